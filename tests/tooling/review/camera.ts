/** One player's page at one size, and the pictures that are taken of it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { fitCamera, focusCamera, toScreen } from '../../../src/ui/table/camera.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

export const SIZES: readonly Size[] = [
  { width: 1280, height: 800, touch: false },
  { width: 1920, height: 1080, touch: false },
  { width: 1024, height: 768, touch: true },
  { width: 390, height: 844, touch: true },
];

export interface Options {
  /** Appended to the page's address. */
  readonly address?: string;
  /** Preferences that the page finds. */
  readonly preferences?: Readonly<Record<string, unknown>>;
  /** Bursts and dice move. */
  readonly motion?: boolean;
}

const PREFERENCES = 'pulp-city-tabletop/preferences';
const TABLE = { width: 24, height: 24 };
const PHONE = 480;

/** Inches from the south-west corner, y north. */
type Spot = readonly [x: number, y: number];

export class Camera {
  readonly page: Page;
  readonly size: Size;
  readonly #folder: string;

  private constructor(page: Page, size: Size, folder: string) {
    this.page = page;
    this.size = size;
    this.#folder = folder;
  }

  static async open(browser: Browser, url: string, folder: string, size: Size, options: Options) {
    const { width, height, touch } = size;
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      locale: 'en-GB',
      reducedMotion: options.motion === true ? 'no-preference' : 'reduce',
      serviceWorkers: 'block',
    });
    await context.addInitScript(([key, chosen]) => localStorage.setItem(key, chosen), [
      PREFERENCES,
      JSON.stringify(options.preferences ?? {}),
    ] as const);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(new URL(options.address ?? '?seed=7', url).href);
    return new Camera(page, size, folder);
  }

  /** What was done is drawn, and what moves has come to rest. */
  async settled(): Promise<void> {
    await this.page.locator(':root:not([data-behind])').waitFor({ state: 'attached' });
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise<void>((drawn) => {
          requestAnimationFrame(() => drawn());
        });
      const ending = document.getAnimations().filter((one) => one.effect?.getTiming().iterations === 1);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    });
  }

  async shoot(name: string): Promise<void> {
    await this.settled();
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(
      join(this.#folder, `${name}-${this.size.width}.png`),
      await this.page.screenshot({ animations: 'allow' }),
    );
  }

  async tap(what: Locator): Promise<void> {
    // What lies further down is scrolled to first: a browser takes no tap while a page is still moving.
    await what.first().scrollIntoViewIfNeeded();
    await this.settled();
    await (this.size.touch ? what.first().tap() : what.first().click());
    await this.settled();
  }

  press(name: string | RegExp): Promise<void> {
    return this.tap(this.page.getByRole('button', { name }));
  }

  choose(name: string | RegExp): Promise<void> {
    return this.tap(this.page.getByRole('radio', { name }));
  }

  find(selector: string, words: string | RegExp): Promise<void> {
    return this.tap(this.page.locator(selector, { hasText: words }));
  }

  gold(): Promise<void> {
    return this.tap(this.page.locator('.dock .button--primary, .cover .button--primary'));
  }

  async asked(): Promise<string> {
    return this.page.locator('.prompt:not(.prompt--waiting) .prompt__title').first().innerText();
  }

  /** Answers with what is proposed, until this is asked. */
  async goOnUntil(wanted: RegExp, most = 24): Promise<void> {
    for (let left = most; left > 0; left -= 1) {
      if ((await this.page.locator('.cover').count()) === 0 && wanted.test(await this.asked())) return;
      await this.goOn();
    }
    throw new Error(`never asked ${String(wanted)}, but ${await this.asked()}`);
  }

  async goOn(): Promise<void> {
    const closed = this.page.locator('.dock .button--primary[aria-disabled="true"]');
    if ((await this.page.locator('.cover').count()) === 0 && (await closed.count()) > 0) {
      const open = this.page.locator('.dock [role="radio"]:not([aria-disabled="true"])');
      if ((await open.count()) > 0) await this.tap(open.nth((await open.count()) > 1 ? 1 : 0));
    }
    await this.gold();
  }

  async openFile(text: string | Buffer, button: string | RegExp = 'Open a file'): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.tap(this.page.getByRole('button', { name: button }));
    const buffer = typeof text === 'string' ? Buffer.from(text) : text;
    await (await chooser).setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  }

  async openGame(text: string | Buffer): Promise<void> {
    await this.openFile(text);
    await this.page.locator('.table-screen').waitFor();
    await this.page.locator('.prompt__title, .cover').first().waitFor();
    await this.settled();
  }

  /** Where a spot of the table lies on the page; a small screen shows close to whoever acts. */
  async #place([x, y]: Spot, acting: Spot): Promise<{ x: number; y: number }> {
    const frame = await this.page.locator('.stage').boundingBox();
    if (frame === null) throw new Error('no table on the page');
    const shown = ([east, north]: Spot) => ({ x: east, y: TABLE.height - north });
    const camera =
      this.size.width < PHONE
        ? focusCamera({ points: [shown(acting)] }, TABLE, frame)
        : fitCamera(TABLE, frame);
    const { px, py } = toScreen(camera, shown([x, y]));
    return { x: frame.x + px, y: frame.y + py };
  }

  /** Drags whoever acts. */
  async drag(from: Spot, to: Spot): Promise<void> {
    const [start, end] = [await this.#place(from, from), await this.#place(to, from)];
    const at = (step: number) => ({
      x: start.x + ((end.x - start.x) * step) / 12,
      y: start.y + ((end.y - start.y) * step) / 12,
    });
    if (this.size.touch) {
      const cdp = await this.page.context().newCDPSession(this.page);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
      for (let step = 1; step <= 12; step += 1)
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step)] });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else {
      await this.page.mouse.move(start.x, start.y);
      await this.page.mouse.down();
      for (let step = 1; step <= 12; step += 1) await this.page.mouse.move(at(step).x, at(step).y);
      await this.page.mouse.up();
    }
    await this.settled();
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
