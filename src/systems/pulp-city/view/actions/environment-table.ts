import type { World } from '../../model/encounter.ts';
import type { DecisionFor, Frame } from '../../model/frames.ts';
import type { Trait } from '../../model/keywords.ts';
import { type EnvironmentOdds, environmentOdds } from '../../odds/environment-odds.ts';
import { diceAgainst } from '../../rules/rolls/environment-roll.ts';
import type { Figures } from './commit-odds.ts';

export interface EnvironmentTable {
  /** With 0, 1, 2 Power Up dice and so on. */
  readonly rows: readonly Figures[];
  /** What each Trait would make of it, at what is committed. */
  readonly traits: Readonly<Partial<Record<Trait, Figures>>>;
}

const figuresOf = ({ success, expectedDamage, ko, sfx }: EnvironmentOdds): Figures => ({
  success,
  expectedDamage,
  ko,
  sfx,
});

/** Dice rolled with 0, 1, 2 Power Up dice and so on. */
export const diceOfAnswer = (
  w: World,
  { model, max }: DecisionFor<'environmentDefence'>,
): readonly number[] => Array.from({ length: max + 1 }, (_, powerUp) => diceAgainst(w, model, powerUp).dice);

/** What each answer of whoever Falls, is crashed or stands in Dangerous Terrain leaves; null: nothing strikes. @rule PC-ROLL-13 */
export function environmentTable(
  w: World,
  stack: readonly Frame[],
  { model, traits, max }: DecisionFor<'environmentDefence'>,
  chosen: { readonly trait: Trait; readonly powerUp: number },
): EnvironmentTable | null {
  const frame = stack.findLast(({ proc }) => proc === 'environment');
  if (frame?.proc !== 'environment' || frame.step === 'sfx' || frame.model !== model) return null;
  return {
    rows: Array.from({ length: max + 1 }, (_, dice) =>
      figuresOf(environmentOdds(w, frame, chosen.trait, dice)),
    ),
    traits: Object.fromEntries(
      traits.map((trait) => [trait, figuresOf(environmentOdds(w, frame, trait, chosen.powerUp))]),
    ),
  };
}
