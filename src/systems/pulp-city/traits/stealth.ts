import { withinRange } from '../board/distance.ts';
import { modelsOnTable } from '../board/on-table.ts';
import { areEnemies, isEnemy, sideOf } from '../board/sides.ts';
import { textOf } from '../board/summoned.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, TargetId, TeamId } from '../model/ids.ts';
import { modelOf, profileOf } from '../model/lookup.ts';
import { clausesOf, printed } from '../powers/measure.ts';
import { powersAtWork } from '../powers/silence.ts';
import { isStunned } from './conditions.ts';
import { inBtb } from './contact.ts';
import { conditionsGranted } from './modes.ts';

/** Does Stealth keep the model out of what `user` does from `origin`? @rule PC-COND-04 @rule PC-MOVE-24 @rule PC-TYPE-25 */
export function stealthShields(
  w: World,
  model: ModelId,
  user: ModelId,
  origin: TargetId,
  pulse: boolean,
): boolean {
  if (pulse || !hasStealth(w, model)) return false;
  if (ignoresStealth(w, user)) return false;
  return !withinRange(w, origin, model, w.rules.numbers.stealthRange);
}

/** A Summoned piece whose text gives it Stealth, against Enemies of its Team. @rule PC-COND-04 */
export function pieceShielded(
  w: World,
  id: TargetId,
  user: ModelId,
  origin: TargetId,
  side: TeamId,
  pulse: boolean,
): boolean {
  const piece = w.state.pieces[id];
  const summoner = piece?.summoned === undefined ? undefined : w.state.cards[piece.summoned.card];
  if (piece === undefined || summoner === undefined || pulse) return false;
  if (summoner.team !== null && !areEnemies(w, summoner.team, side)) return false;
  const granted = clausesOf(textOf(w, piece)?.clauses ?? [], 'grant', 'condition').some(({ of }) =>
    [of].flat().includes('Stealth'),
  );
  return granted && !ignoresStealth(w, user) && !withinRange(w, origin, id, w.rules.numbers.stealthRange);
}

export const conditionsIgnored = printed('forbid', 'condition');

function ignoresStealth(w: World, model: ModelId): boolean {
  return conditionsIgnored(powersAtWork(w, model)).length > 0;
}

const grantedStealth = (w: World, id: ModelId): boolean =>
  conditionsGranted(w, id, {}).some(({ of }) => of === 'Stealth');

/** @rule PC-COND-05 @rule PC-MOVE-25 */
export function hasStealth(w: World, id: ModelId): boolean {
  const model = modelOf(w, id);
  if (model.status !== 'table') return false;
  if (!profileOf(w, id).movement.stealth && !grantedStealth(w, id)) return false;
  if (isStunned(w, id)) return false;
  const side = sideOf(w, id);
  return !modelsOnTable(w).some(
    (other) => side !== null && inBtb(w, id, other.id) && isEnemy(w, other.id, side),
  );
}
