import { draggedCentre } from './dragging.ts';
import { startPinch } from './pinching.ts';
import { IDLE, type PointerInput, type StateOf, type Step, type World } from './types.ts';

export function draggingToken(state: StateOf<'draggingToken'>, input: PointerInput, world: World): Step {
  switch (input.type) {
    case 'hold':
      return { state, events: [] };
    case 'down': {
      const step = startPinch(state.contact, input, world);
      return { state: step.state, events: [{ type: 'dragCancel' }, ...step.events] };
    }
    case 'cancel':
      return { state: IDLE, events: [{ type: 'dragCancel' }] };
    case 'move': {
      const { contact } = input;
      if (contact.id !== state.contact.id) return { state, events: [] };
      const point = draggedCentre(state.grab, contact, world);
      return { state: { ...state, contact }, events: [{ type: 'dragMove', point, kind: contact.kind }] };
    }
    case 'up': {
      const { contact } = input;
      if (contact.id !== state.contact.id) return { state, events: [] };
      const point = draggedCentre(state.grab, contact, world);
      return { state: IDLE, events: [{ type: 'dragEnd', point, kind: contact.kind }] };
    }
  }
}
