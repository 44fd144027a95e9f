import type { Asks } from '../model/decisions.ts';
import type { Decision, DecisionFor } from '../model/frames.ts';
import type { MoveOrder } from '../model/orders.ts';
import type { Point } from '../model/place.ts';
import type { ModelId } from '../model/ids.ts';
import type { World } from '../model/encounter.ts';
import { canMove, mayMove } from '../rules/actions/activating.ts';
import { bodyOf } from '../board/bodies.ts';
import { gaitFor, movesOpen, reachOf } from '../rules/movement/moving.ts';
import { liveModels } from '../board/cards.ts';
import { quickMovers } from '../rules/rounds/quick-movers.ts';
import { type Draw, below, pick } from '../../../kernel/draw.ts';

const SPOTS = 3;
const TRIES = 12;

/**
 * Answers that a screen puts forward of itself, some of them drawn at random: ways to spots that are shown as within
 * reach of a move. Whatever is shown has to be legal.
 */
export function shownAnswers(w: World, decision: Decision, draw: Draw): readonly unknown[] {
  switch (decision.kind) {
    case 'act':
      return actMoves(w, decision, draw);
    case 'leadCitizens':
      return waysShown(w, pick(draw, decision.models), draw);
    case 'masterPlan':
      return quickMoves(w, decision, draw);
    default:
      return [];
  }
}

function actMoves(w: World, decision: DecisionFor<'act'>, draw: Draw): readonly Asks['act']['a'][] {
  const { models, limits, occasion } = decision;
  const paid =
    occasion === 'minions' || limits.tireless === true || (w.state.activation?.step ?? null) !== null;
  const movers = limits.moves ? models.filter((model) => (paid ? mayMove(w, model) : canMove(w, model))) : [];
  return waysShown(w, pick(draw, movers), draw).map((order) => ({ do: 'move', ...order }));
}

function quickMoves(w: World, decision: DecisionFor<'masterPlan'>, draw: Draw): readonly unknown[] {
  if (!decision.plans.includes('actFast')) return [];
  const movers = quickMovers(w, decision.by).flatMap((card) => liveModels(w, card));
  const model = pick(
    draw,
    movers.filter((one) => canMove(w, one)),
  );
  return waysShown(w, model, draw).map((order) => ({ plan: 'actFast', ...order }));
}

/** A spot in reach to which no way is found is answered with the straight one, which is none. */
function waysShown(w: World, model: ModelId | undefined, draw: Draw): readonly MoveOrder[] {
  if (model === undefined) return [];
  const way = pick(
    draw,
    movesOpen(w, model).filter(({ power }) => power === undefined),
  );
  if (way === undefined) return [];
  const reach = reachOf(w, model, way.as, false);
  const { distance } = gaitFor(w, model, way.as, false);
  const spots: Point[] = [];
  for (let left = TRIES; left > 0 && spots.length < SPOTS; left -= 1) {
    const { x, y } = bodyOf(w, model);
    const off = (): number => below(draw, 2 * distance + 1) - distance;
    const spot = { x: x + off(), y: y + off() };
    if (reach.canEnd(spot.x, spot.y)) spots.push(spot);
  }
  return spots.map((spot) => ({
    model,
    legs: reach.pathTo(spot) ?? [spot],
    as: way.as,
    combined: false,
    fall: false,
  }));
}
