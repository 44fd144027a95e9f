import { markersOn } from '../../board/burdens.ts';
import { sideBySide } from '../../board/allies.ts';
import { teamOf, teamsIn, teamsOf } from '../../board/sides.ts';
import { copyState } from '../../engine.ts';
import { apply } from '../../model/apply.ts';
import { type ControlPlan, makeWorld, type World } from '../../model/encounter.ts';
import type { Event } from '../../model/events.ts';
import type { ModelId, ObjectiveId, PieceId, TeamId } from '../../model/ids.ts';
import { cardOf } from '../../model/lookup.ts';
import type { PlotRoll } from '../../model/objectives.ts';
import { countingAt, undecided } from '../../rules/objectives/control.ts';
import { plotOf } from '../../rules/objectives/plot.ts';
import { projected } from '../../rules/objectives/scoring.ts';
import { poolAtHand } from '../../rules/rounds/action-pool.ts';

/** Something of the Plot that is otherwise from this Round on. */
export type RoundChange =
  /** They may be picked up. @rule PC-PLOT-02 */
  | { readonly what: 'markersFree'; readonly markers: readonly PieceId[] }
  /** The Plot rolls dice in the Effects Phase. @rule PC-PLOT-04 @rule PC-PLOT-05 @rule PC-PLOT-10 */
  | { readonly what: 'rolls'; readonly does: PlotRoll }
  /** Control is noted at the end of the Round. @rule PC-PLOT-09 */
  | { readonly what: 'controlCounts' };

export interface TeamAtRoundEnd {
  readonly team: TeamId;
  readonly points: number;
  /** Agenda Points it would have if the Encounter ended now. @rule PC-WIN-04 */
  readonly projected: number;
  /** AP that its cards would give it now; null: it is out. @rule PC-ROUND-04 */
  readonly pool: number | null;
}

/** What one Team had at an objective when it was counted. */
export interface Presence {
  readonly team: TeamId;
  readonly models: readonly ModelId[];
  /** Models, or the Levels of their cards. */
  readonly n: number;
}

/** Who Controls an objective, as it was noted. */
export interface Held {
  readonly id: ObjectiveId;
  /** null: nobody. */
  readonly team: TeamId | null;
  /** Who counted there, the holder first; null: that is not known any more. @rule PC-CONTROL-01 */
  readonly why: readonly Presence[] | null;
}

/** One Round is over and another begins. */
export interface RoundEnding {
  /** 0: the first is about to begin. */
  readonly ended: number;
  readonly next: number;
  /** How many there are, if the Encounter does not end before. @rule PC-WIN-01 */
  readonly most: number;
  readonly teams: readonly TeamAtRoundEnd[];
  readonly held: readonly Held[];
  /** What is weighed at an objective. @rule PC-CONTROL-01 */
  readonly weighs: ControlPlan['weighs'];
  /** Round by Round who held the objectives; null: not noted, or still to come. Empty: the Plot notes nothing. @rule PC-PLOT-09 */
  readonly rounds: readonly (readonly (TeamId | null)[] | null)[];
  readonly changes: readonly RoundChange[];
}

/**
 * What the events of a command say about the end of a Round; null: none has ended. `before`: the world before that
 * command, in which is looked up who counted where. @rule PC-ROUND-09 @rule PC-WIN-06
 */
export function roundEnding(
  w: World,
  fresh: readonly Event[],
  before: World | null = null,
): RoundEnding | null {
  const { state } = w;
  const next = state.round.number;
  if (!fresh.some((event) => event.type === 'roundBegan' && event.number === next)) return null;
  const ending = projected(w);
  const left = teamsIn(w);
  const notes = state.controlled ?? [];
  const holdersIn = (round: number) => notes.findLast((note) => note.round === round)?.holders;
  const { control } = plotOf(w);
  const most = w.rules.numbers.rounds;
  const weighs = control?.weighs ?? 'supremes';
  const there = before === null ? null : presenceAtCount(before, fresh, weighs);
  return {
    ended: next - 1,
    next,
    most,
    teams: sideBySide(w.setup).map((team) => {
      const points = state.teams[team].agendaPoints;
      const pool = left.includes(team) ? poolAtHand(w, team) : null;
      return { team, points, projected: ending.get(team) ?? points, pool };
    }),
    held: Object.entries(holdersIn(next - 1) ?? {}).map(([id, team]) => ({
      id,
      team,
      why: there?.get(id)?.toSorted((one, other) => other.n - one.n) ?? null,
    })),
    weighs,
    rounds:
      control === undefined || notes.length === 0
        ? []
        : Array.from({ length: most }, (_, at) => {
            const holders = holdersIn(at + 1);
            return holders === undefined ? null : Object.values(holders);
          }),
    changes: changesIn(w, next),
  };
}

/** Who stood where as Control was noted; null: that was before these events, or players had to say where models count. */
function presenceAtCount(
  before: World,
  fresh: readonly Event[],
  weighs: ControlPlan['weighs'],
): ReadonlyMap<ObjectiveId, readonly Presence[]> | null {
  const at = fresh.findIndex(({ type }) => type === 'objectivesControlled');
  if (at < 0) return null;
  const state = copyState(before.state);
  for (const event of fresh.slice(0, at)) apply(state, event);
  const w = makeWorld(before.setup, before.rules, state);
  if (undecided(w).length > 0) return null;
  const amount = (models: readonly ModelId[]): number => {
    const cards = new Map(models.map((model) => [cardOf(w, model).id, cardOf(w, model).level]));
    return weighs === 'supremes' ? models.length : [...cards.values()].reduce((sum, level) => sum + level, 0);
  };
  return new Map(
    [...countingAt(w)].map(([id, all]) => [
      id,
      teamsOf(w).flatMap((team): Presence[] => {
        const models = all.filter((model) => teamOf(w, model) === team);
        return models.length === 0 ? [] : [{ team, models, n: amount(models) }];
      }),
    ]),
  );
}

function changesIn(w: World, round: number): readonly RoundChange[] {
  const { inEffectsPhase: rolls, control } = plotOf(w);
  const markers = markersOn(w).flatMap(({ piece }) =>
    round > 1 && piece.objective?.carriedFrom === round ? [piece.id] : [],
  );
  const rolled = rolls !== undefined && round >= rolls.from && round <= (rolls.until ?? round);
  const counts = round > 1 && control?.from === round;
  return [
    ...(markers.length === 0 ? [] : [{ what: 'markersFree' as const, markers }]),
    ...(rolled ? [{ what: 'rolls' as const, does: rolls.does }] : []),
    ...(counts ? [{ what: 'controlCounts' as const }] : []),
  ];
}
