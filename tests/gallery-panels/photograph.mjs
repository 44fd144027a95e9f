// Photographs screens and panels: node tests/gallery-panels/photograph.mjs [folder] [part of a name]
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const folder = process.argv[2] ?? 'tests/browser/screenshots/panels';
const only = process.argv[3];
/** @type {readonly (readonly [number, number])[]} */
const SIZES = [
  [1280, 800],
  [1024, 768],
];
/** Name and wish of each picture. */
const PICTURES = {
  home: 'screen=home',
  'home-saves': 'screen=home&saves&lang=fr',
  setup: 'screen=setup',
  'setup-fr': 'screen=setup&lang=fr',
  result: 'screen=result&until=end&seed=3',
  'result-fr': 'screen=result&until=end&seed=4&level=9&edition=2013&lang=fr',
  card: 'screen=card&want=turn',
  cover: 'want=chooseRoller&edition=2013',
  edge: 'want=chooseEdge',
  advantage: 'want=chooseAdvantage',
  plan: 'want=masterPlan&seed=6',
  'first-turn': 'want=chooseFirstTurn',
  turn: 'want=turn',
  'turn-minions': 'want=turn&level=9&lang=fr&seed=5',
  'command-after': 'want=commandAfter&level=9',
  dice: 'want=enterDice&dice=entered&edition=2013',
  menu: 'want=act&seed=4&open=menu',
  adjust: 'want=act&seed=4&open=adjust',
};

await mkdir(folder, { recursive: true });
const server = await createServer({ configFile: new URL('vite.config.ts', import.meta.url).pathname });
await server.listen(0);
const [url] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch({
  executablePath: process.env.CHROME_BIN ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [picture, wish] of Object.entries(PICTURES)) {
  for (const [width, height] of SIZES) {
    const name = `${picture}-${width}x${height}`;
    if (only && !name.includes(only)) continue;
    const page = await browser.newPage({ viewport: { width, height } });
    page.on('pageerror', (error) => console.error(name, error.message));
    page.on('console', (message) => message.type() === 'error' && console.error(name, message.text()));
    await page.goto(`${url}?${wish}`);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(900);
    await page.screenshot({ path: `${folder}/${name}.png` });
    await page.close();
  }
}
await browser.close();
await server.close();
