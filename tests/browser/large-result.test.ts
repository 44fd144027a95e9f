/** Result and replay on a large screen and on a small one, and with large text. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';
import { openFile } from './support/shelf.ts';

const recorded = (name: string): string =>
  gunzipSync(readFileSync(`tests/replays/scored/${name}.json.gz`)).toString();

const RECORDED = recorded('2017-territory-1');

/** In how many lines the name of each Team is written. */
const linesOfNames = (page: Page): Promise<readonly number[]> =>
  page.locator('.half h2').evaluateAll((names) =>
    names.map((name) => {
      const written = document.createRange();
      written.selectNodeContents(name);
      return new Set([...written.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );

test('lines of the curve have the width of four points of text on every screen', async () => {
  const { page, screenshot } = await openPage({ width: 1920, height: 1080, reducedMotion: true });
  await openFile(page, 'Open a file', 'recorded.json', RECORDED);
  await new Hand(page).press('Show the result');
  await page.locator('.course__line').first().waitFor({ state: 'attached' });
  const share = (): Promise<readonly string[]> =>
    page.locator('.course__line').evaluateAll((lines) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      return lines.map((line) => (Number.parseFloat(getComputedStyle(line).strokeWidth) / rem).toFixed(3));
    });
  const usual = await share();
  expect(usual.length).toBe(2);
  await screenshot('result-1920');
  await page.setViewportSize({ width: 3840, height: 2160 });
  await expect.poll(share).toEqual(usual);
  await screenshot('result-3840');
  const gaps = await page.locator('.course__moment circle').evaluateAll((marks) => {
    const boxes = marks.map((mark) => mark.getBoundingClientRect()).toSorted((a, b) => a.left - b.left);
    return boxes.slice(1).map((box, at) => box.left - (boxes[at]?.right ?? 0));
  });
  // No number lies under another.
  for (const gap of gaps) expect(gap).toBeGreaterThan(-1);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => linesOfNames(page)).toEqual([1, 1]);
});

test.each([
  { width: 1920, height: 1080, of: '2017-territory-1' },
  { width: 3840, height: 2160, of: '2017-territory-1' },
  { width: 1920, height: 1080, of: '2017-captureTheFlag-1' },
])('on a television what shows a turning point lies above the bar: $width x $height, $of', async (screen) => {
  const { page } = await openPage({ ...screen, reducedMotion: true });
  await openFile(page, 'Open a file', 'recorded.json', recorded(screen.of));
  await new Hand(page).press('Show the result');
  const shows = page.locator('.moment .button');
  await shows.first().waitFor();
  const bar = (await page.locator('.result__buttons').boundingBox())?.y ?? 0;
  const ends = await shows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(Math.max(...ends)).toBeLessThan(bar);
});

test('with text of double size names stay whole, and the replay leaves the table its room', async () => {
  const { page, screenshot } = await openPage({
    width: 1920,
    height: 1080,
    reducedMotion: true,
    prepare: async (context) => {
      await context.addInitScript(() => {
        localStorage.setItem('pulp-city-tabletop/preferences', JSON.stringify({ textScale: 2 }));
      });
    },
  });
  const hand = new Hand(page);
  await openFile(page, 'Open a file', 'recorded.json', RECORDED);
  await hand.press('Show the result');
  await page.locator('.half h2').first().waitFor();
  expect(await linesOfNames(page)).toEqual([1, 1]);
  await screenshot('result-large-text');
  await hand.press(/^Replay/);
  const table = page.locator('.stage');
  await table.waitFor();
  const room = (await table.boundingBox())?.height ?? 0;
  expect(room).toBeGreaterThan(1080 / 3);
  await screenshot('replay-large-text');
});

test.each([
  ['en-GB', 'Open a file', 'Show the result'],
  ['fr-FR', 'Ouvrir un fichier', 'Voir le résultat'],
])('on a phone short Rounds are named by their numbers below the curve, %s', async (locale, open, show) => {
  const { page } = await openPage({ width: 390, height: 844, touch: true, reducedMotion: true, locale });
  await openFile(page, open, 'recorded.json', recorded('2017-captureTheFlag-1'));
  await new Hand(page, true).press(show);
  const names = page.locator('.course__name');
  await names.first().waitFor();
  expect(await names.allTextContents()).toEqual(['Round 1', 'Round 2', '3', '4']);
  const gaps = await names.evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return boxes.slice(1).map((box, at) => box.left - (boxes[at]?.right ?? 0));
  });
  expect(Math.min(...gaps)).toBeGreaterThan(0);
});
