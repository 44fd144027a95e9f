/** Encounters of three and four Teams are set up, shown at a table, and played to their end. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../src/kernel/dice/generator.ts';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';

const LIMIT_MS = 120_000;
const MOST = 900;

const GOLD = '.cover .button--primary, .dock__main .button--primary';
const OPEN = '.dock__grow [role="radio"], .dock__grow button:not([data-beside]), .dock__main .button';

/** What shortens a Round without giving it up: everybody agrees when somebody offers to end the Turns. */
const QUICK = ['no covers', 'Agree to end'];

/** Offered now and then, so that some are activated in between. */
const END = 'Offer to end';

/** Presses what shortens the Round, else the gold button, else something that is open; answers whether the table was left. */
async function press(hand: Hand, which: number): Promise<boolean> {
  return hand.page.evaluate(
    async ({ gold, open, quick, end, at }) => {
      const among = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (one) => one.getAttribute('aria-disabled') !== 'true',
        );
      const all = among(open);
      const covers = among('.cover .button');
      const wanted = at % 3 === 0 ? [...quick, end] : quick;
      const short = [...covers, ...all].find((one) => wanted.some((words) => one.innerText.includes(words)));
      const [first] = among(gold);
      const any = all[Math.floor(at / 24) % all.length];
      const one = short ?? (at % 8 === 0 ? any : first) ?? any;
      one?.click();
      await new Promise<void>((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
      });
      return document.querySelector('main.result') !== null;
    },
    { gold: GOLD, open: OPEN, quick: QUICK, end: END, at: which },
  );
}

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
        const round = await page.evaluate(
          () => /Round \d/i.exec(document.querySelector('.versus__round')?.textContent ?? '')?.[0],
        );
        if (round !== undefined) rounds.add(round);
        const at = left % 3 === 0 ? await hand.placeIfThere([1 + (draw() % 34), 1 + (draw() % 34)]) : null;
        if (at !== null) await page.mouse.click(at.x, at.y);
        over = await press(hand, draw());
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
