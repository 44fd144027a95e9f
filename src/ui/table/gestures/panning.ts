import { panBy } from '../camera.ts';
import { startPinch } from './pinching.ts';
import { IDLE, type PointerInput, type StateOf, type Step, type World } from './types.ts';

export function panning(state: StateOf<'panning'>, input: PointerInput, world: World): Step {
  switch (input.type) {
    case 'hold':
      return { state, events: [] };
    case 'down':
      return startPinch(state.contact, input, world);
    case 'cancel':
    case 'up':
      return { state: IDLE, events: [] };
    case 'move': {
      const { contact } = input;
      if (contact.id !== state.contact.id) return { state, events: [] };
      const dx = contact.at.px - state.contact.at.px;
      const dy = contact.at.py - state.contact.at.py;
      return { state, events: [{ type: 'camera', camera: world.clamp(panBy(state.start, dx, dy)) }] };
    }
  }
}
