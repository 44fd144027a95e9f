import type { PointerInput, StateOf, Step, World } from './types.ts';

export function idle(state: StateOf<'idle'>, input: PointerInput, world: World): Step {
  if (input.type !== 'down') return { state, events: [] };
  const { contact, panning, secondary = false } = input;
  const hit = panning ? ({ kind: 'ground' } as const) : world.hit(contact.at, contact.kind);
  return {
    state: { name: 'pressing', contact, hit, panning, secondary, held: false, lastTap: state.lastTap },
    events: [],
  };
}
