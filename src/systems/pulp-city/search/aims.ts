import { aabb } from '../../../geometry/shape.ts';
import { bodyOf, inches } from '../board/bodies.ts';
import { teamsOf, teamOf } from '../board/sides.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, TeamId } from '../model/ids.ts';
import type { Objective } from '../model/objectives.ts';
import { profileOf } from '../model/lookup.ts';
import { isAt, scores, supremesThatCount } from '../rules/objectives/control.ts';
import { plotOf } from '../rules/objectives/plot.ts';
import { tallyOf } from '../rules/objectives/scoring.ts';
import { fetchGoals, type Goal, homeGoal } from './goals.ts';
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
  /** Micrometres that are missing at a place; 0: there. */
  readonly away: (at: Spot) => number;
}

/** What a model of the Team can go for. */
export function aimsFor(w: World, model: ModelId, me: TeamId, weights: Weights): readonly Aim[] {
  if (weights.plot === 0 || profileOf(w, model).kind === 'minion') return [];
  const burden = burdenOf(w, model);
  const holds = holdAims(w, model, me, weights);
  const body = bodyOf(w, model);
  if (burden !== null) {
    return [...holds, spotAim(homeGoal(w, body, me, burden.item), 'home', weights.plot * HOME * stakes(w))];
  }
  const fetched = fetchGoals(w, body, me).map((goal) =>
    spotAim(goal, 'fetch', weights.plot * goal.share * stakes(w)),
  );
  return [...holds, ...fetched];
}

/** All that the Plot is about, in Levels. */
const stakes = (w: World): number => w.setup.level;

const spotAim = (goal: Goal, of: Aim['of'], worth: number): Aim => ({
  id: goal.id,
  of,
  worth,
  nearest: () => goal,
  away: (at) => Math.max(0, away(at, goal) - goal.reach),
});

/** Of all that the Plot is about, what one thing brought home is worth. */
const HOME = 0.5;

/** How much a further model changes who Controls an objective. */
const TAKES = 1;
const KEEPS = 0.25;
const NEARS = 0.4;

/** Share of its worth that an objective has in the first Round, where it counts at the end alone. */
const EARLY = 0.4;

function holdAims(w: World, model: ModelId, me: TeamId, weights: Weights): readonly Aim[] {
  const { control } = plotOf(w);
  if (control === undefined || !scores(w, model) || profileOf(w, model).kind !== 'supreme') return [];
  const objectives = control.objectives(w);
  if (objectives.length === 0) return [];
  const each = weights.plot * worthOfEach(w, me, objectives);
  const others = supremesThatCount(w).filter((id) => id !== model);
  const body = bodyOf(w, model);
  return objectives.map((objective) => {
    const there = others.filter((id) => isAt(w, id, objective));
    const own = there.filter((id) => teamOf(w, id) === me).length;
    const most = Math.max(
      0,
      ...teamsOf(w).map((team) => (team === me ? 0 : there.filter((id) => teamOf(w, id) === team).length)),
    );
    const tagged = control.tags === true && w.state.tags?.[objective.id] === me && most === 0;
    const share = tagged ? KEEPS * KEEPS : own > most ? KEEPS : own + 1 >= most ? TAKES : NEARS;
    return objectiveAim(w, objective, each * share, body.r);
  });
}

/** Levels that one objective is worth: all of them against none, shared out. */
function worthOfEach(w: World, me: TeamId, objectives: readonly Objective[]): number {
  const plot = plotOf(w);
  const tally = tallyOf(w);
  const lead = (holder: TeamId | undefined): number => {
    if (holder === undefined) return 0;
    const holders = Object.fromEntries(objectives.map(({ id }) => [id, holder]));
    const then = {
      notes: [...tally.notes, { round: w.state.round.number, holders }],
      tags: { ...tally.tags, ...holders },
    };
    const scored = [...(plot.atRoundEnd?.(w, then) ?? []), ...plot.atEnd(w, then)];
    return scored.reduce((sum, { team, points }) => sum + (team === me ? points : -points), 0);
  };
  const other = teamsOf(w).find((team) => team !== me);
  const range = Math.max(1, (lead(me) - lead(other)) / 2);
  const { rounds } = w.rules.numbers;
  const time = plot.atRoundEnd === undefined ? EARLY + ((1 - EARLY) * w.state.round.number) / rounds : 1;
  return (time * range * pointWorth(w)) / objectives.length;
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
    const out = (low: number, high: number, value: number): number => Math.max(low - value, value - high, 0);
    return {
      id,
      of: 'hold',
      worth,
      nearest,
      away: ({ x, y }) => away({ x: out(x0, x1, x), y: out(y0, y1, y) }, ORIGIN),
    };
  }
  const piece = w.state.pieces[objective.piece];
  const { x0, y0, x1, y1 } = piece === undefined ? { x0: 0, y0: 0, x1: 0, y1: 0 } : aabb(piece.footprint);
  const middle = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
  const reach = Math.min(x1 - x0, y1 - y0) / 2 + r;
  return {
    id,
    of: 'hold',
    worth,
    nearest: () => middle,
    away: (at) => Math.max(0, away(at, middle) - reach - TOUCHING),
  };
}

const ORIGIN: Spot = { x: 0, y: 0 };

/** So far within a zone a model goes, where there is room. */
const MARGIN = inches(0.5);

/** Two that are so near touch, as a rule. */
const TOUCHING = inches(0.02);
