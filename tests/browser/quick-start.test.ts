/** Two people who know what they want: from the address bar to the first Activation of a quick game. */
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { SEED, toDeployment } from './quick-game.ts';
import { openPage } from './support/chromium.ts';
import { click } from './support/press.ts';

const MOST_INPUTS = 10;
const MOST_MS = 120_000;
const LIMIT_MS = MOST_MS + 60_000;

type Presses = readonly (readonly [asked: RegExp, button: RegExp])[];

/** What they press at each question; what is not named here they take as it is proposed. */
const THEIR_WAY: Presses = [
  [/^Deploy |Starting Roll|rolls for deployment|^For .* only/i, /^Get us ready/],
  [/Master Plan/, /^Use no more plans/],
];
/** All that has a usual answer is left to the program. */
const AT_ONCE: Presses = [[/advantage|edge of the table/i, /^Get us ready/], ...THEIR_WAY];

test.each([
  { edition: '2017', way: 'their way', presses: THEIR_WAY, most: MOST_INPUTS },
  { edition: '2013', way: 'their way', presses: THEIR_WAY, most: MOST_INPUTS },
  { edition: '2017', way: 'at once', presses: AT_ONCE, most: 8 },
])(
  'in the edition of $edition, $way, it takes at most $most inputs',
  async ({ edition, way, presses, most }) => {
    const { page, screenshot } = await openPage({
      width: 1280,
      height: 800,
      address: 'index.html?seed=7',
      reducedMotion: true,
    });
    const hand = new Hand(page);
    const begun = performance.now();
    const inputs: string[] = [];
    const press = async (name: RegExp): Promise<void> => {
      const button = page.getByRole('button', { name }).first();
      await button.waitFor();
      inputs.push(await button.innerText());
      await click(button);
      await hand.shown();
    };
    if (edition === '2013') {
      await click(page.getByRole('button', { name: '2013', exact: true }).first());
      inputs.push(edition);
    }
    await press(/^Play now/);
    const question = page.locator('.cover__title, .prompt:not(.prompt--waiting) .prompt__title').last();
    await question.waitFor();
    for (let activated = false; !activated; ) {
      const asked = await question.innerText();
      expect(inputs.length, `${asked}: ${inputs.join(' | ')}`).toBeLessThanOrEqual(most);
      activated = /choose an Action/.test(asked);
      if (activated) break;
      const known = presses.find(([title]) => title.test(asked));
      if (known !== undefined) await press(known[1]);
      else {
        const closed = page.locator('.dock .button--primary[aria-disabled="true"]');
        if ((await closed.count()) > 0) {
          const first = page.locator('.dock [role="radio"]:not([aria-disabled="true"])').first();
          inputs.push(await first.innerText());
          await click(first);
        }
        inputs.push(await hand.gold());
      }
      await expect.poll(() => question.innerText(), { timeout: 20_000 }).not.toBe(asked);
    }
    const seconds = (performance.now() - begun) / 1000;
    console.info(
      `${edition}, ${way}: ${inputs.length} inputs, ${seconds.toFixed(1)} s: ${inputs.join(' | ')}`,
    );
    await screenshot(`quick-start-${edition}-${presses === AT_ONCE ? 'at-once' : 'their-way'}`);
    expect(inputs.length).toBeLessThanOrEqual(most);
    expect(seconds * 1000).toBeLessThan(MOST_MS);
    expect(await hand.list()).toHaveLength(6);
    expect(await hand.wholeLog()).toMatch(/Nuke|Tekkna/);
  },
  LIMIT_MS,
);

test('what was left to the program is in the log, and taken back it is asked again', async () => {
  const { page } = await openPage({ width: 1280, height: 800, address: SEED, reducedMotion: true });
  const hand = new Hand(page);
  await toDeployment(hand);
  const first = await page.locator('.prompt').first().getAttribute('data-team');
  const asks = () => page.locator('.prompt:not(.prompt--waiting)').first().getAttribute('data-team');
  await hand.press('Place them for us');
  await expect.poll(asks).not.toBe(first);
  const placed = (await hand.list()).length;
  expect(placed).toBeGreaterThan(1);
  await hand.press('Undo');
  await expect.poll(asks).toBe(first);
  await expect.poll(async () => (await hand.list()).length).toBe(placed - 1);
  await hand.press('Place them for us');
  await expect.poll(asks).not.toBe(first);
  expect(await hand.wholeLog()).toMatch(/is deployed/);
});
