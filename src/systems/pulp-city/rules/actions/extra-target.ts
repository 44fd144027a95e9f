import { type Refusal, refusal } from '../../model/refusals.ts';
import { everyTarget } from '../../board/areas.ts';
import { withinRange } from '../../board/distance.ts';
import { stillThere } from '../../board/on-table.ts';
import { isEnemy } from '../../board/sides.ts';
import { actionAt } from '../../model/action-at.ts';
import { effectFacts } from '../../model/effects.ts';
import type { World } from '../../model/encounter.ts';
import type { TargetId } from '../../model/ids.ts';
import { isModel } from '../../model/lookup.ts';
import type { EffectNode } from '../../model/profile.ts';
import type { RollSpec } from '../../model/roll.ts';
import { stealthStops, whyUnaffected } from '../../traits/affect.ts';
import { beyondRange } from './targeting.ts';

/** Why a model cannot be the one more that suffers the base Effects; null: it can. @rule PC-FX-15 */
export function whyNotExtraTarget(
  w: World,
  spec: RollSpec,
  from: TargetId,
  range: number,
  taken: readonly TargetId[],
  id: TargetId,
): Refusal | null {
  const at = actionAt(w, spec);
  if (id === spec.attacker) return refusal('target.self');
  if (id === from || taken.includes(id)) return refusal('answer.notOffered');
  if (!isModel(w, from) && !stillThere(w, from)) return refusal('target.gone');
  if (!withinRange(w, from, id, range)) return beyondRange(w, from, id, range);
  const shielded = stealthStops(w, at, id) ?? whyUnaffected(w, at, id);
  if (shielded !== null) return shielded;
  const enemy = isModel(w, id) && isEnemy(w, id, spec.side);
  return spec.reaction && !enemy ? refusal('action.reactionTarget', {}, 'PC-TYPE-23') : null;
}

/** Models one more of which suffers the base Effects. @rule PC-FX-15 */
export const extraTargets = (
  w: World,
  spec: RollSpec,
  from: TargetId,
  range: number,
  taken: readonly TargetId[],
): TargetId[] => everyTarget(w).filter((id) => whyNotExtraTarget(w, spec, from, range, taken, id) === null);

/** The base Effects that one more model suffers. @rule PC-FX-15 */
export const copiedEffects = (w: World, spec: RollSpec): readonly EffectNode[] =>
  actionAt(w, spec).action.effects.filter(
    (node) =>
      node.self !== true &&
      effectFacts(node.fx).notCopied !== true &&
      (node.as === undefined || node.as === spec.type),
  );
