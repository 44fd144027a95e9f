/** The browser's saves as they stand in its database, and what a player does to come by some. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Hand, type Spot } from '../hand.ts';

export interface ShelvedSave {
  readonly title: string;
  readonly version: number;
  readonly head: number;
  readonly entries: number;
  readonly saved: number;
  /** All of it, byte for byte. */
  readonly whole: string;
}

/** What stands on the shelf, by the ids of the saves. */
export async function readShelf(page: Page): Promise<Readonly<Record<string, ShelvedSave>>> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('pulp-city-tabletop');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const look = db.transaction(['saves', 'entries'], 'readonly');
    const all = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const [saves, keys, entries] = await Promise.all([
      all(look.objectStore('saves').getAll()),
      all(look.objectStore('entries').getAllKeys()),
      all(look.objectStore('entries').getAll()),
    ]);
    db.close();
    return Object.fromEntries(
      saves.map((save) => {
        const { id, title, head, saved } = save.info;
        const own = entries.filter((_, at) => (keys[at] as [string, number])[0] === id);
        const { version } = save.header;
        return [
          id,
          { title, version, head, saved, entries: own.length, whole: JSON.stringify({ save, own }) },
        ];
      }),
    );
  });
}

/** Saves that were not there before. */
export const newIn = <T extends object>(now: T, before: object): readonly string[] =>
  Object.keys(now).filter((id) => !(id in before));

/** Places along two edges of the table where somebody may deploy. */
const PLACES = [1.5, 22.5].flatMap((y) => [3, 6, 9, 12, 15, 18, 21].map((x): Spot => [x, y]));

/** Answers what is asked with what is proposed, so many times; models are deployed where there is room. */
export async function playOn(hand: Hand, steps: number): Promise<void> {
  const closed = hand.page.locator('.dock .button--primary[aria-disabled="true"]');
  for (let left = steps; left > 0; left -= 1) {
    const deploys =
      (await hand.page.locator('.cover').count()) === 0 && (await hand.asked()).startsWith('Deploy');
    for (const place of deploys ? PLACES : []) {
      if ((await closed.count()) > 0) await hand.tap(place);
    }
    await hand.goOn();
  }
}

/** Leaves the table; the first screen tells of the last save once everything is written. */
export async function goHome(page: Page): Promise<void> {
  const hand = new Hand(page);
  await hand.press('Menu');
  // The menu opens where it was closed.
  await hand.press(/^Game$/);
  await hand.press('New game');
  await page.locator('.home').waitFor();
  await page.getByRole('button', { name: 'All saved games' }).waitFor();
}

/** The whole shelf, once its saves hold so many entries together. */
export async function shelfWith(page: Page, entries: number): Promise<Readonly<Record<string, ShelvedSave>>> {
  const count = async (): Promise<number> =>
    Object.values(await readShelf(page)).reduce((sum, save) => sum + save.entries, 0);
  await expect.poll(count, { timeout: 10_000 }).toBe(entries);
  return readShelf(page);
}

/** Opens a file with a button of the page. */
export async function openFile(page: Page, button: string, name: string, text: string): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await new Hand(page).press(button);
  await (await asked).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}
