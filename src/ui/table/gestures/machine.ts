import { draggingHandle } from './dragging-handle';
import { draggingToken } from './dragging-token';
import { idle } from './idle';
import { panning } from './panning';
import { pinching } from './pinching';
import { pressing } from './pressing';
import type { GestureState, PointerInput, Step, World } from './types';

/** One pointer system for mouse, pen and fingers: pure, so that it can be played in a test. */
export function step(state: GestureState, input: PointerInput, world: World): Step {
  switch (state.name) {
    case 'idle':
      return idle(state, input, world);
    case 'pressing':
      return pressing(state, input, world);
    case 'draggingToken':
      return draggingToken(state, input, world);
    case 'draggingHandle':
      return draggingHandle(state, input, world);
    case 'panning':
      return panning(state, input, world);
    case 'pinching':
      return pinching(state, input, world);
  }
}
