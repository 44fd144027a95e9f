/** A short game, played by pressing what the page offers. */

/**
 * @typedef {object} Player
 * @property {string} name
 * @property {(url: string) => Promise<unknown>} goto
 * @property {() => Promise<unknown>} reload
 * @property {(script: string, ...args: readonly unknown[]) => Promise<any>} ask runs a function in the page
 * @property {(script: string, ...args: readonly unknown[]) => Promise<boolean>} press clicks the element that a function finds
 * @property {() => readonly string[]} errors of the page so far
 * @property {() => Promise<unknown>} close
 */

const STEPS = 24;
const TRIES = 200;

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

// Written for the page, and sent as text.
const BUTTON = `(words) => [...document.querySelectorAll('button')].find((one) =>
  one.checkVisibility() && one.getAttribute('aria-disabled') === null && new RegExp(words).test(one.innerText)) ?? null`;
const GOLD = `() => [...document.querySelectorAll('.cover .button--primary, .dock .button--primary')].find((one) =>
  one.checkVisibility() && one.getAttribute('aria-disabled') === null) ?? null`;
const OPTION = `() => document.querySelector('.dock [role=radio]:not([aria-checked=true]), .dock .choice') ?? null`;
const PROMPT = `() => document.querySelector('.prompt:not(.prompt--waiting) .prompt__title')?.innerText ?? null`;

/**
 * @template T
 * @param {string} what
 * @param {() => Promise<T | null | false>} look
 * @returns {Promise<T>}
 */
async function until(what, look) {
  for (let left = TRIES; left > 0; left -= 1) {
    const found = await look();
    if (found !== null && found !== false) return found;
    await wait(50);
  }
  throw new Error(`waited in vain for ${what}`);
}

/**
 * Begins a quick game, presses on through set-up and the first Turns, loads the page again in the middle and changes
 * the language. Throws what went wrong; answers how many steps were taken.
 * @param {Player} player
 * @param {string} url
 */
export async function playShortGame(player, url) {
  await player.goto(`${url}index.html?seed=7`);
  await until('the first screen', () => player.press(BUTTON, '^(Play now|Jouer)'));
  await until('the first question', () => player.ask(PROMPT));
  const asked = new Set();
  for (let step = 0; step < STEPS; step += 1) {
    asked.add(await until('a question', () => player.ask(PROMPT)));
    if (!(await player.press(GOLD))) await player.press(OPTION);
    await wait(100);
  }
  if (asked.size < 3) throw new Error(`only ${asked.size} questions came: ${[...asked].join(', ')}`);
  await wait(1000);
  const before = await player.ask(PROMPT);
  await player.reload();
  const after = await until('the game after a reload', () => player.ask(PROMPT));
  if (after !== before) throw new Error(`"${before}" was asked before the reload, "${after}" after it`);
  const errors = player.errors();
  if (errors.length > 0) throw new Error(`the page reported: ${errors.join('; ')}`);
  return asked.size;
}
