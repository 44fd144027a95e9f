// Photographs every screen of the gallery at the sizes it must hold: node tests/gallery/photograph.mjs [folder]
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { browserLaunch } from '../tooling/browser/index.mjs';

const folder = process.argv[2] ?? 'tests/browser/screenshots/gallery';
const only = process.argv[3];
/** @type {readonly (readonly [number, number])[]} */
const SIZES = [
  [1280, 800],
  [1920, 1080],
  [1024, 768],
  [800, 1200],
  [390, 844],
];

await mkdir(folder, { recursive: true });
const server = await createServer({ configFile: new URL('vite.config.ts', import.meta.url).pathname });
await server.listen(0);
const [url] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch(await browserLaunch());
for (const screen of ['play', 'attack', 'sfx', 'move', 'across', 'sheet']) {
  for (const [width, height] of SIZES) {
    const name = `${screen}-${width}x${height}`;
    if (only && !name.includes(only)) continue;
    const page = await browser.newPage({ viewport: { width, height } });
    page.on('pageerror', (error) => console.error(name, error.message));
    page.on('console', (message) => message.type() === 'error' && console.error(name, message.text()));
    await page.goto(`${url}?screen=${screen}`);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${folder}/${name}.png` });
    await page.close();
  }
}
await browser.close();
await server.close();
