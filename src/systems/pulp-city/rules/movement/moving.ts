import { type Refusal, type RuleId, refusal } from '../../model/refusals.ts';
import { type Result, err, ok } from '../../../../kernel/result.ts';
import type { Gait, Travel, TravelFault, Travelled, Waypoint } from '../../../../tabletop/gait.ts';
import { type Reach, reach } from '../../../../tabletop/reach.ts';
import { sampleTravel } from '../../../../tabletop/sample.ts';
import { checkTravel } from '../../../../tabletop/travel.ts';
import type { DecisionFor } from '../../model/frames.ts';
import type { MoveOrder } from '../../model/orders.ts';
import type { MovementType } from '../../model/keywords.ts';
import type { ModelId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { modelOf, profileOf } from '../../model/lookup.ts';
import { isBurdened } from '../../board/burdens.ts';
import { bodyOf, passes } from '../../board/bodies.ts';
import { sceneOf } from '../../board/scene.ts';
import {
  besideFriend,
  beyond,
  blinksToFriend,
  type MoveOpen,
  movesForbidden,
  passing,
  powerMove,
  powerMoves,
  shunning,
  summing,
  tiedBy,
  tiesOf,
} from './moves-by-card.ts';
import { isRest, restOfMove, strafeAllows } from './strafing.ts';
import { indexBelow } from '../../../../kernel/draw.ts';
import { faultRefusal } from '../../board/placement-faults.ts';
import { movementOf, movementTypeOf } from '../../traits/movement-type.ts';
import { spareFatigue } from '../../traits/limits.ts';

export interface MoveOptions {
  /** false: the Fatigue of this move is paid otherwise, e.g. by a Minion card for all its models. */
  readonly fatigue?: boolean;
  /** false: two Movement Actions cannot be made in one. */
  readonly combined?: boolean;
}

/**
 * What a move asks for on this occasion: the first model of a card pays for those that move along with it, one by one, and
 * says whether all of them make two Movement Actions in one, which are for the model's own Activation.
 * @rule PC-MINION-02 @rule PC-CARD-07 @rule PC-MOVE-22 @rule PC-MOVE-31
 */
export function termsOfMove(
  w: World,
  { occasion, limits }: Pick<DecisionFor<'act'>, 'occasion' | 'limits'>,
): Required<MoveOptions> {
  const step = w.state.activation?.step ?? null;
  if (step !== null) return { fatigue: false, combined: step.combined === true };
  const fatigue = occasion !== 'minions' && limits.tireless !== true;
  return { fatigue, combined: fatigue && occasion === 'activation' };
}

/** More way-points than any path round the scenery of a table needs. */
const MOST_LEGS = 60;

/** Movement Types open to the model, with the inches of one Movement Action. @rule PC-MOVE-05 @rule PC-MOVE-27 */
export function movesOpen(w: World, model: ModelId): readonly MoveOpen[] {
  const type = movementTypeOf(w, model);
  if (type === 'Immobile') return [];
  const inches = movementOf(w, model);
  const own: readonly MoveOpen[] =
    type === 'Sprint'
      ? [{ as: type, inches }]
      : [
          { as: type, inches },
          { as: 'Sprint', inches },
        ];
  const bound = w.rules.burdens.onlySprints && isBurdened(w, model);
  const all = bound ? own : [...own, ...powerMoves(w, model)];
  const rest = restOfMove(w, model);
  if (rest === null) return all;
  return strafeAllows(w, model, 'move') ? [...all, rest] : [rest];
}

const inchesBy = (w: World, model: ModelId, power: string): number => {
  const rest = restOfMove(w, model);
  return (rest?.power === power ? rest : powerMove(w, model, power))?.inches ?? 0;
};

/** What one Movement Action, or two as one, allows the model. @rule PC-MOVE-08 @rule PC-MOVE-22 @rule PC-MOVE-36 */
export function gaitFor(w: World, model: ModelId, as: MovementType, combined: boolean, power?: string): Gait {
  const inches = power === undefined ? movementOf(w, model) : inchesBy(w, model, power);
  let gait = w.rules.policies.gait(as, inches, combined);
  if (addsRises(w, as, gait)) gait = summing(gait);
  if (keepsOut(w, model)) gait = shunning(gait);
  if (passes(profileOf(w, model))) gait = passing(gait);
  return tiedBy(gait, tiesOf(w, model));
}

/** House rule: everything climbed in one Sprint is added up. @rule PC-MOVE-08 @rule PC-TABLE-16 */
const addsRises = (w: World, as: MovementType, { up, over }: Gait): boolean =>
  as === 'Sprint' && w.setup.switches.sprintHeights2013 === 'sum' && up !== 'any' && over.bodies !== 'never';

/** Who enters no Dangerous Terrain, and stops at none, of its own will. @rule PC-DANGER-02 @rule PC-CITIZEN-08 @rule PC-CITIZEN-13 */
function keepsOut(w: World, model: ModelId): boolean {
  const { kind } = profileOf(w, model);
  return kind === 'citizen' || (kind === 'minion' && !w.rules.policies.minionsMayEnterHazards);
}

/** The gait of an order: a Fall is only taken where it was announced. @rule PC-FALL-05 @rule PC-FALL-06 */
export function gaitOf(w: World, order: MoveOrder): Gait {
  const { model, as, combined, fall, power } = order;
  const found = gaitFor(w, model, as, combined, power);
  const gait = blinksToFriend(w, order) ? beyond(found, w.setup.table.size) : found;
  return fall ? { ...gait, mayFall: true, stopsAfterFall: w.rules.policies.fallOnPurposeAlone(as) } : gait;
}

/** Fatigue of a move. @rule PC-MOVE-01 @rule PC-MOVE-22 */
export function moveFatigue(order: MoveOrder): number {
  return order.combined ? 2 : 1;
}

const isSingle = ({ fatigue = true, combined = fatigue }: MoveOptions): boolean => !combined;

/** Why the model may make no move of this kind now, wherever to. @rule PC-MOVE-02 @rule PC-MOVE-20 @rule PC-FALL-04 */
export function whyNotMove(w: World, order: MoveOrder, opts: MoveOptions = {}): Refusal | null {
  const model = w.state.models[order.model];
  if (model === undefined || model.status !== 'table') return refusal('model.notOnTable');
  const open = movesOpen(w, order.model);
  if (open.length === 0) return refusal('move.immobile');
  const held = movesForbidden(w, order.model);
  if (held !== null) return refusal('move.held', { by: held });
  const way = open.find((one) => one.as === order.as && one.power === order.power);
  if (way === undefined) return refusal('move.type', { as: order.as });
  const paid = opts.fatigue === false || isRest(w, order);
  if (order.combined && (isSingle(opts) || way.alone === true || !w.rules.policies.mayCombine(order.as))) {
    return refusal('move.notCombined', { as: order.as });
  }
  const left = Math.max(0, spareFatigue(w, model.card));
  if (!paid && left < moveFatigue(order)) {
    return refusal('move.fatigue', { needed: moveFatigue(order), left });
  }
  return order.fall ? whyNotFall(w, order) : null;
}

/** @rule PC-FALL-04 @rule PC-FALL-05 @rule PC-FALL-06 */
function whyNotFall(w: World, order: MoveOrder): Refusal | null {
  if (profileOf(w, order.model).kind !== 'supreme') return refusal('move.fallSupremesOnly');
  const { activation } = w.state;
  const used =
    activation !== null && activation.card === modelOf(w, order.model).card ? activation.used.length : 0;
  return used > 0 && w.rules.policies.fallOnPurposeAlone(order.as)
    ? refusal('move.fallAlone', {}, order.as === 'Sprint' ? 'PC-FALL-05' : 'PC-FALL-06')
    : null;
}

/**
 * The way an order takes over the ground; whether it may be given is asked before. Where a type could descend as well,
 * an order to Fall means the Fall.
 * @rule PC-FALL-06
 */
export function travelOf(w: World, order: MoveOrder): Travel {
  const body = bodyOf(w, order.model);
  const gait = gaitOf(w, order);
  const travel = checkTravel(sceneOf(w), body, order.legs, gait);
  if (!order.fall || (travel.ok && travel.fall !== null)) return travel;
  const falling = order.legs.map((leg) => ({ ...leg, fall: true as const }));
  const found = checkTravel(sceneOf(w), body, falling, gait);
  return found.ok ? found : travel;
}

const HOW_FAR: readonly TravelFault[] = ['tooFar', 'tooHigh', 'notStraight'];

const DISTANCE: Readonly<Partial<Record<MovementType, RuleId>>> = {
  Blink: 'PC-MOVE-10',
  Bounding: 'PC-MOVE-13',
  Flight: 'PC-MOVE-16',
  'Wall Crawling': 'PC-MOVE-17',
};

/**
 * The one check of a move.
 * @rule PC-MOVE-05 @rule PC-MOVE-06 @rule PC-MOVE-07 @rule PC-MOVE-22 @rule PC-MOVE-27
 */
export function checkMove(w: World, order: MoveOrder, opts: MoveOptions = {}): Result<Travelled, Refusal> {
  const closed = whyNotMove(w, order, opts);
  if (closed !== null) return err(closed);
  if (order.legs.length > MOST_LEGS) return err(refusal('move.tooManyLegs', { most: MOST_LEGS }));
  if (!order.legs.every(isWhole)) return err(refusal('move.malformed'));
  const travel = travelOf(w, order);
  if (!travel.ok) {
    const rule = HOW_FAR.includes(travel.why) ? DISTANCE[order.as] : undefined;
    const found = faultRefusal('move', travel, rule);
    return err({ ...found, params: { ...found.params, leg: travel.leg } });
  }
  if (order.fall && travel.fall === null) return err(refusal('move.noFall'));
  return ok(travel);
}

function isWhole({ x, y, level }: Waypoint): boolean {
  return (
    Number.isSafeInteger(x) &&
    Number.isSafeInteger(y) &&
    (typeof level !== 'object' || Number.isSafeInteger(level.z))
  );
}

const TRIES = 4;

/** Where the model can get to with one Movement Action, or two as one. */
export function reachOf(
  w: World,
  model: ModelId,
  as: MovementType,
  combined: boolean,
  power?: string,
): Reach {
  return reach(sceneOf(w), bodyOf(w, model), gaitFor(w, model, as, combined, power));
}

/** The shortest way to a place, or null. */
export function pathTo(
  w: World,
  model: ModelId,
  as: MovementType,
  combined: boolean,
  to: Waypoint,
): readonly Waypoint[] | null {
  return reachOf(w, model, as, combined).pathTo(to);
}

export interface SampleOptions extends MoveOptions {
  /** Neither combined nor a Fall. */
  readonly plain?: boolean;
}

/** A legal move drawn at random. Staying in place is legal wherever a move is. */
export function sampleMove(
  w: World,
  model: ModelId,
  draw: () => number,
  opts: SampleOptions = {},
): MoveOrder {
  const open =
    opts.plain === true ? movesOpen(w, model).filter((one) => one.power === undefined) : movesOpen(w, model);
  const { as, power, alone } = open[indexBelow(draw, open.length)] ?? { as: 'Sprint' };
  const by = power === undefined ? {} : { power };
  const stay: MoveOrder = { model, legs: [], as, combined: false, fall: false, ...by };
  const combines = opts.plain !== true && alone !== true && !isSingle(opts) && affordsTwo(w, model, as, opts);
  const jumps = opts.plain !== true && bodyOf(w, model).z > 0 && profileOf(w, model).kind === 'supreme';
  const friend = besideFriend(w, stay, draw);
  if (friend !== null && checkMove(w, friend, opts).ok) return friend;
  for (let left = TRIES; left > 0; left -= 1) {
    const combined = combines && indexBelow(draw, 4) === 0;
    const fall = jumps && !combined && indexBelow(draw, 3) === 0;
    const order = randomOrder(w, { ...stay, combined, fall }, draw);
    if (checkMove(w, order, opts).ok) return order;
  }
  return stay;
}

/** Nothing but its way may keep the model from two moves in one. @rule PC-MOVE-22 */
export const affordsTwo = (w: World, model: ModelId, as: MovementType, { fatigue }: MoveOptions): boolean =>
  w.rules.policies.mayCombine(as) && (fatigue === false || spareFatigue(w, modelOf(w, model).card) >= 2);

function randomOrder(w: World, order: MoveOrder, draw: () => number): MoveOrder {
  const legs = sampleTravel(sceneOf(w), bodyOf(w, order.model), gaitOf(w, order), draw);
  return { ...order, legs };
}
