import type { Event, EventOf } from '../../model/events.ts';

type Moved = EventOf<'moved'>;

/**
 * A move that Danger meets on its way happens in parts. By its first part the whole of it, as long as it has gone; by
 * each further part null: it is told already. Other moves are not among them. @rule PC-DANGER-06
 */
export function wholeMoves(events: readonly Event[]): ReadonlyMap<Event, Moved | null> {
  const found = new Map<Event, Moved | null>();
  /** Of each model that is on its way: the first part, and what it has come to. */
  const going = new Map<string, { readonly first: Moved; readonly whole: Moved }>();
  for (const [at, event] of events.entries()) {
    if (event.type !== 'moved') continue;
    const before = going.get(event.model);
    going.delete(event.model);
    const isRest = before !== undefined && goesOn(before.whole, event);
    const first = isRest ? before.first : event;
    const whole = isRest ? joined(before.whole, event) : event;
    if (isRest) found.set(first, whole).set(event, null);
    if (isMetByDanger(event, events[at + 1])) going.set(event.model, { first, whole });
  }
  return found;
}

/** What has come to its end counts, or has nothing to tell of after it. */
const isMetByDanger = ({ counts, model }: Moved, next: Event | undefined): boolean =>
  !counts && (next?.type === 'struck' || next?.type === 'moved') && next.model === model;

function goesOn(one: Moved, next: Moved): boolean {
  const [end, start] = [one.path.at(-1), next.path[0]];
  if (end === undefined || start === undefined || one.as !== next.as) return false;
  return end.x === start.x && end.y === start.y && end.z === start.z;
}

const joined = (one: Moved, rest: Moved): Moved => ({
  ...rest,
  path: [...one.path, ...rest.path.slice(1)],
  length: one.length + rest.length,
});
