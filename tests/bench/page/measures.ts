/** What the bench of the page measures, each in a real browser. */
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { projectRoot } from '../../tooling/project.mjs';
import { bareStage } from './bare-stage.ts';
import { traced, workedBetween } from './trace.ts';

const WINDOW = { width: 1280, height: 800 };
const UM_PER_INCH = 25_400;
const BORDER = 3;

export interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly cdp: CDPSession;
}

async function blank(browser: Browser): Promise<Opened> {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  // By the time of the processor, so that what else the machine does counts for little.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, context, cdp };
}

/** Milliseconds from the choice of a file to the question on the screen. */
async function openFile(page: Page, text: string): Promise<number> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  const picker = await chooser;
  await page.evaluate(() => {
    const shown = (): void => {
      if (document.querySelector('.prompt__title') === null) requestAnimationFrame(shown);
      else performance.mark('shown');
    };
    addEventListener('change', () => performance.mark('chosen'), { capture: true, once: true });
    shown();
  });
  const buffer = Buffer.from(text);
  await picker.setFiles({ name: 'encounter.json', mimeType: 'application/json', buffer });
  await page.locator('.prompt__title').first().waitFor();
  return page.evaluate(() => {
    const at = (name: string): number => performance.getEntriesByName(name).at(-1)?.startTime ?? 0;
    return at('shown') - at('chosen');
  });
}

async function opened(
  browser: Browser,
  url: string,
  text: string,
): Promise<Opened & { readonly ms: number }> {
  const open = await blank(browser);
  await open.page.goto(url);
  const ms = await openFile(open.page, text);
  return { ...open, ms };
}

async function figures(cdp: CDPSession): Promise<Readonly<Record<string, number>>> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

const STEPS = 120;

const middle = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** Script of one step of a drag in a circle, in milliseconds. */
async function dragged({ page, cdp }: Opened, x: number, y: number): Promise<number> {
  const to = (step: number) =>
    page.mouse.move(x + Math.sin(step / 8) * 60, y + (Math.cos(step / 8) - 1) * 60);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 12; step += 1) await to(step);
  const before = await figures(cdp);
  for (let step = 12; step < 12 + STEPS; step += 1) {
    await to(step);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  const after = await figures(cdp);
  await page.mouse.up();
  return (((after['ScriptDuration'] ?? 0) - (before['ScriptDuration'] ?? 0)) * 1000) / STEPS;
}

/** Where a model of the first Team stands on the page. */
async function placeOf(
  page: Page,
  text: string,
  nth = 0,
): Promise<{ readonly x: number; readonly y: number }> {
  const { setup } = JSON.parse(text);
  const { x, y } = setup.situation.models[`a${nth + 1}`];
  const frame = await page.locator('.stage').boundingBox();
  if (frame === null) throw new Error('no table on the page');
  const side = setup.table.size / UM_PER_INCH;
  const scale = (Math.min(frame.width, frame.height) - 2 * BORDER) / side;
  return {
    x: frame.x + (frame.width - side * scale) / 2 + (x / UM_PER_INCH) * scale,
    y: frame.y + (frame.height - side * scale) / 2 + (side - y / UM_PER_INCH) * scale,
  };
}

/** The first model is activated and its move begun. */
async function planMove(page: Page): Promise<void> {
  await page.locator('.dock [role="radio"]').first().click();
  await page.locator('.dock .button--primary').first().click();
  await page.locator('.action', { hasText: 'Move' }).last().click();
}

/** An odd number: the run in the middle counts, so that neither side wins by its luckiest. */
const DRAGS = 5;

/** One of 24 models with its overlays, beside as many nodes on a bare stage: script of a step in milliseconds. */
export async function dragRatio(browser: Browser, url: string, text: string) {
  const own: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < DRAGS; run += 1) {
    const game = await opened(browser, url, text);
    await planMove(game.page);
    await game.page.waitForTimeout(1_000);
    const at = await placeOf(game.page, text);
    own.push(await dragged(game, at.x, at.y));
    await game.context.close();
    const plain = await blank(browser);
    await plain.page.goto('about:blank');
    await plain.page.setContent('<div id="stage" style="position:fixed;inset:0"></div>');
    await plain.page.addScriptTag({ path: join(projectRoot, 'node_modules', 'konva', 'konva.min.js') });
    const spot = await plain.page.evaluate(bareStage);
    bare.push(await dragged(plain, spot.x, spot.y));
    await plain.context.close();
  }
  const [ownMs, bareMs] = [middle(own), middle(bare)];
  return { ownMs, bareMs, ratio: ownMs / bareMs };
}

/** A hand comes, presses and lets go: never within one moment. */
const HAND_MS = 80;

/** By the mouse alone: `click` has the page's own thread check first what lies there, which would count as a task of the page. */
async function pressed(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('what is to be pressed is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(HAND_MS);
  await page.mouse.click(x, y, { delay: HAND_MS });
}

const SLOWER = 4;
/** Of the models that may be activated: one with an Action to aim, whose list has all twelve Enemies, in reach or not. */
const AIMS = 2;
/** Until whoever has opened a game presses something: what the opening itself takes is measured as such. */
const LOOKED_MS = 1_500;

/** Long tasks, in milliseconds, and the most that the processor worked for one, step by step, while a model is activated, moved about and aimed at a quarter of the speed. */
export async function longTasks(browser: Browser, url: string, text: string) {
  const game = await opened(browser, url, text);
  const { page, cdp, context } = game;
  await page.waitForTimeout(LOOKED_MS);
  // The first time it has the page's thread load a script of the driver.
  await page.locator('.dock').first().boundingBox();
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { longTasks: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe({ type: 'longtask' });
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const steps: Record<string, readonly number[]> = {};
  const worked: Record<string, number> = {};
  const step = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    const { tasks } = await traced(page, cdp, async () => {
      await act();
      await page.waitForTimeout(1_500);
    });
    worked[name] = Math.max(0, ...tasks.map((task) => task.worked));
    steps[name] = await page.evaluate(() => {
      const seen = (globalThis as unknown as { longTasks: number[] }).longTasks;
      return seen.splice(0).map(Math.round);
    });
  };
  await step('choose', () => pressed(page, page.locator('.dock [role="radio"]').nth(AIMS)));
  await step('activate', () => pressed(page, page.locator('.dock .button--primary').first()));
  await step('plan the move', () => pressed(page, page.locator('.action', { hasText: 'Move' }).last()));
  const at = await placeOf(page, text, AIMS);
  await step('drag', () => dragged(game, at.x, at.y));
  await step('back', () => pressed(page, page.locator('.dock__main .button').first()));
  await step('aim', () => pressed(page, page.locator('.action:not([aria-disabled="true"])').first()));
  await step('pick a Target', () => pressed(page, page.locator('.action__targets .fact-row').first()));
  await context.close();
  return {
    steps,
    worked,
    longest: Math.max(0, ...Object.values(steps).flat()),
    longestWorked: Math.max(0, ...Object.values(worked)),
  };
}

/** Script and style that the first screen needs before it is there, compressed, in kB: what the page itself names. */
export async function firstLoad(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const named = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? '');
  const sizes = await Promise.all(
    named.map(async (path) => {
      const body = await (await fetch(new URL(path, url))).arrayBuffer();
      return gzipSync(new Uint8Array(body)).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

/** The screen shows what the game has come to, and has been painted. */
const caughtUp = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const look = (): void => {
          const behind = document.documentElement.hasAttribute('data-behind');
          requestAnimationFrame(behind ? look : () => done());
        };
        look();
      }),
  );

const WARM_UP = 4;
const STEPS_BACK = 8;

/**
 * A file of so many entries: the milliseconds until it is there, how many of them the processor worked for the page, and
 * those of script in a step back or forth, the first few and when they are warm.
 */
export async function longGame(browser: Browser, url: string, text: string) {
  const open: number[] = [];
  const worked: number[] = [];
  const cold: number[] = [];
  const undo: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const { page, cdp, context } = await blank(browser);
    await page.goto(url);
    const trace = await traced(page, cdp, async () => open.push(await openFile(page, text)));
    worked.push(workedBetween(trace, trace.marked('chosen'), trace.marked('shown')));
    await page.waitForTimeout(800);
    for (let step = 0; step < WARM_UP + STEPS_BACK; step += 1) {
      const before = await figures(cdp);
      await page.keyboard.press(step % 2 === 0 ? 'z' : 'Shift+z');
      await caughtUp(page);
      const after = await figures(cdp);
      const script = ((after['ScriptDuration'] ?? 0) - (before['ScriptDuration'] ?? 0)) * 1000;
      (step < WARM_UP ? cold : undo).push(script);
    }
    await context.close();
  }
  return {
    openMs: Math.min(...open),
    openWorkedMs: Math.min(...worked),
    coldUndoMs: middle(cold),
    undoMs: middle(undo),
  };
}

async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await figures(cdp))['JSHeapUsedSize'] ?? 0;
}

/** Memory after the first steps back and forth and after 2,000 of them, then after 50 reloads, in MB. */
export async function memory(browser: Browser, url: string, text: string) {
  const { page, cdp, context } = await opened(browser, url, text);
  const backAndForth = async (times: number): Promise<void> => {
    for (let step = 0; step < times; step += 1) {
      await page.keyboard.press('z');
      await page.keyboard.press('Shift+z');
    }
    await page.waitForTimeout(500);
  };
  await backAndForth(50);
  const before = await heap(cdp);
  await backAndForth(1_000);
  const after = await heap(cdp);
  const reloaded: number[] = [];
  for (let reload = 0; reload < 50; reload += 1) {
    await page.reload();
    await page.locator('.prompt__title').first().waitFor();
    reloaded.push(await heap(cdp));
  }
  await context.close();
  const mb = (bytes: number): number => bytes / 1_000_000;
  return {
    beforeMb: mb(before),
    after2000Mb: mb(after),
    ratio: after / before,
    reloadRatio: (reloaded.at(-1) ?? 0) / (reloaded[4] ?? 1),
  };
}
