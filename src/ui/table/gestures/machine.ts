import { draggingHandle } from './dragging-handle.ts';
import { draggingToken } from './dragging-token.ts';
import { idle } from './idle.ts';
import { panning } from './panning.ts';
import { pinching } from './pinching.ts';
import { pressing } from './pressing.ts';
import type { GestureState, PointerInput, Step, World } from './types.ts';

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
