import { agendaOf, agendasOf, pickersInTurn } from '../../agendas/picks.ts';
import { AGENDA_CATEGORIES, type AgendaCategory, type AgendaId } from '../../model/agendas.ts';
import type { World } from '../../model/encounter.ts';
import type { DecisionFor, Frame } from '../../model/frames.ts';
import type { TeamId } from '../../model/ids.ts';

/** One of the picks, in their order. */
export interface AgendaTurn {
  readonly team: TeamId;
  /** null: not picked yet. */
  readonly agenda: AgendaId | null;
  /** It is being picked. */
  readonly isNow: boolean;
}

export interface AgendaColumn {
  readonly category: AgendaCategory;
  readonly agendas: readonly AgendaId[];
  /** What has been picked of it; null: it is open. */
  readonly taken: { readonly agenda: AgendaId; readonly team: TeamId } | null;
}

export interface AgendaColumns {
  readonly columns: readonly AgendaColumn[];
  readonly turns: readonly AgendaTurn[];
}

/** The Agendas for all by their category, what has been picked and by whom, and whose turn is when. `stack`: what is in flight. @rule PC-SETUP-05 @rule PC-AGENDA-15 */
export function agendaColumns(
  w: World,
  { by }: DecisionFor<'pickAgenda'>,
  stack: readonly Frame[],
): AgendaColumns {
  const frame = stack.at(-1);
  const terrain = frame?.proc === 'agendas' && frame.step === 'pick' ? frame.terrain : by;
  const picked = (w.state.agendas?.held ?? []).map(({ agenda }) => agenda);
  const turns = pickersInTurn(w, terrain).map((team, at) => ({
    team,
    agenda: picked[at] ?? null,
    isNow: at === picked.length,
  }));
  const columns = AGENDA_CATEGORIES.map((category) => {
    const isOfIt = (id: AgendaId): boolean => agendaOf(w.rules, id)?.category === category;
    const [taken = null] = turns.flatMap(({ agenda, team }) =>
      agenda !== null && isOfIt(agenda) ? [{ agenda, team }] : [],
    );
    return {
      category,
      agendas: agendasOf(w.rules).flatMap(({ id }) => (isOfIt(id) ? [id] : [])),
      taken,
    };
  });
  return { columns, turns };
}
