import { markersOn } from '../../board/burdens.ts';
import { teamsIn, teamsOf } from '../../board/sides.ts';
import type { World } from '../../model/encounter.ts';
import type { Event } from '../../model/events.ts';
import type { ObjectiveId, PieceId, TeamId } from '../../model/ids.ts';
import type { PlotRoll } from '../../model/objectives.ts';
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

/** One Round is over and another begins. */
export interface RoundEnding {
  /** 0: the first is about to begin. */
  readonly ended: number;
  readonly next: number;
  /** How many there are, if the Encounter does not end before. @rule PC-WIN-01 */
  readonly most: number;
  readonly teams: readonly TeamAtRoundEnd[];
  /** What is Controlled, as it was noted; null: by nobody. @rule PC-CONTROL-01 */
  readonly held: readonly { readonly id: ObjectiveId; readonly team: TeamId | null }[];
  readonly changes: readonly RoundChange[];
}

/** What the events of a command say about the end of a Round; null: none has ended. @rule PC-ROUND-09 @rule PC-WIN-06 */
export function roundEnding(w: World, fresh: readonly Event[]): RoundEnding | null {
  const { state } = w;
  const next = state.round.number;
  if (!fresh.some((event) => event.type === 'roundBegan' && event.number === next)) return null;
  const ending = projected(w);
  const left = teamsIn(w);
  const note = state.controlled?.findLast(({ round }) => round === next - 1);
  return {
    ended: next - 1,
    next,
    most: w.rules.numbers.rounds,
    teams: teamsOf(w).map((team) => {
      const points = state.teams[team].agendaPoints;
      const pool = left.includes(team) ? poolAtHand(w, team) : null;
      return { team, points, projected: ending.get(team) ?? points, pool };
    }),
    held: Object.entries(note?.holders ?? {}).map(([id, team]) => ({ id, team })),
    changes: changesIn(w, next),
  };
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
