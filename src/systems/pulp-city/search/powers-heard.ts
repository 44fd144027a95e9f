import type { Event } from '../model/events.ts';
import type { RolledSide } from '../model/roll.ts';

/**
 * Names of the Powers and Roles that had a say in what happened, as often as they had it: dice that they added or took
 * in a roll, a die or Trait they changed in it, and whatever they are the cause of. Powers that change a Trait for longer,
 * a Descriptor or a way to move leave nothing in an event.
 */
export function powersHeard(events: readonly Event[]): readonly string[] {
  return events.flatMap((event) => [...inRoll(event), ...asCause(event)]);
}

function inRoll(event: Event): readonly string[] {
  if (event.type !== 'rolled' && event.type !== 'environmentRolled') return [];
  return [...sourcesOf(event.attack), ...sourcesOf(event.defence)];
}

const sourcesOf = (side: RolledSide | null): readonly string[] => [
  ...(side?.sources ?? []).flatMap(({ kind, name, dice }) =>
    (kind === 'power' || kind === 'role') && dice !== 0 ? [name] : [],
  ),
  ...(side?.traitFrom ?? []).map(({ name }) => name),
];

function asCause(event: Event): readonly string[] {
  if (event.type === 'powerUsed' || event.type === 'survivalRolled') return [event.power];
  return 'cause' in event && event.cause.of === 'power' ? [event.cause.power] : [];
}
