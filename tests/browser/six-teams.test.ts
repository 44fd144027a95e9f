/** Six Teams of six Factions, Levels 6 to 12: built by hand, set against each other, and a Round played with each. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stream } from '../../src/kernel/dice/generator.ts';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';
import { click, clickAt } from './support/press.ts';
import { pressOn, roundShown } from './support/pressing.ts';
import { goHome } from './support/shelf.ts';

const LIMIT_MS = 120_000;
const MOST = 600;
/** Of a new Team. */
const USUAL_LEVEL = 8;

interface Built {
  readonly name: string;
  readonly members: readonly string[];
}

const PAIRS: readonly { readonly level: number; readonly teams: readonly [Built, Built] }[] = [
  {
    level: 6,
    teams: [
      { name: 'Blood Watch', members: ['Six Feet Under', 'V.H.'] },
      { name: 'Coven', members: ['L.O.A.', 'Papa Zombie'] },
    ],
  },
  {
    level: 8,
    teams: [
      { name: 'Heavy Metal', members: ['C.O.R.E. (Charlemagne)', 'Giant Hadron', 'Dr. Mercury'] },
      { name: 'Grimm', members: ['John Grimmsham', 'Tiny!', 'Gravito Grimm', 'Gravito Grimm'] },
    ],
  },
  {
    level: 12,
    teams: [
      { name: 'A.R.C.', members: ['Apebot', 'Ba-Boom', 'Dr. Red', 'Guerilla', 'Red Bella', 'Chimp Chi'] },
      {
        name: 'Necroplane',
        members: ['Dr. Tenebrous', 'Soul Golem', 'Doom Train', 'Feartigo', 'Night Fright & Leech'],
      },
    ],
  },
];

async function build(hand: Hand, level: number, { name, members }: Built): Promise<void> {
  const { page } = hand;
  await hand.press('New Team');
  await page.locator('.builder__list').waitFor();
  const step = level < USUAL_LEVEL ? 'One Level less' : 'One Level more';
  for (let left = Math.abs(level - USUAL_LEVEL); left > 0; left -= 1) await hand.press(step);
  await page.getByLabel('Name of the Team').fill(`My ${name}`);
  for (const member of members) {
    await page.getByRole('searchbox').fill(member);
    await click(page.getByRole('button', { name: `Add ${member}`, exact: true }).first());
  }
  await page.locator('.checks').getByText(`The Levels add up to ${level} exactly`).waitFor();
  await hand.press('Back to your Teams');
  await page
    .locator('.team-card', { hasText: `My ${name}` })
    .getByText('Legal')
    .waitFor();
}

/** Presses on until the second Round is announced. */
async function playRound(page: Page, hand: Hand, seed: number): Promise<void> {
  const draw = stream(seed);
  for (let left = MOST; left > 0; left -= 1) {
    if ((await roundShown(page)) === 'Round 2') return;
    const at = left % 3 === 0 ? await hand.placeIfThere([1 + (draw() % 22), 1 + (draw() % 22)]) : null;
    if (at !== null) await clickAt(page, at);
    await pressOn(page, draw());
  }
  throw new Error(`no second Round: ${await page.locator('.prompt__title').allInnerTexts().then(String)}`);
}

test(
  'six Teams are built by hand, and each plays a Round',
  async () => {
    const { page } = await openPage({
      width: 1280,
      height: 800,
      address: 'index.html?seed=5',
      reducedMotion: true,
    });
    const hand = new Hand(page);
    await hand.press('Build a Team');
    for (const { level, teams } of PAIRS) for (const team of teams) await build(hand, level, team);
    for (const [at, { teams }] of PAIRS.entries()) {
      const [first, second] = teams;
      await click(
        page
          .locator('.team-card', { hasText: `My ${first.name}` })
          .getByRole('button')
          .first(),
      );
      await hand.press(/^Play$/);
      await click(page.locator('.side[data-team="b"] [role="radio"]', { hasText: `My ${second.name}` }));
      await hand.press(/^Play$/);
      for (const { name } of teams)
        await page
          .locator('.versus', { hasText: `My ${name}` })
          .first()
          .waitFor();
      await playRound(page, hand, at + 1);
      const told = await hand.wholeLog();
      for (const { members } of teams)
        expect(members.some((member) => told.includes(member.split(' ')[0] ?? member))).toBe(true);
      await goHome(page);
      await hand.press('Build a Team');
    }
  },
  LIMIT_MS,
);
