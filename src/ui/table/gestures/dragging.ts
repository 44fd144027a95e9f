import { toTable } from '../camera.ts';
import type { Point } from '../types.ts';
import type { Contact, Grab, World } from './types.ts';

/** The dragged centre keeps its distance from the pointer, however the camera has moved since. */
export function draggedCentre(grab: Grab, contact: Contact, world: World): Point {
  const pointer = toTable(world.camera, contact.at);
  return {
    x: grab.centre.x + pointer.x - grab.pointer.x,
    y: grab.centre.y + pointer.y - grab.pointer.y,
  };
}
