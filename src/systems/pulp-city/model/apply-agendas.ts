import { type AgendaEvent, type AgendaId, type AgendaState, newAgenda, noAgendas } from './agendas.ts';
import { CITIZEN_PROFILE, type CitizenEvent, CITIZENS } from './citizens.ts';
import { newCard } from './initial.ts';
import { put, putNew } from './keyed.ts';
import { addModel, addOnce, cardIn, modelIn } from './apply-parts.ts';
import type { TeamId } from './ids.ts';
import type { State } from './state.ts';

/** @throws when no such Agenda is in play: events are made from the state they apply to. */
function heldIn(state: State, agenda: AgendaId, team: TeamId | null): AgendaState {
  const found = state.agendas?.held.find((one) => one.agenda === agenda && one.team === team);
  if (found === undefined) throw new Error(`no agenda ${agenda} of ${team ?? 'all'}`);
  return found;
}

/** One of a sheet that the viewer has not seen is in play for it from now on. */
function broughtToLight(state: State, agenda: AgendaId, team: TeamId): AgendaState {
  const { held, sheets } = (state.agendas ??= noAgendas());
  const isKnown = held.some((one) => one.agenda === agenda && one.team === team);
  if (!isKnown && sheets[team]?.written === null) held.push(newAgenda(agenda, team, null));
  return heldIn(state, agenda, team);
}

export function applyAgenda(state: State, event: AgendaEvent): void {
  state.agendas ??= noAgendas();
  const { agendas } = state;
  switch (event.type) {
    case 'agendasWritten': {
      const { picks, salt, seal } = event;
      agendas.sheets[event.team] = { seal, written: { picks: picks.map((pick) => ({ ...pick })), salt } };
      for (const { agenda, nominee = null } of picks)
        agendas.held.push(newAgenda(agenda, event.team, nominee));
      return;
    }
    case 'agendaPicked':
      if (event.agenda !== null) agendas.held.push(newAgenda(event.agenda, null, null));
      return;
    case 'agendasAgreed':
      for (const agenda of event.agendas) agendas.held.push(newAgenda(agenda, null, null));
      return;
    case 'agendaRevealed': {
      const found = broughtToLight(state, event.agenda, event.team);
      found.revealed = true;
      found.nominee = event.nominee;
      return;
    }
    case 'agendaPlanTaken':
      heldIn(state, event.agenda, event.team).access = event.card;
      return;
    case 'agendaAttempted':
      heldIn(state, event.agenda, event.team).attempt = { model: event.model, failed: false };
      return;
    case 'agendaAttemptFailed':
      heldIn(state, event.agenda, event.team).attempt = { model: event.model, failed: true };
      return;
    case 'citizenFreed':
      cardIn(state, modelIn(state, event.model).card).profile = CITIZEN_PROFILE;
      return;
    case 'agendaCounted': {
      const { counts } = heldIn(state, event.agenda, null);
      counts[event.team] = (counts[event.team] ?? 0) + 1;
      return;
    }
    case 'agendaSettled':
      heldIn(state, event.agenda, event.team).settled = true;
      return;
    case 'structuresTagged': {
      const tags = { ...state.tags };
      for (const { id, team } of event.tags) put(tags, id, team);
      state.tags = tags;
      return;
    }
    case 'chiefNamed':
      agendas.chiefs[event.team] = event.card;
      return;
    case 'contactsNoted':
      agendas.contacts = [...event.pairs];
      return;
    case 'citizenTagDue':
      agendas.dueTags.push({ ...event.due, options: [...event.due.options] });
      return;
    case 'citizenTagged': {
      const { counts } = heldIn(state, event.agenda, null);
      counts[event.team] = (counts[event.team] ?? 0) + 1;
      modelIn(state, event.model).status = 'left';
      agendas.dueTags = agendas.dueTags.filter(
        ({ model, options }) => model !== event.by || !options.includes(event.model),
      );
      return;
    }
    case 'agendaItemsOrdered':
      agendas.order = [...event.order];
      return;
    case 'agendasOpened':
      return;
  }
}

/** One placed for an Agenda has a card of its own, for it is not what the others are. @rule PC-AGENDA-06 */
export function addCitizen(state: State, event: Extract<CitizenEvent, { type: 'citizenPlaced' }>): void {
  const { model, agenda, health, at } = event;
  if (agenda !== undefined) putNew(state.cards, model, newCard(model, null, agenda, 0), 'card');
  addModel(state, model, agenda === undefined ? CITIZENS : model, health, at);
}

export function noteHarm({ agendas, models }: State, target: string): void {
  if (agendas !== undefined && models[target] !== undefined) addOnce(agendas.harmed, target);
}

/** What only one Round remembers. */
export function beginRoundOfAgendas(state: State): void {
  if (state.agendas === undefined) return;
  state.agendas.harmed = [];
  for (const one of state.agendas.held) {
    one.access = null;
    one.attempt = null;
  }
}
