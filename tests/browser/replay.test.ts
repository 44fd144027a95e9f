/** A game is shown again: by pointer and keys in English, by touch in French, and a game that is not Pulp City. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Page } from 'playwright-core';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureToyPage } from '../tooling/page.mjs';
import { listen, staticServer } from '../tooling/static-server.mjs';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';
import { click, key, tapAt } from './support/press.ts';
import { openFile } from './support/shelf.ts';

const readGame = (name: string): string =>
  gunzipSync(readFileSync(`tests/replays/scored/${name}.json.gz`)).toString('utf8');
const GAME = '2013-armoredCar-2';

const where = (page: Page) => page.locator('.replay__where b').innerText();
const caption = (page: Page) => page.locator('.replay__caption p:last-child').innerText();
const current = (page: Page) => page.locator('.replay__line[aria-current]').first().innerText();

/** The place of the moment shown, and how many there are. */
async function moment(page: Page): Promise<readonly [number, number]> {
  const [n = 0, of = 0] = (await where(page)).match(/\d+/g)?.map(Number) ?? [];
  return [n, of];
}

async function openGame(page: Page, button: string, name = GAME): Promise<void> {
  await openFile(page, button, 'game.json', readGame(name));
  await page.locator('.table-screen').waitFor();
}

test('from the result to a turning point and back; the line, the keys and the story lead through the game', async () => {
  const { page, screenshot } = await openPage({ width: 1280, height: 800, reducedMotion: true });
  const hand = new Hand(page);
  await openGame(page, 'Open a file');
  await hand.press('Show the result');
  const told = await page.locator('.moment__line').first().innerText();
  await click(page.locator('.moment').first().getByRole('button', { name: 'Show this moment' }));
  await page.locator('.replay').waitFor();
  await expect.poll(() => page.locator('.replay__line[aria-current]').allInnerTexts()).toContain(told);
  await screenshot('replay-1280x800');
  await hand.press(/^Back$/);
  await page.locator('.result').waitFor();

  await hand.press(/^Replay$/);
  await page.locator('.replay').waitFor();
  await expect.poll(() => where(page)).toMatch(/^Moment 1 of/);
  const [, of] = await moment(page);
  await key(page, 'ArrowRight');
  await expect.poll(() => moment(page)).toEqual([2, of]);
  await key(page, 'Shift+ArrowRight');
  await expect.poll(async () => (await moment(page))[0]).toBeGreaterThan(3);
  await key(page, 'End');
  await expect.poll(() => moment(page)).toEqual([of, of]);
  await key(page, 'ArrowLeft');
  await expect.poll(() => moment(page)).toEqual([of - 1, of]);
  await key(page, 'Home');
  await expect.poll(() => moment(page)).toEqual([1, of]);

  const track = page.getByRole('slider', { name: 'The game from its beginning to its end' });
  const box = await page.locator('.track__line').boundingBox();
  if (box === null) throw new Error('no track');
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2, { steps: 6 });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => Math.abs((await moment(page))[0] - of / 2)).toBeLessThan(3);
  expect(await track.getAttribute('aria-valuetext')).toContain(await caption(page));

  const row = page.locator('.replay__line').nth(30);
  const words = await row.locator('span').innerText();
  await click(row);
  await expect.poll(() => current(page)).toContain(words);

  await hand.press(/^8×$/);
  const [before] = await moment(page);
  await key(page, 'Escape');
  await page.locator('.result').waitFor();
  expect(before).toBeGreaterThan(1);
});

test.each([
  ['three', '2013-quest-1'],
  ['four', '2013-armoredCar-1'],
])('%s turning points lie above the bar of a laptop with all they say and lead to', async (_many, name) => {
  const { page } = await openPage({ width: 1280, height: 800, reducedMotion: true });
  await openGame(page, 'Open a file', name);
  await new Hand(page).press('Show the result');
  await page.locator('.moment__picture').last().waitFor();
  const bar = (await page.locator('.result__buttons').boundingBox())?.y ?? 0;
  const moments = page.locator('.moment');
  for (const moment of await moments.all()) {
    const box = await moment.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar);
    const button = moment.getByRole('button', { name: 'Show this moment' });
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const last = moments.last().getByRole('button');
  await click(last);
  await page.locator('.replay').waitFor();
  await key(page, 'Escape');
  // Back, the button that was pressed is at hand.
  await expect.poll(() => last.evaluate((one) => one === document.activeElement)).toBe(true);
});

test('a film of a moment is a file that plays', async () => {
  const { context, page } = await openPage({ width: 1280, height: 800 });
  const hand = new Hand(page);
  await openGame(page, 'Open a file');
  await hand.press('Show the result');
  await click(page.locator('.moment').first().getByRole('button', { name: 'Show this moment' }));
  await page.locator('.replay').waitFor();
  await expect.poll(() => where(page)).not.toMatch(/^Moment 1 of/);
  const at = await where(page);
  const coming = page.waitForEvent('download');
  await hand.press('Film of this moment');
  await page.getByRole('button', { name: 'The film is being made' }).waitFor();
  const film = await coming;
  expect(film.suggestedFilename()).toMatch(/\.(mp4|webm)$/);
  const bytes = readFileSync(await film.path());
  // The page itself plays no films.
  const cinema = await context.newPage();
  const seen = await cinema.evaluate(async (base64) => {
    const video = document.createElement('video');
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    video.src = URL.createObjectURL(new Blob([data]));
    await new Promise((done, fail) => {
      video.addEventListener('loadeddata', () => {
        video.currentTime = 0.8;
      });
      video.addEventListener('seeked', done);
      video.addEventListener('error', fail);
    });
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    const pen = canvas.getContext('2d')!;
    pen.drawImage(video, 0, 0);
    const { data: points } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return { width: video.videoWidth, colours: new Set(points).size };
  }, bytes.toString('base64'));
  expect(seen.width).toBeGreaterThan(300);
  expect(seen.colours, 'the table is to be seen in it').toBeGreaterThan(40);
  await expect.poll(() => where(page)).toBe(at);
});

test('space lets it run and rest; a line of the log leads to its moment, and Back to the table as it was', async () => {
  const { page } = await openPage({ width: 1280, height: 800, reducedMotion: true });
  const hand = new Hand(page);
  await openGame(page, 'Open a file');
  await hand.press('Menu');
  await hand.press(/^What happened$/);
  const line = page.locator('.whole-log .log-line').nth(20);
  const told = await line.locator('p').first().innerText();
  await click(line.getByRole('button', { name: 'Show this moment' }));
  await page.locator('.replay').waitFor();
  await expect
    .poll(() => page.locator('.replay__line[aria-current]').allInnerTexts())
    .toContainEqual(expect.stringContaining(told));
  await hand.press(/^8×$/);
  const [start] = await moment(page);
  await page.locator('.track').focus();
  await key(page, ' ');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await expect.poll(async () => (await moment(page))[0]).toBeGreaterThan(start + 2);
  await key(page, ' ');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await hand.press(/^Back$/);
  await page.locator('.dock').first().waitFor();
  expect(await page.locator('.replay').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Undo$/ }).getAttribute('aria-disabled')).toBeNull();
});

test('in French, by touch, on a telephone and from the list of saved games', async () => {
  const { page, screenshot } = await openPage({
    width: 390,
    height: 844,
    touch: true,
    locale: 'fr-FR',
    reducedMotion: true,
  });
  const hand = new Hand(page, true);
  await openGame(page, 'Ouvrir un fichier');
  await hand.press('Menu');
  await hand.press(/^Parties/);
  await hand.press(/^Revoir /);
  await page.locator('.replay').waitFor();
  await expect.poll(() => where(page)).toMatch(/^Moment 1 sur/);
  await hand.press('Un moment en avant');
  await expect.poll(async () => (await moment(page))[0]).toBe(2);
  const box = await page.locator('.track__line').boundingBox();
  if (box === null) throw new Error('no track');
  await tapAt(page, { x: box.x + box.width * 0.7, y: box.y + box.height / 2 });
  await expect.poll(async () => (await moment(page))[0]).toBeGreaterThan(20);
  await screenshot('replay-390x844');
  expect(await page.locator('.replay__deck').innerText()).not.toMatch(
    /\b(the|Turn|Moment \d+ of|Back|Play)\b/,
  );
  await hand.press(/^Retour$/);
  await page.locator('.dock').first().waitFor();
});

let server: Server;
let toy = '';

beforeAll(async () => {
  server = staticServer(ensureToyPage());
  toy = new URL('?seed=7', await listen(server, 0, '127.0.0.1')).href;
});

afterAll(async () => {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
});

test('any game is shown again on its own table, without a word of it in the replay', async () => {
  const { page } = await openPage({ width: 1280, height: 800, reducedMotion: true, address: toy });
  const hand = new Hand(page);
  await hand.press('Draw');
  for (const stance of ['Bold', 'Sly']) {
    await hand.gold();
    await hand.choose(stance);
    await hand.gold();
  }
  await hand.gold();
  await hand.gold();
  await hand.press('Menu');
  await hand.press(/^Replay$/);
  await page.locator('.replay').waitFor();
  await expect.poll(() => where(page)).toMatch(/^Moment 1 of/);
  await key(page, 'End');
  await expect.poll(() => caption(page)).toMatch(/scores a point|Nobody scores/);
  expect(await page.locator('.replay__part h3').allInnerTexts()).toEqual(['Before the duel', 'Exchange 1']);
  await key(page, 'Escape');
  await page.locator('.dock').first().waitFor();
});
