import type { Footprint } from '../../../../geometry/shape.ts';
import { alliesOf, sideBySide, together } from '../../board/allies.ts';
import { markersOn } from '../../board/burdens.ts';
import type { World } from '../../model/encounter.ts';
import type { ModelId, ObjectiveId, PieceId, TeamId } from '../../model/ids.ts';
import type { MarkerKind } from '../../model/marker.ts';
import type { Score, ScoreEntry } from '../../model/objectives.ts';
import type { Point } from '../../model/place.ts';
import type { RuleId } from '../../model/refusals.ts';
import type { PlotId } from '../../model/setup.ts';
import { controlNow } from '../../rules/objectives/control.ts';
import { plotOf } from '../../rules/objectives/plot.ts';
import { dueScores, projected, tallyNow } from '../../rules/objectives/scoring.ts';

/** A Marker of the Encounter; `at` in micrometres, that of its bearer where it is carried. */
export interface MarkerStanding {
  readonly id: PieceId;
  readonly kind: MarkerKind;
  /** Its place among those of its kind, from 0; null: there is no other. */
  readonly number: number | null;
  readonly at: Point;
  readonly bearer: ModelId | null;
  /** Whoever Controls it now, or keeps it Tagged; null: nobody. */
  readonly holder: TeamId | null;
  /** The Round from which it may be carried, while that is to come. */
  readonly from: number | null;
}

/** A Structure or zone that can be Controlled. */
export interface ObjectiveStanding {
  readonly id: ObjectiveId;
  /** null: it is a piece of the table. */
  readonly zone: Footprint | null;
  readonly holder: TeamId | null;
}

/** What has been scored or would be, from one source. */
export type ScoreLine = Pick<ScoreEntry, 'source' | 'team' | 'points' | 'why'>;

export interface TeamStanding {
  readonly team: TeamId;
  /** Agenda Points that it has. */
  readonly points: number;
  /** Agenda Points it would have if the Encounter ended now. @rule PC-WIN-04 */
  readonly projected: number;
}

export interface PlotStanding {
  readonly plot: PlotId;
  readonly rule: RuleId;
  readonly teams: readonly TeamStanding[];
  readonly counted: readonly ScoreLine[];
  /** What would come to it if the Encounter ended now. */
  readonly due: readonly ScoreLine[];
}

/** Who Controls what: as it would be noted now, or as it was at the end of the Round. @rule PC-CONTROL-01 @rule PC-CONTROL-03 */
function holders(w: World): (id: ObjectiveId) => TeamId | null {
  const { tags } = tallyNow(w);
  const now = controlNow(w) ?? {};
  return (id) => now[id] ?? tags[id] ?? null;
}

export function markersStanding(w: World): readonly MarkerStanding[] {
  const holds = holders(w);
  const all = markersOn(w).flatMap(({ piece, at, bearer }) =>
    piece.objective === undefined ? [] : [{ id: piece.id, facts: piece.objective, at, bearer }],
  );
  const sorted = all.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return sorted.map(({ id, facts: { kind, carriedFrom = 0 }, at, bearer }) => {
    const alike = sorted.filter(({ facts }) => facts.kind === kind);
    return {
      id,
      kind,
      number: alike.length > 1 ? alike.findIndex((one) => one.id === id) : null,
      at,
      bearer,
      holder: holds(id),
      from: carriedFrom > Math.max(1, w.state.round.number) ? carriedFrom : null,
    };
  });
}

export function objectivesStanding(w: World): readonly ObjectiveStanding[] {
  const holds = holders(w);
  const markers = new Set(markersOn(w).map(({ piece }) => piece.id));
  return (plotOf(w).control?.objectives(w) ?? [])
    .filter((one) => one.of === 'zone' || !markers.has(one.piece))
    .map((one) => ({ id: one.id, zone: one.of === 'zone' ? one.zone : null, holder: holds(one.id) }));
}

/** Agenda Points of a Team and its allies. @rule PC-TABLE-14 */
export const pointsOfSide = (w: World, team: TeamId): number =>
  together(alliesOf(w.setup, team), (one) => w.state.teams[one].agendaPoints);

const tells = ({ points, why }: Score): boolean => points !== 0 || why.n > 0;

/** What the Plot has given so far, and what it would give now. @rule PC-WIN-06 */
export function plotStanding(w: World): PlotStanding {
  const { id, rule } = plotOf(w);
  const ending = projected(w);
  return {
    plot: id,
    rule,
    teams: sideBySide(w.setup).map((team) => {
      const points = w.state.teams[team].agendaPoints;
      return { team, points, projected: ending.get(team) ?? points };
    }),
    counted: w.state.scores ?? [],
    due: dueScores(w).filter(tells),
  };
}
