/** A Power that can be used in several ways is asked for one of them: with the mouse, and in French by finger. */
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';
import { type Standings, situationFile } from './support/situation.ts';

const TEMPLE: Standings = { tanuki: [12, 12], wildman: [12, 12 + 35 / 25.4] };
const STREET: Standings = { nuke: [20, 20] };
const FINGER = 44;

const SHAPES = [
  {
    name: 'laptop',
    options: { width: 1280, height: 800, locale: 'en-GB' },
    open: /^Open a file/,
    ask: /^Zen: choose/,
    way: /Agility/,
    told: /Zen: Agility\./,
  },
  {
    name: 'phone',
    options: { width: 390, height: 844, touch: true, locale: 'fr-FR' },
    open: /^Ouvrir un fichier/,
    ask: /^Zen\s*: choisissez/,
    way: /Agilité/,
    told: /Zen\s*: Agilité\./,
  },
] as const;

test.each(SHAPES)(
  'a Power is used in one of its ways, on a $name',
  async ({ name, options, open, ask, way, told }) => {
    const { page, screenshot } = await openPage({ reducedMotion: true, ...options });
    const hand = new Hand(page, 'touch' in options);
    const file = situationFile({ edition: '2017', a: TEMPLE, b: STREET, powerUp: { tanuki: 9 } });
    const chooser = page.waitForEvent('filechooser');
    await hand.press(open);
    await (await chooser).setFiles({
      name: 'ways.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    });
    await page.locator('.prompt__title').first().waitFor();
    await hand.choose(/^Tanuki/);
    await hand.gold();
    await hand.goOnUntil(/Tanuki/);
    await hand.press(/Zen Focus/);
    await hand.press(/^Wildman/);
    await hand.goOnUntil(ask);
    await screenshot(`ways-${name}`);
    const ways = page.locator('.dock [role="radio"]');
    const low = await ways.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(low).toHaveLength(3);
    expect(Math.min(...low)).toBeGreaterThanOrEqual(FINGER);
    await hand.choose(way);
    await hand.gold();
    // On a phone the lines of the log lie under the question.
    await expect.poll(() => page.locator('.dock').textContent()).toMatch(told);
    await hand.choose(/^Wildman/);
    await hand.gold();
    await expect.poll(() => hand.asked()).toMatch(/^Tanuki/);
    await screenshot(`ways-${name}-after`);
  },
);
