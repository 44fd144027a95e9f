/**
 * Pictures of the game for the documents: `npm run screenshots`. Encounters are played by seed until something worth
 * a picture is asked, then opened in a real browser and looked at; the same program makes the same pictures.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserLaunch } from './browser/index.mjs';
import { ensureTestPage } from './page.mjs';
import { projectRoot } from './project.mjs';
import { listen, staticServer } from './static-server.mjs';

const OUT = join(projectRoot, 'docs', 'screenshots');
const UM_PER_INCH = 25_400;
const TABLE = 24;
const BORDER = 3;

/**
 * @typedef {{ x: number, y: number }} Spot
 * @typedef {{ file: string, model?: string, action?: string, targetName?: string, from?: Spot, to?: Spot }} Moment
 */

/** @returns {Record<string, Moment>} */
function moments() {
  const program = [join('tests', 'tooling', 'run-ts.mjs'), join('tests', 'tooling', 'moments.ts')];
  const run = spawnSync(process.execPath, program, {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}

/**
 * Where a spot of the rules lies on the page.
 * @param {import('playwright-core').Page} page
 * @param {Spot} spot
 */
async function place(page, spot) {
  const frame = await page.locator('.stage').boundingBox();
  if (frame === null) throw new Error('no table on the page');
  const scale = Math.min((frame.width - 2 * BORDER) / TABLE, (frame.height - 2 * BORDER) / TABLE);
  const left = frame.x + (frame.width - TABLE * scale) / 2;
  const top = frame.y + (frame.height - TABLE * scale) / 2;
  return {
    x: left + (spot.x / UM_PER_INCH) * scale,
    y: top + (TABLE - spot.y / UM_PER_INCH) * scale,
  };
}

/**
 * What a player does before each picture is taken.
 * @type {Record<string, { width: number, height: number, touch?: boolean, act: (page: import('playwright-core').Page, moment: Moment) => Promise<void> }>}
 */
const PICTURES = {
  table: {
    width: 1280,
    height: 800,
    async act(page, { action }) {
      await page
        .locator('.action', { hasText: action ?? '' })
        .first()
        .click();
    },
  },
  attack: {
    width: 1280,
    height: 800,
    async act(page, { action, targetName }) {
      await page
        .locator('.action', { hasText: action ?? '' })
        .first()
        .click();
      await page
        .locator('.fact-row', { hasText: targetName ?? '' })
        .first()
        .click();
    },
  },
  sfx: {
    width: 1280,
    height: 800,
    async act(page) {
      const more = page.locator('.stepper__turn:not([aria-disabled="true"])', { hasText: '+' });
      if ((await more.count()) > 0) await more.first().click();
      if ((await more.count()) > 1) await more.nth(1).click();
    },
  },
  touch: {
    width: 1024,
    height: 768,
    touch: true,
    async act(page, { from, to }) {
      if (from === undefined || to === undefined) return;
      const [start, end] = [await place(page, from), await place(page, to)];
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
      for (let step = 1; step <= 20; step += 1) {
        const at = {
          x: start.x + ((end.x - start.x) * step) / 20,
          y: start.y + ((end.y - start.y) * step) / 20,
        };
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
      }
    },
  },
};

const found = moments();
const server = staticServer(ensureTestPage());
const address = await listen(server, 0, '127.0.0.1');
const browser = await chromium.launch({ ...browserLaunch(), headless: true });
mkdirSync(OUT, { recursive: true });
for (const [name, picture] of Object.entries(PICTURES)) {
  const moment = found[name];
  if (moment === undefined) throw new Error(`no moment for ${name}`);
  const context = await browser.newContext({
    viewport: { width: picture.width, height: picture.height },
    hasTouch: picture.touch ?? false,
    isMobile: picture.touch ?? false,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(address);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  const file = { name: 'encounter.json', mimeType: 'application/json', buffer: Buffer.from(moment.file) };
  await (await chooser).setFiles(file);
  await page.locator('.prompt__title').waitFor();
  await page.waitForTimeout(600);
  await picture.act(page, moment);
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(OUT, `${name}.png`) });
  console.log(`docs/screenshots/${name}.png`);
  await context.close();
}
await browser.close();
server.close();
server.closeAllConnections();
