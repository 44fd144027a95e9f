import { signedDistance } from '../../../geometry/distance.ts';
import { outlineOf } from '../../../geometry/outline.ts';
import { aabb, centre } from '../../../geometry/shape.ts';
import { SLACK, TOUCH, inches } from '../../../geometry/units.ts';
import { inContact } from '../../../tabletop/measure.ts';
import type { Body } from '../../../tabletop/table.ts';
import { bodyOf } from '../board/bodies.ts';
import { sceneOf } from '../board/scene.ts';
import { middleOf, zoneObjective } from '../board/field.ts';
import { teamsOf } from '../board/sides.ts';
import { zoneOf } from '../board/zones.ts';
import { makeWorld, type World } from '../model/encounter.ts';
import type { ModelId, TeamId } from '../model/ids.ts';
import type { Objective } from '../model/objectives.ts';
import { modelOf, profileOf } from '../model/lookup.ts';
import { scores } from '../rules/objectives/control.ts';
import { plotOf } from '../rules/objectives/plot.ts';
import { projected } from '../rules/objectives/scoring.ts';
import { ahead } from './ours.ts';
import { fetchGoals, type Goal, homeGoal, ripeness } from './goals.ts';
import { type Holding, timeliness } from './holding.ts';
import { burdenOf } from '../board/burdens.ts';
import { away, type Spot } from './spot.ts';
import type { Weights } from './weights.ts';
import { pointWorth } from './worth.ts';

/** A place that counts in the Plot or an Agenda, and what a model there is worth. */
export interface Aim {
  readonly id: string;
  readonly of: 'hold' | 'fetch' | 'home';
  /** Levels gained by getting there. */
  readonly worth: number;
  /** Where to go, coming from a place. */
  readonly nearest: (from: Spot) => Spot;
  /** Micrometres that are missing at a place; 0: there. Of a place that is known whole, height and rooms count as well. */
  readonly away: (at: Spot | Body) => number;
}

/** What a model of the Team can go for. */
export function aimsFor(
  w: World,
  model: ModelId,
  me: TeamId,
  weights: Weights,
  holding: Holding | null,
): readonly Aim[] {
  if (weights.plot === 0) return [];
  const zones = zoneAims(w, model, me, weights);
  if (profileOf(w, model).kind === 'minion') return zones;
  const burden = burdenOf(w, model);
  const holds = holdAims(w, model, me, weights, holding);
  const body = bodyOf(w, model);
  if (burden !== null) {
    const { item } = burden;
    const kind = item.of === 'marker' ? item.piece.objective?.kind : undefined;
    const ripe = kind === undefined ? 1 : ripeness(w, kind);
    return [...holds, spotAim(homeGoal(w, body, me, item), 'home', ripe * weights.plot * HOME * stakes(w))];
  }
  const fetched = fetchGoals(w, body, me).map((goal) => {
    const aim = spotAim(goal, 'fetch', weights.plot * goal.share * stakes(w));
    return { ...aim, away: touching(w, goal.id, aim.away) };
  });
  return [...holds, ...zones, ...fetched];
}

/** Of the points of a Round, what being on the way to them is worth. */
const ACROSS = 0.7;

/** Deployment Zones in which a model counts by its presence: by what the Team would be ahead if it stood there. */
function zoneAims(w: World, model: ModelId, me: TeamId, weights: Weights): readonly Aim[] {
  const { control, atRoundEnd } = plotOf(w);
  if (control !== undefined || atRoundEnd === undefined || w.state.round.number === 0) return [];
  const leadFrom = ({ x, y }: Spot): number => {
    const moved = { ...w.state.models, [model]: { ...modelOf(w, model), x, y } };
    const points = projected(makeWorld(w.setup, w.rules, { ...w.state, models: moved }), me);
    return ahead(w, me, (team) => points.get(team) ?? 0);
  };
  const elsewhere = leadFrom(middleOf(w.setup.table.size));
  return teamsOf(w).flatMap((team): readonly Aim[] => {
    const zone = zoneOf(w, team);
    const gain = leadFrom(centre(zone)) - elsewhere;
    if (gain <= 0) return [];
    return [objectiveAim(w, zoneObjective(w, team), ACROSS * weights.plot * pointWorth(w) * gain, 0)];
  });
}

/** All that the Plot is about, in Levels. */
const stakes = (w: World): number => w.setup.level;

const spotAim = (goal: Goal, of: Aim['of'], worth: number): Aim => ({
  id: goal.id,
  of,
  worth,
  nearest: () => goal,
  away: (at) => Math.max(0, away(at, goal) - goal.reach - NEARLY),
});

/** To be above or below a thing, or on the other side of its wall. */
const APART = inches(1);

/** What is missing until a piece is touched: at a place that is known whole, whether it is. */
function touching(w: World, id: string, across: (at: Spot) => number): Aim['away'] {
  const piece = w.state.pieces[id];
  return (at) => {
    const gap = across(at);
    if (gap > 0 || piece === undefined || !('inside' in at)) return gap;
    return inContact(sceneOf(w), at, piece) ? 0 : APART;
  };
}

/** Of all that the Plot is about, what one thing brought home is worth. */
const HOME = 0.5;

/** How much a further model changes who Controls an objective. */
const TAKES = 1;
const KEEPS = 0.25;
const NEARS = 0.4;

/** How much of an objective's worth is what a model there changes as all others stand; the rest is what it may come to. */
const COUNTED = 0.5;

function holdAims(
  w: World,
  model: ModelId,
  me: TeamId,
  weights: Weights,
  holding: Holding | null,
): readonly Aim[] {
  const { control } = plotOf(w);
  if (holding === null || control === undefined) return [];
  if (!scores(w, model) || profileOf(w, model).kind !== 'supreme') return [];
  const { r } = bodyOf(w, model);
  const time = timeliness(w, me, model);
  if (time === 0) return [];
  return holding.objectives.map((objective) => {
    const { id } = objective;
    const { own, most } = holding.others(model, id);
    const tagged = control.tags === true && w.state.tags?.[id] === me && most === 0;
    const share = tagged ? KEEPS * KEEPS : own > most ? KEEPS : own + 1 >= most ? TAKES : NEARS;
    const counted = control.tags === true ? holding.worth(id) * share : holding.by(model, id);
    const worth = (1 - COUNTED) * holding.worth(id) * share + COUNTED * counted;
    return objectiveAim(w, objective, weights.plot * time * worth, r);
  });
}

function objectiveAim(w: World, objective: Objective, worth: number, r: number): Aim {
  const { id } = objective;
  if (objective.of === 'zone') {
    const { x0, y0, x1, y1 } = aabb(objective.zone);
    const inside = (low: number, high: number, value: number): number => {
      const margin = Math.min(MARGIN, (high - low) / 2);
      return Math.round(Math.max(low + margin, Math.min(high - margin, value)));
    };
    const nearest = ({ x, y }: Spot): Spot => ({ x: inside(x0, x1, x), y: inside(y0, y1, y) });
    const out = (low: number, high: number, value: number): number =>
      Math.max(low + BORDER - value, value - high + BORDER, 0);
    return {
      id,
      of: 'hold',
      worth,
      nearest,
      away: ({ x, y }) => away({ x: out(x0, x1, x), y: out(y0, y1, y) }, ORIGIN),
    };
  }
  const piece = w.state.pieces[objective.piece];
  const outline = piece === undefined ? null : outlineOf(piece.footprint);
  const middle = piece === undefined ? ORIGIN : centre(piece.footprint);
  return {
    id,
    of: 'hold',
    worth: outline === null ? 0 : worth,
    nearest: () => middle,
    away: touching(w, objective.piece, ({ x, y }) =>
      outline === null ? 0 : Math.max(0, signedDistance(x, y, outline) - r - NEARLY),
    ),
  };
}

const ORIGIN: Spot = { x: 0, y: 0 };

/** Whoever stands so near to the border of a zone may stand in the next as well, and counts in one of the two. */
const BORDER = 2 * SLACK;

/** So far within a zone a model goes, where there is room. */
const MARGIN = inches(0.5);

/** Two that are so near touch. */
const NEARLY = TOUCH / 2;
