import type { BonusFinding, RollView } from '../../../model/roll.ts';
import type { ModelId, TeamId } from '../../../model/ids.ts';
import type { World } from '../../../model/encounter.ts';
import { profileOf } from '../../../model/lookup.ts';
import { replacer } from '../../../powers/measure.ts';
import { countsAsBtb } from '../../../traits/contact.ts';
import { modelsOnTable } from '../../../board/on-table.ts';
import { areEnemies, areFriends, sideOf } from '../../../board/sides.ts';
import { isSpectral } from '../../../traits/conditions.ts';

/** The side a model counts for in this roll: the Attacker's may be another under Mind Control. @rule PC-FX-21 */
function sideIn(w: World, view: RollView, id: ModelId): TeamId | null {
  return id === view.spec.attacker ? view.spec.side : sideOf(w, id);
}

const friends = (w: World, one: TeamId | null, other: TeamId | null): boolean =>
  one === null || other === null ? one === other : areFriends(w, one, other);

const enemies = (w: World, one: TeamId | null, other: TeamId | null): boolean =>
  one === null || other === null ? one !== other : areEnemies(w, one, other);

export const mobbingCount = replacer('mobbingCount');

/** Who is in Base to Base counts as several for some cards. */
function weight(w: World, id: ModelId): number {
  return mobbingCount(w, id, {}) ?? 1;
}

function touchers(w: World, of: ModelId, wanted: (id: ModelId) => boolean): number {
  let sum = 0;
  for (const model of modelsOnTable(w)) {
    if (model.id === of || isSpectral(w, model.id) || !wanted(model.id)) continue;
    const touches = countsAsBtb(w, of, model.id, null) || countsAsBtb(w, model.id, of, null);
    if (touches && profileOf(w, model.id).kind !== 'monster') sum += weight(w, model.id);
    else if (touches) sum += 1;
  }
  return sum;
}

/**
 * More of one's own other models than of the opponent's other friends touch the opponent. The two of the roll are out of
 * the count, so that it makes no difference whether they are Spectral. @rule PC-BONUS-07 @rule PC-FX-27
 */
export function moreFriendsAtOpponent(w: World, view: RollView): BonusFinding {
  const { other } = view;
  if (other === null || !view.contact) return null;
  const own = sideIn(w, view, view.self);
  const others = sideIn(w, view, other);
  if (friends(w, own, others)) return null;
  const mine = touchers(w, other, (id) => id !== view.self && friends(w, sideIn(w, view, id), own));
  const theirs = touchers(w, other, (id) => id !== view.self && friends(w, sideIn(w, view, id), others));
  return mine > theirs ? { dice: 1, detail: `${mine}:${theirs}` } : null;
}

/** The one of the two with fewer Enemies in Base to Base. @rule PC-BONUS-07 */
export function fewerEnemiesInContact(w: World, view: RollView): BonusFinding {
  const { other } = view;
  if (other === null || !view.contact || isSpectral(w, view.self) || isSpectral(w, other)) return null;
  const own = sideIn(w, view, view.self);
  const others = sideIn(w, view, other);
  if (friends(w, own, others)) return null;
  const mine = touchers(w, view.self, (id) => enemies(w, sideIn(w, view, id), own));
  const theirs = touchers(w, other, (id) => enemies(w, sideIn(w, view, id), others));
  return mine < theirs ? { dice: 1, detail: `${mine}:${theirs}` } : null;
}
