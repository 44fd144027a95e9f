/** Agendas that are in play already, in scenes, and the choices before an Encounter. */
import type { PlayerId } from '../../src/kernel/ids.ts';
import { newModel } from '../../src/systems/pulp-city/model/apply-parts.ts';
import {
  type AgendaCitizen,
  type AgendaPick,
  agendaCitizenId,
  type AgendaState,
  newAgenda,
  noAgendas,
} from '../../src/systems/pulp-city/model/agendas.ts';
import { newCard } from '../../src/systems/pulp-city/model/initial.ts';
import type { State } from '../../src/systems/pulp-city/model/state.ts';
import { type Inches, um } from './pieces.ts';
import type { Play } from './play.ts';
import type { SceneSpec } from './scene.ts';

export interface Held extends Partial<Pick<AgendaState, 'revealed' | 'nominee' | 'access'>> {
  readonly agenda: AgendaState['agenda'];
  /** Absent: everybody's. */
  readonly team?: PlayerId;
  /** Where its Citizen stands, and with how much Health. */
  readonly citizen?: Inches;
  readonly health?: number;
}

function hold(state: State, { agenda, team = undefined, citizen, health = 1, ...how }: Held): void {
  state.agendas ??= noAgendas();
  const made = newAgenda(agenda, team ?? null, how.nominee ?? null);
  state.agendas.held.push({ ...made, ...how, revealed: how.revealed ?? team === undefined });
  if (citizen === undefined || team === undefined) return;
  const id = agendaCitizenId(agenda, team);
  state.cards[id] = newCard(id, null, agenda as AgendaCitizen, 0);
  const [x, y] = citizen;
  state.models[id] = { ...newModel(id, id, health), status: 'table', x: um(x), y: um(y) };
}

/** What makes Agendas be in play in a scene; `more` is changed afterwards. */
export const agendasHeld = (
  held: readonly Held[],
  more?: (state: State) => void,
): Pick<SceneSpec, 'agendas' | 'tweak'> => ({
  agendas: 'asked',
  tweak: (state) => {
    state.agendas ??= noAgendas();
    for (const one of held) hold(state, one);
    more?.(state);
  },
});

/** A Team writes its sheet. */
export const writes = <G extends Play>(game: G, by: PlayerId, ...picks: readonly AgendaPick[]): G => {
  game.answer('writeAgendas', { picks, salt: `salt of ${by}` }, by);
  return game;
};

/** Agenda Points of both Teams. */
export const points = ({ state }: Play): readonly number[] => [
  state.teams.a.agendaPoints,
  state.teams.b.agendaPoints,
];
