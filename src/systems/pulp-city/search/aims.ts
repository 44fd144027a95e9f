import { signedDistance } from '../../../geometry/distance.ts';
import { outlineOf } from '../../../geometry/outline.ts';
import { aabb, centre } from '../../../geometry/shape.ts';
import { TOUCH } from '../../../geometry/units.ts';
import { bodyOf, inches } from '../board/bodies.ts';
import { middleOf, zoneObjective } from '../board/field.ts';
import { enemyTeams, teamsOf, teamOf } from '../board/sides.ts';
import { zoneOf } from '../board/zones.ts';
import { makeWorld, type World } from '../model/encounter.ts';
import type { ModelId, ObjectiveId, TeamId } from '../model/ids.ts';
import type { ControlNote, Objective, Score } from '../model/objectives.ts';
import { modelOf, profileOf } from '../model/lookup.ts';
import { controlNow, isAt, scores, supremesThatCount } from '../rules/objectives/control.ts';
import { plotOf } from '../rules/objectives/plot.ts';
import { projected, tallyOf } from '../rules/objectives/scoring.ts';
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
export function aimsFor(
  w: World,
  model: ModelId,
  me: TeamId,
  weights: Weights,
  worths: ObjectiveWorths,
): readonly Aim[] {
  if (weights.plot === 0) return [];
  const zones = zoneAims(w, model, me, weights);
  if (profileOf(w, model).kind === 'minion') return zones;
  const burden = burdenOf(w, model);
  const holds = holdAims(w, model, me, weights, worths);
  const body = bodyOf(w, model);
  if (burden !== null) {
    return [...holds, spotAim(homeGoal(w, body, me, burden.item), 'home', weights.plot * HOME * stakes(w))];
  }
  const fetched = fetchGoals(w, body, me).map((goal) =>
    spotAim(goal, 'fetch', weights.plot * goal.share * stakes(w)),
  );
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
    const of = (team: TeamId): number => points.get(team) ?? 0;
    return of(me) - Math.max(...enemyTeams(w, me).map(of));
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

/** Of all that the Plot is about, what one thing brought home is worth. */
const HOME = 0.5;

/** How much a further model changes who Controls an objective. */
const TAKES = 1;
const KEEPS = 0.25;
const NEARS = 0.4;

/** Share of its worth that an objective has in the first Round, where it stays the Team's until the end. */
const EARLY = 0.4;

function holdAims(
  w: World,
  model: ModelId,
  me: TeamId,
  weights: Weights,
  worths: ObjectiveWorths,
): readonly Aim[] {
  const { control } = plotOf(w);
  if (control === undefined || !scores(w, model) || profileOf(w, model).kind !== 'supreme') return [];
  const objectives = control.objectives(w);
  if (objectives.length === 0) return [];
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
    return objectiveAim(w, objective, weights.plot * (worths.get(objective.id) ?? 0) * share, body.r);
  });
}

/** What it is worth to the Team to Control each objective of the Plot, in Levels. */
export type ObjectiveWorths = ReadonlyMap<ObjectiveId, number>;

const NO_WORTHS: ObjectiveWorths = new Map();

/**
 * Half of it is a share of what all of them together decide, half what this one changes while the others stay as they are.
 */
export function objectiveWorths(w: World, me: TeamId): ObjectiveWorths {
  const plot = plotOf(w);
  const objectives = plot.control?.objectives(w) ?? [];
  if (objectives.length === 0) return NO_WORTHS;
  const held = controlNow(w) ?? {};
  const tally = tallyOf(w);
  const other = teamsOf(w).find((team) => team !== me) ?? me;
  const lead = (holders: ControlNote['holders']): number => {
    const taken = Object.entries(holders).filter(
      (entry): entry is [ObjectiveId, TeamId] => entry[1] !== null,
    );
    const then = {
      notes: [...tally.notes, { round: w.state.round.number, holders }],
      tags: { ...tally.tags, ...Object.fromEntries(taken) },
    };
    return leadIn([...(plot.atRoundEnd?.(w, then) ?? []), ...plot.atEnd(w, then)], me);
  };
  const allTo = (team: TeamId): ControlNote['holders'] =>
    Object.fromEntries(objectives.map(({ id }) => [id, team]));
  const share = Math.max(1, (lead(allTo(me)) - lead(allTo(other))) / 2) / Math.max(1, objectives.length);
  const time = timeliness(w, me);
  return new Map(
    objectives.map(({ id }) => {
      const change = (lead({ ...held, [id]: me }) - lead({ ...held, [id]: other })) / 2;
      return [id, (time * pointWorth(w) * (share + Math.max(0, change))) / 2];
    }),
  );
}

/**
 * How much it matters to Control something at this time. Points of a Round, and what stays the Team's, are worth having at
 * once; what is counted at the end is worth little as long as others may still be KO'd, and least while much of the Round
 * is to come.
 */
function timeliness(w: World, me: TeamId): number {
  const { atRoundEnd, control } = plotOf(w);
  if (atRoundEnd !== undefined) return 1;
  const { rounds } = w.rules.numbers;
  const { number } = w.state.round;
  if (control?.tags === true) return EARLY + ((1 - EARLY) * number) / rounds;
  const left = Math.max(1, rounds + 1 - number);
  const toCome = Math.min(1, w.state.teams[me].pool / w.setup.level);
  const fading = roundsAddUp(w, me) ? left * Math.sqrt(left) : left * left * left;
  return (LATE * (1 - MUCH * toCome)) / fading;
}

/** Does it make a difference at the end of the Encounter who Controlled everything in a Round before the last? */
function roundsAddUp(w: World, me: TeamId): boolean {
  const plot = plotOf(w);
  const [other = me] = enemyTeams(w, me);
  const objectives = plot.control?.objectives(w) ?? [];
  const lead = (teams: readonly TeamId[]): number => {
    const notes = teams.map((team, at) => ({
      round: at + 1,
      holders: Object.fromEntries(objectives.map(({ id }) => [id, team])),
    }));
    return leadIn(plot.atEnd(w, { notes, tags: {} }), me);
  };
  return lead([me, other]) !== lead([other, other]);
}

const leadIn = (scored: readonly Score[], me: TeamId): number =>
  scored.reduce((sum, { team, points }) => sum + (team === me ? points : -points), 0);

/** What is counted at the end, in the last Round when all is done. */
const LATE = 2.5;

/** Share that is taken off while the whole Action Pool is to be spent. */
const MUCH = 0.9;

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
  const outline = piece === undefined ? null : outlineOf(piece.footprint);
  const middle = piece === undefined ? ORIGIN : centre(piece.footprint);
  return {
    id,
    of: 'hold',
    worth: outline === null ? 0 : worth,
    nearest: () => middle,
    away: ({ x, y }) => (outline === null ? 0 : Math.max(0, signedDistance(x, y, outline) - r - NEARLY)),
  };
}

const ORIGIN: Spot = { x: 0, y: 0 };

/** So far within a zone a model goes, where there is room. */
const MARGIN = inches(0.5);

/** Two that are so near touch. */
const NEARLY = TOUCH / 2;
