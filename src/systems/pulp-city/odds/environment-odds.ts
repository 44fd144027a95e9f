import { harmOf } from '../rules/damage/amount.ts';
import { modelOf } from '../model/lookup.ts';
import type { Cause } from '../model/cause.ts';
import type { EnvironmentAction } from '../model/ground-locals.ts';
import type { SidePool } from '../model/roll.ts';
import type { Trait } from '../model/keywords.ts';
import type { World } from '../model/encounter.ts';
import { savedBy } from '../rules/citizens/instincts.ts';
import { environmentPools, environmentSfx } from '../rules/rolls/environment-roll.ts';
import { fallsWithoutHealth } from './hits.ts';
import { throwsOf } from './throws.ts';

/** What the environment's roll may do to the model that it strikes. */
export interface EnvironmentOdds {
  readonly attack: SidePool;
  readonly defence: SidePool;
  readonly success: number;
  /** Chance of success with at least one SFX. */
  readonly sfx: number;
  /** When every SFX goes into Damage, where that is on offer. */
  readonly expectedDamage: number;
  readonly ko: number;
}

/** Exact chances of the Action of a Fall, a Crash or Dangerous Terrain. @rule PC-ROLL-13 */
export function environmentOdds(
  w: World,
  action: EnvironmentAction,
  trait: Trait,
  powerUp: number,
): EnvironmentOdds {
  const { model } = action;
  const { attack, defence } = environmentPools(w, action, trait, powerUp);
  const falls = fallsWithoutHealth(w, model);
  const attacks = throwsOf(attack, null);
  let [success, some, expectedDamage, ko] = [0, 0, 0, 0];
  for (const d of throwsOf(defence, null)) {
    const saved = savedBy(w, model, d.best);
    for (const a of attacks) {
      const sfx = environmentSfx(a, d);
      if (sfx === null) continue;
      const share = a.share * d.share;
      const { dealt, left } = sufferedBy(w, action, sfx, saved);
      success += share;
      if (sfx > 0) some += share;
      expectedDamage += share * dealt;
      if (left === 0 && dealt > 0) ko += share * falls;
    }
  }
  return { attack, defence, success, sfx: some, expectedDamage, ko };
}

/** Damage comes point by point, as each SFX does 1, and ends with the last Health. */
function sufferedBy(
  w: World,
  { model, name, piece, base, options }: EnvironmentAction,
  sfx: number,
  saved: boolean,
): { dealt: number; left: number } {
  const cause: Cause = piece === null ? { of: 'environment', name } : { of: 'environment', name, piece };
  const each = harmOf(w, model, 1, cause)?.dealt ?? 0;
  const floor = saved ? 1 : 0;
  const times = (base === 'damage' ? 1 : 0) + (options.includes('damage') ? sfx : 0);
  let [dealt, left] = [0, modelOf(w, model).health];
  for (let time = 0; time < times && left > floor; time += 1) {
    dealt += each;
    left = Math.max(floor, left - each);
  }
  return { dealt, left };
}
