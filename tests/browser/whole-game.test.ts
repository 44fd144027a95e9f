/** A whole Encounter through the page: whatever is asked gets one of the answers that a player could press. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stream } from '../../src/kernel/dice/generator.ts';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';
import { clickAt } from './support/press.ts';
import { resultShown } from './support/pressing.ts';

const MOST = 3_000;
const LIMIT_MS = 240_000;

const GOLD = '.cover .button--primary, .dock__main .button--primary';
const OPEN = [
  '.dock__grow [role="radio"]',
  '.dock__grow [role="switch"]',
  '.dock__grow button:not([data-beside])',
  '.dock__main .button',
].join(', ');

/** Presses one of what is open, mostly the gold button; answers whether the table was left. */
async function press(page: Page, which: number): Promise<boolean> {
  await page.evaluate(
    ({ gold, open, at }) => {
      const among = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (one) => one.getAttribute('aria-disabled') !== 'true',
        );
      const [first] = among(gold);
      const all = among(open);
      const one = first !== undefined && at % 10 < 8 ? first : all[Math.floor(at / 10) % all.length];
      one?.click();
    },
    { gold: GOLD, open: OPEN, at: which },
  );
  return resultShown(page);
}

test(
  'a quick game is played to its result',
  async () => {
    const { page, screenshot } = await openPage({
      width: 1280,
      height: 800,
      address: 'index.html?seed=11',
      reducedMotion: true,
    });
    const hand = new Hand(page);
    await hand.press('Play now');
    await page.locator('.prompt__title').waitFor();
    const draw = stream(3);
    let over = false;
    for (let left = MOST; left > 0 && !over; left -= 1) {
      // The table may go at any moment, for the result comes by itself.
      const at = left % 5 === 0 ? await hand.placeIfThere([1 + (draw() % 22), 1 + (draw() % 22)]) : null;
      if (at !== null) await clickAt(page, at);
      over = await press(page, draw());
    }
    expect(over, await page.locator('.prompt__title').allInnerTexts().then(String)).toBe(true);
    await screenshot('result');
    expect(await page.locator('.half__points').allInnerTexts()).toHaveLength(2);
    expect(await page.locator('.end').count()).toBe(6);
  },
  LIMIT_MS,
);
