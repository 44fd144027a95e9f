import { toTable } from '../camera.ts';
import { startPinch } from './pinching.ts';
import {
  type Contact,
  type GestureEvent,
  IDLE,
  type PointerInput,
  type PointerKind,
  type StateOf,
  type Step,
  type World,
} from './types.ts';

/** How far a pointer may wander and still mean a tap, in pixels. */
const SLOP: Readonly<Record<PointerKind, number>> = { mouse: 4, pen: 7, touch: 10 };
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 26;

export function pressing(state: StateOf<'pressing'>, input: PointerInput, world: World): Step {
  switch (input.type) {
    case 'down':
      return startPinch(state.contact, input, world);
    case 'hold':
      return hold(state, world);
    case 'cancel':
      return { state: IDLE, events: [] };
    case 'move':
      return isSame(input.contact, state.contact) ? move(state, input.contact, world) : { state, events: [] };
    case 'up':
      return isSame(input.contact, state.contact) ? tap(state, input.time, world) : { state, events: [] };
  }
}

export function isSame(a: Contact, b: Contact): boolean {
  return a.id === b.id;
}

/** Who looks where to before he drags has not asked for what a long press means. */
const mayDrag = ({ hit }: StateOf<'pressing'>, world: World): boolean =>
  hit.kind === 'handle' || (hit.kind === 'token' && world.canDrag(hit.id));

/** What may be dragged is told of a long press when it is let go without moving. */
function hold(state: StateOf<'pressing'>, world: World): Step {
  if (state.held || state.panning) return { state, events: [] };
  const held = { ...state, held: true };
  return { state: held, events: mayDrag(state, world) ? [] : [longPress(state, world)] };
}

const longPress = ({ hit, contact }: StateOf<'pressing'>, world: World): GestureEvent => ({
  type: 'longPress',
  hit,
  point: toTable(world.camera, contact.at),
});

function move(state: StateOf<'pressing'>, contact: Contact, world: World): Step {
  const { hit } = state;
  const wandered = Math.hypot(contact.at.px - state.contact.at.px, contact.at.py - state.contact.at.py);
  if ((state.held && !mayDrag(state, world)) || wandered <= SLOP[contact.kind]) return { state, events: [] };
  const pointer = toTable(world.camera, state.contact.at);
  if (hit.kind === 'handle') {
    const { tokenId } = hit;
    return {
      state: { name: 'draggingHandle', contact, tokenId, grab: { pointer, centre: hit.at } },
      events: [{ type: 'dragStart', tokenId, kind: contact.kind, byHandle: true }],
    };
  }
  const centre = hit.kind === 'token' && world.canDrag(hit.id) ? world.centreOf(hit.id) : null;
  if (hit.kind === 'token' && centre) {
    return {
      state: { name: 'draggingToken', contact, tokenId: hit.id, grab: { pointer, centre } },
      events: [{ type: 'dragStart', tokenId: hit.id, kind: contact.kind, byHandle: false }],
    };
  }
  return { state: { name: 'panning', contact: state.contact, start: world.camera }, events: [] };
}

function tap(state: StateOf<'pressing'>, time: number, world: World): Step {
  if (state.secondary && !state.held) {
    const { at, kind } = state.contact;
    const point = toTable(world.camera, at);
    return { state: IDLE, events: [{ type: 'longPress', hit: world.hit(at, kind), point }] };
  }
  if (state.held) return { state: IDLE, events: mayDrag(state, world) ? [longPress(state, world)] : [] };
  if (state.panning) return { state: IDLE, events: [] };
  const { hit, contact, lastTap } = state;
  const point = toTable(world.camera, contact.at);
  const onGround = hit.kind === 'ground' || hit.kind === 'piece';
  const isDouble =
    onGround &&
    lastTap !== null &&
    time - lastTap.time < DOUBLE_TAP_MS &&
    Math.hypot(contact.at.px - lastTap.at.px, contact.at.py - lastTap.at.py) < DOUBLE_TAP_PX;
  if (isDouble) return { state: IDLE, events: [{ type: 'doubleTap', point }] };
  return {
    state: { name: 'idle', lastTap: onGround ? { at: contact.at, time } : null },
    events: [{ type: 'tap', hit, point, kind: contact.kind }],
  };
}
