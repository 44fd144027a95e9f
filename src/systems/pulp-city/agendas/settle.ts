import type { AgendaEvent, AgendaState } from '../model/agendas.ts';
import type { Agenda, AgendaScore, Ctx, World } from '../model/encounter.ts';
import type { Event } from '../model/events.ts';
import type { TerrainPiece } from '../model/terrain.ts';
import { agendaOf } from './picks.ts';

/** An Agenda in play with what its book says of it. */
export interface Played {
  readonly agenda: Agenda;
  readonly mine: AgendaState;
}

export const agendasPlayed = (w: World): readonly Played[] =>
  (w.state.agendas?.held ?? []).flatMap((mine) => {
    const agenda = agendaOf(w.rules, mine.agenda);
    return agenda === null ? [] : [{ agenda, mine }];
  });

const unsettled = (w: World): readonly Played[] => agendasPlayed(w).filter(({ mine }) => !mine.settled);

/** What Agendas make of what has just happened, one event after the other. */
export function hearAgendas(w: World, event: Event, gone: TerrainPiece | null): readonly AgendaEvent[] {
  return unsettled(w).flatMap(({ agenda, mine }) => agenda.hears?.(w, mine, event, gone) ?? []);
}

/** Points of Agendas that are not counted yet, as they would be if the Encounter ended now. */
export const agendasDue = (
  w: World,
  among: readonly AgendaState[],
): readonly (AgendaScore & { readonly of: AgendaState })[] =>
  unsettled(w)
    .filter(({ mine }) => among.includes(mine))
    .flatMap(({ agenda, mine }) => agenda.worth(w, mine).map((score) => ({ ...score, of: mine })));

/** Is there one whose points are due without waiting for the end? @rule PC-AGENDA-03 */
export const anyAgendaDue = (w: World, at: 'atOnce' | 'endOfRound'): boolean =>
  w.state.agendas !== undefined &&
  unsettled(w).some(({ agenda, mine }) => agenda.due?.(w, mine, at) === true);

/** Counts what is due now, or at the end of the Encounter all that is left. @rule PC-AGENDA-03 @rule PC-AGENDA-16 */
export function settleAgendas(ctx: Ctx, at: 'atOnce' | 'endOfRound' | 'end'): void {
  if (at === 'endOfRound')
    for (const { agenda } of unsettled(ctx))
      for (const event of agenda.atEndOfRound?.(ctx) ?? []) ctx.emit(event);
  for (const { agenda, mine } of unsettled(ctx)) {
    if (at !== 'end' && agenda.due?.(ctx, mine, at) !== true) continue;
    const { team, nominee } = mine;
    if (team !== null && !mine.revealed)
      ctx.emit({ type: 'agendaRevealed', team, agenda: mine.agenda, nominee });
    if (at === 'endOfRound') for (const event of agenda.whenWon?.(ctx, mine) ?? []) ctx.emit(event);
    const scores = agenda.worth(ctx, mine);
    ctx.emit({ type: 'agendaSettled', team, agenda: mine.agenda });
    for (const { team: whose, points } of scores)
      ctx.emit({
        type: 'agendaPointsScored',
        team: whose,
        points,
        source: mine.agenda,
        why: { code: 'agenda', n: 1 },
      });
  }
}
