export type OneOrMore<Value> = Value | readonly Value[];

/** What a clause names once or several times, as a list; nothing is an empty one. */
export function listOf<Value>(given: OneOrMore<Value> | undefined): readonly Value[] {
  if (given === undefined) return [];
  return isList(given) ? given : [given];
}

function isList<Value>(given: OneOrMore<Value>): given is readonly Value[] {
  return Array.isArray(given);
}
