/** The shapes that most evidence has: dice that a Power adds, Effects that it keeps off, Traits that it lets Defend. */
import type { Play } from '../../support/play.ts';
import { Refused } from '../../support/play.ts';
import { type At, type Evidence, evidence, type PowerPath, type Proof } from './evidence.ts';
import { type Fight, fought, ONES, SILENCED, type Who } from './fight.ts';
import { hitWith, MIGHTY } from './kit.ts';

/** What differs, by what fails; with what is then to be seen, where it is not what is seen without the Power. */
export type Differing = Readonly<Record<string, Fight | readonly [Fight, unknown]>>;

const pairs = (twins: Differing, otherwise: unknown): Evidence<Fight>['twins'] =>
  Object.fromEntries(
    Object.entries(twins).map(([what, one]) => [
      what,
      Array.isArray(one) ? (one as [Fight, unknown]) : [one as Fight, otherwise],
    ]),
  );

export interface Shape {
  readonly of: PowerPath | readonly PowerPath[];
  readonly base: Fight;
  readonly twins: Differing;
  readonly editions?: Evidence['editions'];
  readonly silence?: 'none';
  /** Whoever has the Power cannot be silenced here, or a twin says what then is to be seen. */
  readonly unsilenced?: true;
}

/** Evidence of a fight; silenced, it shows what it shows without the Power. */
export function shaped(
  { of, base, twins, editions, unsilenced, silence }: Shape,
  scene: Evidence<Fight>['scene'],
  happens: unknown,
  without: unknown,
): Proof {
  const silent: Differing = unsilenced === true ? {} : { silenced: { self: { ...base.self, ...SILENCED } } };
  return evidence<Fight>({
    of: typeof of === 'string' ? [of] : of,
    ...(editions === undefined ? {} : { editions }),
    ...(silence === undefined ? {} : { silence }),
    base,
    scene,
    happens,
    without,
    twins: pairs({ ...twins, ...silent }, without),
  });
}

// Dice

type Side = 'attack' | 'defence';

/** Dice that a source of this name gave in the latest roll. */
export function diceFrom(game: Play, name: string, side: Side): number {
  const sources = game.last('rolled')[side]?.sources ?? [];
  return sources.filter((one) => one.name === name).reduce((sum, { dice }) => sum + dice, 0);
}

interface Adds extends Shape {
  /** As the list of dice calls it. */
  readonly name: string;
  readonly side: Side;
  readonly dice: unknown;
  readonly without?: unknown;
}

/** A Power that adds dice to a roll, or lets its side roll with a bonus, or keeps a bonus off. */
export function adds({ name, side, dice, without = 0, ...shape }: Adds): Proof {
  return shaped(shape, (at, fight) => diceFrom(fought(at, fight).game, name, side), dice, without);
}

export const strong = (of: PowerPath | readonly PowerPath[], base: Fight, twins: Differing): Proof =>
  adds({ of, name: 'Strong', side: 'attack', dice: 1, base, twins });

/** Higher Ground, Size Matters and the like do not count against the card. */
export const keepsOff = (name: string, shape: Shape): Proof =>
  adds({ ...shape, name, side: 'attack', dice: 0, without: 1 });

// Effects

/** What an Action did to whom it was used on, by kinds of events. */
export function befallen(game: Play, name: string): readonly string[] {
  const model = game.names.model(name);
  const { card } = game.model(name);
  const kinds = game.events().flatMap((event): readonly string[] => {
    if (!('cause' in event) || event.cause.of !== 'action') return [];
    if (event.type === 'displaced' && event.length === 0) return [];
    const whom = 'target' in event ? event.target : 'model' in event ? event.model : null;
    const whose = 'card' in event ? event.card : null;
    return whom === model || (whom === null && whose === card) ? [event.type] : [];
  });
  const [told] = game.pending('act');
  const controlled = told?.occasion === 'mindControl' && told.models.includes(model) ? ['mindControl'] : [];
  return [...new Set([...kinds, ...controlled])].sort();
}

export const suffers =
  (who: Who = 'self') =>
  (at: At, fight: Fight): unknown => {
    try {
      const { game, names } = fought(at, fight);
      return befallen(game, names[who]);
    } catch (error) {
      if (error instanceof Refused) return error.refusal.code;
      throw error;
    }
  };

interface Spares extends Omit<Shape, 'base'> {
  readonly base?: Fight;
  /** Kind of the event that the Power keeps off. */
  readonly from: string;
  /** The Effect as a bar has it; the Action does Damage 1 besides. */
  readonly effect: string;
  /** Type and Traits of its bar. */
  readonly as?: string;
  readonly who?: Who;
}

/** A Power that keeps an Effect off its model; the foe uses it and wins. */
export function spares({ from, effect, as, base = {}, who = 'self', ...shape }: Spares): Proof {
  const given: Fight = { by: 'foe', foe: { card: MIGHTY }, bar: hitWith(effect, as), ...base };
  return shaped({ ...shape, base: given }, suffers(who), ['damaged'], ['damaged', from].sort());
}

export const DISPLACED = { from: 'displaced', effect: 'Knockback 2' } as const;
export const STUNNED = { from: 'stunned', effect: 'Stun' } as const;
export const FATIGUED = { from: 'fatigued', effect: 'Fatigue' } as const;
export const CONTROLLED = { from: 'mindControl', effect: 'Mind Control', as: 'PRJ 8, J vs K' } as const;

/** A Power that keeps everything of an Action off its model. */
export const wards = (shape: Shape): Proof =>
  shaped(
    { ...shape, base: { by: 'foe', foe: { card: MIGHTY }, ...shape.base } },
    suffers(),
    'target.immune',
    ['damaged'],
  );

// Defence

/** Traits that the Defender may answer with, a Trump marked, and who is asked. */
export function answersWith(at: At, fight: Fight): unknown {
  const { game } = fought(at, { ...fight, options: { quiet: false, ...fight.options } });
  game.dice(...ONES);
  while (['attackDice', 'redirect', 'react'].includes(game.asked()[0] ?? '')) game.decline();
  const [asked] = game.pending('defendDice');
  game.forgetDice();
  return asked === undefined
    ? null
    : `${asked.by}: ${asked.traits.map(({ trait, trump }) => `${trait}${trump ? '!' : ''}`).join(' ')}`;
}
