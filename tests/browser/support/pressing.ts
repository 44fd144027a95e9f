/** Plays by pressing whatever is open, for Encounters that only have to come to an end. */
import type { Page } from 'playwright-core';

const GOLD = '.cover .button--primary, .dock__main .button--primary';
const OPEN = '.dock__grow [role="radio"], .dock__grow button:not([data-beside]), .dock__main .button';

/** What shortens a Round without giving it up: everybody agrees when somebody offers to end the Turns. */
const QUICK = ['no covers', 'Agree to end'];

/** Offered now and then, so that some are activated in between. */
const END = 'Offer to end';

/** In the page: waits until what was pressed is on the screen; a press on what is a moment old would be lost. */
const SHOWN = `(async () => {
  do {
    await new Promise((drawn) => requestAnimationFrame(drawn));
  } while (document.documentElement.dataset.behind !== undefined);
  return document.querySelector('main.result') !== null;
})()`;

/** Waits until what was pressed is on the screen; answers whether the table was left for the result. */
export const resultShown = async (page: Page): Promise<boolean> => page.evaluate<boolean>(SHOWN);

/** Presses what shortens the Round, else the gold button, else something that is open; answers whether the table was left. */
export async function pressOn(page: Page, which: number): Promise<boolean> {
  await page.evaluate(
    ({ gold, open, quick, end, at }) => {
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
    },
    { gold: GOLD, open: OPEN, quick: QUICK, end: END, at: which },
  );
  return resultShown(page);
}

/** 'Round 2', as the bar above the table says it; null: it says none. */
export const roundShown = async (page: Page): Promise<string | null> =>
  page.evaluate(
    () => /Round \d/i.exec(document.querySelector('.versus__round')?.textContent ?? '')?.[0] ?? null,
  );
