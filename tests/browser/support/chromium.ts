/** Opens the built page in a real Chromium. Importing this file also installs the hooks that clean up. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { projectRoot } from '../../tooling/project.mjs';

export interface PageOptions {
  readonly width: number;
  readonly height: number;
  readonly touch?: boolean;
  /** A language tag such as `fr-FR`; English when left out. */
  readonly locale?: string;
  /** Appended to the page's address: a query or a fragment. */
  readonly address?: string;
  readonly reducedMotion?: boolean;
  readonly deviceScaleFactor?: number;
  /** What happens to the empty page before it is opened. */
  readonly before?: (page: Page) => Promise<void>;
  /** A name other than the loopback's, as of a machine in the club: the page comes from there over plain http. */
  readonly host?: string;
  /** The page may be kept for use without a network; else each test fetches it anew. */
  readonly kept?: boolean;
  /** Before the page is asked for. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the console called an error and what nobody caught, so far; a test that expects some empties it. */
  readonly errors: string[];
  /** Saves what is to be seen, for whoever wants to look at it: where `PICTURES` is set. */
  readonly screenshot: (name: string) => Promise<void>;
}

export const pageUrl = (): string => inject('pageUrl');

const screenshots = join(projectRoot, 'tests', 'browser', 'screenshots');
const opened: OpenPage[] = [];
/** By the name of the host that they know besides the usual ones. */
const browsers = new Map<string, Promise<Browser>>();

function browserFor(host: string): Promise<Browser> {
  const launch = inject('browserLaunch');
  const rules = host === '' ? [] : [`--host-resolver-rules=MAP ${host} 127.0.0.1`];
  const known =
    browsers.get(host) ?? chromium.launch({ ...launch, args: [...launch.args, ...rules], headless: true });
  browsers.set(host, known);
  return known;
}

/** Opens another tab beside the first one. */
export async function openTab({ context, page, errors }: OpenPage): Promise<Page> {
  const tab = await context.newPage();
  collectErrors(tab, errors);
  await tab.goto(page.url());
  return tab;
}

function collectErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
}

export async function openPage(options: PageOptions): Promise<OpenPage> {
  const context = await (await browserFor(options.host ?? '')).newContext({
    viewport: { width: options.width, height: options.height },
    hasTouch: options.touch ?? false,
    isMobile: options.touch ?? false,
    locale: options.locale ?? 'en-GB',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    deviceScaleFactor: options.deviceScaleFactor ?? 1,
    acceptDownloads: true,
    serviceWorkers: options.kept === true ? 'allow' : 'block',
  });
  await options.prepare?.(context);
  const page = await context.newPage();
  const errors: string[] = [];
  collectErrors(page, errors);
  const screenshot = async (name: string): Promise<void> => {
    if (process.env['PICTURES'] === undefined) return;
    mkdirSync(screenshots, { recursive: true });
    await page.screenshot({ path: join(screenshots, `${name}.png`) });
  };
  const handle: OpenPage = { page, context, errors, screenshot };
  opened.push(handle);
  await options.before?.(page);
  const address = new URL(options.address ?? '', pageUrl());
  if (options.host !== undefined) address.hostname = options.host;
  await page.goto(address.href);
  return handle;
}

afterEach(async () => {
  const handles = opened.splice(0);
  await Promise.all(handles.map(({ context }) => context.close()));
  expect(
    handles.flatMap(({ errors }) => errors),
    'the page reported errors',
  ).toEqual([]);
});

afterAll(async () => {
  const all = await Promise.all(browsers.values());
  browsers.clear();
  await Promise.all(all.map((one) => one.close()));
});
