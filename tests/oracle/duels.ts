/** Duels made up at random, so that every Effect and clause that odds must know comes up, on both sides. */
import { libraryOf } from '../../src/cli/library/cards.ts';
import { stream } from '../../src/kernel/dice/generator.ts';
import type { EditionId } from '../../src/systems/pulp-city/editions/editions.ts';
import type { CardProfile } from '../../src/systems/pulp-city/model/profile.ts';
import type { PowerSpec } from '../support/card.ts';
import type { Play } from '../support/play.ts';
import { scene } from '../support/scene.ts';
import { beside } from '../support/pieces.ts';

type Draw = () => number;

const pick = <T>(draw: Draw, from: readonly T[]): T => from[draw() % from.length] as T;

const some = <T>(draw: Draw, from: readonly T[], share: number): T[] =>
  from.filter(() => draw() % share === 0);

const EFFECTS = [
  'Damage 1',
  'Damage 2',
  'Damage 1 and Self/Damage 1',
  'Damage 1 and Stun',
  'Damage 2 and Suppress 1',
  'Damage 1 and Knockback 2 and Self/Fatigue',
  'Damage 1 and Weak/Fire and Power Down 1',
  'Suppress 2 and Fatigue',
  'Pull 2 and Damage 1',
] as const;
const SFX = [
  'Damage 1',
  'Damage 2',
  'Self/Damage 1, Damage 1',
  'Self/Heal 1, Stun',
  'Stun, Damage 1',
  'Knockback 2, Damage 1',
  'none',
] as const;
const RANGES = ['CCM', 'PRJ 6', 'IND 6'] as const;
const AGAINST = ['G', 'I', 'K', 'T#7'] as const;

const STRIKERS: readonly PowerSpec[] = [
  { name: 'Edge', clauses: [{ modify: 'attackerDice', by: 1 }] },
  { name: 'Wreck', clauses: [{ modify: 'damageDealt', by: 1 }] },
  { name: 'Once', clauses: [{ modify: 'damageDealt', by: 2, perAction: true }] },
  { name: 'Keen', clauses: [{ set: 'sfxThreshold', to: 4 }] },
  { name: 'Flair', clauses: [{ modify: 'sfxCount', by: 1 }] },
  { name: 'Closer', clauses: [{ set: 'tieBreak', to: 'wins' }] },
  { name: 'Steady', clauses: [{ set: 'minDice', to: 2 }] },
];
const GUARDS: readonly PowerSpec[] = [
  { name: 'Webs', clauses: [{ custom: 'alterDie', with: { set: 1, needsDice: 2 }, at: 'rolled' }] },
  { name: 'Nine Lives', clauses: [{ at: 'koComing', must: [{ fx: 'surviveAt', x: 1, roll: 4 }] }] },
  { name: 'Hide', clauses: [{ modify: 'damageTaken', by: -1, min: 1 }] },
  { name: 'Guard', clauses: [{ modify: 'defenderDice', by: 1 }] },
  { name: 'Cool', clauses: [{ set: 'cancelThreshold', to: 4 }] },
  { name: 'Stand', clauses: [{ set: 'tieBreak', to: 'wins' }] },
  { name: 'Smother', clauses: [{ set: 'maxDice', to: 3 }] },
];

const TRAITS = ['F', 'G', 'H', 'I', 'J', 'K'] as const;

/** A duel whose cards, clauses and state the seed alone decides. */
export function clauseDuel(edition: EditionId, seed: number): Play {
  const draw = stream(seed);
  const traits = () =>
    Object.fromEntries(TRAITS.map((trait) => [trait, 3 + (draw() % 4)])) as Partial<Record<'F', number>>;
  const trump = () => some(draw, TRAITS, 3);
  const range = pick(draw, RANGES);
  const text = `AP 1 Blow (${range}, ${pick(draw, ['F', 'H', 'J'])} vs ${pick(draw, AGAINST)}, ${pick(draw, EFFECTS)}) SFX: ${pick(draw, SFX)}`;
  const near = draw() % 2 === 0 || range === 'CCM';
  return scene({
    edition,
    a: {
      Ace: {
        card: { ...traits(), trump: trump(), health: 8, actions: [text], powers: some(draw, STRIKERS, 3) },
        at: [10, 10],
        powerUp: draw() % 4,
        attack: draw() % 2,
      },
    },
    b: {
      Foe: {
        card: { ...traits(), trump: trump(), health: 1 + (draw() % 5), powers: some(draw, GUARDS, 3) },
        at: near ? beside([10, 10]) : [14, 10],
        powerUp: draw() % 4,
        defend: draw() % 2,
        suppress: draw() % 3 === 0 ? 1 : 0,
        stunned: draw() % 4 === 0,
      },
    },
  }).activate('Ace');
}

/** Cards of the library that field one model. */
const fighters = (edition: EditionId): readonly CardProfile[] =>
  libraryOf(edition).supremes.filter(({ modelsAtStart }) => modelsAtStart === 1);

/** Two cards of the library against each other, in contact or a few inches apart; null: the first cannot be activated. */
export function libraryDuel(edition: EditionId, seed: number): Play | null {
  const draw = stream(seed);
  const all = fighters(edition);
  const [one, other] = [pick(draw, all), pick(draw, all)];
  const apart = (one.baseMm + other.baseMm) / 2 / 25.4 + (draw() % 2 === 0 ? 0 : 3);
  const play = scene({
    edition,
    a: { Ace: { card: { ...one, id: 'ace', name: 'Ace', short: 'Ace' }, at: [10, 10], powerUp: draw() % 3 } },
    b: {
      Foe: {
        card: { ...other, id: 'foe', name: 'Foe', short: 'Foe' },
        at: [10 + apart, 10],
        powerUp: draw() % 3,
      },
    },
  });
  const turn = play.game.rest.pending.find(({ kind }) => kind === 'turn');
  const free = turn?.kind === 'turn' && turn.cards.includes(play.names.card('Ace'));
  return free ? play.activate('Ace') : null;
}
