import type { AgendaId } from '../model/agendas.ts';
import type { Ctx, World } from '../model/encounter.ts';
import type { CardId, TeamId } from '../model/ids.ts';
import { agendasOf, whyNotOpen } from './picks.ts';
import { agendasPlayed } from './settle.ts';

/** Agendas of the Team that take a Master Plan, for the model that has won the roll. @rule PC-AGENDA-14 */
export const agendaPlans = (w: World, team: TeamId, roller: CardId | null): readonly AgendaId[] =>
  roller === null
    ? []
    : agendasPlayed(w).flatMap(({ agenda, mine }) =>
        agenda.plan === true && mine.team === team && !mine.settled && mine.access === null
          ? [agenda.id]
          : [],
      );

/** Could the Team have such an Agenda, for all that the others know? Then its choice of plans is made in secret. @rule PC-AGENDA-02 */
export const mayHoldPlan = (w: World, team: TeamId): boolean =>
  w.state.agendas?.sheets[team] !== undefined &&
  agendasOf(w.rules).some(
    ({ id, plan }) =>
      plan === true &&
      whyNotOpen(w.setup, w.rules, team, id) === null &&
      !w.state.agendas?.held.some((one) => one.agenda === id && one.team === team && one.revealed),
  );

/** The plan is spent, and the Agenda lies open. @rule PC-AGENDA-14 */
export function takePlan(ctx: Ctx, team: TeamId, agenda: AgendaId, card: CardId | null): void {
  if (card === null) return;
  const revealed = ctx.state.agendas?.held.some(
    (one) => one.agenda === agenda && one.team === team && one.revealed,
  );
  if (revealed !== true) ctx.emit({ type: 'agendaRevealed', team, agenda, nominee: null });
  ctx.emit({ type: 'agendaPlanTaken', team, agenda, card });
}
