import { type AgendaState, agendaCitizenId, isAgendaCitizen } from '../model/agendas.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId } from '../model/ids.ts';
import { cardOf } from '../model/lookup.ts';
import type { ModelState } from '../model/state.ts';

/** The Citizen placed for an Agenda; null: none is. */
export function agendaCitizenOf({ state }: World, { agenda, team }: AgendaState): ModelState | null {
  return (team === null ? undefined : state.models[agendaCitizenId(agenda, team)]) ?? null;
}

/** Placed for an Agenda, and not yet a Citizen like any other: neither player moves it. @rule PC-AGENDA-06 */
export const isHeldForAgenda = (w: World, id: ModelId): boolean => isAgendaCitizen(cardOf(w, id).profile);

/** Nothing but the Action of its Agenda does anything to it. @rule PC-AGENDA-06 @rule PC-AGENDA-13 */
export const isTrapped = (w: World, id: ModelId): boolean => cardOf(w, id).profile === 'trappedInWreckage';
