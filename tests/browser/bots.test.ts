/** Bots at the table: against one by touch, one that takes over and hands back, and two that play while somebody looks on. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { findings } from './support/axe.ts';
import { openPage } from './support/chromium.ts';
import { click, tap } from './support/press.ts';
import { roundShown } from './support/pressing.ts';

const WAIT = { timeout: 20_000 };
/** Against hanging only: a busy machine needs more frames for the same thought. */
const MOST = 6000;
const LIMIT_MS = 180_000;

/** As fast as it goes. */
async function quickly(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('pulp-city-tabletop/preferences', JSON.stringify({ pace: 4 }));
  });
}

const title = (page: Page): Promise<string> =>
  page
    .locator('.prompt:not(.prompt--waiting) .prompt__title')
    .first()
    .innerText({ timeout: 500 })
    .catch(() => '');

/** It was there a moment ago: whoever looks again finds what is there. */
const gone = (): void => undefined;

/** Takes whatever a bot advises, as long as somebody is asked and until something else is asked or has been told. */
async function followAdvice(page: Page, over: () => Promise<boolean>): Promise<void> {
  const advice = page.locator('.advice');
  for (let left = MOST; left > 0 && !(await over()); left -= 1) {
    const take = advice.getByRole('button', { name: 'Do that' });
    if ((await page.locator('.machine').count()) > 0)
      await tap(page.locator('.stage'), { position: { x: 8, y: 8 }, timeout: 2000 }).catch(gone);
    else if ((await take.count()) > 0) await tap(take, { timeout: 2000 }).catch(gone);
    else if ((await advice.count()) === 0)
      await tap(page.getByRole('button', { name: 'What would you do?' }), { timeout: 2000 }).catch(gone);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  expect(await over()).toBe(true);
}

test(
  'against Cub a whole Turn is played by touch, with the advice of Regular',
  async () => {
    const { page, screenshot } = await openPage({
      width: 1024,
      height: 768,
      touch: true,
      reducedMotion: true,
      address: 'index.html?seed=7',
      prepare: quickly,
    });
    const hand = new Hand(page, true);
    await hand.press(/^Cub$/);
    await hand.press('Play against Cub');
    await hand.press(/Get us ready/);
    await followAdvice(page, async () => /Whom do you activate/.test(await title(page)));
    if ((await page.locator('.advice').count()) === 0) await hand.press('What would you do?');
    await page.locator('.advice').getByRole('button', { name: 'Do that' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await screenshot('bots-advice-1024');
    await hand.press('Menu');
    await hand.press('What happened');
    const before = await page.locator('.log-group').count();
    await hand.press(/^Close$/);
    let machine = false;
    await followAdvice(page, async () => {
      machine ||= (await page.locator('.machine').count()) > 0;
      return machine && /Whom do you activate/.test(await title(page));
    });
    await hand.press('Menu');
    await hand.press('What happened');
    await expect.poll(() => page.locator('.log-group').count(), WAIT).toBeGreaterThan(before);
    await hand.press(/^Close$/);
  },
  LIMIT_MS,
);

test(
  'a bot takes over and hands back, and a reload keeps it',
  async () => {
    const { page, screenshot } = await openPage({
      width: 390,
      height: 844,
      touch: true,
      reducedMotion: true,
      address: 'index.html?seed=7',
    });
    const hand = new Hand(page, true);
    const seat = (team: string) => page.getByRole('group', { name: `${team}: played by` });
    const level = (team: string, name: string) => seat(team).getByRole('button', { name, exact: true });
    await hand.press('Play now');
    await hand.press('Menu');
    await tap(level('Gilded Fallout', 'Careful'));
    await tap(level('Graveyard Shift', 'Regular'));
    await level('Graveyard Shift', 'Regular').and(page.locator('[aria-pressed="true"]')).waitFor();
    expect(await findings(page)).toEqual([]);
    await hand.press(/^Close$/);
    await page.locator('.machine').waitFor();
    await hand.press('Pause');
    await page.locator('.machine[data-doing="paused"]').waitFor();
    await screenshot('bots-machine-390');
    expect(await findings(page)).toEqual([]);
    await page.reload();
    await page.locator('.machine').waitFor();
    await hand.press(/^Play .* yourself$/);
    await hand.press('Menu');
    await expect
      .poll(() => page.locator('.machine-seats [aria-pressed="true"]').allInnerTexts(), WAIT)
      .toContain('Person');
    for (const team of ['Gilded Fallout', 'Graveyard Shift']) await tap(level(team, 'Person'));
    await hand.press(/^Close$/);
    await expect.poll(() => title(page), WAIT).not.toBe('');
    await page.reload();
    await expect.poll(() => title(page), WAIT).not.toBe('');
    await hand.press('What would you do?');
    const asked = await title(page);
    await hand.press('Do that');
    await expect.poll(() => title(page), WAIT).not.toBe(asked);
  },
  LIMIT_MS,
);

test(
  'two bots play a Round while the page goes on to answer',
  async () => {
    const { page, screenshot } = await openPage({
      width: 1280,
      height: 800,
      reducedMotion: true,
      address: 'index.html?seed=7',
      prepare: quickly,
    });
    const hand = new Hand(page);
    await hand.press('Play against Regular');
    await hand.press('Menu');
    await click(
      page
        .getByRole('group', { name: 'Graveyard Shift: played by' })
        .getByRole('button', { name: 'Cub', exact: true }),
    );
    await hand.press(/^Close$/);
    await page.locator('.machine').waitFor();
    let menus = 0;
    for (let left = MOST; left > 0 && (await roundShown(page))?.toLowerCase() !== 'round 2'; left -= 1) {
      await click(page.locator('.stage'), { position: { x: 4, y: 4 } });
      if (left % 40 === 39) {
        await hand.press('Menu');
        await page.locator('dialog[open]').waitFor();
        menus += 1;
        await hand.press(/^Close$/);
      }
      expect(await page.locator('.machine__fault').allInnerTexts()).toEqual([]);
    }
    expect(await roundShown(page)).toMatch(/round 2/i);
    expect(menus).toBeGreaterThan(0);
    await screenshot('bots-round-2');
    await hand.press('Pause');
    await page.locator('.machine[data-doing="paused"]').waitFor();
    await hand.press('Menu');
    await hand.press('What happened');
    await expect.poll(() => page.locator('.log-line').count(), WAIT).toBeGreaterThan(10);
    await screenshot('bots-log');
  },
  LIMIT_MS,
);
