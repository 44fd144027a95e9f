/** The odds of rolls that no model attacks with, against the dice of the engine. */
import { expect, test } from 'vitest';
import { seededDice } from '../../src/kernel/dice/source.ts';
import { copy } from '../../src/simulation/same.ts';
import { type Encounter, pulpCity, worldOf } from '../../src/systems/pulp-city/index.ts';
import type { Decision } from '../../src/systems/pulp-city/model/frames.ts';
import type { Event } from '../../src/systems/pulp-city/model/events.ts';
import type { Trait } from '../../src/systems/pulp-city/model/keywords.ts';
import { environmentTable } from '../../src/systems/pulp-city/view/actions/environment-table.ts';
import { startingTable } from '../../src/systems/pulp-city/view/actions/starting-table.ts';
import { danger, type Walker, walker } from '../pulp-city/move/walker.ts';
import { structure } from '../support/pieces.ts';
import type { Play } from '../support/play.ts';
import { nameRollers } from '../support/rounds.ts';
import { type ModelSpec, scene } from '../support/scene.ts';

const ROLLS = 4000;
const APART = 3.5;

/** What comes of the same answer with other dice; `then` says what is answered after it. */
function outcomes(
  play: Play,
  decision: Decision,
  answer: unknown,
  then: (open: Decision) => unknown,
): readonly (readonly Event[])[] {
  const { setup, state, rest } = play.game;
  return Array.from({ length: ROLLS }, (_, seed) => {
    const own = copy({ state, rest });
    const game: Encounter = {
      setup,
      state: own.state,
      rest: { ...own.rest, dice: seededDice(seed * 7919 + 1) },
    };
    const events: Event[] = [];
    let next: { id: string; answer: unknown } | null = { id: decision.id, answer };
    while (next !== null) {
      const done = pulpCity.play(game, { type: 'answer', decision: next.id, answer: next.answer });
      if (!done.ok) throw new Error(done.error.code);
      events.push(...done.value);
      const open: Decision | undefined = game.rest.pending[0];
      const reply = open === undefined ? undefined : then(open);
      next = open === undefined || reply === undefined ? null : { id: open.id, answer: reply };
    }
    return events;
  });
}

function within(what: string, expected: number, seen: readonly number[]): void {
  const mean = seen.reduce((sum, one) => sum + one, 0) / seen.length;
  const spread = seen.reduce((sum, one) => sum + (one - mean) ** 2, 0) / seen.length;
  const allowed = APART * Math.sqrt(spread / seen.length) + 1e-9;
  expect(Math.abs(mean - expected), `${what}: told ${expected}, seen ${mean}`).toBeLessThanOrEqual(allowed);
}

const HEIGHT = 7;
const fall = (printed: Walker, hero: Partial<ModelSpec> = {}): Play =>
  walker('2013', { move: 6, ...printed }, [12, 10], {
    pieces: [structure('tower', { at: [12, 10], size: [4, 4], height: HEIGHT })],
    hero: { z: HEIGHT, powerUp: 2, ...hero },
  }).move('Hero', [12, 14], { fall: true });
const swamp = (printed: Walker, hero: Partial<ModelSpec> = {}): Play =>
  walker('2013', { move: 6, ...printed }, [12, 10.2], {
    pieces: [danger('swamp', [12, 12], [6, 2])],
    hero: { powerUp: 2, ...hero },
  }).move('Hero', [12, 12]);

const LESS_DAMAGE = { name: 'Hide', clauses: [{ modify: 'damageTaken', by: -1, min: 0 }] } as const;
const STAYS = {
  name: 'Last Breath',
  clauses: [{ at: 'koComing', must: [{ fx: 'surviveAt', x: 1, roll: 4 }] }],
} as const;

const STRIKES: Readonly<Record<string, () => Play>> = {
  'a Fall on one with a Trump': () => fall({ G: 5, I: 4, trump: ['I'], health: 3 }),
  'a Fall on one with Defend and one Health': () => fall({ G: 4, I: 5, health: 1 }, { defend: 2 }),
  'a Fall on one that Damage does less to': () => fall({ powers: [LESS_DAMAGE], health: 2 }),
  'a Fall on one who may stay': () => fall({ powers: [STAYS], health: 1 }),
  'Dangerous Terrain': () => swamp({ G: 3, I: 5, health: 2 }, { suppress: 1 }),
};

test.each(Object.entries(STRIKES))(
  '[PC-ROLL-13@2013] odds agree with the dice of %s',
  (_name, begin) => {
    const play = begin();
    const question = play.question('environmentDefence');
    for (const [trait, powerUp] of [
      [question.traits[0], 0],
      [question.traits.at(-1), 2],
    ] as const) {
      const told = environmentTable(worldOf(play.game), play.game.rest.stack, question, {
        trait: trait as Trait,
        powerUp,
      });
      const figures = told?.rows[powerUp];
      expect(told?.traits[trait as Trait]).toEqual(figures);
      if (figures === undefined) throw new Error('nothing is told');
      const seen = outcomes(play, question, { trait, powerUp }, (open) =>
        open.kind === 'environmentSfx'
          ? Array.from({ length: open.sfx }, () =>
              open.options.includes('damage') ? 'damage' : open.options[0],
            )
          : undefined,
      );
      const rolled = seen.map((events) => events.find(({ type }) => type === 'environmentRolled'));
      const won = rolled.map((event) => event?.type === 'environmentRolled' && event.won);
      const sfx = rolled.map((event) => (event?.type === 'environmentRolled' ? event.sfx : 0));
      within('success', figures.success, won.map(Number));
      within(
        'sfx',
        figures.sfx,
        sfx.map((count) => Number(count > 0)),
      );
      within(
        'KO',
        figures.ko,
        seen.map((all) => Number(all.some(({ type }) => type === 'koed'))),
      );
      within(
        'Damage',
        figures.expectedDamage,
        seen.map((all) => all.reduce((sum, one) => sum + (one.type === 'damaged' ? one.points : 0), 0)),
      );
    }
  },
  120_000,
);

const STARTS: Readonly<
  Record<string, { readonly a: Omit<ModelSpec, 'at'>; readonly b: Omit<ModelSpec, 'at'> }>
> = {
  'even Minds': { a: { powerUp: 2 }, b: { powerUp: 1 } },
  'the Triad': { a: { powerUp: 2, card: { origin: 'Mystery' } }, b: { card: { origin: 'Nature' } } },
  'Trumps and a better Mind': {
    a: { powerUp: 3, card: { J: 4, trump: ['J'] } },
    b: { powerUp: 2, card: { J: 5, trump: ['J'] } },
  },
  'a Power that counts more faces': {
    a: {
      powerUp: 2,
      card: { powers: [{ name: 'Schemer', clauses: [{ set: 'sfxThreshold', to: 4 }] }] },
    },
    b: { powerUp: 1 },
  },
};

test.each(Object.entries(STARTS))(
  '[PC-START-04@2017] odds agree with the Starting Roll: %s',
  (_name, it) => {
    const play = scene({
      edition: '2017',
      a: { Ace: { at: [6, 6], ...it.a } },
      b: { Bull: { at: [18, 18], ...it.b } },
      phase: 'startingRoll',
      round: 2,
    });
    nameRollers(play, { a: 'Ace', b: 'Bull' });
    if (play.pending('chooseFirstToDeclare').length > 0) play.answer('chooseFirstToDeclare', 'a');
    const question = play.question('startingDice', 'a');
    const table = startingTable(worldOf(play.game), play.game.rest.stack, question);
    if (table === null) throw new Error('nothing is told');
    expect(table.columns).toEqual(Array.from({ length: (it.b.powerUp ?? 0) + 1 }, (_, dice) => dice));
    for (const theirs of table.columns) {
      const told = table.rows[question.max]?.[theirs];
      if (told === undefined) throw new Error('nothing is told');
      const seen = outcomes(play, question, question.max, (open) =>
        open.kind === 'startingDice' ? theirs : undefined,
      ).map((events) => events.findLast((event) => event.type === 'startingRolled'));
      const rolls = seen.flatMap((event) => (event?.type === 'startingRolled' ? [event] : []));
      within(
        'win',
        told.win,
        rolls.map(({ winner }) => Number(winner === 'a')),
      );
      const plans = rolls.map((roll) => (roll.winner === 'a' ? roll.plans : 0));
      within('plans', told.plans, plans);
      within(
        'a plan',
        told.somePlans,
        plans.map((count) => Number(count > 0)),
      );
    }
  },
  120_000,
);
