/**
 * Every screen at four sizes, side by side, for docs/screenshots/review: `npm run review`, or `npm run review -- WALK ...`
 * for some of the walks. The whole pictures lie in the cache, for whoever wants to look closely.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { browserLaunch } from './browser/index.mjs';
import { ensureTestPage } from './page.mjs';
import { cacheFolder, projectRoot } from './project.mjs';
import { Camera, SIZES } from './review/camera.ts';
import { WALKS } from './review/walks.ts';
import { listen, staticServer } from './static-server.mjs';

const OUT = join(projectRoot, 'docs', 'screenshots', 'review');
const WHOLE = join(cacheFolder, 'review');
const STRIP = { height: 340, gap: 6, quality: 45 };

async function strip(browser: Browser, name: string): Promise<void> {
  const { height, gap, quality } = STRIP;
  const pictures = SIZES.map((size) => {
    const data = readFileSync(join(WHOLE, `${name}-${size.width}.png`)).toString('base64');
    return `<img height="${height}" src="data:image/png;base64,${data}">`;
  });
  const width = SIZES.reduce(
    (sum, size) => sum + Math.round((height * size.width) / size.height) + gap,
    -gap,
  );
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<body style="margin:0;display:flex;gap:${gap}px;background:#fff">${pictures.join('')}</body>`,
  );
  writeFileSync(join(OUT, `${name}.jpg`), await page.screenshot({ type: 'jpeg', quality }));
  await page.close();
}

const wanted = process.argv.slice(2);
const server = staticServer(ensureTestPage());
const address = await listen(server, 0, '127.0.0.1');
const browser = await chromium.launch({ ...browserLaunch(), headless: true });
mkdirSync(OUT, { recursive: true });
mkdirSync(WHOLE, { recursive: true });
for (const [name, walk] of Object.entries(WALKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const size of SIZES) {
    const camera = await Camera.open(browser, address, WHOLE, size, walk.options ?? {});
    try {
      await walk.go(camera);
    } catch (error) {
      await camera.page.screenshot({ path: join(WHOLE, `stuck-${name}-${size.width}.png`) });
      console.error(`${name} ${size.width}: ${String(error)}`);
      process.exitCode = 1;
    }
    await camera.close();
  }
  console.log(name);
}
const isThere = (name: string): boolean =>
  SIZES.every(({ width }) => existsSync(join(WHOLE, `${name}-${width}.png`)));
const names = readdirSync(WHOLE)
  .flatMap((file) => /^(.+)-1280\.png$/.exec(file)?.[1] ?? [])
  .filter((name) => !name.startsWith('stuck-') && isThere(name));
for (const name of names) await strip(browser, name);
await browser.close();
server.close();
server.closeAllConnections();
