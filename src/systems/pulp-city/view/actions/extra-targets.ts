import type { Refusal } from '../../../../kernel/game-system.ts';
import type { DecisionFor, Frame } from '../../model/frames.ts';

import type { RollSpec } from '../../model/roll.ts';
import type { TargetId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { isModel } from '../../model/lookup.ts';
import type { DeclaredUse } from '../../model/declared-action.ts';
import { actionAt } from '../../model/action-at.ts';
import { everyTarget } from '../../board/areas.ts';
import { gapBetween } from '../../board/distance.ts';
import { isEnemy, isOnSide } from '../../board/sides.ts';
import { effectAmount } from '../../effects/amounts.ts';
import { whyNotExtraTarget } from '../../rules/actions/extra-target.ts';
import { sfxOffers } from '../../rules/rolls/sfx-offers.ts';
import { type HealthAhead, healthOfExtra } from '../forecast/effects.ts';

/** One who may be the Extra Target of a roll, or why he may not. */
export interface ExtraCandidate {
  readonly target: TargetId;
  readonly why: Refusal | null;
  /** From the Target, micrometres. */
  readonly gap: number;
  /** It stands on the side of whoever acts. */
  readonly friend: boolean;
  /** What the base Effects would leave it; null: they take no Health. */
  readonly health: HealthAhead | null;
}

export interface ExtraAhead {
  /** Inches. */
  readonly range: number;
  /** Whoever could be chosen first, the nearest first; of the others the Enemies. */
  readonly candidates: readonly ExtraCandidate[];
  /** Objects and Structures that could be chosen. */
  readonly pieces: readonly ExtraCandidate[];
}

/** Range of the Extra Target that a success brings or that SFX buy; null: there is none. @rule PC-FX-15 */
function extraRange(w: World, spec: RollSpec, use: DeclaredUse): number | null {
  const { effects } = actionAt(w, spec).action;
  const bought = sfxOffers(w, spec).flatMap((offer) => (offer.closed === undefined ? offer.effects : []));
  const ranges = [...effects, ...bought]
    .filter(({ fx, self, as }) => fx === 'extraTarget' && self !== true && (as ?? spec.type) === spec.type)
    .map((node) => effectAmount(w, spec, use, node));
  return ranges.length === 0 ? null : Math.max(...ranges);
}

/** Who could be the Extra Target of a roll, and what would come of it, before it is paid for; null: the Action has none. @rule PC-FX-15 */
export function extraAhead(w: World, spec: RollSpec, use: DeclaredUse): ExtraAhead | null {
  const range = spec.target === null ? null : extraRange(w, spec, use);
  return range === null ? null : extraWithin(w, spec, range, [], use);
}

export function extraWithin(
  w: World,
  spec: RollSpec,
  range: number,
  taken: readonly TargetId[],
  use: DeclaredUse,
): ExtraAhead {
  const { target: from } = spec;
  if (from === null) return { range, candidates: [], pieces: [] };
  const found = everyTarget(w)
    .filter((id) => id !== from && id !== spec.attacker)
    .map((id): ExtraCandidate => {
      const why = whyNotExtraTarget(w, spec, from, range, taken, id);
      return {
        target: id,
        why,
        gap: gapBetween(w, from, id).horizontal,
        friend: isModel(w, id) && isOnSide(w, id, spec.side),
        health: why === null ? healthOfExtra(w, { spec, use }, range, taken, id) : null,
      };
    });
  const open = found.filter(({ why }) => why === null).toSorted(nearer);
  const shut = found
    .filter(({ why, target }) => why !== null && isModel(w, target) && isEnemy(w, target, spec.side))
    .toSorted(nearer);
  return {
    range,
    candidates: [...open.filter(({ target }) => isModel(w, target)), ...shut],
    pieces: open.filter(({ target }) => !isModel(w, target)),
  };
}

const nearer = (one: ExtraCandidate, other: ExtraCandidate): number => one.gap - other.gap;

/** The same once it has been paid for: who is chosen from now. */
export function extraInHand(
  w: World,
  stack: readonly Frame[],
  { from, x }: DecisionFor<'extraTarget'>,
): ExtraAhead | null {
  const frame = stack.findLast(({ proc }) => proc === 'effects');
  if (frame?.proc !== 'effects') return null;
  return extraWithin(w, { ...frame.spec, target: from }, x, frame.extra, frame.use);
}
