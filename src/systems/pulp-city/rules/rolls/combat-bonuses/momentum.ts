import type { BonusFinding, RollView } from '../../../model/roll.ts';
import type { MoveMade } from '../../../model/state.ts';
import type { World } from '../../../model/encounter.ts';
import { modelOf } from '../../../model/lookup.ts';
import { permitter } from '../../../powers/measure.ts';
import { bonusForbidden } from '../../../traits/barred-bonuses.ts';
import { inBtb } from '../../../traits/contact.ts';
import { movementTypeOf } from '../../../traits/movement-type.ts';

export const mayKeepMomentum = permitter('keepMomentum');

const BOUNDING = 2;

function moves(w: World, view: RollView): readonly MoveMade[] {
  return w.state.activation?.moves[view.self] ?? [];
}

function open(w: World, view: RollView): boolean {
  return (
    view.spec.momentum &&
    view.contact &&
    view.other !== null &&
    bonusForbidden(w, view.self, { view }, 'Momentum') === null
  );
}

function dice(type: string): BonusFinding {
  return { dice: type === 'Bounding' ? BOUNDING : 1 };
}

/** A move before the Combat Action, begun clear of Enemies. @rule PC-BONUS-08 @rule PC-BONUS-09 */
export function afterAnyMove(w: World, view: RollView): BonusFinding {
  const made = moves(w, view);
  const last = made[made.length - 1];
  if (last === undefined || !open(w, view) || startedInContact(w, view)) return null;
  return dice(made.some((move) => move.type === 'Bounding') ? 'Bounding' : last.type);
}

/** The move that brought the Attacker to the model it attacks; Overrun by its own rule. @rule PC-BONUS-08 @rule PC-TYPE-15 */
export function afterMoveIntoContact(w: World, view: RollView): BonusFinding {
  if (view.spec.overrun !== null) {
    if (!view.spec.overrun.momentum || view.other === null) return null;
    return dice(movementTypeOf(w, view.self));
  }
  if (!open(w, view) || startedInContact(w, view)) return null;
  const { other } = view;
  if (other === null) return null;
  const reached = !inBtb(w, view.self, other);
  const made = moves(w, view).filter((move) => reached || move.into.includes(other));
  const move = made[made.length - 1];
  return move === undefined ? null : dice(move.type);
}

function startedInContact(w: World, view: RollView): boolean {
  return (
    w.state.activation?.startedInContact.includes(modelOf(w, view.self).id) === true &&
    mayKeepMomentum(w, view.self, { view }).length === 0
  );
}
