import type { World } from '../../model/encounter.ts';
import type { TeamId } from '../../model/ids.ts';
import type { Score, ScoreEntry, Tally } from '../../model/objectives.ts';
import { teamsOf } from '../../board/sides.ts';
import { controlNow } from './control.ts';
import { plotOf } from './plot.ts';

/** What was noted, and what is. */
export const tallyOf = ({ state }: World): Tally => ({
  notes: state.controlled ?? [],
  tags: state.tags ?? {},
});

const isNoted = ({ state }: World): boolean =>
  (state.controlled ?? []).some(({ round }) => round === state.round.number);

/** The same, as if this Round ended now. */
export function tallyNow(w: World): Tally {
  const tally = tallyOf(w);
  const holders = isNoted(w) || w.state.round.number === 0 ? null : controlNow(w);
  if (holders === null) return tally;
  const taken = Object.entries(holders).filter((entry): entry is [string, TeamId] => entry[1] !== null);
  return {
    notes: [...tally.notes, { round: w.state.round.number, holders }],
    tags: plotOf(w).control?.tags === true ? { ...tally.tags, ...Object.fromEntries(taken) } : tally.tags,
  };
}

/** Points of the Plot for the Round that ends. @rule PC-WIN-06 */
export const roundScores = (w: World, tally: Tally): readonly Score[] =>
  plotOf(w).atRoundEnd?.(w, tally) ?? [];

/** Points of the Plot for the Encounter that ends. @rule PC-WIN-04 */
export const endScores = (w: World, tally: Tally): readonly Score[] => plotOf(w).atEnd(w, tally);

/** Points that would be counted if the Encounter ended now, besides those that have been. @rule PC-WIN-06 */
export function dueScores(w: World, viewer: TeamId | null = null): readonly ScoreEntry[] {
  const { state } = w;
  if (state.outcome !== null) return [];
  const tally = tallyNow(w);
  const round = isRoundCounted(w) ? [] : roundScores(w, tally);
  const entry = (score: Score, source: string): ScoreEntry => ({
    ...score,
    source,
    round: state.round.number,
  });
  return [
    ...[...round, ...endScores(w, tally)].map((score) => entry(score, 'plot')),
    ...agendaScores(w, viewer).map(({ agenda, score }) => entry(score, agenda)),
  ];
}

/** Points of Agendas that are not counted yet, as far as the viewer knows of them; null: what everybody knows. @rule PC-AGENDA-02 */
const agendaScores = (w: World, viewer: TeamId | null) =>
  (w.state.agendas?.held ?? [])
    .filter(({ settled, revealed, team }) => !settled && (revealed || (viewer !== null && team === viewer)))
    .flatMap((mine) =>
      (w.rules.agendas.all[mine.agenda]?.worth(w, mine) ?? []).map(({ team, points }) => ({
        agenda: mine.agenda,
        score: { team, points, why: { code: 'agenda' as const, n: 1 } },
      })),
    );

/** The points of this Round are among those counted: its Control is noted first. */
const isRoundCounted = (w: World): boolean => w.state.round.phase === 'endOfRound' && isNoted(w);

/** What each Team has, and would have if the Encounter ended now. @rule PC-WIN-04 */
export function projected(w: World, viewer: TeamId | null = null): ReadonlyMap<TeamId, number> {
  const due = dueScores(w, viewer);
  return new Map(
    teamsOf(w).map((team) => [
      team,
      due.reduce(
        (sum, score) => (score.team === team ? sum + score.points : sum),
        w.state.teams[team].agendaPoints,
      ),
    ]),
  );
}
