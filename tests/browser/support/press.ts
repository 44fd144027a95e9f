/**
 * Presses after which the page can be read. What a press changes comes onto the screen a moment later, so whoever reads
 * at once reads what was there before.
 */
import type { Locator, Page } from 'playwright-core';

/** Waits until the screen shows what the game and the answers begun have come to. */
export async function caughtUp(page: Page): Promise<void> {
  await page.locator(':root:not([data-behind])').waitFor({ state: 'attached' });
}

export async function click(what: Locator, options?: Parameters<Locator['click']>[0]): Promise<void> {
  await caughtUp(what.page());
  await what.click(options);
  await caughtUp(what.page());
}

export async function tap(what: Locator, options?: Parameters<Locator['tap']>[0]): Promise<void> {
  await caughtUp(what.page());
  await what.tap(options);
  await caughtUp(what.page());
}

/** On the page, in its pixels. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

export async function clickAt(page: Page, { x, y }: Pixel): Promise<void> {
  await caughtUp(page);
  await page.mouse.click(x, y);
  await caughtUp(page);
}

export async function tapAt(page: Page, { x, y }: Pixel): Promise<void> {
  await caughtUp(page);
  await page.touchscreen.tap(x, y);
  await caughtUp(page);
}

/** Presses a key, or several together such as `Shift+ArrowRight`. */
export async function key(page: Page, name: string): Promise<void> {
  await caughtUp(page);
  await page.keyboard.press(name);
  await caughtUp(page);
}
