import { TOUCH } from '../../../../geometry/units.ts';
import type { Gait, Tie } from '../../../../tabletop/gait.ts';
import { gap } from '../../../../tabletop/measure.ts';
import type { AtPoint } from '../../model/clause.ts';
import type { MoveOrder } from '../../model/orders.ts';
import type { MovementType } from '../../model/keywords.ts';
import type { ModelId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { cardOf, profileOf } from '../../model/lookup.ts';
import { handledBy } from '../../powers/handlers/handlers.ts';
import { powersAtWork } from '../../powers/silence.ts';
import { forcesOn, watch } from '../../powers/in-force.ts';
import { forbidder } from '../../powers/measure.ts';
import { holds } from '../../traits/clause-conditions.ts';
import { bodyOf } from '../../board/bodies.ts';
import { modelsOnTable } from '../../board/on-table.ts';
import { piecesOn } from '../../board/scene.ts';
import { areEnemies, isFriend, sideOf, teamOf, teamOfCard } from '../../board/sides.ts';
import { limitOpen } from '../../powers/limits.ts';
import { indexBelow } from '../../../../kernel/draw.ts';

/** One way to use a Movement Action. */
export interface MoveOpen {
  readonly as: MovementType;
  readonly inches: number;
  /** The Power that lets the model move so. */
  readonly power?: string;
  /** It cannot be combined. */
  readonly alone?: true;
}

export const actionForbidden = forbidder('action');
export const duringActivation = watch('duringActivation');

/** The Power that lets the model use no Movement Action now; null: none does. @rule PC-MOVE-36 */
export function movesForbidden(w: World, model: ModelId): string | null {
  return actionForbidden(w, model, {}, 'movement');
}

export const fartherForbidden = Object.assign(
  (w: World, model: ModelId) => forcesOn(w, model, 'forbid', 'farther'),
  { reads: ['forbid', 'farther'] as const },
);

const NO_TIES: readonly Tie[] = [];

/** Pieces of its Enemies from which no Movement Action of the model may end farther than it began. @rule PC-MOVE-36 */
export function tiesOf(w: World, model: ModelId): readonly Tie[] {
  const forces = fartherForbidden(w, model);
  if (forces.length === 0) return NO_TIES;
  const [body, own] = [bodyOf(w, model), sideOf(w, model)];
  const names = forces.flatMap(({ clause, owner }) =>
    holds(w, clause.when, owner, model, {}) ? [clause.of] : [],
  );
  return piecesOn(w)
    .filter(
      ({ name, summoned }) => name !== undefined && names.includes(name) && summoned?.card !== undefined,
    )
    .filter(({ summoned }) => own === null || areEnemies(w, teamOfCard(w, summoned?.card ?? ''), own))
    .map((piece) => ({
      id: piece.id,
      footprint: piece.footprint,
      most: gap(body, piece).horizontal + TOUCH,
    }));
}

/** Movement Actions that Powers give in the model's own Activation. @rule PC-MOVE-36 */
export function powerMoves(w: World, model: ModelId): readonly MoveOpen[] {
  if (w.state.activation?.card !== cardOf(w, model).id) return [];
  return duringActivation(w, model).flatMap(({ clause, name }) => {
    const move = moveIn(clause, name);
    const open = limitOpen(w, model, name, clause.limit) && holds(w, clause.when, model, model, {});
    return move !== null && open ? [move] : [];
  });
}

/** What such a Power gives, whether it is open or has just been used. */
export function powerMove(w: World, model: ModelId, power: string): MoveOpen | null {
  const trigger = duringActivation(w, model).find(({ name }) => name === power);
  return trigger === undefined ? null : moveIn(trigger.clause, power);
}

export interface MoveEnd {
  readonly limit: string | null;
  /** The Activation ends with the move. */
  readonly ends: boolean;
}

/** What using such a Power brings besides. */
export function afterPowerMove(w: World, model: ModelId, power: string): MoveEnd {
  const clause = duringActivation(w, model).find(({ name }) => name === power)?.clause;
  const ends = (clause?.may ?? []).some(({ fx }) => fx === 'end');
  return { limit: clause?.limit ?? null, ends };
}

function moveIn({ may }: AtPoint<'duringActivation'>, power: string): MoveOpen | null {
  const effect = may?.find((one) => one.fx === 'move');
  if (effect === undefined) return null;
  const { type: as, x: inches, combinable } = effect;
  return { as, inches, power, ...(combinable === false ? { alone: true } : {}) };
}

/** Gaits are compared all the time: what is made of one is made once. */
function remembered(change: (gait: Gait) => Gait): (gait: Gait) => Gait {
  const known = new WeakMap<Gait, Gait>();
  return (gait) => {
    let made = known.get(gait);
    if (made === undefined) known.set(gait, (made = change(gait)));
    return made;
  };
}

/** The gait of a model that passes through others. @rule PC-MOVE-36 */
export const passing = remembered((gait) => ({ ...gait, through: { ...gait.through, bodies: true } }));

/** The gait of a model that keeps out of Dangerous Terrain. @rule PC-DANGER-02 */
export const shunning = remembered((gait) => ({ ...gait, shunsHazards: true }));

/** The gait under the house rule that adds up what is climbed. @rule PC-TABLE-16 */
export const summing = remembered((gait) => ({ ...gait, sumsRises: true }));

/** The gait of a model that is tied to something. @rule PC-MOVE-36 */
export const tiedBy = (gait: Gait, ties: readonly Tie[]): Gait =>
  ties.length === 0 ? gait : { ...gait, ties };

/** Any distance on the table, any height. */
export const beyond = (gait: Gait, size: number): Gait => ({
  ...gait,
  distance: size * 2,
  up: 'any',
  down: 'any',
});

/** Models beside which a Blink may end from afar. @rule PC-MOVE-36 */
function friendsToBlinkTo(w: World, model: ModelId): readonly ModelId[] {
  const names = powersAtWork(w, model).flatMap(
    ({ clauses }) => handledBy(clauses, 'blinkToPiece', null) ?? [],
  );
  if (names.length === 0) return [];
  const own = teamOf(w, model);
  return modelsOnTable(w).flatMap(({ id }) =>
    id !== model && isFriend(w, id, own) && names.includes(profileOf(w, id).name) ? [id] : [],
  );
}

/** Does the order end in Base to Base with such a friend? @rule PC-MOVE-36 */
export function blinksToFriend(w: World, { model, as, legs }: MoveOrder): boolean {
  const end = legs.at(-1);
  if (as !== 'Blink' || end === undefined) return false;
  const { r } = bodyOf(w, model);
  return friendsToBlinkTo(w, model).some((id) => {
    const friend = bodyOf(w, id);
    const [dx, dy, most] = [end.x - friend.x, end.y - friend.y, r + friend.r + TOUCH];
    return dx * dx + dy * dy <= most * most;
  });
}

/** Such a move drawn at random, or null. */
export function besideFriend(w: World, stay: MoveOrder, draw: () => number): MoveOrder | null {
  if (stay.as !== 'Blink') return null;
  const friends = friendsToBlinkTo(w, stay.model);
  const id = friends.length === 0 ? undefined : friends[indexBelow(draw, friends.length)];
  if (id === undefined || indexBelow(draw, 2) === 0) return null;
  const friend = bodyOf(w, id);
  const apart = friend.r + bodyOf(w, stay.model).r + 1;
  const side = indexBelow(draw, 2) === 0 ? apart : -apart;
  const along = indexBelow(draw, 2) === 0;
  const at = { x: friend.x + (along ? side : 0), y: friend.y + (along ? 0 : side) };
  return { ...stay, combined: false, legs: [at] };
}
