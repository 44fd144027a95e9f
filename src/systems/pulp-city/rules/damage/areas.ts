import { segmentDistance } from '../../../../geometry/distance.ts';
import { outlineOf } from '../../../../geometry/outline.ts';
import { SLACK, TOUCH } from '../../../../geometry/units.ts';
import { bodyOf } from '../../board/bodies.ts';
import { touching } from '../../board/distance.ts';
import { allModelsOnTable } from '../../board/on-table.ts';
import { pieceSorts } from '../../board/scene.ts';
import { teamOf } from '../../board/sides.ts';
import { clausesOfPiece } from '../../board/summoned.ts';
import type { AtClause, PieceTextClause } from '../../model/clause.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import { clauseEffects } from '../../model/force.ts';
import type { ModelId } from '../../model/ids.ts';
import { cardById, powerCause } from '../../model/lookup.ts';
import type { Place } from '../../model/place.ts';
import type { SummonedFacts, TerrainPiece } from '../../model/terrain.ts';
import { noted } from '../../powers/noted.ts';
import { selects } from '../../traits/selectors.ts';
import { applyPower } from './damage.ts';
import { isAtOnce } from './moments.ts';

type Help = PieceTextClause & AtClause;

/** Harmless terrain with a text that gives something to whoever is in it. */
interface Helper {
  readonly piece: TerrainPiece;
  readonly by: SummonedFacts;
  readonly clauses: readonly Help[];
}

const isHelp = (clause: PieceTextClause): clause is Help =>
  'at' in clause && clause.at === 'enteredArea' && typeof clause.who === 'object';

function helpers(w: World): readonly Helper[] {
  const { summoned } = pieceSorts(w);
  if (summoned.length === 0) return NONE;
  return summoned.flatMap((piece): readonly Helper[] => {
    const { summoned: by, kind, danger } = piece;
    if (kind !== 'area' || danger !== undefined || by === undefined) return [];
    const clauses = clausesOfPiece(w, piece).filter(isHelp);
    return clauses.length === 0 ? [] : [{ piece, by, clauses }];
  });
}

const NONE: readonly never[] = [];

interface Owed {
  readonly clause: Help;
  readonly key: string;
}

/** What a model has not yet had of it, if it is one of those that it is for. */
function owed(w: World, { piece, by, clauses }: Helper, model: ModelId): readonly Owed[] {
  const { used } = cardById(w, by.card);
  return clauses.flatMap((clause) => {
    const key = `${piece.name ?? ''}:${(clause.must ?? []).map(({ fx }) => fx).join()}:${model}`;
    const from = { owner: by.model, side: teamOf(w, by.model) };
    const meant = typeof clause.who === 'object' && selects(w, clause.who, model, from);
    return meant && used[key] === undefined ? [{ clause, key }] : [];
  });
}

/** Does somebody stand in terrain that still helps him in this Round? @rule PC-AREA-06 */
export const helpDue = (w: World): boolean =>
  helpers(w).some((helper) =>
    allModelsOnTable(w).some(({ id }) => touching(w, id, helper.piece.id) && owed(w, helper, id).length > 0),
  );

/** Whoever stands in it is helped: as it is laid, on entering, and as a Round begins. @rule PC-AREA-06 */
export function helpAll(ctx: Ctx): void {
  for (const helper of helpers(ctx))
    for (const { id } of allModelsOnTable(ctx)) if (touching(ctx, id, helper.piece.id)) help(ctx, helper, id);
}

/** Whoever goes through it has entered it. @rule PC-AREA-06 */
export function helpOnWay(ctx: Ctx, model: ModelId, path: readonly Place[]): void {
  for (const helper of helpers(ctx)) if (crosses(ctx, model, path, helper.piece)) help(ctx, helper, model);
}

function crosses(w: World, model: ModelId, path: readonly Place[], piece: TerrainPiece): boolean {
  const reach = bodyOf(w, model).r + TOUCH;
  const outline = outlineOf(piece.footprint);
  return path.some((to, at) => {
    const from = path[at - 1] ?? to;
    const low = Math.min(from.z, to.z) <= piece.top + SLACK && Math.max(from.z, to.z) >= piece.bottom - SLACK;
    return low && segmentDistance(from.x, from.y, to.x, to.y, outline) <= reach;
  });
}

function help(ctx: Ctx, helper: Helper, model: ModelId): void {
  const { piece, by } = helper;
  for (const { clause, key } of owed(ctx, helper, model)) {
    noted(clause);
    if (clause.limit === 'oncePerRound') ctx.emit({ type: 'limitUsed', card: by.card, key, until: 'round' });
    const cause = powerCause(ctx, by.model, piece.name ?? '');
    for (const effect of clauseEffects(clause))
      if (isAtOnce(effect)) applyPower(ctx, model, effect, by.model, cause);
  }
}
