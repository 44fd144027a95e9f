/** Where the browser keeps nothing, or no longer: it is said, the game goes on, and a file can be had at once. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { openPage, pageUrl } from './support/chromium.ts';
import { click } from './support/press.ts';
import { goHome, openFile, playOn, readShelf, shelfWith } from './support/shelf.ts';

const START = { width: 1280, height: 800, reducedMotion: true, address: 'index.html?seed=7' } as const;
const SAVED = readFileSync('tests/storage/saves/c901b22/2017-sfx.json', 'utf8');
const KNOWN = JSON.parse(SAVED).entries.length;

/** Presses the button and reads what is downloaded. */
async function fileFrom(page: Page, button: string): Promise<{ entries: unknown[]; head: number }> {
  const downloading = page.waitForEvent('download');
  await click(page.getByRole('button', { name: button }).first());
  const path = await (await downloading).path();
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The browser's own limit, in bytes; null: as much as the device has. It holds as long as the session does. */
async function limitRoom(session: CDPSession, page: Page, bytes: number | null): Promise<void> {
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(bytes === null ? {} : { quotaSize: bytes }),
  });
}

const withScript = (script: () => void) => async (context: BrowserContext) => {
  await context.addInitScript(script);
};

test('a full device is told, the game goes on, is had as a file, and is saved once there is room', async () => {
  const { page, screenshot } = await openPage(START);
  const hand = new Hand(page);
  const session = await page.context().newCDPSession(page);
  await limitRoom(session, page, 1);
  await hand.press('Play now');
  await page.getByText(/no room left for saved games/).waitFor();
  await screenshot('storage-full');
  await playOn(hand, 1);
  expect(await readShelf(page)).toEqual({});
  expect(await fileFrom(page, 'Export this game')).toMatchObject({ version: 3, head: 1 });
  await hand.press('All right');
  await playOn(hand, 2);
  expect(await page.getByText(/no room left/).count(), 'the same news is told once').toBe(0);

  await hand.press('Menu');
  await hand.press('Saved games');
  await hand.press('Try again');
  await page
    .getByText(/no room left/)
    .first()
    .waitFor();
  expect(await readShelf(page)).toEqual({});
  await limitRoom(session, page, null);
  await click(page.getByRole('dialog').getByRole('button', { name: 'Try again' }));
  await shelfWith(page, 3);
  await expect.poll(() => page.getByText(/no room left/).count()).toBe(0);
});

test('a browser without a database says so in French too, and the game can be kept as a file', async () => {
  const { page } = await openPage({
    ...START,
    locale: 'fr-FR',
    prepare: withScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', { get: () => undefined });
    }),
  });
  const hand = new Hand(page);
  await page.getByText(/Ce navigateur ne garde pas les parties/).waitFor();
  await hand.press('Jouer tout de suite');
  await playOn(hand, 2);
  expect(await fileFrom(page, 'Exporter cette partie')).toMatchObject({ head: 2 });
  await hand.press('Compris');
  expect(await page.getByText(/ne garde pas/).count()).toBe(0);
});

test('a database that the browser refuses to open, and one that it takes away in the middle', async () => {
  const refused = await openPage({
    ...START,
    prepare: withScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }),
  });
  await refused.page.getByText(/keeps no saved games/).waitFor();
  await new Hand(refused.page).press('Play now');
  await refused.page.locator('.prompt__title').waitFor();

  const { page } = await openPage(START);
  const hand = new Hand(page);
  await hand.press('Play now');
  await playOn(hand, 1);
  await shelfWith(page, 1);
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('Internal error.', 'UnknownError');
    };
  });
  await playOn(hand, 2);
  await page.getByText(/does not let this game be saved/).waitFor();
  expect(await fileFrom(page, 'Export this game')).toMatchObject({ head: 3 });
});

test('a tab killed while it writes leaves a whole game, however often', async () => {
  const { page, context } = await openPage(START);
  await openFile(page, 'Open a file', 'evening.json', SAVED);
  await page.locator('.prompt__title').waitFor();
  await shelfWith(page, KNOWN);
  let tab = page;
  for (let round = 1; round <= 3; round += 1) {
    const hand = new Hand(tab);
    // Undo and redo write a step each, as fast as they are pressed; the tab dies among the writes.
    await hand.press('Menu');
    await hand.press(/^Close$/);
    const dying = tab;
    const crashed = dying.waitForEvent('crash');
    await dying.evaluate(() => {
      const press = (key: string) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      for (let left = 10; left > 0; left -= 1) {
        press('z');
        press('y');
      }
    });
    dying.goto('chrome://crash').catch(() => undefined);
    await crashed;
    tab = await context.newPage();
    await tab.goto(pageUrl());
    await tab.locator('.prompt__title').waitFor();
    const [save, ...others] = Object.values(await readShelf(tab));
    expect(others).toEqual([]);
    expect(save?.entries).toBe(KNOWN);
    await goHome(tab);
    await new Hand(tab).press('Go on');
    await tab.locator('.prompt__title').waitFor();
  }
});

describe('whatever fails when a game is begun is said', () => {
  const broken = withScript(() => {
    Crypto.prototype.getRandomValues = () => {
      throw new Error('no chance here');
    };
  });

  test('a quick game, an example and a file', async () => {
    const { page } = await openPage({ ...START, address: 'index.html', prepare: broken });
    const hand = new Hand(page);
    const alert = page.locator('.fault--page');
    await hand.press('Play now');
    expect(await alert.innerText()).toMatch(/could not be begun: .*no chance here/);
    await page.reload();
    await click(page.locator('.example__foot button').first());
    expect(await alert.innerText()).toMatch(/could not be begun: .*no chance here/);
    expect(await alert.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    await page.reload();
    await openFile(page, 'Open a file', 'evening.json', SAVED);
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/could not be begun: .*no chance here/);
    await openFile(page, 'Open a file', 'half.json', SAVED.slice(0, 5000));
    await expect.poll(() => alert.innerText()).toMatch(/The file ends too early/);
  });

  test('a save that the browser does not hand out', async () => {
    const { page } = await openPage(START);
    const hand = new Hand(page);
    await hand.press('Play now');
    await playOn(hand, 1);
    await goHome(page);
    await page.evaluate(() => {
      IDBObjectStore.prototype.getAll = () => {
        throw new DOMException('Internal error.', 'UnknownError');
      };
    });
    await hand.press('Go on');
    expect(await page.locator('.fault--page').innerText()).toMatch(/does not hand out this save/);
  });

  test.each([
    ['en-GB', 'Go on', /format 99; this one reads up to/],
    ['fr-FR', 'Reprendre', /format 99\s; celle-ci lit/],
  ])(
    'a save that a later version of the page has left: it is said, and it stays as it is, %s',
    async (locale, go, said) => {
      const { page } = await openPage({ ...START, locale });
      const hand = new Hand(page);
      await hand.press(/^(Play now|Jouer tout de suite)/);
      await playOn(hand, 1);
      await shelfWith(page, 1);
      await page.evaluate(async () => {
        const db = await new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open('pulp-city-tabletop');
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
        const saves = db.transaction('saves', 'readwrite').objectStore('saves');
        await new Promise((done, fail) => {
          const all = saves.getAll();
          all.onerror = fail;
          all.onsuccess = () => {
            for (const save of all.result)
              saves.put({ ...save, header: { ...save.header, version: 99 } }, save.info.id);
          };
          saves.transaction.oncomplete = done;
        });
        db.close();
      });
      const shelf = await readShelf(page);
      await page.reload();
      const note = page.locator('.fault--page');
      if ((await note.count()) === 0) await hand.press(go);
      await expect.poll(() => note.innerText()).toMatch(said);
      expect(await readShelf(page)).toEqual(shelf);
      // Another game can be begun, and the save is still there.
      await hand.press(/^(Play now|Jouer tout de suite)/);
      await page.locator('.prompt__title').first().waitFor();
      expect(Object.entries(await readShelf(page))).toEqual(expect.arrayContaining(Object.entries(shelf)));
    },
  );
});
