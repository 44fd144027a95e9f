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

/**
 * Each is asked after every entry of a file: nothing is made where nothing is wrong, and each figure is asked for by its
 * own name, which costs a fifth of names in a list.
 */
function figureFaults({ round, turn, teams, cards, models, pieces, made }: State): Refusal[] {
  const faults: Refusal[] = [];
  const need = (group: string, id: string, what: string, given: number | undefined, least = 0): void => {
    if (given === undefined || (Number.isFinite(given) && given >= least && given <= MOST)) return;
    const at = [group, id, what].filter((part) => part !== '').join('.');
    faults.push(refusal('state.figure', { at, given }));
  };
  need('round', '', 'number', round.number);
  need('turn', '', 'number', turn.number);
  need('turn', '', 'interruptions', turn.interruptions);
  need('', '', 'made', made);
  for (const id of Object.keys(teams) as (keyof typeof teams)[]) {
    const { pool, dominations, agendaPoints } = teams[id];
    need('teams', id, 'pool', pool);
    need('teams', id, 'dominations', dominations);
    need('teams', id, 'agendaPoints', agendaPoints, -MOST);
  }
  for (const id in cards) {
    const card = cards[id];
    if (card === undefined) continue;
    need('cards', id, 'fatigue', card.fatigue);
    need('cards', id, 'apSpent', card.apSpent);
    need('cards', id, 'powerUp', card.powerUp);
    need('cards', id, 'powerUpThisRound', card.powerUpThisRound);
    need('cards', id, 'activationsThisRound', card.activationsThisRound);
    need('cards', id, 'activationsEver', card.activationsEver);
  }
  for (const id in models) {
    const model = models[id];
    if (model === undefined) continue;
    need('models', id, 'health', model.health);
    need('models', id, 'suppress', model.suppress);
    need('models', id, 'attack', model.attack);
    need('models', id, 'defend', model.defend);
    if (model.powerUp !== undefined) need('models', id, 'powerUp', model.powerUp);
  }
  for (const id in pieces) need('pieces', id, 'health', pieces[id]?.health);
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
    if (held(setup.profiles, id) !== undefined || id === CITIZEN_PROFILE || isAgendaCitizen(id)) return;
    if (borrowedProfile(setup.profiles, id) === undefined) missing(id, at);
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
  for (const key in state.cards) {
    const card = state.cards[key];
    if (card === undefined) continue;
    if (card.id !== key) missing(card.id, `cards.${key}.id`);
    needProfile(card.profile, `cards.${key}.profile`);
  }
  for (const key in state.models) {
    const model = state.models[key];
    if (model === undefined) continue;
    if (model.id !== key) missing(model.id, `models.${key}.id`);
    needCard(model.card, `models.${key}.card`);
    if (model.lasting.length > 0) needOwners(model.lasting, `models.${key}`);
  }
  for (const key in state.pieces) {
    const id = state.pieces[key]?.id;
    if (id !== undefined && id !== key) missing(id, `pieces.${key}.id`);
  }
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
  const whole = Number.isSafeInteger;
  for (const key in models) {
    const model = models[key];
    if (model?.status !== 'table') continue;
    const { id, x, y, z, inside, wall } = model;
    if (!whole(x) || !whole(y) || !whole(z) || x < 0 || y < 0 || x > size || y > size || z < 0)
      faults.push(refusal('state.offTable', { model: id }));
    const needPiece = (piece: string | null): void => {
      if (piece !== null && held(pieces, piece) === undefined)
        faults.push(refusal('state.missing', { id: piece, at: `models.${id}` }));
    };
    needPiece(inside);
    needPiece(wall);
  }
  return faults;
}
