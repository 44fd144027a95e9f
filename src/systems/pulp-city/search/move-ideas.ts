import { centre } from '../../../geometry/shape.ts';
import { add, dist2, type Point, sub, towards } from '../../../geometry/vec.ts';
import type { Waypoint } from '../../../tabletop/gait.ts';
import type { Body } from '../../../tabletop/table.ts';
import { bodyOf } from '../board/bodies.ts';
import { modelsOnTable } from '../board/on-table.ts';
import { piecesOn } from '../board/scene.ts';
import { isEnemy } from '../board/sides.ts';
import { checkAnswer } from '../decisions/check.ts';
import type { World } from '../model/encounter.ts';
import type { DecisionFor } from '../model/frames.ts';
import type { ModelId, TeamId } from '../model/ids.ts';
import type { Act, MoveOrder } from '../model/orders.ts';
import type { TerrainPiece } from '../model/terrain.ts';
import { goalSpots } from './goals.ts';
import { gaitFor, movesOpen, reachOf } from '../rules/movement/moving.ts';

export type MovePurpose = 'goal' | 'approach' | 'withdraw' | 'height' | 'cover' | 'stay';

/** Enemies and pieces looked at for each model. */
const NEAREST = 3;

/** Moves of one purpose, model by model, by its own Movement Type; a way round is looked for where the straight one is barred. */
export function* movesTo(
  w: World,
  decision: DecisionFor<'act'>,
  models: readonly ModelId[],
  purpose: MovePurpose,
): Generator<Act> {
  for (const model of models) {
    const way = movesOpen(w, model).find(({ power }) => power === undefined);
    if (way === undefined) continue;
    const stay: MoveOrder = { model, legs: [], as: way.as, combined: false, fall: false };
    if (checkAnswer(w, decision, { do: 'move', ...stay }) !== null) continue;
    if (purpose === 'stay') {
      yield { do: 'move', ...stay };
      continue;
    }
    const { distance } = gaitFor(w, model, way.as, false);
    for (const spot of spotsFor(w, bodyOf(w, model), decision.side, purpose, distance)) {
      const legs = legsTo(w, decision, stay, spot);
      if (legs !== null) yield { do: 'move', ...stay, legs };
    }
  }
}

function legsTo(
  w: World,
  decision: DecisionFor<'act'>,
  stay: MoveOrder,
  spot: Point,
): readonly Waypoint[] | null {
  const at = { x: Math.round(spot.x), y: Math.round(spot.y) };
  const straight = { do: 'move', ...stay, legs: [at] };
  if (checkAnswer(w, decision, straight) === null) return straight.legs;
  return reachOf(w, stay.model, stay.as, false).pathTo(at);
}

function spotsFor(
  w: World,
  body: Body,
  side: TeamId,
  purpose: Exclude<MovePurpose, 'stay'>,
  distance: number,
): readonly Point[] {
  const enemies = nearest(
    body,
    modelsOnTable(w)
      .filter(({ id }) => id !== body.id && isEnemy(w, id, side))
      .map(({ id }) => bodyOf(w, id)),
  );
  const [threat] = enemies;
  const isHigh = ({ top, solid }: TerrainPiece): boolean => solid && top > body.z + body.r;
  switch (purpose) {
    case 'goal':
      return goalSpots(w, body, side, distance);
    case 'approach':
      return enemies.map((enemy) => {
        const gap = Math.sqrt(dist2(body, enemy)) - body.r - enemy.r;
        return towards(body, enemy, Math.max(0, Math.min(gap, distance)));
      });
    case 'withdraw':
      return threat === undefined ? [] : waysOff(w, body, threat, distance);
    case 'height':
      return near(w, body, distance, isHigh);
    case 'cover':
      return threat === undefined
        ? []
        : near(w, body, distance, isHigh).map((piece) =>
            towards(piece, add(piece, sub(piece, threat)), piece.reach + 2 * body.r),
          );
  }
}

const nearest = <T extends Point>(from: Point, all: readonly T[]): readonly T[] =>
  all.toSorted((one, other) => dist2(from, one) - dist2(from, other)).slice(0, NEAREST);

/** Middles of pieces that can be got to, with how far each reaches from its middle. */
function near(
  w: World,
  body: Body,
  distance: number,
  fits: (piece: TerrainPiece) => boolean,
): readonly (Point & { readonly reach: number })[] {
  const found = piecesOn(w)
    .filter(fits)
    .map((piece) => ({ ...centre(piece.footprint), reach: reachFrom(piece) }))
    .filter((piece) => Math.sqrt(dist2(body, piece)) <= distance + piece.reach);
  return nearest(body, found);
}

function reachFrom({ footprint }: TerrainPiece): number {
  if (footprint.kind === 'disc') return footprint.r;
  const middle = centre(footprint);
  return Math.sqrt(Math.max(...footprint.points.map((point) => dist2(middle, point))));
}

/** Straight away from the threat, and to both sides of that. */
function waysOff(w: World, body: Body, threat: Point, distance: number): readonly Point[] {
  const { x, y } = sub(body, threat);
  const inside = (value: number): number => Math.max(body.r, Math.min(w.setup.table.size - body.r, value));
  return [
    { x, y },
    { x: x - y, y: x + y },
    { x: x + y, y: y - x },
  ]
    .map((way) => towards(body, add(body, way), distance))
    .map((to) => ({ x: inside(to.x), y: inside(to.y) }));
}
