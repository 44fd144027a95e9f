import { expect, test } from 'vitest';
import { seededDice } from '../../src/kernel/dice/source.ts';
import { type Encounter, pulpCity, worldOf } from '../../src/systems/pulp-city/index.ts';
import { oddsOf } from '../../src/systems/pulp-city/odds/odds.ts';
import { declarer } from '../../src/systems/pulp-city/rules/actions/activating.ts';
import { declare } from '../../src/systems/pulp-city/rules/actions/declaring.ts';
import type { CardSpec } from '../support/card.ts';
import { beside } from '../support/pieces.ts';
import { scene } from '../support/scene.ts';

type Printed = Omit<CardSpec, 'name'>;

interface Situation {
  readonly edition: '2013' | '2017';
  readonly bar: string;
  readonly attacker: Printed;
  readonly defender: Printed;
  readonly stunned?: true;
}

const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: Damage 1';

/** Ten situations of 20,000 rolls: fields, Trumps, Origins, Roles, Suppress and fixed numbers. */
const SITUATIONS: Readonly<Record<string, Situation>> = {
  'even Traits': { edition: '2017', bar: STRIKE, attacker: { F: 5 }, defender: { G: 5 } },
  'Trumps on both sides': {
    edition: '2017',
    bar: STRIKE,
    attacker: { F: 6, trump: ['F'] },
    defender: { G: 5, trump: ['G'] },
  },
  'the Triad breaks ties': {
    edition: '2013',
    bar: STRIKE,
    attacker: { F: 4, origin: 'Mystery' },
    defender: { G: 5, origin: 'Nature' },
  },
  'a Brawler against a Tank': {
    edition: '2017',
    bar: STRIKE,
    attacker: { F: 5, role: 'Brawler' },
    defender: { G: 5, role: 'Tank' },
  },
  'a Powerhouse': {
    edition: '2017',
    bar: STRIKE,
    attacker: { F: 6, role: 'Powerhouse' },
    defender: { G: 4 },
  },
  'an Easy Target': { edition: '2013', bar: STRIKE, attacker: { F: 3 }, defender: { G: 6 }, stunned: true },
  'larger base': { edition: '2017', bar: STRIKE, attacker: { F: 5, baseMm: 50 }, defender: { G: 6 } },
  'Strong twice': {
    edition: '2013',
    bar: 'AP 1 Burn (IND 4, H vs I, Strong/All and Strong/Living, Damage 2) SFX: Damage 2',
    attacker: { H: 4 },
    defender: { I: 6 },
  },
  'a fixed number': {
    edition: '2017',
    bar: 'AP 1 Hex (IND 6, J vs T#9, Suppress 1) SFX: Suppress 1',
    attacker: { J: 5, trump: ['J'] },
    defender: {},
  },
  'a fixed number with bonuses': {
    edition: '2013',
    bar: 'AP 1 Hex (IND 6, J vs T#9, Suppress 1) SFX: Suppress 1',
    attacker: { J: 4 },
    defender: {},
    stunned: true,
  },
};

const ROLLS = 20_000;

function copyWith(game: Encounter, seed: number): Encounter {
  const { state, rest } = JSON.parse(JSON.stringify({ state: game.state, rest: game.rest })) as Pick<
    Encounter,
    'state' | 'rest'
  >;
  return { setup: game.setup, state, rest: { ...rest, dice: seededDice(seed) } };
}

test.each(Object.entries(SITUATIONS))('odds agree with the rolls of the engine: %s', (_name, it) => {
  const play = scene({
    edition: it.edition,
    a: { Brute: { card: { actions: [it.bar], ...it.attacker }, at: [10, 10] } },
    b: {
      Thug: {
        card: { health: 20, ...it.defender },
        at: beside([10, 10], { mm: it.attacker.baseMm ?? 30 }),
        ...(it.stunned ? { stunned: true } : {}),
      },
    },
  }).activate('Brute');
  const [model, target] = [play.names.model('Brute'), play.names.model('Thug')];
  const order = { model, action: play.profile('Brute').actions[0]!.id, use: 0, targets: [target] };
  const w = worldOf(play.game);
  const use = declare(w, order, declarer('a', { moves: true, combat: true }));
  if (!use.ok) throw new Error(use.error.code);
  const odds = oddsOf(w, use.value, target);
  const decision = play.question('act').id;
  const counts = { won: 0, sfx: Array.from({ length: 8 }, () => 0) };
  for (let seed = 0; seed < ROLLS; seed += 1) {
    const done = pulpCity.play(copyWith(play.game, seed), {
      type: 'answer',
      decision,
      answer: { do: 'action', ...order },
    });
    if (!done.ok) throw new Error(done.error.code);
    const rolled = done.value.find((event) => event.type === 'rolled');
    if (rolled?.type !== 'rolled') throw new Error('no roll');
    if (!rolled.won) continue;
    counts.won += 1;
    counts.sfx[rolled.sfx] = (counts.sfx[rolled.sfx] ?? 0) + 1;
  }
  const within = (share: number, seen: number): void => {
    const error = Math.sqrt((share * (1 - share)) / ROLLS);
    expect(Math.abs(seen / ROLLS - share)).toBeLessThanOrEqual(3 * error + 1e-9);
  };
  within(odds.success, counts.won);
  counts.sfx.forEach((seen, sfx) => {
    within(odds.sfx[sfx] ?? 0, seen);
  });
});
