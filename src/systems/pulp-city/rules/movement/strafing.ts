import { SLACK, UM_PER_INCH } from '../../../../geometry/units.ts';
import type { ActivationState } from '../../model/state.ts';
import type { ModelId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { cardOf, profileOf } from '../../model/lookup.ts';
import type { MoveOrder } from '../../model/orders.ts';
import type { ActionProfile } from '../../model/profile.ts';
import { permitter } from '../../powers/measure.ts';
import { movementTypeOf } from '../../traits/movement-type.ts';
import type { MoveOpen } from './moves-by-card.ts';

export const mayStrafe = permitter('strafe');

/** Left of a move that is the rest of another. */
const GONE_ON = 0;

interface Strafe {
  readonly power: string;
  readonly action: ActionProfile;
  readonly activation: ActivationState;
}

/** A Power by which an Action goes with the moves of the Activation in progress. @rule PC-CARD-06 */
function strafeOf(w: World, model: ModelId): Strafe | null {
  const { activation } = w.state;
  if (activation === null || activation.closed || activation.card !== cardOf(w, model).id) return null;
  const [found] = mayStrafe(w, model, {});
  const action = profileOf(w, model).actions.find(({ name }) => name === found?.with.action);
  return found === undefined || action === undefined ? null : { power: found.name, action, activation };
}

const movesIn = ({ used }: ActivationState): number => used.filter((kind) => kind === 'move').length;

/** Does such a Power allow this next, whatever else an Activation is limited to? @rule PC-TURN-02 */
export function strafeAllows(w: World, model: ModelId, next: ActionProfile | 'move', moves = 1): boolean {
  const strafe = strafeOf(w, model);
  if (strafe === null) return false;
  const { action, activation } = strafe;
  const others = activation.actions.filter((id) => id !== 'move' && id !== action.id);
  if (others.length > 0) return false;
  if (next === 'move') return movesIn(activation) + moves <= 2;
  return next.id === action.id && !activation.actions.includes(action.id);
}

/** What is left of the Movement Action in whose midst the Action has just been used. @rule PC-CARD-06 */
export function restOfMove(w: World, model: ModelId): MoveOpen | null {
  const strafe = strafeOf(w, model);
  if (strafe === null) return null;
  const { power, action, activation } = strafe;
  const [before, last] = activation.actions.slice(-2);
  const made = activation.moves[model]?.at(-1);
  if (last !== action.id || before !== 'move' || (made?.rest ?? GONE_ON) === GONE_ON) return null;
  const type = movementTypeOf(w, model);
  if (type === 'Immobile') return null;
  const inches = (made?.rest ?? 0) / UM_PER_INCH;
  return { as: made?.type === type ? type : 'Sprint', inches, power, alone: true };
}

/** It is no Movement Action of its own, and costs no Fatigue. */
export const isRest = (w: World, { model, power }: Pick<MoveOrder, 'model' | 'power'>): boolean =>
  power !== undefined && restOfMove(w, model)?.power === power;

/** Micrometres that a Power leaves of a move that ends here; null: there is no such Power, or nothing is left. */
export function leftOver(w: World, order: MoveOrder, most: number, length: number): number | null {
  const strafe = order.fall ? null : strafeOf(w, order.model);
  if (strafe === null) return null;
  if (order.power !== undefined) return order.power === strafe.power ? GONE_ON : null;
  const left = Math.round(most - length);
  return left > SLACK ? left : null;
}

/** It has gone on: nothing else may be combined with that. */
export function hasGoneOn(w: World, model: ModelId): boolean {
  const made = strafeOf(w, model)?.activation.moves[model];
  return made?.some(({ rest }) => rest === GONE_ON) === true;
}
