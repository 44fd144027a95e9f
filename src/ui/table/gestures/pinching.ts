import { pinch } from '../camera.ts';
import { type Contact, IDLE, type PointerInput, type StateOf, type Step, type World } from './types.ts';

const TWO_FINGER_TAP_MS = 300;
const STILL_PX = 12;

export function startPinch(
  first: Contact,
  input: Extract<PointerInput, { type: 'down' }>,
  world: World,
): Step {
  const fingers = [first, input.contact] as const;
  return {
    state: {
      name: 'pinching',
      from: fingers,
      to: fingers,
      start: world.camera,
      since: input.time,
      ending: false,
    },
    events: [],
  };
}

export function pinching(state: StateOf<'pinching'>, input: PointerInput, world: World): Step {
  switch (input.type) {
    case 'hold':
    case 'down':
      return { state, events: [] };
    case 'cancel':
      return { state: IDLE, events: [] };
    case 'up':
      return lift(state, input.time);
    case 'move':
      return move(state, input.contact, world);
  }
}

function lift(state: StateOf<'pinching'>, time: number): Step {
  if (!state.ending) return { state: { ...state, ending: true }, events: [] };
  const still = state.from.every((finger, index) => {
    const now = state.to[index] ?? finger;
    return Math.hypot(finger.at.px - now.at.px, finger.at.py - now.at.py) < STILL_PX;
  });
  const tapped = still && time - state.since < TWO_FINGER_TAP_MS;
  return { state: IDLE, events: tapped ? [{ type: 'twoFingerTap' }] : [] };
}

function move(state: StateOf<'pinching'>, contact: Contact, world: World): Step {
  if (state.ending) return { state, events: [] };
  const [a, b] = state.to;
  const to = [a.id === contact.id ? contact : a, b.id === contact.id ? contact : b] as const;
  const [fromA, fromB] = state.from;
  const camera = world.clamp(pinch(state.start, [fromA.at, fromB.at], [to[0].at, to[1].at]));
  return { state: { ...state, to }, events: [{ type: 'camera', camera }] };
}
