import type { World } from '../../model/encounter.ts';
import type { EnvironmentAction } from '../../model/ground-locals.ts';
import type { ModelId } from '../../model/ids.ts';
import type { Trait } from '../../model/keywords.ts';
import type { SidePool } from '../../model/roll.ts';
import { isTrump, traitOf } from '../../traits/values.ts';
import { defenceSources } from '../damage/environment-dice.ts';
import { cancelFrom, countDice, mostPowerUp } from './dice-pool.ts';

export interface EnvironmentPools {
  /** The environment has no Trump: SFX on a 6 only. */
  readonly attack: SidePool;
  readonly defence: SidePool;
}

/** What the environment and the model that it strikes roll. @rule PC-ROLL-13 @rule PC-FALL-03 @rule PC-DANGER-04 */
export function environmentPools(
  w: World,
  { model, name, dice, value, attackTrait }: EnvironmentAction,
  trait: Trait,
  powerUp: number,
): EnvironmentPools {
  const trump = isTrump(w, model, trait);
  return {
    attack: {
      model: null,
      trait: attackTrait,
      value,
      trump: false,
      sfxFrom: cancelFrom(false),
      sources: [{ kind: 'base', name, dice, rule: 'PC-ROLL-13' }],
      dice,
    },
    defence: {
      model,
      trait,
      value: traitOf(w, model, trait),
      trump,
      sfxFrom: cancelFrom(trump),
      ...diceAgainst(w, model, powerUp),
    },
  };
}

/** Dice of the model that is struck; they do not hang on its Trait. */
export const diceAgainst = (w: World, model: ModelId, powerUp: number): ReturnType<typeof countDice> =>
  countDice(w, model, defenceSources(w, model), powerUp, null);

/** Most Power Up dice that the model may add. @rule PC-FX-22 */
export const mostAgainstEnvironment = (w: World, model: ModelId): number =>
  mostPowerUp(w, model, defenceSources(w, model), null);

interface Rolled {
  readonly total: number;
  /** Dice that give or cancel SFX. */
  readonly counted: number;
}

/** SFX left where the environment wins; null: the Defender holds, as it does in a tie. @rule PC-FALL-03 */
export const environmentSfx = (attack: Rolled, defence: Rolled): number | null =>
  attack.total > defence.total ? Math.max(0, attack.counted - defence.counted) : null;
