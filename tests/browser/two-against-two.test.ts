/** Of four Teams two play against two: chosen in the set-up, shown at the table, and taken up by the next set-up. */
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';
import { cutOff, tooLong } from './support/in-sight.ts';
import { key } from './support/press.ts';

test.each([
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
])(
  'chosen by the keyboard and seen at the table at $width x $height',
  async ({ width, height }) => {
    const { page, screenshot } = await openPage({
      width,
      height,
      address: 'index.html?seed=11',
      reducedMotion: true,
    });
    const hand = new Hand(page);
    hand.table = 36;
    await hand.press(/^Set up/);
    await hand.choose(/^4 Teams/);
    await hand.press(/^Dice and rules/);
    const choice = page.getByRole('radiogroup', { name: 'Who plays together?' });
    await choice.getByRole('radio', { name: /^Nobody/ }).focus();
    await key(page, 'ArrowDown');
    const pair = choice.getByRole('radio').nth(1);
    await expect.poll(() => pair.getAttribute('aria-checked')).toBe('true');
    for (const one of [pair, page.getByRole('switch', { name: /^Allied Teams/ })])
      expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await pair.scrollIntoViewIfNeeded();
    await screenshot(`two-against-two-set-up-${width}`);
    await hand.press(/^Play/);
    await page.locator('.prompt__title, .cover').first().waitFor();
    const teams = await page
      .locator('.versus__wing')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['team']));
    expect(teams).toEqual(['a', 'c', 'b', 'd']);
    // What tells two Teams of one name apart is its end.
    expect(await tooLong(page, '.versus__name')).toEqual([]);
    const rosters = await page
      .locator('.roster__team')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    expect(rosters.map((label) => /(.): roster$/.exec(label)?.[1])).toEqual(['A', 'C', 'B', 'D']);
    await screenshot(`two-against-two-table-${width}`);
  },
  60_000,
);

/** What brings four Teams to the end of their first Round soonest. */
const SOONEST = [/^Get us ready$/, /^Agree to end$/, /^Offer to end/, /: look$/];
const MOST = 60;

test('on the lowest phone the end of a Round tells of four Teams, and leaves what is asked in secret in sight', async () => {
  const { page, screenshot } = await openPage({
    width: 360,
    height: 640,
    touch: true,
    address: 'index.html?seed=11',
    reducedMotion: true,
  });
  const hand = new Hand(page, true);
  await hand.press(/^Set up/);
  await hand.choose(/^4 Teams/);
  await hand.press(/^Play/);
  await page.locator('.prompt__title, .cover').first().waitFor();
  const round = () => page.locator('.versus__round').innerText();
  for (let left = MOST; left > 0 && !/ROUND 2/i.test(await round()); left -= 1) {
    const open = await Promise.all(
      SOONEST.map((name) => page.locator('button:not([aria-disabled])').filter({ hasText: name }).count()),
    );
    const next = SOONEST[open.findIndex((count) => count > 0)];
    if (next === undefined) await hand.goOn();
    else await hand.press(next);
    await hand.shown();
  }
  await page.locator('.passing').waitFor();
  await screenshot('four-teams-round-end-360');
  expect(
    await cutOff(
      page,
      '.round-end__scores :is([data-look="total"], [data-look="now"]) td, .cover__title, .cover .button--primary',
    ),
  ).toEqual([]);
}, 120_000);
