/** How smoothly the page shows itself while the laboratory plays. */
import type { Browser, Page } from 'playwright-core';

const WINDOW = { width: 1280, height: 800 };
const LISTS = {
  own: 'Night Watch, Level 6\nAce of Wraiths\nTekkna\nWildman',
  other: 'Fallout Shelter, Level 6\nNuke\nAnansi\nAurelius',
};
/** So many frames at rest, and as many while it plays, in turn. */
const FRAMES = 240;
const TURNS = 3;

interface Frames {
  readonly perSecond: number;
  /** Milliseconds between two frames. */
  readonly longest: number;
}

const frames = (page: Page): Promise<Frames> =>
  page.evaluate(
    (count) =>
      new Promise<Frames>((done) => {
        const at: number[] = [];
        const next = (now: number): void => {
          at.push(now);
          if (at.length <= count) {
            requestAnimationFrame(next);
            return;
          }
          const gaps = at.slice(1).map((time, place) => time - (at[place] ?? time));
          const all = gaps.reduce((sum, gap) => sum + gap, 0);
          done({ perSecond: (count * 1000) / all, longest: Math.max(...gaps) });
        };
        requestAnimationFrame(next);
      }),
    FRAMES,
  );

async function paste(page: Page, button: string, list: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('textbox').fill(list);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('textbox').waitFor({ state: 'detached' });
}

const middle = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** Frames a second of the page while a study is played beside it and while it rests, in turn, and how many Encounters that were. */
export async function laboratoryFrames(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${url}?seed=7`);
  await page.getByRole('button', { name: 'Try out a list' }).click();
  await paste(page, 'Paste your list', LISTS.own);
  await paste(page, 'Paste an opponent', LISTS.other);
  await page.getByRole('button', { name: /^1000$/ }).click();
  await page.getByRole('button', { name: /^Ask$/ }).click();
  await page.locator('.lab-verdict__words').getByText(/%/).first().waitFor({ timeout: 60_000 });
  const rest: Frames[] = [];
  const playing: Frames[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    playing.push(await frames(page));
    await page.getByRole('button', { name: /^Pause$/ }).click();
    await page.locator('.lab[data-kept="true"]').waitFor();
    rest.push(await frames(page));
    await page.getByRole('button', { name: /^Go on$/ }).click();
    await page.getByRole('button', { name: /^Pause$/ }).waitFor();
  }
  const encounters = Number.parseInt(await page.locator('.lab-top__words').innerText(), 10);
  await context.close();
  return {
    encounters,
    playing: middle(playing.map(({ perSecond }) => perSecond)),
    rest: middle(rest.map(({ perSecond }) => perSecond)),
    longestMs: Math.max(...playing.map(({ longest }) => longest)),
  };
}
