/** Setting up with large letters: every step whole, with what leads on in sight, in both languages and on a phone. */
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';
import { cutOff } from './support/in-sight.ts';
import { click } from './support/press.ts';
import { clipped } from './support/screen-texts.ts';

const SCREENS = [
  { width: 1280, height: 800, text: 1.5 },
  { width: 1280, height: 800, text: 2 },
  { width: 1024, height: 768, text: 1.5 },
  { width: 390, height: 844, text: 1 },
  { width: 390, height: 844, text: 1.5 },
  { width: 390, height: 844, text: 2 },
  { width: 360, height: 640, text: 2 },
] as const;

/** What a page's own foot may take of the window: the step keeps the rest. */
const MOST_OF_IT = 0.3;

test.each([
  { locale: 'en-GB', edition: '2017', begin: 'Set up a game' },
  { locale: 'fr-FR', edition: '2013', begin: /^Préparer/ },
])(
  'each step of the set-up has room for large letters: $edition, $locale',
  async ({ locale, edition, begin }) => {
    const { page, screenshot } = await openPage({
      width: 1280,
      height: 800,
      reducedMotion: true,
      locale,
      address: 'index.html?seed=7',
    });
    const hand = new Hand(page);
    await hand.press(begin);
    await hand.press(edition);
    const steps = page.locator('.spine__step');
    await steps.first().waitFor();
    const found: string[] = [];
    for (let at = 0; at < (await steps.count()); at += 1) {
      await click(steps.nth(at));
      for (const { width, height, text } of SCREENS) {
        await page.setViewportSize({ width, height });
        await page.evaluate((scale) => {
          document.documentElement.style.fontSize = `calc(${100 * scale}% * var(--scale))`;
          window.dispatchEvent(new Event('resize'));
        }, text);
        await hand.shown();
        const name = `step ${at + 1}, ${width} × ${height}, text ${text}`;
        if (text > 1) await screenshot(`large-${edition}-${at + 1}-${width}-${text}`);
        for (const cut of await clipped(page)) found.push(`${name}: ${cut}`);
        for (const cut of await cutOff(page, '.setup-screen__foot .button'))
          found.push(`${name}: ${cut} is out of sight`);
        const taken = await page.evaluate(() =>
          ['.setup-screen__head', '.setup-screen__foot'].map(
            (part) =>
              (document.querySelector(part)?.getBoundingClientRect().height ?? 0) / window.innerHeight,
          ),
        );
        if (Math.max(...taken) > MOST_OF_IT) found.push(`${name}: head and foot take ${taken.join(' and ')}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (wide > 1) found.push(`${name}: ${wide} px wider than the window`);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    expect(found).toEqual([]);
  },
  120_000,
);
