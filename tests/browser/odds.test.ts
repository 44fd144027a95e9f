/** The odds where dice are committed, answered, and in an area: on a laptop, on a phone, in French. */
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { type OpenPage, type PageOptions, openPage } from './support/chromium.ts';
import { um } from '../../src/systems/pulp-city/tables/build.ts';
import { area } from '../support/pieces.ts';
import { key } from './support/press.ts';
import { type Standings, situationFile } from './support/situation.ts';

const LAPTOP = { width: 1280, height: 800 } as const;
const PHONE = { width: 390, height: 844, touch: true } as const;
const FINGER = 44;

const WATCH: Standings = { 'ace-of-wraiths': [9, 12], wildman: [10.5, 14.5], tomcat: [9, 9] };
const FALLOUT: Standings = { nuke: [13, 12], aurelius: [14.6, 12], anansi: [13, 14.4], riposte: [16, 16] };
const BOOSTS = { 'ace-of-wraiths': 3, nuke: 2, anansi: 2, tomcat: 2 };

async function opened(
  options: PageOptions,
  more: Partial<Parameters<typeof situationFile>[0]> = {},
): Promise<{ open: OpenPage; hand: Hand }> {
  const open = await openPage({ reducedMotion: true, ...options });
  const buffer = Buffer.from(
    situationFile({ edition: '2017', a: WATCH, b: FALLOUT, powerUp: BOOSTS, ...more }),
  );
  const hand = new Hand(open.page, options.touch ?? false);
  const chooser = open.page.waitForEvent('filechooser');
  await hand.press(/^(Open a file|Ouvrir un fichier)/);
  await (await chooser).setFiles({ name: 'odds.json', mimeType: 'application/json', buffer });
  await open.page.locator('.prompt__title').first().waitFor();
  return { open, hand };
}

async function activate(hand: Hand, card: string): Promise<void> {
  await hand.choose(new RegExp(`^${card}`));
  await hand.gold();
  await hand.shown();
}

const tooSmall = (hand: Hand, selector: string): Promise<readonly number[]> =>
  hand.page
    .locator(selector)
    .evaluateAll(
      (all, finger) => all.map((one) => one.getBoundingClientRect().height).filter((h) => h < finger),
      FINGER,
    );

/** Nothing sticks out of the dock sideways. */
const sideways = (hand: Hand): Promise<boolean> =>
  hand.page
    .locator('.dock__grow')
    .first()
    .evaluate((box) => box.scrollWidth > box.clientWidth + 1);

const SHAPES = [
  ['laptop', { ...LAPTOP, locale: 'en-GB' }, /^Attack for/, /^Roll/, /% to succeed/],
  ['phone', { ...PHONE, locale: 'fr-FR' }, /^Attaquer/, /^Lancer/, /% de réussir/],
] as const;

test.each(SHAPES)(
  'each die of both sides tells its worth, on a %s',
  async (name, options, attack, roll, worth) => {
    const { open, hand } = await opened(options);
    await activate(hand, 'Ace');
    await hand.press(/Ghostshot/);
    await hand.page.locator('.fact-row__value', { hasText: '%' }).first().waitFor();
    expect(await sideways(hand)).toBe(false);
    await open.screenshot(`odds-targets-${name}`);
    await hand.press(/Nuke/);
    await open.screenshot(`odds-declare-${name}`);
    expect(await hand.gold()).toMatch(attack);
    const rows = hand.page.locator('.dice-row-choice');
    await hand.goOnUntil(/Ace/);
    await rows.first().waitFor();
    expect(await rows.count()).toBe(4);
    expect(await tooSmall(hand, '.dice-row-choice')).toEqual([]);
    expect(await sideways(hand)).toBe(false);
    const shares = await rows.locator('.figure-cell:first-of-type b').allInnerTexts();
    expect(shares.length).toBeGreaterThanOrEqual(4);
    expect(await rows.nth(2).locator('.visually-hidden').textContent()).toMatch(worth);
    await hand.choose(/^2 /);
    await open.screenshot(`odds-commit-${name}`);
    expect(await hand.gold()).toMatch(roll);
    await hand.page.locator('.hit-bar').first().waitFor();
    expect(await rows.count()).toBe(3);
    expect(await sideways(hand)).toBe(false);
    await open.screenshot(`odds-answer-${name}`);
  },
);

test.each(SHAPES)(
  'an area lists everyone with his chance and warns of a friend, on a %s',
  async (name, options) => {
    const { open, hand } = await opened(options);
    await activate(hand, 'Ace');
    await hand.press(/Queen of Blood/);
    await hand.page.locator('.friend-warning').waitFor();
    const friends = hand.page.locator('.fact-row[data-friend]');
    expect(await friends.count()).toBeGreaterThanOrEqual(1);
    expect(await hand.page.locator('.fact-row__value', { hasText: '%' }).count()).toBeGreaterThanOrEqual(4);
    expect(await hand.page.locator('.button--warned').count()).toBe(1);
    expect(await sideways(hand)).toBe(false);
    await open.screenshot(`odds-area-${name}`);
  },
);

test.each(SHAPES)('an Extra Target is seen before it is paid, on a %s', async (name, options) => {
  const { open, hand } = await opened(options);
  await activate(hand, 'Tomcat');
  await hand.press(/Twin .50 Cals/);
  await hand.press(/Nuke/);
  const panel = hand.page.locator('.panel', { has: hand.page.locator('.extra-chance') });
  await panel.waitFor();
  expect(await panel.locator('.fact-row').count()).toBeGreaterThanOrEqual(2);
  await panel.scrollIntoViewIfNeeded();
  await open.screenshot(`odds-extra-${name}`);
});

test('without odds not one of them is shown, and the dice can still be chosen', async () => {
  const { open, hand } = await opened({ ...LAPTOP, locale: 'en-GB' });
  await key(hand.page, 'o');
  await activate(hand, 'Ace');
  await hand.press(/Queen of Blood/);
  await hand.page.locator('.friend-warning').waitFor();
  expect(await hand.page.locator('.dock', { hasText: '%' }).count()).toBe(0);
  await hand.press('Back');
  await hand.press(/Ghostshot/);
  await hand.press(/Nuke/);
  expect(await hand.page.locator('.dock', { hasText: '%' }).count()).toBe(0);
  await hand.gold();
  await hand.goOnUntil(/Ace/);
  expect(await hand.page.locator('.dice-row-choice').count()).toBe(4);
  expect(await hand.page.locator('.dock', { hasText: '%' }).count()).toBe(0);
  await open.screenshot('odds-off');
});

test.each(SHAPES)('what strikes without a model tells its chances too, on a %s', async (name, options) => {
  const x = um(9);
  const y = um(12);
  const { open, hand } = await opened(options, {
    edition: '2013',
    powerUp: { 'ace-of-wraiths': 2 },
    pieces: [area('swamp', { at: [9, 14.4], size: [4, 2], danger: { grade: 'Dangerous', trait: 'H' } })],
    answers: [
      ['turn', { do: 'activate', card: 'a1', minions: null }],
      [
        'act',
        {
          do: 'move',
          model: 'a1',
          legs: [{ x, y: y + um(1.5) }],
          as: 'Sprint',
          combined: false,
          fall: false,
        },
      ],
    ],
  });
  const rows = hand.page.locator('.dice-row-choice');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(3);
  expect(await hand.page.locator('.hit-bar').count()).toBe(3);
  expect(await hand.page.locator('.option-odds').count()).toBe(1);
  expect(await sideways(hand)).toBe(false);
  await open.screenshot(`odds-environment-${name}`);
});

test.each(SHAPES)('the Starting Roll tells what each die is worth, on a %s', async (name, options) => {
  const { open, hand } = await opened(options, {
    answers: [
      ['turn', { do: 'offerEnd' }],
      ['agreeEnd', true],
      ['chooseRoller', 'a1'],
      ['chooseRoller', 'b1'],
      ['chooseFirstToDeclare', 'a'],
    ],
  });
  const rows = hand.page.locator('.dice-row-choice');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(BOOSTS['ace-of-wraiths'] + 1);
  expect(await rows.last().locator('.figure-cell').count()).toBe(BOOSTS.nuke + 1);
  expect(await tooSmall(hand, '.dice-row-choice')).toEqual([]);
  expect(await sideways(hand)).toBe(false);
  await open.screenshot(`odds-starting-${name}`);
});
