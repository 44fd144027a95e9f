/** A page that hosts two games: the duel of the tests, which is all that a second game has to bring, and Pulp City. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureToyPage } from '../tooling/page.mjs';
import { listen, staticServer } from '../tooling/static-server.mjs';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';
import { click, key } from './support/press.ts';
import { goHome, openFile, readShelf } from './support/shelf.ts';

let server: Server;
let address = '';

beforeAll(async () => {
  server = staticServer(ensureToyPage());
  address = new URL('?seed=7', await listen(server, 0, '127.0.0.1')).href;
});

afterAll(async () => {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
});

const open = (locale = 'en-GB') =>
  openPage({ width: 1280, height: 800, reducedMotion: true, address, locale });

/** Both players choose in secret, one behind the other. */
async function stand(hand: Hand, a: string, b: string): Promise<void> {
  for (const stance of [a, b]) {
    await hand.gold();
    await hand.choose(stance);
    await hand.gold();
  }
}

async function playToTheEnd(hand: Hand): Promise<void> {
  const over = hand.page.getByText(/wins the duel/);
  for (let left = 20; left > 0; left -= 1) {
    await hand.page.locator('.cover, .prompt__title').first().waitFor();
    if ((await over.count()) > 0) return;
    await stand(hand, 'Bold', 'Sly');
    await hand.gold();
  }
}

const REFUSALS = [
  {
    locale: 'en-GB',
    begin: 'Draw',
    away: 'Run away',
    bold: 'Bold',
    why: 'Nobody runs away from a duel.',
  },
  {
    locale: 'fr-FR',
    begin: 'En garde',
    away: 'S’enfuir',
    bold: 'Hardie',
    why: 'Personne ne s’enfuit d’un duel.',
  },
] as const;

test.each(REFUSALS)(
  'a refusal is heard by whoever listens, each time, and is gone with what is taken ($locale)',
  async (w) => {
    const { page } = await open(w.locale);
    const hand = new Hand(page);
    await hand.press(w.begin);
    await hand.gold();
    const told = page.getByRole('alert');
    expect(await told.count()).toBe(0);
    const heard = await page.evaluateHandle(() => {
      const words: string[] = [];
      const listen = new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof Element && node.getAttribute('role') === 'alert')
              words.push(node.textContent ?? '');
      });
      listen.observe(document.body, { childList: true, subtree: true });
      return words;
    });
    // By keys alone: whoever listens has no pointer.
    for (const times of [1, 2]) {
      await hand.choose(w.away);
      await key(page, 'Enter');
      await expect.poll(() => heard.jsonValue()).toEqual(Array.from({ length: times }, () => w.why));
      expect(await told.innerText()).toBe(w.why);
    }
    await hand.choose(w.bold);
    await key(page, 'Enter');
    await page.locator('.cover', { hasText: 'Bob' }).waitFor();
    expect(await told.count()).toBe(0);
  },
);

test('a duel is played: secret choices, a refusal and its why, dice, undo, reload, to the end', async () => {
  const { page, screenshot } = await open();
  const hand = new Hand(page);
  expect(await page.locator('h1').innerText()).toMatch(/^Duel\s+Tabletop$/i);
  expect(await page.getByRole('button', { name: 'Set up a game' }).count()).toBe(0);
  await hand.press('Draw');

  expect(await page.locator('.cover').innerText()).toMatch(/Ann/);
  await hand.gold();
  expect(await hand.asked()).toBe('Choose your stance');
  await hand.choose('Run away');
  await hand.gold();
  expect(await page.getByRole('alert').innerText()).toBe('Nobody runs away from a duel.');
  await hand.press('Ask why');
  await key(page, 'Escape');
  expect(await page.locator('.table-screen').getAttribute('data-asking')).toBe('false');
  await hand.press('Ask why');
  await click(page.getByRole('radio', { name: 'Run away' }));
  expect(await page.locator('dialog[open]').innerText()).toMatch(
    /^Stances[\s\S]*nobody leaves the field[\s\S]*DUEL-STANCE/,
  );
  await hand.press(/^Close$/);
  await hand.choose('Bold');
  await hand.gold();
  expect(await page.locator('.cover').innerText()).toMatch(/Bob/);
  await hand.gold();
  await hand.choose('Sly');
  await hand.gold();
  expect(await hand.asked()).toBe('Do the people cheer?');

  await hand.gold();
  // The next exchange has begun, under a cover; below it lie the dice.
  await hand.gold();
  await page.locator('.tray').waitFor();
  const log = await hand.wholeLog();
  expect(log).toMatch(/Exchange 1\s+Ann stands bold, Bob sly\./);
  expect(log).toMatch(/(Ann|Bob) scores a point\.|Nobody scores\./);
  await screenshot('two-games-duel');

  await hand.press(/^Undo$/);
  expect(await page.locator('dialog[open]').innerText()).toMatch(/agree/);
  await hand.press('We both agree');
  expect(await hand.asked()).toBe('Do the people cheer?');
  expect(await hand.wholeLog()).not.toMatch(/scores/);
  await hand.choose('They are silent');
  await hand.gold();
  await page.locator('.cover').waitFor();

  const before = await readShelf(page);
  expect(Object.values(before).map(({ title }) => title)).toEqual(['Ann – Bob']);
  await page.reload();
  await hand.gold();
  expect(await hand.asked()).toBe('Choose your stance');
  expect(await hand.wholeLog()).toMatch(/Exchange 1[\s\S]*(scores|Nobody)/);
  await hand.choose('Calm');
  await hand.gold();
  await hand.gold();
  await hand.choose('Calm');
  await hand.gold();
  await hand.gold();
  await playToTheEnd(hand);
  expect(await hand.asked()).toMatch(/^(Ann|Bob) wins the duel$/);
  expect(await hand.wholeLog()).toMatch(/(Ann|Bob) has won the duel\.$/);
});

test('saves of both games lie on one shelf, and each opens on its own table', async () => {
  const { page, screenshot } = await open();
  const hand = new Hand(page);
  await hand.press('Draw');
  await stand(hand, 'Bold', 'Calm');
  await goHome(page);
  await hand.press('Pulp City');
  expect(await page.locator('h1').innerText()).toMatch(/^Pulp City\s+Tabletop$/i);
  await screenshot('two-games-home');
  await hand.press('Play now');
  await hand.goOn();
  const asked = await hand.asked();

  await hand.press('Menu');
  await hand.press('Saved games');
  await expect
    .poll(() => page.locator('.save').allInnerTexts())
    .toEqual([
      expect.stringMatching(/On the table now[\s\S]*Pulp City, Edition of \d+, 1 step,/),
      expect.stringMatching(/^Open\s+Ann – Bob\s+Duel, First edition, 2 steps,/),
    ]);
  await hand.press(/^Open Ann – Bob/);
  await expect.poll(() => hand.asked()).toBe('Do the people cheer?');
  expect(Object.keys(await readShelf(page))).toHaveLength(2);

  await page.reload();
  await page.locator('.prompt__title').first().waitFor();
  expect(await hand.asked()).toBe('Do the people cheer?');
  await goHome(page);
  await hand.press('All saved games');
  await click(page.locator('dialog[open] .save__open', { hasText: 'Pulp City' }));
  await page.locator('.table-screen').waitFor();
  await expect.poll(() => hand.asked()).toBe(asked);
});

test('a file is opened as the game that it is of, whichever is in front', async () => {
  const { page } = await open();
  const hand = new Hand(page);
  await hand.press('Draw');
  await stand(hand, 'Sly', 'Sly');
  await hand.press('Menu');
  await hand.press('Saved games');
  const saving = page.waitForEvent('download');
  await hand.press('Export this game');
  const download = await saving;
  expect(download.suggestedFilename()).toBe('duel-of-ann-and-bob-exchange-1.json');
  const text = readFileSync(await download.path(), 'utf8');
  await key(page, 'Escape');
  await goHome(page);
  await hand.press('Pulp City');
  await openFile(page, 'Open a file', 'duel.json', text);
  expect(await hand.asked()).toBe('Do the people cheer?');
});

test('a second game has every layout: across the table each player has his own dock', async () => {
  const { page, screenshot } = await open();
  const hand = new Hand(page);
  await hand.press('Draw');
  await stand(hand, 'Bold', 'Bold');
  await key(page, 'x');
  await key(page, 'x');
  expect(await page.locator('.table-screen').getAttribute('data-layout')).toBe('across');
  const docks = page.locator('.dock');
  expect(await docks.evaluateAll((all) => all.map((dock) => dock.getAttribute('data-turned')))).toEqual([
    'false',
    'true',
  ]);
  expect(await docks.nth(1).innerText()).toMatch(/Ann is choosing/);
  const table = await page.locator('.table-view').boundingBox();
  expect(table?.height).toBeGreaterThan(760);
  await screenshot('two-games-across');
});

test('the second game speaks French as the first does', async () => {
  const { page } = await open('fr-FR');
  const hand = new Hand(page);
  await hand.press('En garde');
  await hand.gold();
  expect(await hand.asked()).toBe('Choisissez votre posture');
  expect(await page.locator('.table-screen').innerText()).not.toMatch(
    /\b(the|stance|Exchange 1|points of)\b/,
  );
});
