/** Encounters of three and four Teams are set up, and begin at a table that shows them all. */
import { describe, expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';

const LIMIT_MS = 120_000;

describe.each([
  { count: 3, edition: '2017', width: 1280, height: 800 },
  { count: 4, edition: '2013', width: 1024, height: 768 },
])('$count Teams of $edition at $width x $height', ({ count, edition, width, height }) => {
  test(
    'are chosen, and the Encounter begins with all of them in the bar',
    async () => {
      const { page, screenshot } = await openPage({
        width,
        height,
        address: 'index.html?seed=11',
        reducedMotion: true,
      });
      const hand = new Hand(page);
      await hand.press(/^Set up/);
      await hand.press(edition);
      await hand.choose(new RegExp(`^${count} Teams`));
      expect(await page.locator('.side').count()).toBe(count);
      await screenshot(`set-up-${count}`);
      await hand.press(/^Play/);
      await page.locator('.prompt__title, .cover').first().waitFor();
      expect(await page.locator('.versus__wing').count()).toBe(count);
      await screenshot(`table-${count}`);
    },
    LIMIT_MS,
  );
});
