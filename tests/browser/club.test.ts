/** From another machine's address the page comes over plain http, where browsers hold back a good deal. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';
import { tap } from './support/press.ts';
import { goHome, openFile, playOn, readShelf, shelfWith } from './support/shelf.ts';

test('in the club’s network a game is begun, played, found again after a reload, and handed on as a file', async () => {
  const { page } = await openPage({
    width: 1024,
    height: 768,
    touch: true,
    reducedMotion: true,
    host: 'club.test',
    address: 'index.html?seed=7',
  });
  expect(new URL(page.url()).hostname).toBe('club.test');
  const held = await page.evaluate(() => [
    isSecureContext,
    'randomUUID' in crypto,
    'locks' in navigator,
    'serviceWorker' in navigator,
  ]);
  expect(held).toEqual([false, false, false, false]);

  const hand = new Hand(page, true);
  await hand.press('Play now');
  await playOn(hand, 2);
  const shelf = await shelfWith(page, 2);
  const asked = await hand.asked();
  await page.reload();
  await page.locator('.prompt__title').waitFor();
  expect(await hand.asked()).toBe(asked);
  expect(await readShelf(page)).toEqual(shelf);

  await hand.press('Menu');
  await hand.press('Saved games');
  const downloading = page.waitForEvent('download');
  await hand.press('Export this game');
  const path = await (await downloading).path();
  const text = readFileSync(path, 'utf8');
  await hand.press(/^Close$/);
  await goHome(page);
  await openFile(page, 'Open a file', 'club.json', text);
  await page.locator('.prompt__title').waitFor();
  expect(await hand.asked()).toBe(asked);
  expect(Object.keys(await shelfWith(page, 4))).toHaveLength(2);
  await goHome(page);
  await tap(page.locator('.example__foot button').first());
  await page.locator('.prompt__title').waitFor();
  await goHome(page);
  expect(Object.keys(await readShelf(page))).toHaveLength(3);
});
