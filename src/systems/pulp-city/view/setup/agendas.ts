import { agendaOf, agendasOf, nomineesFor } from '../../agendas/picks.ts';
import { agendasSeenBy, linesOfSheet, sealOfSheet } from '../../agendas/sheets.ts';
import { agendasDue } from '../../agendas/settle.ts';
import {
  AGENDA_CATEGORIES,
  type AgendaCategory,
  type AgendaId,
  type AgendaState,
} from '../../model/agendas.ts';
import type { Ruleset, World } from '../../model/encounter.ts';
import type { DecisionFor } from '../../model/frames.ts';
import type { CardId, TeamId } from '../../model/ids.ts';

/** An Agenda that a Team may write down. */
export interface AgendaOffer {
  readonly agenda: AgendaId;
  /** Supremes of which it names one with it; empty: it names none now. */
  readonly nominees: readonly CardId[];
}

/** What a Team may write down, in the order of the book. @rule PC-AGENDA-11 */
export const agendaOffers = (w: World, { by, open }: DecisionFor<'writeAgendas'>): readonly AgendaOffer[] =>
  open.map((id) => {
    const agenda = agendaOf(w.rules, id);
    const named = agenda?.nominates?.when === 'written';
    return { agenda: id, nominees: agenda !== null && named ? nomineesFor(w.setup, by, agenda) : [] };
  });

/** An Agenda as a Team sees it. */
export interface AgendaSeen {
  readonly agenda: AgendaId;
  /** null: it is everybody's. */
  readonly team: TeamId | null;
  readonly revealed: boolean;
  readonly settled: boolean;
  readonly nominee: CardId | null;
  readonly counts: AgendaState['counts'];
  /** Points it would give each Team if the Encounter ended now; empty: none, or they are counted. */
  readonly now: readonly { readonly team: TeamId; readonly points: number }[];
}

/** What a Team knows of the Agendas in play; null: what everybody knows. @rule PC-AGENDA-02 */
export function agendasSeen(w: World, viewer: TeamId | null): readonly AgendaSeen[] {
  const seen = agendasSeenBy(w, viewer);
  const due = agendasDue(w, seen);
  return seen.map((one) => ({
    agenda: one.agenda,
    team: one.team,
    revealed: one.revealed,
    settled: one.settled,
    nominee: one.nominee,
    counts: one.counts,
    now: due.filter(({ of }) => of === one).map(({ team, points }) => ({ team, points })),
  }));
}

/** The seal of each Team's sheet, which all may copy. @rule PC-AGENDA-02 */
export const sealsOf = ({ state }: World): readonly { readonly team: TeamId; readonly seal: string }[] =>
  Object.entries(state.agendas?.sheets ?? {}).map(([team, { seal }]) => ({ team: team as TeamId, seal }));

/** A sheet that lies open: anybody can make its seal anew from what was written. */
export interface OpenSheet {
  readonly team: TeamId;
  /** The SHA-256 of these lines, with a line feed between them, is the seal. */
  readonly lines: readonly string[];
  readonly fits: boolean;
}

/** The sheets as they are laid open when the Encounter is over. @rule PC-AGENDA-02 */
export const sheetsOpened = ({ state }: World): readonly OpenSheet[] =>
  state.outcome === null
    ? []
    : Object.entries(state.agendas?.sheets ?? {}).flatMap(([team, { seal, written }]) =>
        written === null
          ? []
          : [{ team: team as TeamId, lines: linesOfSheet(written), fits: sealOfSheet(written) === seal }],
      );

/** Every Agenda of an edition, by category where it has categories. @rule PC-AGENDA-11 @rule PC-AGENDA-15 */
export function agendaGroups(
  rules: Pick<Ruleset, 'agendas'>,
): readonly { readonly category: AgendaCategory | null; readonly agendas: readonly AgendaId[] }[] {
  const all = agendasOf(rules);
  return [null, ...AGENDA_CATEGORIES]
    .map((category) => ({
      category,
      agendas: all.filter((agenda) => (agenda.category ?? null) === category).map(({ id }) => id),
    }))
    .filter(({ agendas }) => agendas.length > 0);
}
