import { declarerOf } from '../../decisions/check.ts';
import type { AgendaId } from '../../model/agendas.ts';
import type { World } from '../../model/encounter.ts';
import type { DecisionFor } from '../../model/frames.ts';
import type { ModelId } from '../../model/ids.ts';
import type { Refusal } from '../../model/refusals.ts';
import { agendasWithAction, whyNotAgendaAction } from '../../rules/actions/agenda-actions.ts';

export interface AgendaEntry {
  readonly agenda: AgendaId;
  readonly ap: number;
  readonly why: Refusal | null;
  readonly rule: string;
}

/** Actions that the Agendas of its Team give the model; what nobody may know of yet is left out. @rule PC-AGENDA-13 @rule PC-AGENDA-14 */
export const agendaEntries = (
  w: World,
  decision: DecisionFor<'act'>,
  model: ModelId,
): readonly AgendaEntry[] =>
  agendasWithAction(w, model).flatMap(({ agenda, revealed }) => {
    const found = w.rules.agendas.all[agenda];
    if (!revealed || found?.action === undefined) return [];
    return [
      {
        agenda,
        ap: found.action.ap,
        why: whyNotAgendaAction(w, { agenda, model }, declarerOf(decision)),
        rule: found.rule,
      },
    ];
  });
