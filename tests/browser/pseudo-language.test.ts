/**
 * A third language is one folder: the page is built with a language that nobody speaks, English with accents and two
 * fifths longer. A text without an accent was never given to translators, and what is cut off has no room for German.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PARTIAL_CARDS } from '../../src/games/pulp-city/library/game-cards.ts';
import { MESSAGES } from '../../src/i18n/messages.ts';
import '../tooling/texts.ts';
import { ensurePageWith } from '../tooling/page.mjs';
import { PSEUDO, pseudoMessage, writePseudoLanguage } from '../tooling/pseudo-language.ts';
import { listen, staticServer } from '../tooling/static-server.mjs';
import { Hand } from './hand.ts';
import { cardNames } from './support/card-names.ts';
import { openPage } from './support/chromium.ts';
import { click } from './support/press.ts';
import { clipped, keepDrawnTexts, unkeyed } from './support/screen-texts.ts';

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** Said alike in every language. */
const NAMES = [
  ...cardNames,
  ...PARTIAL_CARDS.map(({ name }) => name),
  // Of the Team that is copied in the builder, which is its player's.
  'Hometown Guard',
  // Bars of Action that a new card begins with are typed as either book prints them.
  'AP 2 Punch (CCM, F vs G, Damage 1) SFX: Damage 1, Knockback 2',
  'AP 2 Hurl (THR 6, F vs I, Damage 1) SFX: Damage 1',
  'Punch',
  'Hurl',
  // A key.
  'Tab',
  'Pulp City',
  'Tabletop',
  'English',
  'Français',
].toSorted((one, other) => other.length - one.length);

let server: Server;
let address = '';

beforeAll(async () => {
  const made = ['tests/tooling/pseudo-language.ts', 'tests/tooling/printed-words.ts'];
  server = staticServer(ensurePageWith(made, writePseudoLanguage));
  address = new URL('?seed=7', await listen(server, 0, '127.0.0.1')).href;
});

afterAll(async () => {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
});

/** A text without figures as the page says it. */
const say = (key: string): string => pseudoMessage(MESSAGES.en[key] ?? key);

async function looker() {
  const open = await openPage({
    ...SCREENS[0],
    address,
    locale: PSEUDO,
    reducedMotion: true,
    before: keepDrawnTexts,
  });
  const { page } = open;
  const hand = new Hand(page);
  const found: string[] = [];
  /** Looks the screen over at every size. */
  const look = async (screen: string): Promise<void> => {
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      await hand.shown();
      for (const cut of await clipped(page)) found.push(`${screen} ${size.width}: ${cut}`);
      await open.screenshot(`pseudo-${screen}-${size.width}`);
    }
    await page.setViewportSize(SCREENS[0]);
    await hand.shown();
    for (const text of await unkeyed(page, NAMES)) found.push(`${screen}: no key for "${text}"`);
  };
  await page.locator('.home-card').first().waitFor();
  return { open, page, hand, found, look };
}

/** Closes the dialog in front. */
async function close(hand: Hand): Promise<void> {
  const dialogs = hand.page.locator('dialog[open]');
  const many = await dialogs.count();
  await click(
    dialogs
      .last()
      .getByRole('button', { name: say('common.close'), exact: true })
      .first(),
  );
  await expect.poll(() => dialogs.count()).toBe(many - 1);
}

test('before a game: every text has a key, and room', async () => {
  const { page, hand, found, look } = await looker();
  expect(await page.locator('html').getAttribute('lang')).toBe(PSEUDO);
  await look('home');
  await page.goto(`${address}&kiosk`);
  await page.locator('.kiosk-strip').waitFor();
  await look('kiosk');
  await page.goto(address);
  await hand.press(say('cards.open'));
  await page.locator('.card-tiles li').first().waitFor();
  await look('cards');
  await hand.press(say('common.back'));
  await hand.press(say('teams.open'));
  await page.locator('.team-card').first().waitFor();
  await look('teams');
  await click(page.locator('.team-card').nth(2).getByRole('button').last());
  await click(page.locator('.member .card-row__open').first());
  await look('builder');
  await hand.press(say('team.share'));
  await look('share');
  await close(hand);
  await page.goto(address);
  await hand.press(say('home.tables.open'));
  await page.locator('main').waitFor();
  await look('tables');
  await page.goto(address);
  await hand.press(say('home.setup.do'));
  const steps = page.locator('.spine__step');
  await steps.first().waitFor();
  for (let at = 0; at < (await steps.count()); at += 1) {
    await click(steps.nth(at));
    await look(`setup-${at + 1}`);
  }
  expect(found).toEqual([]);
}, 120_000);

test('where one makes things: cards, tables and studies, every text has a key, and room', async () => {
  const { page, hand, found, look } = await looker();
  await hand.press(say('cards.open'));
  await page.locator('.card-tiles li').first().waitFor();
  await hand.press(say('editor.new'));
  await page.locator('main.editor').waitFor();
  await look('card-editor');
  await page.goto(address);
  await hand.press(say('home.tables.open'));
  await hand.press(say('tables.new'));
  await page.locator('.plan-board').waitFor();
  await look('table-editor');
  await page.goto(address);
  await hand.press(say('home.lab.open'));
  await page.locator('main.lab-ask').waitFor();
  await look('laboratory');
  expect(found).toEqual([]);
}, 120_000);

/** The example with Iron Train at the edge of a roof. */
async function example(hand: Hand): Promise<void> {
  const roof = hand.page.locator('.example', { hasText: say('example.roofEdge.name') });
  await click(roof.getByRole('button').first());
  await hand.page.locator('.prompt__title').first().waitFor();
}

test('at the table and behind its menu: every text has a key, and room', async () => {
  const { page, hand, found, look } = await looker();
  await hand.press(say('home.lesson.open'));
  await page.locator('.prompt__title').first().waitFor();
  await look('lesson');
  await hand.press(say('common.menu'));
  await hand.press(say('menu.newGame'));
  await page.locator('.home-card').first().waitFor();
  await example(hand);
  await look('table');
  await hand.choose(/^Iron Train/);
  await hand.gold();
  await look('actions');
  await hand.press(/Power Smash/);
  await click(page.locator('.fact-row', { hasText: 'Riposte' }).first());
  await look('attack');
  await hand.gold();
  await hand.shown();
  await look('dice');
  await hand.press(say('common.menu'));
  for (const page of [
    'menu.game',
    'log.title',
    'menu.words',
    'menu.rulings',
    'saves.title',
    'menu.look',
    'keys.title',
  ]) {
    await hand.press(new RegExp(`^${say(page)}$`));
    await look(page);
  }
  await close(hand);
  for (const layout of ['leftRight', 'across'] as const) {
    await page.evaluate((chosen) => {
      const kept = 'pulp-city-tabletop/preferences';
      const before = JSON.parse(localStorage.getItem(kept) ?? '{}') as object;
      localStorage.setItem(kept, JSON.stringify({ ...before, layout: chosen }));
    }, layout);
    await page.reload();
    await page.locator('.prompt__title').first().waitFor();
    await look(layout);
  }
  expect(found).toEqual([]);
}, 120_000);

test('after a game: the result and the replay, every text has a key, and room', async () => {
  const { page, hand, found, look } = await looker();
  const chooser = page.waitForEvent('filechooser');
  await hand.press(say('home.import'));
  const buffer = gunzipSync(readFileSync('tests/replays/scored/2017-quest-1.json.gz'));
  await (await chooser).setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator('.table-screen').waitFor();
  await hand.press(say('play.over.show'));
  await page.locator('main.result').waitFor();
  await look('result');
  await click(page.locator('.moment').first().getByRole('button').first());
  await page.locator('.replay').waitFor();
  await look('replay');
  expect(found).toEqual([]);
}, 120_000);
