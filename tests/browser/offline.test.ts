/** Once visited, the page opens and plays without a network, under any path; a later version waits to be taken. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workerFor } from '../tooling/offline-files.ts';
import { ensureTestPage } from '../tooling/page.mjs';
import { listen, staticServer } from '../tooling/static-server.mjs';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';
import { goHome, playOn } from './support/shelf.ts';

const SIZE = { width: 1280, height: 800, reducedMotion: true, kept: true } as const;
const WORKER = readFileSync('public/offline-worker.js', 'utf8');

let root = '';
let address = '';
const server = (folder: string) => staticServer(folder);
let running: ReturnType<typeof server> | null = null;

/** The built page three folders down, as on a host where others have pages too. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'pulp-city-page-'));
  cpSync(ensureTestPage(), join(root, 'club', 'games', 'city'), { recursive: true });
  running = server(root);
  address = `${await listen(running, 0, '127.0.0.1')}club/games/city/`;
});

afterAll(() => {
  running?.close();
  running?.closeAllConnections();
  rmSync(root, { recursive: true, force: true });
});

const line = (page: Page, status: string) => page.locator(`.offline-line[data-status="${status}"]`);

test('under a path of its own it is visited once, opens without a network, and plays and saves; the later version is offered and never forced', async () => {
  const { page, context } = await openPage({ ...SIZE, address: `${address}?seed=7` });
  await line(page, 'ready').waitFor();
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  const told = await (await fetch(new URL(manifest ?? '', address))).json();
  expect(told).toMatchObject({ start_url: './index.html', scope: './', display: 'standalone' });
  for (const { src } of told.icons) expect((await fetch(new URL(src, address))).ok, src).toBe(true);

  await context.setOffline(true);
  await page.reload();
  const hand = new Hand(page);
  await hand.press('Play now');
  await playOn(hand, 2);
  const asked = await hand.asked();
  await page.goto(address);
  await page.locator('.prompt__title').first().waitFor();
  expect(await hand.asked()).toBe(asked);
  await goHome(page);
  await hand.press('Cards');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await context.setOffline(false);

  // A later version lies on the host.
  const folder = join(root, 'club', 'games', 'city');
  appendFileSync(join(folder, 'encounter-file.schema.json'), '\n');
  writeFileSync(join(folder, 'offline-worker.js'), workerFor(folder, WORKER));
  await page.goto(address);
  await line(page, 'newer').waitFor();
  await hand.press('Go on');
  await page.locator('.prompt__title').first().waitFor();
  expect(await hand.asked()).toBe(asked);
  await goHome(page);
  await hand.press('Take it now');
  await line(page, 'ready').waitFor();
  await hand.press('Go on');
  await page.locator('.prompt__title').first().waitFor();
  expect(await hand.asked()).toBe(asked);
});

test('over plain http everything else works, and it is said why the page is not kept', async () => {
  const { page } = await openPage({ ...SIZE, host: 'club.test' });
  await line(page, 'plain').waitFor();
  expect(await line(page, 'plain').innerText()).toMatch(/Over plain http/);
  await new Hand(page).press('Read a code');
  await page.getByText(/without https the browser does not hand over its camera/).waitFor();
});
