import { teamOf } from '../../board/sides.ts';
import type { AgendaId, AgendaState } from '../../model/agendas.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import type { ModelId } from '../../model/ids.ts';
import { cardOf, profileOf } from '../../model/lookup.ts';
import { type Refusal, refusal } from '../../model/refusals.ts';
import { spareAp } from '../../traits/limits.ts';
import type { Declarer } from './declaring.ts';
import { spendAp } from './paying.ts';

export interface AgendaAct {
  readonly agenda: AgendaId;
  readonly model: ModelId;
}

const heldBy = (w: World, { agenda, model }: AgendaAct): AgendaState | undefined =>
  w.state.agendas?.held.find((one) => one.agenda === agenda && one.team === teamOf(w, model));

/**
 * Why a model cannot use the Action of an Agenda now; null: it can. It is the Combat Action of an Activation, used by
 * Supremes of the Team that has the Agenda, and no roll is made for it.
 * @rule PC-AGENDA-13 @rule PC-AGENDA-14
 */
export function whyNotAgendaAction(
  w: World,
  act: AgendaAct,
  { occasion, limits, by }: Declarer,
): Refusal | null {
  const { model } = act;
  const mine = heldBy(w, act);
  const action = w.rules.agendas.all[act.agenda]?.action;
  if (mine === undefined || action === undefined || by !== mine.team) return refusal('agenda.notYours');
  if (mine.settled) return refusal('agenda.over');
  const used = w.state.activation?.used ?? [];
  if (occasion !== 'activation' || !limits.combat || !w.rules.policies.activationAllows(used, 'combat'))
    return refusal('act.noCombat');
  if (profileOf(w, model).kind !== 'supreme') return refusal('agenda.supremesOnly');
  const why = action.why(w, mine, model);
  if (why !== null) return why;
  const card = cardOf(w, model).id;
  const spare = spareAp(w, card);
  if (action.ap > spare) return refusal('cost.apLimit', { needed: action.ap, left: Math.max(0, spare) });
  const { pool } = w.state.teams[by];
  return action.ap > pool ? refusal('cost.pool', { needed: action.ap, has: pool }) : null;
}

/** Agendas of the model's Team that have an Action, whether it is open now or not. */
export const agendasWithAction = (w: World, model: ModelId): readonly AgendaState[] =>
  (w.state.agendas?.held ?? []).filter(
    ({ agenda, team, settled }) =>
      !settled && team === teamOf(w, model) && w.rules.agendas.all[agenda]?.action !== undefined,
  );

/** Those whose Action the model can use now. */
export const agendaActsOpen = (w: World, model: ModelId, who: Declarer): readonly AgendaAct[] =>
  agendasWithAction(w, model)
    .map(({ agenda }) => ({ agenda, model }))
    .filter((act) => whyNotAgendaAction(w, act, who) === null);

/** It counts as a Combat Action and against the AP Limit. @rule PC-AGENDA-13 @rule PC-AGENDA-14 */
export function takeAgendaAction(ctx: Ctx, { agenda, model }: AgendaAct): void {
  const team = teamOf(ctx, model);
  ctx.emit({ type: 'actionCounted', kind: 'combat', action: agenda });
  spendAp(ctx, team, model, ctx.rules.agendas.all[agenda]?.action?.ap ?? 0);
  ctx.emit({ type: 'agendaAttempted', team, agenda, model });
}
