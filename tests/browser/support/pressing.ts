/** Plays by pressing whatever is open, for Encounters that only have to come to an end. */
import type { Page } from 'playwright-core';

const GOLD = '.cover .button--primary, .dock__main .button--primary';
const OPEN = '.dock__grow [role="radio"], .dock__grow button:not([data-beside]), .dock__main .button';

/** What shortens a Round without giving it up: everybody agrees when somebody offers to end the Turns. */
const QUICK = ['no covers', 'Agree to end'];

/** Offered now and then, so that some are activated in between. */
const END = 'Offer to end';

/** Presses what shortens the Round, else the gold button, else something that is open; answers whether the table was left. */
export async function pressOn(page: Page, which: number): Promise<boolean> {
  return page.evaluate(
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

/** 'Round 2', as the bar above the table says it; null: it says none. */
export const roundShown = async (page: Page): Promise<string | null> =>
  page.evaluate(
    () => /Round \d/i.exec(document.querySelector('.versus__round')?.textContent ?? '')?.[0] ?? null,
  );
