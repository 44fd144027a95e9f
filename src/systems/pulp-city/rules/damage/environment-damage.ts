import type { EnvironmentAction } from '../../model/ground-locals.ts';
import type { TerrainPiece } from '../../model/terrain.ts';
import type { World } from '../../model/encounter.ts';
import { fallSteps, isLevel } from '../falling/falling.ts';
import { strikeDamage, strikeDice } from '../movement/hazards.ts';

/** What the surroundings do to a model: they roll against it, or it simply suffers. */
export type Blow =
  | ({ readonly by: 'roll' } & Pick<
      EnvironmentAction,
      'dice' | 'value' | 'attackTrait' | 'traits' | 'options' | 'base'
    >)
  | { readonly by: 'damage'; readonly damage: number; readonly stuns: boolean };

/** Strength of the Fall Action, Defense of the Crash Action, either Trait of Dangerous Terrain. @rule PC-FALL-03 @rule PC-FALL-07 @rule PC-DANGER-04 */
const VALUE = 5;

function drop(w: World, height: number, attackTrait: 'F' | 'G'): Blow | null {
  if (isLevel(height)) return null;
  const steps = fallSteps(height);
  if (w.rules.policies.environment === 'rolls') {
    return {
      by: 'roll',
      dice: 1 + steps,
      value: VALUE,
      attackTrait,
      traits: ['G', 'I'],
      options: ['damage'],
      base: 'stun',
    };
  }
  return steps === 0 ? null : { by: 'damage', damage: steps, stuns: true };
}

/** A Fall of so many micrometres; null: it is too low to do anything. @rule PC-FALL-01 @rule PC-FALL-02 @rule PC-FALL-03 */
export const fallBlow = (w: World, height: number): Blow | null => drop(w, height, 'F');

/** The Crash of such a Fall. @rule PC-FALL-07 @rule PC-STRUCT-11 */
export const crashBlow = (w: World, height: number): Blow | null => drop(w, height, 'G');

/** A strike of Dangerous Terrain; null: the piece is none. @rule PC-DANGER-04 @rule PC-DANGER-05 */
export function hazardBlow(w: World, piece: TerrainPiece): Blow | null {
  if (piece.danger === undefined) return null;
  const { trait, damage } = piece.danger;
  if (damage !== undefined || w.rules.policies.environment !== 'rolls') {
    return { by: 'damage', damage: strikeDamage(piece), stuns: false };
  }
  return {
    by: 'roll',
    dice: strikeDice(piece),
    value: VALUE,
    attackTrait: trait,
    traits: ['G'],
    options: trait === 'H' ? ['damage', 'fatigue'] : ['damage', 'stun'],
    base: 'damage',
  };
}
