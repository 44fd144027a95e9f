/** A club's page: who has gone is asked for and forgotten, and a game is shown while nobody plays. No time is waited for. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { findings } from './support/axe.ts';
import { openPage, type PageOptions } from './support/chromium.ts';
import { click, clickAt } from './support/press.ts';
import { readShelf } from './support/shelf.ts';

const PREFERENCES = 'pulp-city-tabletop/preferences';

const kiosk = (options: Partial<PageOptions> = {}) =>
  openPage({
    width: 1280,
    height: 800,
    reducedMotion: true,
    address: 'index.html?seed=7&kiosk=3',
    prepare: async (context) => {
      await context.addInitScript(
        ([key, chosen]) => {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, chosen);
        },
        [PREFERENCES, JSON.stringify({ language: 'en', textScale: 1.15 })] as const,
      );
    },
    before: async (page) => {
      await page.clock.install();
    },
    ...options,
  });

const still = (page: Page) => page.getByRole('dialog', { name: 'Still there?' });
/** Somebody looks after the table. */
async function watched(page: Page): Promise<void> {
  await strip(page).waitFor();
  await page.locator('.kiosk-asks').waitFor({ state: 'attached' });
  await new Hand(page).shown();
}

const strip = (page: Page) => page.getByRole('complementary', { name: 'Club table' });

/** What the browser has kept besides the club's settings. */
const kept = (page: Page) =>
  page.evaluate(
    (own) => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== own),
    PREFERENCES,
  );

test('who leaves a game is asked, then forgotten: game, language and what the set-up remembers', async () => {
  const { page, screenshot } = await kiosk();
  const hand = new Hand(page);
  await watched(page);
  await hand.press('Français');
  await hand.press(/^Jouer/);
  await page.locator('.prompt__title').first().waitFor();
  await page.clock.fastForward('03:05');
  const asks = page.getByRole('dialog', { name: 'Toujours là ?' });
  await asks.waitFor();
  await expect.poll(() => asks.innerText()).toMatch(/Encore 2\d secondes/);
  await screenshot('kiosk-still');
  expect(await findings(page)).toEqual([]);

  await click(asks.getByRole('button', { name: 'Nous jouons encore' }).last());
  await asks.waitFor({ state: 'hidden' });
  await page.clock.fastForward('02:00');
  await page.locator('.prompt__title').first().waitFor();
  expect(await asks.isVisible()).toBe(false);

  await page.clock.fastForward('01:35');
  await strip(page).waitFor();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.getByRole('button', { name: 'Go on' }).count()).toBe(0);
  expect(await kept(page)).toEqual([]);
});

test('a press brings new players, by touch on a telephone', async () => {
  const { page } = await kiosk({ width: 390, height: 844, touch: true });
  const hand = new Hand(page, true);
  await hand.press('Play now');
  await page.locator('.prompt__title').first().waitFor();
  await hand.press('Menu');
  await hand.press('New players');
  await strip(page).waitFor();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  expect(await page.getByRole('button', { name: 'Go on' }).count()).toBe(0);
  expect(await kept(page)).toEqual([]);
});

test('nobody there: a recorded game runs with captions and asks nobody; a touch ends it', async () => {
  const { page, screenshot } = await kiosk();
  await watched(page);
  const demo = page.locator('.replay[data-demo="true"]');
  await page.clock.fastForward('00:50');
  await demo.waitFor();
  const caption = page.locator('.replay__caption');
  const first = await caption.innerText();
  await page.clock.runFor(20_000);
  await expect.poll(() => caption.innerText()).not.toBe(first);
  await screenshot('kiosk-demo');
  expect(await findings(page)).toEqual([]);
  // An hour of it asks nobody whether he is there.
  await page.clock.fastForward('10:00');
  expect(await still(page).isVisible()).toBe(false);

  await clickAt(page, { x: 640, y: 400 });
  await demo.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await strip(page).waitFor();
});

test('the switch makes a club table of a page, and gives its saves back when it is switched off', async () => {
  const { page } = await openPage({
    width: 1280,
    height: 800,
    reducedMotion: true,
    address: 'index.html?seed=7',
  });
  const hand = new Hand(page);
  await hand.press('Play now');
  await page.locator('.prompt__title').first().waitFor();
  await expect.poll(async () => Object.keys(await readShelf(page)).length).toBe(1);
  await hand.press('Menu');
  await hand.press('Look');
  await hand.press('Make this a club table');
  await hand.press('Make this a club table');
  await strip(page).waitFor();
  expect(await page.getByRole('button', { name: 'Go on' }).count()).toBe(0);
  await hand.press('Play now');
  await page.locator('.prompt__title').first().waitFor();
  await hand.press('Menu');
  await hand.press('Look');
  await hand.press('No club table any more');
  await hand.press('No club table any more');
  await page.locator('.prompt__title, .home-card').first().waitFor();
  await expect.poll(() => strip(page).count()).toBe(0);
  expect(Object.keys(await readShelf(page))).toHaveLength(1);
});
