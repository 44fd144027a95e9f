import type { EventLike, RestLike } from '../../../src/kernel/game-system.ts';

type Json = Readonly<Record<string, unknown>>;

interface Happened {
  readonly events: readonly EventLike[];
  readonly rest: RestLike;
}

/** What is written of a game: the file, and the state that its events make. */
interface Written {
  readonly setup: unknown;
  readonly opening: Happened;
  readonly entries: readonly Happened[];
  readonly state: unknown;
}

/** Under these names stand records whose keys are ids; of cards' profiles their own schema tells. */
const RECORDS = /^(cards|models|pieces|moves|touched|limits|diceRolled|used|picks)$/;
const LEFT_OUT = /^(profiles|clauses)$/;

/**
 * The shape of what is written, a line for each key: 'frame turn.choose: offered', 'local use: order'. Frames,
 * questions and events are told apart by what they are; ids are not told.
 */
export function shapeOf({ setup, opening, entries, state, ...header }: Written): ReadonlySet<string> {
  const lines = new Set<string>();
  const keys = (what: string, of: object): void => {
    for (const key of Object.keys(of)) lines.add(`${what}: ${key}`);
  };
  keys('file', { ...header, setup, opening, entries });
  tree(lines, 'setup', setup);
  tree(lines, 'state', state);
  for (const entry of [opening, ...entries]) {
    keys('entry', entry);
    keys('rest', entry.rest);
    keys(`dice ${entry.rest.dice.kind}`, entry.rest.dice);
    for (const { type, ...event } of entry.events) keys(`event ${type}`, event);
    for (const { kind, ...question } of entry.rest.pending) keys(`question ${kind}`, question);
    for (const { proc, step, ...locals } of entry.rest.stack) {
      lines.add(`step ${proc}.${step}`);
      keys(`frame ${proc}.${step}`, locals);
      for (const [name, value] of Object.entries(locals)) {
        if (isObject(value) && !RECORDS.test(name)) keys(`local ${name}`, value);
      }
    }
  }
  return lines;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function tree(lines: Set<string>, path: string, value: unknown): void {
  if (Array.isArray(value)) {
    for (const one of value) tree(lines, `${path}[]`, one);
    return;
  }
  if (!isObject(value)) return;
  const ids = RECORDS.test(path.split('.').at(-1) ?? '');
  for (const [key, inner] of Object.entries(value)) {
    const at = `${path}.${ids ? '*' : key}`;
    lines.add(at);
    if (!LEFT_OUT.test(key)) tree(lines, at, inner);
  }
}
