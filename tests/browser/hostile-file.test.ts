/** Files that would hurt, through the real page: the sentence is read, the game on the table stays. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { projectRoot } from '../tooling/project.mjs';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';
import { click } from './support/press.ts';

const RECORDED = join(projectRoot, 'tests/replays/recorded/2017-starters-8.json');

const ill = (event: object): Buffer => {
  const file = JSON.parse(readFileSync(RECORDED, 'utf8'));
  file.entries[4].events.push(event);
  return Buffer.from(JSON.stringify(file));
};
const POISONED = ill({ type: 'stunned', model: '__proto__', cause: { of: 'agreement' } });
const IMPOSSIBLE = ill({ type: 'healed', model: 'a1', points: 1, left: -7, cause: { of: 'agreement' } });

async function choose(page: Page, button: string, buffer: Buffer): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await click(page.getByRole('button', { name: button }));
  await (await asked).setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
}

const shared = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'stunned' in {} || Object.keys(Object.prototype).length > 0);

/** Whatever the layout of the shelf: every entry on it gets one more event. */
const poisonShelf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const poisoned = JSON.parse('{"type":"stunned","model":"__proto__","cause":{"of":"agreement"}}');
    let count = 0;
    for (const { name } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name ?? ''));
      for (const store of db.objectStoreNames) {
        const table = db.transaction(store, 'readwrite').objectStore(store);
        const keys = await done(table.getAllKeys());
        for (const key of keys) {
          const value = await done(table.get(key));
          if (!Array.isArray(value?.events)) continue;
          value.events.push(poisoned);
          await done(table.keyPath === null ? table.put(value, key) : table.put(value));
          count += 1;
        }
      }
      db.close();
    }
    return count;
  });

test('a hostile file is refused in words, and the running game goes on, after a reload too', async () => {
  const { page } = await openPage({ width: 1280, height: 800, address: 'index.html?seed=7' });
  const hand = new Hand(page);
  await choose(page, 'Open a file', POISONED);
  const alert = page.getByRole('alert');
  await expect.poll(() => alert.innerText()).toMatch(/^Entry 5 of the file names something “__proto__”/);
  await choose(page, 'Open a file', IMPOSSIBLE);
  await expect
    .poll(() => alert.innerText())
    .toBe(
      'The file is damaged: at entry 5 models.a1.health is -7. Save it anew where it comes from, or choose another.',
    );

  await hand.press('Play now');
  await hand.goOnUntil(/^Deploy /);
  const asked = await hand.asked();
  const table = await hand.list();
  await hand.press('Menu');
  await hand.press('Saved games');
  await choose(page, 'Import a file', POISONED);
  await expect
    .poll(() => alert.first().innerText())
    .toMatch(/“__proto__”[\s\S]*The running game is untouched/);
  expect(await shared(page)).toBe(false);
  await hand.press(/^Close$/);
  expect([await hand.asked(), await hand.list()]).toEqual([asked, table]);

  await page.reload();
  await page.locator('.prompt__title').first().waitFor();
  expect([await hand.asked(), await hand.list()]).toEqual([asked, table]);
});

test('a save that an earlier page took with poison in it keeps no page from starting', async () => {
  const { page } = await openPage({ width: 1280, height: 800, address: 'index.html?seed=7' });
  const hand = new Hand(page);
  await hand.press('Play now');
  await hand.goOnUntil(/^Deploy /);
  await expect.poll(() => poisonShelf(page)).toBeGreaterThan(0);
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  expect(await shared(page)).toBe(false);
  await click(page.getByRole('button', { name: /^Go on/ }));
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('“__proto__”');
  await hand.press('Play now');
  await page.locator('.prompt__title').first().waitFor();
});
