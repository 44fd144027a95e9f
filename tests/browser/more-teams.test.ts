/** Encounters of three and four Teams are set up, shown at a table, and played to their end. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../src/kernel/dice/generator.ts';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';
import { clickAt } from './support/press.ts';
import { pressOn, roundShown } from './support/pressing.ts';

const LIMIT_MS = 120_000;
const MOST = 900;

describe.each([
  { count: 3, edition: '2017', width: 1280, height: 800 },
  { count: 4, edition: '2013', width: 1024, height: 768 },
])('$count Teams of $edition at $width x $height', ({ count, edition, width, height }) => {
  test(
    'are chosen, begin with all of them in the bar, and are played to the end',
    async () => {
      const { page, screenshot } = await openPage({
        width,
        height,
        address: 'index.html?seed=11',
        reducedMotion: true,
      });
      const hand = new Hand(page);
      hand.table = 36;
      await hand.press(/^Set up/);
      await hand.press(edition);
      await hand.choose(new RegExp(`^${count} Teams`));
      expect(await page.locator('.side').count()).toBe(count);
      await screenshot(`set-up-${count}`);
      await hand.press(/^Play/);
      await page.locator('.prompt__title, .cover').first().waitFor();
      expect(await page.locator('.versus__wing').count()).toBe(count);
      await screenshot(`table-${count}`);
      const draw = stream(3);
      const rounds = new Set<string>();
      let over = false;
      for (let left = MOST; left > 0 && !over; left -= 1) {
        const round = await roundShown(page);
        if (round !== null) rounds.add(round);
        const at = left % 3 === 0 ? await hand.placeIfThere([1 + (draw() % 34), 1 + (draw() % 34)]) : null;
        if (at !== null) await clickAt(page, at);
        over = await pressOn(page, draw());
      }
      expect(over, await page.locator('.prompt__title').allInnerTexts().then(String)).toBe(true);
      expect([...rounds].at(-1)).toBe(`Round ${rounds.size}`);
      expect(rounds.size).toBeGreaterThanOrEqual(2);
      expect(await page.locator('.half__points').count()).toBe(count);
      await screenshot(`result-${count}`);
    },
    LIMIT_MS,
  );
});
