/** A player's hand on the page: presses what is named, drags on the table, reads what is asked. */
import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Pixel, caughtUp, click, clickAt, tap, tapAt } from './support/press.ts';

/** Inches from the south-west corner, y north. */
export type Spot = readonly [x: number, y: number];

const BORDER = 3;
const STEPS = 12;

export class Hand {
  readonly page: Page;
  readonly touch: boolean;
  /** Side of the table in inches. */
  table = 24;
  #cdp: CDPSession | null = null;

  constructor(page: Page, touch = false) {
    this.page = page;
    this.touch = touch;
    page.setDefaultTimeout(10_000);
  }

  /** What is asked, as the prompt puts it. */
  async asked(): Promise<string> {
    await caughtUp(this.page);
    return this.page.locator('.prompt:not(.prompt--waiting) .prompt__title').first().innerText();
  }

  /** Waits until what was done has been drawn. */
  async shown(): Promise<void> {
    await caughtUp(this.page);
    await this.page.evaluate(
      () =>
        new Promise<void>((drawn) => {
          requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
        }),
    );
  }

  async press(name: string | RegExp): Promise<void> {
    await this.#press(this.page.getByRole('button', { name }).first());
  }

  async choose(name: string | RegExp): Promise<void> {
    await this.#press(this.page.getByRole('radio', { name }).first());
  }

  /** Opens a step of the set-up. */
  async step(title: string | RegExp): Promise<void> {
    await this.#press(this.page.locator('.spine__step', { hasText: title }).first());
  }

  /** The one gold button, which names what it does. */
  async gold(): Promise<string> {
    await caughtUp(this.page);
    const button = this.page.locator('.dock .button--primary, .cover .button--primary').first();
    const words = await button.innerText();
    expect(await button.getAttribute('aria-disabled'), words).toBeNull();
    await this.#press(button);
    return words;
  }

  async #press(what: Locator): Promise<void> {
    await (this.touch ? tap(what) : click(what));
  }

  /** Where a spot of the table lies on the page while the whole table is shown. */
  async place([x, y]: Spot): Promise<Pixel> {
    await this.page.locator('.stage').waitFor();
    const at = await this.placeIfThere([x, y]);
    if (at === null) throw new Error('no table on the page');
    return at;
  }

  /** As `place`, or null once the table has been left. */
  async placeIfThere([x, y]: Spot): Promise<Pixel | null> {
    const frame = await this.page.evaluate(
      () => document.querySelector('.stage')?.getBoundingClientRect().toJSON() ?? null,
    );
    if (frame === null) return null;
    const scale = Math.min((frame.width - 2 * BORDER) / this.table, (frame.height - 2 * BORDER) / this.table);
    const left = frame.x + (frame.width - this.table * scale) / 2;
    const top = frame.y + (frame.height - this.table * scale) / 2;
    return { x: left + x * scale, y: top + (this.table - y) * scale };
  }

  async tap(spot: Spot): Promise<void> {
    const at = await this.place(spot);
    await (this.touch ? tapAt(this.page, at) : clickAt(this.page, at));
    await this.shown();
  }

  async drag(from: Spot, to: Spot): Promise<void> {
    await this.#drag(await this.place(from), await this.place(to));
  }

  /** From the tile of a card to the table, and confirmed there. */
  async deploy(card: string, to: Spot): Promise<void> {
    await this.drop(card, to);
    await this.gold();
    await this.shown();
  }

  /** From the tile of a card to the table, where its ghost stays. */
  async drop(card: string, to: Spot): Promise<void> {
    const tile = await this.page.locator('.tile', { hasText: card }).first().boundingBox();
    if (tile === null) throw new Error(`no tile of ${card}`);
    await this.#drag({ x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 }, await this.place(to));
  }

  /** Holds the pointer down at the end until `release` is called. */
  async #drag(from: Pixel, to: Pixel): Promise<void> {
    await this.hold(from, to);
    await this.release(to);
  }

  async hold(from: Pixel, to: Pixel): Promise<void> {
    await caughtUp(this.page);
    const at = (step: number) => ({
      x: from.x + ((to.x - from.x) * step) / STEPS,
      y: from.y + ((to.y - from.y) * step) / STEPS,
    });
    if (!this.touch) {
      await this.page.mouse.move(from.x, from.y);
      await this.page.mouse.down();
      for (let step = 1; step <= STEPS; step += 1) await this.page.mouse.move(at(step).x, at(step).y);
      return;
    }
    await this.#finger('touchStart', from);
    for (let step = 1; step <= STEPS; step += 1) await this.#finger('touchMove', at(step));
  }

  async release(at: Pixel): Promise<void> {
    if (!this.touch) await this.page.mouse.up();
    else await this.#finger('touchEnd', at);
    await caughtUp(this.page);
  }

  async #finger(type: 'touchStart' | 'touchMove' | 'touchEnd', at: Pixel): Promise<void> {
    this.#cdp ??= await this.page.context().newCDPSession(this.page);
    await this.#cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] });
  }

  /** The sentences of the log that stand in the dock. */
  async lastLines(): Promise<string> {
    await caughtUp(this.page);
    return this.page.locator('.dock [role="log"][aria-busy="false"]').innerText();
  }

  /** The whole log, as the menu shows it. */
  async wholeLog(): Promise<string> {
    await this.press('Menu');
    await this.press('What happened');
    const words = await this.page.locator('.whole-log').innerText();
    await this.#press(
      this.page
        .locator('dialog[open]')
        .getByRole('button', { name: /^(Close|Fermer)$/ })
        .last(),
    );
    return words;
  }

  /** The table in words: a line for each model. */
  async list(): Promise<readonly string[]> {
    await caughtUp(this.page);
    await this.page.locator('.table-list[aria-busy="false"]').waitFor({ state: 'attached' });
    return this.page.locator('.table-list [data-list="models"] li').allTextContents();
  }

  async line(name: string): Promise<string> {
    return (await this.list()).find((line) => line.startsWith(`${name},`)) ?? '';
  }

  /** Answers whatever is asked with what is proposed, until something else is asked. */
  async goOnUntil(wanted: RegExp, most = 30): Promise<void> {
    for (let left = most; left > 0; left -= 1) {
      const covered = await this.page.locator('.cover').count();
      if (covered === 0 && wanted.test(await this.asked())) return;
      await this.goOn();
    }
    expect(await this.asked()).toMatch(wanted);
  }

  /** Answers what is asked with what is proposed. */
  async goOn(): Promise<void> {
    if ((await this.page.locator('.cover').count()) === 0) await this.#propose();
    await this.gold();
    await this.shown();
  }

  /** What is proposed; where nothing is, the button that leaves it. */
  async leave(): Promise<void> {
    const gold = this.page.locator('.dock .button--primary').first();
    if ((await gold.getAttribute('aria-disabled')) === null) await this.gold();
    else await this.#press(this.page.locator('.dock__main .button:not(.button--primary)').first());
  }

  /** Where nothing is proposed, the first thing that is open. */
  async #propose(): Promise<void> {
    const closed = this.page.locator('.dock .button--primary[aria-disabled="true"]');
    if ((await closed.count()) === 0) return;
    const open = this.page.locator('.dock [role="radio"]:not([aria-disabled="true"])').nth(1);
    if ((await open.count()) > 0) await this.#press(open);
  }
}
