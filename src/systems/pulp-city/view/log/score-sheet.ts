import { byPlayer, type ByPlayer } from '../../../../kernel/ids.ts';
import { levelsTaken } from '../../board/cards.ts';
import { teamsOf } from '../../board/sides.ts';
import { AGENDA_IDS, type AgendaId } from '../../model/agendas.ts';
import type { World } from '../../model/encounter.ts';
import type { CardId, TeamId } from '../../model/ids.ts';
import type { ScoreEntry } from '../../model/objectives.ts';

/** An Agenda that everybody knows of, with whoever was named for it. */
export interface AgendaHeld {
  /** null: it is everybody's. */
  readonly team: TeamId | null;
  readonly nominee: CardId | null;
}

/** All points of one source. */
export interface SourceLine {
  readonly source: 'plot' | AgendaId;
  readonly points: ByPlayer<number>;
  readonly entries: readonly ScoreEntry[];
  /** Of an Agenda: who holds it. Of more than one Team each may hold its own. */
  readonly held: readonly AgendaHeld[];
}

export interface ScoreSheet {
  readonly sources: readonly SourceLine[];
  /** What the players have given or taken by agreement. */
  readonly agreed: ByPlayer<number>;
  readonly total: ByPlayer<number>;
  /** Levels of Enemy Supremes that are KO'ed, whatever they are worth in this Plot. */
  readonly levels: ByPlayer<number>;
}

const isAgenda = (source: string): source is AgendaId => AGENDA_IDS.some((one) => one === source);

/** Where every Team's Agenda Points have come from so far: the Plot first, then each Agenda that is known to all. @rule PC-WIN-04 @rule PC-WIN-05 */
export function scoreSheet(w: World): ScoreSheet {
  const teams = teamsOf(w);
  const entries = w.state.scores ?? [];
  const sumOf = (lines: readonly ScoreEntry[]): ByPlayer<number> =>
    byPlayer(teams, (team) => lines.reduce((sum, line) => (line.team === team ? sum + line.points : sum), 0));
  const known = (w.state.agendas?.held ?? []).filter(({ revealed }) => revealed);
  const agendas = new Set([
    ...known.map(({ agenda }) => agenda),
    ...entries.map(({ source }) => source).filter(isAgenda),
  ]);
  const line = (source: SourceLine['source']): SourceLine => {
    const own = entries.filter((entry) => (isAgenda(entry.source) ? entry.source : 'plot') === source);
    const held = known
      .filter(({ agenda }) => agenda === source)
      .map(({ team, nominee }) => ({ team, nominee }));
    return { source, points: sumOf(own), entries: own, held };
  };
  const counted = sumOf(entries);
  const total = byPlayer(teams, (team) => w.state.teams[team].agendaPoints);
  return {
    sources: [line('plot'), ...[...agendas].map(line)],
    agreed: byPlayer(teams, (team) => total[team] - counted[team]),
    total,
    levels: levelsTaken(w),
  };
}
