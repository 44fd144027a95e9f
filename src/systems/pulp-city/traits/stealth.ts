import { touching, withinRange } from '../board/distance.ts';
import { modelsOnTable } from '../board/on-table.ts';
import { areEnemies, isEnemy, sideOf } from '../board/sides.ts';
import { clausesOfPiece } from '../board/summoned.ts';
import { pieceSorts } from '../board/scene.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, TargetId, TeamId } from '../model/ids.ts';
import { modelOf, profileOf } from '../model/lookup.ts';
import type { TerrainPiece } from '../model/terrain.ts';
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
  const granted = conditionsOfPiece(w, piece).some(
    ({ of, who }) => who === undefined && [of].flat().includes('Stealth'),
  );
  return granted && !ignoresStealth(w, user) && !withinRange(w, origin, id, w.rules.numbers.stealthRange);
}

export const conditionsIgnored = printed('forbid', 'condition');

function ignoresStealth(w: World, model: ModelId): boolean {
  return conditionsIgnored(powersAtWork(w, model)).length > 0;
}

const grantedStealth = (w: World, id: ModelId): boolean =>
  conditionsGranted(w, id, {}).some(({ of }) => of === 'Stealth') || inArea(w, id, 'Stealth');

const conditionsOfPiece = (w: World, piece: TerrainPiece) =>
  clausesOf(clausesOfPiece(w, piece), 'grant', 'condition');

/** Does it touch a piece whose text gives that Condition to such models? @rule PC-AREA-06 */
const inArea = (w: World, id: ModelId, condition: string): boolean =>
  pieceSorts(w).summoned.some(
    (piece) =>
      touching(w, id, piece.id) &&
      conditionsOfPiece(w, piece).some(
        ({ of, who }) => [of].flat().includes(condition) && isMeant(w, id, who, piece),
      ),
  );

function isMeant(w: World, id: ModelId, who: unknown, { summoned }: TerrainPiece): boolean {
  if (typeof who !== 'object' || who === null || summoned === undefined) return false;
  const side = w.state.cards[summoned.card]?.team ?? null;
  return w.rules.evaluator.selects(w, who, id, { owner: summoned.model, side });
}

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
