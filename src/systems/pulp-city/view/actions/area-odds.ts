import { type OddsOn, oddsOfUse } from '../../odds/odds-of-use.ts';
import { rollOdds } from '../../odds/odds.ts';
import { effectFacts } from '../../model/effects.ts';
import type { ActionProfile } from '../../model/profile.ts';
import type { DeclaredUse } from '../../model/declared-action.ts';
import type { TargetId, TeamId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { isModel } from '../../model/lookup.ts';
import { baseBlast } from '../../rules/rolls/rolls-of-use.ts';
import { blastCatches } from '../../effects/blast.ts';
import { isOnSide } from '../../board/sides.ts';
import { actionOf } from '../../model/action-at.ts';
import { effectAmount } from '../../effects/amounts.ts';
import { placeOf } from '../../board/places.ts';
import { specFor } from '../../rules/rolls/roll-spec.ts';
import { sfxOffers } from '../../rules/rolls/sfx-offers.ts';

export interface AreaLine extends OddsOn {
  /** It stands on the side of whoever acts, and would be struck. */
  readonly friend: boolean;
}

/** Does an Action strike whom it reaches, or does it help? */
export const strikes = ({ against, effects }: ActionProfile): boolean =>
  'trait' in against || effects.some(({ fx, self }) => self !== true && effectFacts(fx).harms === true);

/** Of those an Action reaches the models on the side of whoever acts that it would strike. */
export const friendsAmong = (
  w: World,
  action: ActionProfile,
  members: readonly TargetId[],
  side: TeamId,
): readonly { readonly target: TargetId; readonly friend: boolean }[] =>
  members.map((target) => ({
    target,
    friend: strikes(action) && isModel(w, target) && isOnSide(w, target, side),
  }));

const strikesFriend = (w: World, use: DeclaredUse, target: TargetId): boolean =>
  friendsAmong(w, actionOf(w, use), [target], use.side).some(({ friend }) => friend);

/** Everyone in the area of a declared Action with his chances, friends told from the others. @rule PC-ROLL-07 */
export const areaOdds = (w: World, use: DeclaredUse): readonly AreaLine[] =>
  oddsOfUse(w, use).map((line) => ({ ...line, friend: strikesFriend(w, use, line.target) }));

export interface BlastOdds {
  readonly radius: number;
  /** SFX have to be spent for it: it falls after a success only. */
  readonly bySfx: boolean;
  readonly lines: readonly AreaLine[];
}

/** Whom a Blast would catch around a Target that stays where it is; null: the Action brings none. @rule PC-FX-04 @rule PC-FX-05 */
export function blastOdds(w: World, use: DeclaredUse, target: TargetId): BlastOdds | null {
  const sure = baseBlast(w, use, target);
  const radius = sure ?? boughtBlast(w, use, target);
  if (radius === null) return null;
  const at = placeOf(w, target);
  const caught = blastCatches(w, { use, radius, first: target, spared: null }, at);
  return {
    radius,
    bySfx: sure === null,
    lines: caught.map((id): AreaLine => {
      const odds = rollOdds(w, specFor(w, use, id, { x: at.x, y: at.y }), use, { ahead: true });
      const { success, damage, expectedDamage, ko } = odds;
      return {
        target: id,
        roll: 'own',
        success,
        odds,
        damage,
        expectedDamage,
        ko,
        friend: strikesFriend(w, use, id),
      };
    }),
  };
}

/** Radius of the largest Blast among the SFX on offer. */
function boughtBlast(w: World, use: DeclaredUse, target: TargetId): number | null {
  const spec = specFor(w, use, target, null);
  const radii = sfxOffers(w, spec)
    .filter(({ closed }) => closed === undefined)
    .flatMap(({ effects }) => effects.filter(({ fx }) => fx === 'blast'))
    .map((node) => effectAmount(w, spec, use, node));
  return radii.length === 0 ? null : Math.max(...radii);
}
