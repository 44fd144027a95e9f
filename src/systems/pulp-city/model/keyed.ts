import { isSharedName } from '../../../kernel/outside.ts';

type Map<T> = Readonly<Record<string, T>>;

/** What a map holds under an id that an event brings: never what every object has anyway. */
export function held<T>(map: Map<T>, id: string): T | undefined {
  return Object.hasOwn(map, id) ? map[id] : undefined;
}

/** @throws when it holds no such thing: events are made from the state they apply to. */
export function named<T>(map: Map<T>, id: string, what: string): T {
  const found = held(map, id);
  if (found === undefined) throw new Error(`no ${what} ${id}`);
  return found;
}

/** @throws when the id is a name that all objects share. */
export function put<T>(map: Record<string, T>, id: string, value: T): void {
  if (isSharedName(id)) throw new Error(`no id: ${id}`);
  map[id] = value;
}

/** @throws when there is one already: two things of one id would be one. */
export function putNew<T>(map: Record<string, T>, id: string, value: T, what: string): void {
  if (held(map, id) !== undefined) throw new Error(`${what} ${id} twice`);
  put(map, id, value);
}
