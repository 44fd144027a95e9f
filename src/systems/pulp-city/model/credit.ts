import type { Cause } from './cause.ts';
import type { Event } from './events.ts';
import type { ModelId, TeamId } from './ids.ts';
import { held } from './keyed.ts';
import type { State } from './state.ts';

/**
 * Keeps whose doing a KO or a destroyed piece was: the Action that did it, or that led to it within the Activation, a
 * move that ends in a Crash too. What a model does to itself, or walks into of its own will, is nobody's.
 * @rule PC-AGENDA-21 @rule PC-AGENDA-24
 */
export function noteCredit(state: State, event: Event): void {
  switch (event.type) {
    case 'actionDeclared':
      state.doer = { model: event.model, team: event.by };
      noteMaster(state, event.model, event.by);
      return;
    case 'moved':
      if (event.forcedBy !== undefined) state.doer = doing(state, event.forcedBy);
      else if (state.doer !== undefined) state.doer = null;
      return;
    case 'activationBegan':
    case 'activationEnded':
    case 'phaseBegan':
      if (state.doer !== undefined) state.doer = null;
      if (state.actsFor !== undefined && state.interrupted.length === 0) delete state.actsFor;
      return;
    case 'crashed':
      if (event.by !== null && (state.doer ?? null) === null && choseToFall(state, event.by))
        state.doer = doing(state, event.by);
      return;
    case 'damaged':
    case 'displaced':
      doneBy(state, event.cause);
      return;
    case 'koed': {
      doneBy(state, event.cause);
      const own = held(state.cards, held(state.models, event.model)?.card ?? '')?.team ?? null;
      const doer = doerOf(state, event.by, event.cause);
      const enemy = doer !== null && doer.team !== own ? doer : null;
      credit(state, 'koed', event.model, enemy);
      return;
    }
    case 'pieceDestroyed':
      doneBy(state, event.cause);
      credit(state, 'destroyed', event.piece, doerOf(state, event.by, event.cause));
      return;
    default:
      return;
  }
}

interface Doer {
  readonly model: ModelId;
  readonly team: TeamId;
}

/** Another Action, a Reaction, may have come between: what is done by an Action goes on being its user's. */
function doneBy(state: State, cause: Cause): void {
  if (cause.of !== 'action' || state.doer?.model === cause.model) return;
  const doer = doing(state, cause.model);
  if (doer !== null) state.doer = doer;
}

/** Under Mind Control a model acts for another Team, until it acts for its own. @rule PC-AGENDA-21 */
function noteMaster(state: State, model: ModelId, by: TeamId): void {
  if (by !== teamOf(state, model)) state.actsFor = { ...state.actsFor, [model]: by };
  else if (state.actsFor !== undefined) delete state.actsFor[model];
}

/** Citizens are in no Team. */
function doing(state: State, model: ModelId): Doer | null {
  const team = held(state.actsFor ?? {}, model) ?? teamOf(state, model);
  return team === null ? null : { model, team };
}

/** Where no Action has led to its Fall: in its own Activation, or by Act Fast. */
const choseToFall = ({ activation, models, round }: State, model: ModelId): boolean =>
  activation === null ? round.phase === 'startingRoll' : activation.card === held(models, model)?.card;

const teamOf = (state: State, model: ModelId): TeamId | null =>
  held(state.cards, held(state.models, model)?.card ?? '')?.team ?? null;

/** The player's own hand and rules that nobody has brought about are nobody's doing. */
function doerOf(state: State, by: string | null, cause: Cause): Doer | null {
  if (cause.of === 'action' || cause.of === 'environment') return state.doer ?? null;
  if (by === null) return null;
  const model = Object.values(state.models).find(({ card }) => card === by)?.id;
  const team = held(state.cards, by)?.team ?? null;
  return model === undefined || team === null ? null : { model, team };
}

function credit(state: State, of: 'koed' | 'destroyed', id: string, doer: Doer | null): void {
  const { number: round } = state.round;
  const entry = { of, id, team: doer?.team ?? null, by: doer?.model ?? null, round };
  state.credits = [...(state.credits ?? []), entry];
}
