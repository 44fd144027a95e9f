import { playersOf } from '../../../kernel/ids.ts';
import { type Refusal, refusal } from '../model/refusals.ts';
import { isAgendaCitizen } from '../model/agendas.ts';
import { borrowedProfile } from '../model/borrowed.ts';
import { CITIZEN_PROFILE } from '../model/citizens.ts';
import { held } from '../model/keyed.ts';
import type { ActivationState, Lasting, State } from '../model/state.ts';
import type { EncounterSetup } from '../model/setup.ts';

/** Ten times what the players' own hand may set. */
const MOST = 10_000;

/**
 * What no Encounter can go on from, whatever its players have agreed on: figures that add up to nothing sensible,
 * models beside the table, ids of nothing. Rules may be overruled at the table; this may not. Of what events bring,
 * `eventFault` has looked at the form.
 */
export function stateFaults(setup: EncounterSetup, state: State): readonly Refusal[] {
  return [...figureFaults(state), ...referenceFaults(setup, state), ...placeFaults(setup, state)];
}

type Figures = Readonly<Record<string, number | undefined>>;

function figureFaults({ round, turn, teams, cards, models, pieces, made }: State): Refusal[] {
  const faults: Refusal[] = [];
  const need = (at: string, figures: Figures, least = 0): void => {
    for (const [what, given] of Object.entries(figures)) {
      if (given === undefined || (Number.isFinite(given) && given >= least && given <= MOST)) continue;
      faults.push(refusal('state.figure', { at: at === '' ? what : `${at}.${what}`, given }));
    }
  };
  need('round', { number: round.number });
  need('turn', { number: turn.number, interruptions: turn.interruptions });
  need('', { made });
  for (const [id, { pool, dominations, agendaPoints }] of Object.entries(teams)) {
    need(`teams.${id}`, { pool, dominations });
    need(`teams.${id}`, { agendaPoints }, -MOST);
  }
  for (const [id, card] of Object.entries(cards)) {
    const { fatigue, apSpent, powerUp, powerUpThisRound, activationsThisRound, activationsEver } = card;
    const spent = { fatigue, apSpent, powerUp, powerUpThisRound };
    need(`cards.${id}`, { ...spent, activationsThisRound, activationsEver });
  }
  for (const [id, { health, suppress, attack, defend }] of Object.entries(models))
    need(`models.${id}`, { health, suppress, attack, defend });
  for (const [id, { health }] of Object.entries(pieces)) need(`pieces.${id}`, { health });
  return faults;
}

function referenceFaults(setup: EncounterSetup, state: State): Refusal[] {
  const faults: Refusal[] = [];
  const missing = (id: string, at: string): void => {
    faults.push(refusal('state.missing', { id, at }));
  };
  const needModels = (ids: readonly string[], at: string): void => {
    for (const id of ids) if (held(state.models, id) === undefined) missing(id, at);
  };
  const needCard = (id: string, at: string): void => {
    if (held(state.cards, id) === undefined) missing(id, at);
  };
  const needProfile = (id: string, at: string): void => {
    const known = held(setup.profiles, id) ?? borrowedProfile(setup.profiles, id);
    if (id !== CITIZEN_PROFILE && !isAgendaCitizen(id) && known === undefined) missing(id, at);
  };
  const needOwners = (lasting: readonly Lasting[], at: string): void => {
    for (const { owner, about } of lasting) {
      needCard(owner, `${at}.lasting`);
      if (about !== undefined) needModels([about], `${at}.lasting`);
    }
  };
  const needAll = (activation: ActivationState, at: string): void => {
    const {
      card,
      moves,
      touched,
      newcomers,
      momentumUsed,
      startedInContact,
      startedWith = {},
      step,
      limits,
    } = activation;
    needCard(card, `${at}.card`);
    for (const id of Object.keys(limits)) needCard(id, `${at}.limits`);
    const models = [...Object.keys(moves), ...Object.keys(touched), ...newcomers, ...momentumUsed];
    const started = Object.entries(startedWith).flatMap(([model, others]) => [model, ...others]);
    needModels([...models, ...started, ...startedInContact, ...(step?.models ?? [])], at);
  };
  for (const [key, card] of Object.entries(state.cards)) {
    if (card.id !== key) missing(card.id, `cards.${key}.id`);
    needProfile(card.profile, `cards.${key}.profile`);
  }
  for (const [key, model] of Object.entries(state.models)) {
    if (model.id !== key) missing(model.id, `models.${key}.id`);
    needCard(model.card, `models.${key}.card`);
    needOwners(model.lasting, `models.${key}`);
  }
  for (const [key, piece] of Object.entries(state.pieces))
    if (piece.id !== key) missing(piece.id, `pieces.${key}.id`);
  for (const side of playersOf(setup.teams)) needOwners(state.teams[side].lasting, `teams.${side}`);
  for (const card of state.turn.chained) needCard(card, 'turn.chained');
  if (state.activation !== null) needAll(state.activation, 'activation');
  state.interrupted.forEach((one, at) => needAll(one, `interrupted.${at}`));
  state.auras.forEach(({ owner, profile, lasting, beaten }, at) => {
    needModels([owner, ...(beaten ?? [])], `auras.${at}`);
    needProfile(profile, `auras.${at}.profile`);
    needOwners(lasting, `auras.${at}`);
  });
  needModels(
    state.dying.map(({ model }) => model),
    'dying',
  );
  needModels(
    (state.dueDamage ?? []).map(({ target }) => target),
    'dueDamage',
  );
  return faults;
}

function placeFaults({ table: { size } }: EncounterSetup, { models, pieces }: State): Refusal[] {
  const faults: Refusal[] = [];
  for (const { id, status, x, y, z, inside, wall } of Object.values(models)) {
    if (status !== 'table') continue;
    if (![x, y, z].every(Number.isSafeInteger) || x < 0 || y < 0 || x > size || y > size || z < 0)
      faults.push(refusal('state.offTable', { model: id }));
    for (const piece of [inside, wall])
      if (piece !== null && held(pieces, piece) === undefined)
        faults.push(refusal('state.missing', { id: piece, at: `models.${id}` }));
  }
  return faults;
}
