import { draggedCentre } from './dragging.ts';
import { IDLE, type PointerInput, type StateOf, type Step, type World } from './types.ts';

/** A second finger does not take the grip away: the hand that holds it needs no zoom, the loupe is up. */
export function draggingHandle(state: StateOf<'draggingHandle'>, input: PointerInput, world: World): Step {
  switch (input.type) {
    case 'hold':
    case 'down':
      return { state, events: [] };
    case 'cancel':
      return input.id === state.contact.id
        ? { state: IDLE, events: [{ type: 'dragCancel' }] }
        : { state, events: [] };
    case 'move':
    case 'up': {
      const { contact, type } = input;
      if (contact.id !== state.contact.id) return { state, events: [] };
      const point = draggedCentre(state.grab, contact, world);
      const { kind } = contact;
      return type === 'up'
        ? { state: IDLE, events: [{ type: 'dragEnd', point, kind }] }
        : { state: { ...state, contact }, events: [{ type: 'dragMove', point, kind }] };
    }
  }
}
