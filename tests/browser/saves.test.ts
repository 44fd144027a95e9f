/** Whatever is begun, opened or played again, the shelf holds each game as it was left. */
import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { openPage, openTab, pageUrl } from './support/chromium.ts';
import { click } from './support/press.ts';
import { goHome, newIn, openFile, playOn, readShelf, shelfWith } from './support/shelf.ts';

const SIZE = { width: 1280, height: 800, reducedMotion: true } as const;
const START = { ...SIZE, address: 'index.html?seed=7' };
const saved = (name: string): string => readFileSync(`tests/storage/saves/c901b22/${name}.json`, 'utf8');

/** Puts a save into the browser as the first version of the program left it there. */
async function shelveOld(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(new URL('encounter-file.schema.json', pageUrl()).href);
  await page.evaluate(async (text) => {
    const { entries, ...header } = JSON.parse(text);
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('pulp-city-tabletop', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('saves');
        request.result.createObjectStore('entries');
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const { system, edition, head } = header;
    const info = {
      id: 'old',
      title: 'Last week',
      system,
      edition,
      entries: entries.length,
      head,
      saved: 1e12,
    };
    const change = db.transaction(['saves', 'entries'], 'readwrite');
    change.objectStore('saves').put({ info, header }, 'old');
    entries.forEach((entry: unknown, at: number) => change.objectStore('entries').put(entry, ['old', at]));
    await new Promise((done) => {
      change.oncomplete = done;
    });
    db.close();
  }, saved('2017-aura'));
  await page.close();
}

test('two games begun one after the other, a third imported, a fourth opened and left: four saves, each as it was left', async () => {
  const { page } = await openPage({ ...START, prepare: shelveOld });
  const hand = new Hand(page);
  const shelves = [await readShelf(page)];
  expect(Object.keys(shelves[0]!)).toEqual(['old']);

  await hand.press('Play now');
  await playOn(hand, 3);
  await goHome(page);
  shelves.push(await readShelf(page));

  await hand.press('Play now');
  await playOn(hand, 2);
  await goHome(page);
  shelves.push(await readShelf(page));

  await openFile(page, 'Open a file', 'evening.json', saved('2013-sfx'));
  expect(await hand.asked()).toMatch(/^Spend \d+ SFX$/);
  await hand.leave();
  await goHome(page);
  shelves.push(await readShelf(page));

  await hand.press('All saved games');
  await hand.press('Open Last week');
  expect(await hand.asked()).toMatch(/: choose an? /);
  await goHome(page);
  const last = await readShelf(page);

  expect(last).toEqual(shelves.at(-1));
  expect(Object.keys(last)).toHaveLength(4);
  for (const [at, before] of shelves.entries()) {
    expect(Object.keys(before)).toHaveLength(at + 1);
    for (const [id, save] of Object.entries(before)) expect(last[id], save.title).toEqual(save);
  }
  const [first, second, third] = [1, 2, 3].map((at) => {
    const [id = ''] = newIn(shelves[at]!, shelves[at - 1]!);
    return last[id]!;
  });
  expect([first!.entries, second!.entries]).toEqual([3, 2]);
  expect(third!.entries).toBeGreaterThan(JSON.parse(saved('2013-sfx')).entries.length);
  expect(last['old']).toMatchObject({ version: 1, title: 'Last week', saved: 1e12 });
});

test('a save of the first version is opened, played on and found again in its own place', async () => {
  const { page } = await openPage({ ...START, prepare: shelveOld });
  const hand = new Hand(page);
  const { entries, head } = JSON.parse(saved('2017-aura'));
  expect(entries.length).toBeGreaterThan(head);
  await hand.press('Go on');
  await hand.press('Menu');
  await hand.press('Concede');
  await click(page.getByRole('button', { name: /concedes|gives up/i }).first());
  await expect.poll(async () => (await readShelf(page))['old']?.version).toBe(3);
  const shelf = await readShelf(page);
  expect(Object.keys(shelf)).toEqual(['old']);
  expect(shelf['old']?.title).toBe('Last week');
  expect(shelf['old']?.head).toBe(shelf['old']?.entries);
});

test('an example, own cards and a rematch each get a save of their own', async () => {
  const { page } = await openPage(START);
  const hand = new Hand(page);
  await openFile(page, 'Open a file', 'over.json', saved('2017-starters-8'));
  await page.locator('main.result, .dock .button--primary').first().waitFor();
  if ((await page.locator('main.result').count()) === 0) await hand.gold();
  await page.locator('main.result').waitFor();
  const entries = JSON.parse(saved('2017-starters-8')).entries.length;
  const imported = await shelfWith(page, entries);
  await hand.press('Rematch');
  await hand.goOn();
  await goHome(page);
  const rematch = await readShelf(page);
  expect(newIn(rematch, imported)).toHaveLength(1);

  await click(page.locator('.example__foot button').first());
  await page.locator('.prompt__title').waitFor();
  await goHome(page);
  const example = await readShelf(page);
  expect(newIn(example, rematch)).toHaveLength(1);

  const card = JSON.stringify({
    id: 'zapper',
    name: 'Zapper',
    short: 'Zapper',
    kind: 'supreme',
    level: 2,
    role: null,
    alignment: ['Hero'],
    baseMm: 30,
    movement: { type: 'Sprint', inches: 5, stealth: false },
    traits: { F: 4, G: 4, H: 4, I: 4, J: 4, K: 4 },
    apLimit: 4,
    apPlus: 2,
    health: 6,
    actions: [{ id: 'zap', bar: 'AP 1 Zap (PRJ 6, H vs I, Damage 1) SFX: none' }],
    powers: [],
  });
  await hand.press('Look at the cards');
  await openFile(page, 'Open card files', 'zapper.json', card);
  await hand.press('Set up a game with them');
  await hand.press(/^Play/);
  await page.locator('.prompt__title').waitFor();
  await goHome(page);
  const own = await readShelf(page);
  expect(newIn(own, example)).toHaveLength(1);

  expect(Object.keys(own)).toHaveLength(4);
  for (const before of [imported, rematch, example])
    for (const [id, save] of Object.entries(before)) expect(own[id], save.title).toEqual(save);
});

describe('two tabs of one browser', () => {
  test('play on the same save: both games are kept whole, and the later one is told', async () => {
    const open = await openPage(START);
    const { page } = open;
    const hand = new Hand(page);
    await hand.press('Play now');
    await playOn(hand, 3);
    const before = await shelfWith(page, 3);
    const [id = ''] = Object.keys(before);

    const tab = await openTab(open);
    const other = new Hand(tab);
    await tab.locator('.prompt__title').waitFor();
    expect(await other.asked()).toBe(await hand.asked());
    expect(await readShelf(tab)).toEqual(before);

    await page.bringToFront();
    await playOn(hand, 1);
    await shelfWith(page, 4);
    expect(await page.getByRole('alert').count()).toBe(0);
    await tab.bringToFront();
    await playOn(other, 2);
    await tab.getByText(/also been played on in another tab/).waitFor();
    const both = await shelfWith(tab, 4 + 5);
    const [copy = ''] = newIn(both, before);
    expect(both[id]).toMatchObject({ entries: 4, title: before[id]!.title });
    expect(both[copy]).toMatchObject({ entries: 5, title: `${before[id]!.title} (2)` });

    await click(tab.getByRole('button', { name: 'All right' }));
    expect(await tab.getByText(/also been played on/).count()).toBe(0);
    await playOn(other, 1);
    await page.bringToFront();
    await playOn(hand, 1);
    await shelfWith(tab, 5 + 6);
    for (const [one, steps] of [
      [page, 5],
      [tab, 6],
    ] as const) {
      await one.bringToFront();
      const asked = await new Hand(one).asked();
      await one.reload();
      await one.locator('.prompt__title').waitFor();
      expect(await new Hand(one).asked()).toBe(asked);
      await new Hand(one).press('Menu');
      await new Hand(one).press('Saved games');
      expect(await one.locator('[aria-current="true"]').innerText()).toMatch(new RegExp(`${steps} steps`));
    }
  });

  test('one deletes the save that the other has on its table: that game is kept', async () => {
    const open = await openPage(START);
    const hand = new Hand(open.page);
    await hand.press('Play now');
    await playOn(hand, 2);
    await shelfWith(open.page, 2);
    const tab = await openTab(open);
    await tab.locator('.prompt__title').waitFor();
    await goHome(tab);
    const other = new Hand(tab);
    await other.press('All saved games');
    await other.press(/^Delete /);
    await other.press('Delete for good');
    await shelfWith(tab, 0);
    await open.page.bringToFront();
    await playOn(hand, 1);
    await open.page.getByText(/was deleted in another tab/).waitFor();
    expect(Object.keys(await shelfWith(open.page, 3))).toHaveLength(1);
  });
});
