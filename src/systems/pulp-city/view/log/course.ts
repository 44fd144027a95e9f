import { byPlayer, type ByPlayer } from '../../../../kernel/ids.ts';
import { alliances, together, type WithAllies } from '../../board/allies.ts';
import { levelsTaken } from '../../board/cards.ts';
import { teamsOf } from '../../board/sides.ts';
import { apply } from '../../model/apply.ts';
import { makeWorld, type World } from '../../model/encounter.ts';
import type { Event, EventType } from '../../model/events.ts';
import type { TeamId } from '../../model/ids.ts';
import { initialState } from '../../model/initial.ts';
import { projected } from '../../rules/objectives/scoring.ts';

/** What the Teams would have had, had the Encounter ended there. */
export interface Standings {
  /** Agenda Points, as far as everybody could know. */
  readonly points: ByPlayer<number>;
  /** Levels of Enemy Supremes KO'ed. */
  readonly levels: ByPlayer<number>;
}

/** The end of a Turn, or of the Encounter. */
export interface CoursePoint extends Standings {
  readonly round: number;
  /** Its place in the Round, from 1; 0: before the first. */
  readonly turn: number;
}

/** A moment at which much changed. */
export interface TurningPoint {
  readonly round: number;
  readonly turn: number;
  /** Whose Turn it was; null: outside of Turns. */
  readonly team: TeamId | null;
  /** What brought it about; `turnEnded`: how the models stood after the Turn. */
  readonly event: Event;
  readonly before: Standings;
  readonly after: Standings;
}

export interface Course {
  readonly points: readonly CoursePoint[];
  /** The largest swings, in the order in which they came. */
  readonly turns: readonly TurningPoint[];
}

/** What may change the score or Levels KO'ed by itself; all else is looked at as a Turn ends. */
const TELLING: ReadonlySet<EventType> = new Set<EventType>([
  'koed',
  'burdened',
  'burdenLoosened',
  'burdenDropped',
  'agendaCounted',
  'citizenTagged',
  'pieceDestroyed',
  'agendaRevealed',
  'agendaPointsScored',
  'adjusted',
  'turnEnded',
  'teamDone',
  'encounterEnded',
]);

const ENDS_TURN: ReadonlySet<EventType> = new Set<EventType>(['turnEnded', 'teamDone', 'encounterEnded']);

/**
 * How the score has gone, Turn by Turn, and the moments that turned it: `most` of them, those that moved the projected
 * score furthest, then those that moved Levels; what allied Teams have counts together. `events`: all that have happened,
 * for they are gone through again.
 * @rule PC-WIN-04 @rule PC-TABLE-14
 */
export function courseOf(w: World, events: readonly Event[], most = 4): Course {
  const { setup, rules } = w;
  const state = initialState(setup);
  const points: CoursePoint[] = [];
  const moments: TurningPoint[] = [];
  let turn = 0;
  let team: TeamId | null = null;
  let before: Standings | null = null;
  const closing = closingOf(events);
  const swing = swingOf(setup);
  for (const [at, event] of events.entries()) {
    apply(state, event);
    if (event.type === 'roundBegan') turn = 0;
    if (event.type === 'turnBegan') {
      turn += 1;
      team = event.team;
    }
    if (event.type === 'phaseBegan' && event.phase !== 'turns') team = null;
    if (!TELLING.has(event.type) || state.round.number === 0) continue;
    // While points are being counted, those that are and those that are due overlap.
    const counting = at >= closing || state.round.phase === 'endOfRound';
    if (counting && event.type !== 'encounterEnded') continue;
    const after = standings(makeWorld(setup, rules, state));
    const { number: round } = state.round;
    if (before !== null && swing(before, after) > 0)
      moments.push({ round, turn, team, event, before, after });
    before = after;
    const ends = turn > 0 ? ENDS_TURN.has(event.type) : event.type === 'encounterEnded';
    if (ends) points.push({ round, turn, ...after });
  }
  const largest = moments
    .toSorted((one, other) => swing(other.before, other.after) - swing(one.before, one.after))
    .slice(0, most);
  return { points: lastOfEach(points), turns: moments.filter((one) => largest.includes(one)) };
}

const FINAL: ReadonlySet<EventType> = new Set<EventType>([
  'agendaPointsScored',
  'agendaRevealed',
  'agendaSettled',
  'agendasOpened',
  'encounterEnded',
]);

/** Where the final scoring begins: all that is told from there to the end is points and Agendas. */
function closingOf(events: readonly Event[]): number {
  const last = events.findLastIndex(({ type }) => !FINAL.has(type));
  return events.at(-1)?.type === 'encounterEnded' ? last + 1 : events.length;
}

const standings = (w: World): Standings => {
  const now = projected(w);
  return { points: byPlayer(teamsOf(w), (team) => now.get(team) ?? 0), levels: levelsTaken(w) };
};

/** A Level weighs less than any part of a point. */
const LEVEL = 0.001;

/** How far the sides have moved apart or together; points come first. */
function swingOf(setup: WithAllies): (before: Standings, after: Standings) => number {
  const sides = alliances(setup);
  // The largest change of any side's lead over another.
  const spread = (before: ByPlayer<number>, after: ByPlayer<number>): number => {
    const gains = sides.map((all) => together(all, (team) => after[team] - before[team]));
    return Math.max(...gains) - Math.min(...gains);
  };
  return (before, after) => spread(before.points, after.points) + LEVEL * spread(before.levels, after.levels);
}

/** One for each Turn: what came last in it. */
const lastOfEach = (points: readonly CoursePoint[]): readonly CoursePoint[] =>
  points.filter(({ round, turn }, at) => {
    const next = points[at + 1];
    return next?.turn !== turn || next.round !== round;
  });
