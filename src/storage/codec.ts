import * as v from 'valibot';
import {
  type EventLike,
  type FileReading,
  type GameLike,
  type GameSystem,
  type Refusal,
  type RestLike,
  refusal,
} from '../kernel/game-system.ts';
import { type Entry, type Journal, restAt, type Way } from '../kernel/journal.ts';
import { AS_PLAYED, sharedEntries, wayOnTable, waysOf, withWays } from '../kernel/ways.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import {
  type EncounterFile,
  entrySchema,
  type FileBranch,
  type FileEntry,
  type FileHeader,
  FORMAT,
  headerSchema,
  markSchema,
  VERSION,
} from './file.ts';
import { unfitPart } from '../kernel/outside.ts';
import { copyPlain } from '../kernel/plain.ts';
import { isPlainJson } from './plain.ts';
import { migrate, type NotMigrated } from './migrations.ts';
import { readJson, unfit } from './read-json.ts';

/** What every set-up says about itself, whatever the game. */
export interface SetupLike {
  readonly edition: string;
  readonly revision: number;
  readonly seed: number;
}

export interface LoadOptions {
  /** A save of this device: what the rules would not have brought about is told, not refused. */
  readonly own?: boolean;
}

export interface Loaded<Setup, State, Event, Adjustment, Game> {
  readonly journal: Journal<Setup, Event, Adjustment>;
  /** The game at the head of the journal. */
  readonly game: Game;
  /** States on the way there, each under the entry it came of, so that nobody has to go all the way again. */
  readonly states: ReadonlyMap<object, State>;
  /** What the players are to be told, as codes like a refusal's. */
  readonly warnings: readonly Refusal[];
}

/** A journal as a file, ready for JSON. */
export function toFile<Setup extends SetupLike, Event, Adjustment>(
  system: string,
  journal: Journal<Setup, Event, Adjustment>,
) {
  const { bots, setup, opening } = journal;
  const { edition, revision, seed } = setup;
  const [played, ...others] = waysOf(journal);
  const { entries, head } = played ?? journal;
  const header = {
    format: FORMAT,
    version: VERSION,
    system,
    edition,
    revision,
    seed,
    setup,
    opening,
    head,
    entries,
    ...(bots === undefined ? {} : { bots }),
  };
  if (others.length === 0) return header;
  const branches = others.map(({ id, name, made, ...way }) => {
    const from = sharedEntries(entries, way.entries);
    return { id, name, made, from, head: way.head, entries: way.entries.slice(from) };
  });
  const on = wayOnTable(journal);
  return on === AS_PLAYED ? { ...header, branches } : { ...header, branches, on };
}

export function encode<Setup extends SetupLike, Event, Adjustment>(
  system: string,
  journal: Journal<Setup, Event, Adjustment>,
): string {
  return JSON.stringify(toFile(system, journal));
}

/** Reads a text as an encounter file, without looking at the game in it. */
export function parseFile(text: string, reading: FileReading): Result<EncounterFile, Refusal> {
  const json = readJson(text);
  return json.ok ? readPlain(json.value, reading) : json;
}

/** The game that a text says it is of; null: it says none, or cannot be read. */
export function systemIn(text: string): string | null {
  const json = readJson(text);
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return null;
  const { system } = json.value as { readonly system?: unknown };
  return typeof system === 'string' ? system : null;
}

export function readFile(raw: unknown, reading: FileReading): Result<EncounterFile, Refusal> {
  const part = unfitPart(raw);
  return part === null ? readPlain(raw, reading) : err(unfit(part));
}

/** What has been through `unfitPart`. */
function readPlain(raw: unknown, reading: FileReading): Result<EncounterFile, Refusal> {
  const mark = v.safeParse(markSchema, raw);
  if (!mark.success) return err(refusal('file.foreign'));
  const { version } = mark.output;
  if (version > VERSION) return err(refusal('file.newer', { version, known: VERSION }));
  const migrated = migrate(mark.output, version, VERSION, reading);
  if (!migrated.ok) return err(notMigrated(migrated.error));
  const header = v.safeParse(headerSchema, migrated.value.file, { abortEarly: true });
  if (!header.success) return err(broken('file.broken', {}, header.issues));
  return readEntries(header.output, version < VERSION);
}

const notMigrated = ({ version, step }: NotMigrated): Refusal =>
  step === null ? refusal('file.tooOld', { version }) : refusal('file.notMigrated', { version, step });

function readEntries(header: FileHeader, migrated: boolean): Result<EncounterFile, Refusal> {
  const { branches: others, head, ...alone } = header;
  const entries = readAll(header.entries, head);
  if (!entries.ok) return entries;
  const named = new Set([AS_PLAYED, ...(others ?? []).map(({ id }) => id)]);
  if (named.size <= (others?.length ?? 0)) return err(refusal('file.broken', { path: 'branches' }));
  const branches: FileBranch[] = [];
  for (const branch of others ?? []) {
    if (branch.from > entries.value.length)
      return err(refusal('file.headOutside', { head: branch.from, entries: entries.value.length }));
    const own = readAll(branch.entries, branch.head, branch.from);
    if (!own.ok) return own;
    branches.push({ ...branch, entries: own.value });
  }
  return ok({
    ...alone,
    head,
    entries: entries.value,
    ...(branches.length === 0 ? {} : { branches }),
    ...(migrated ? { migrated } : {}),
  });
}

/** `before`: how many entries come before them. */
function readAll(raw: readonly unknown[], head: number, before = 0): Result<readonly FileEntry[], Refusal> {
  const count = before + raw.length;
  if (head > count) return err(refusal('file.headOutside', { head, entries: count }));
  const entries: FileEntry[] = [];
  for (const [index, one] of raw.entries()) {
    const entry = v.safeParse(entrySchema, one, { abortEarly: true });
    if (!entry.success) return err(broken('file.entryBroken', { entry: before + index + 1 }, entry.issues));
    entries.push(entry.output);
  }
  return ok(entries);
}

function broken(code: string, params: Refusal['params'], issues: readonly v.BaseIssue<unknown>[]): Refusal {
  const [first] = issues;
  const path = first === undefined ? '' : (v.getDotPath(first) ?? '');
  const { expected, received } = first ?? {};
  return refusal(code, { ...params, path, expected: expected ?? '', found: received ?? '' });
}

/** Reads a text and folds its events into the game at its head. */
export function decode<
  Setup extends SetupLike,
  State,
  Event extends EventLike,
  Adjustment,
  Game extends GameLike<Setup, State>,
>(
  system: GameSystem<Setup, State, Event, Adjustment, Game>,
  text: string,
): Result<Loaded<Setup, State, Event, Adjustment, Game>, Refusal> {
  const file = parseFile(text, system);
  return file.ok ? load(system, file.value) : file;
}

/** Folds a file's events into the game at its head. A corrected rule never rewrites what has been played. */
export function load<
  Setup extends SetupLike,
  State,
  Event extends EventLike,
  Adjustment,
  Game extends GameLike<Setup, State>,
>(
  system: GameSystem<Setup, State, Event, Adjustment, Game>,
  file: EncounterFile,
  options: LoadOptions = {},
): Result<Loaded<Setup, State, Event, Adjustment, Game>, Refusal> {
  if (file.system !== system.id) return err(refusal('file.otherSystem', { system: file.system }));
  const begun = system.begin(file.setup, file.opening === undefined ? undefined : 'begun');
  if (!begun.ok) return err(setupRefused(begun.error));
  const { setup } = begun.value;
  const field = HEAD.find((key) => file[key] !== setup[key]);
  if (field !== undefined) {
    const [head, other] = [`${file[field]}`, `${setup[field]}`];
    return err(refusal('file.headerDiffers', { field, head, setup: other }));
  }
  const { opening } = file;
  if (opening === undefined) return err(withoutOpening());
  // Events and states of a file are taken at their word: folding them is what shows whether they fit.
  const journal = journalOf(file, setup) as Journal<Setup, Event, Adjustment>;
  const states = new Map<object, State>();
  const atHead: object = journal.entries[journal.head - 1] ?? opening;
  const nearHead: object | undefined = journal.entries[journal.head - 1 - NEAR];
  const passed = (entry: object, at: number, state: State): void => {
    if (at % EVERY === 0 || entry === atHead || entry === nearHead)
      states.set(entry, copyPlain(state) as State);
  };
  const bad = firstUnfoldable(system, begun.value, journal, EVERY, passed);
  // Which entry is at fault is looked for only where one is.
  if (bad !== null) return err(firstUnfoldable(system, begun.value, journal, 1) ?? bad);
  const game = { ...begun.value, state: states.get(atHead) as State, rest: restAt(journal) };
  const resumed = { ...game, rest: fit(system, game) };
  const warnings: Refusal[] = [];
  if (resumed.rest !== game.rest) {
    const top = game.rest.stack.at(-1);
    warnings.push(
      refusal('file.restDropped', { entry: journal.head, proc: top?.proc ?? '', step: top?.step ?? '' }),
    );
  }
  const otherRules = setup.revision !== file.revision;
  if (otherRules) {
    warnings.push(refusal('file.otherRevision', { saved: file.revision, now: setup.revision }));
  }
  const broken = brokenAtHead(system, resumed);
  const [first] = broken;
  if (first !== undefined && !overruled(system, journal) && !otherRules && file.migrated !== true) {
    const told = cannotBe(journal.head, first);
    if (options.own !== true) return err(told);
    warnings.push({ ...told, code: 'file.odd' });
  }
  return ok({ journal, game: resumed, states, warnings });
}

/** What a file holds as a journal, with the way on the table that lay there. */
function journalOf(file: EncounterFile, setup: unknown): unknown {
  const { bots, branches = [], entries, head, on = AS_PLAYED, opening } = file;
  const played = { id: AS_PLAYED, name: null, made: 0, entries, head };
  const others = branches.map(({ from, ...way }) => ({
    ...way,
    entries: [...entries.slice(0, from), ...way.entries],
  }));
  const seated = bots === undefined ? {} : { bots };
  const journal = { setup, opening, entries, head, ...seated } as unknown as Journal<
    unknown,
    unknown,
    unknown
  >;
  return withWays(journal, [played, ...others] as unknown as readonly Way<unknown, unknown>[], on);
}

/** The rules asked about the game at the head; what they cannot even look at is broken as well. */
function brokenAtHead<Setup, State, Event extends EventLike, Adjustment, Game extends GameLike<Setup, State>>(
  system: GameSystem<Setup, State, Event, Adjustment, Game>,
  game: Game,
): readonly Refusal[] {
  try {
    return system.invariants(game);
  } catch (error) {
    return [refusal('state.unreadable', { given: error instanceof Error ? error.message : String(error) })];
  }
}

/** Players may bring about by agreement what the rules do not: from then on these are not asked. */
const overruled = <Adjustment>(
  { overrules = () => true }: { readonly overrules?: (change: Adjustment) => boolean },
  { entries, head }: Journal<unknown, unknown, Adjustment>,
): boolean =>
  entries.slice(0, head).some(({ command }) => {
    if (command.type !== 'adjust') return command.type === 'skip';
    return command.changes.length === 0 || command.changes.some((change) => overrules(change));
  });

/** `entry` 0: the beginning of the game. */
const cannotBe = (entry: number, { code, params }: Refusal): Refusal =>
  refusal('file.cannotBe', { ...params, entry: `${entry}`, why: code });

/** Nothing has happened in it: only a game that begins can be made of it. */
export const withoutOpening = (): Refusal =>
  refusal('file.broken', { path: 'opening', expected: 'Object', found: 'undefined' });

/** With every fault by itself where there is more than one. */
export function setupRefused(faults: readonly Refusal[]): Refusal {
  const [first, ...others] = faults;
  const refused = refusal('file.setupRefused', { ...first?.params, why: first?.code ?? '' });
  return others.length === 0 ? refused : { ...refused, because: faults };
}

/** What a file says of its game before the game itself. */
const HEAD = ['edition', 'seed'] as const;

/**
 * A frame of a procedure that is no longer there, or that holds what its step cannot use, cannot be woken: nothing is
 * in flight then. What was asked is kept, so that 'skip' knows whom and what it skips.
 */
export function fit<Setup, Rest extends RestLike>(
  system: { restFits(rest: RestLike, setup: Setup): boolean },
  { rest, setup }: { readonly rest: Rest; readonly setup: Setup },
): Rest {
  if (system.restFits(rest, setup)) return rest;
  const { held: _, ...others } = rest as Rest & { readonly held?: unknown };
  const pending = rest.pending.map(({ id, kind, by }) => ({ id, kind, by }));
  return { ...others, stack: [], answered: [], pending } as unknown as Rest;
}

/** Entries from one state that is kept, and looked at down to its last part, to the next. */
const EVERY = 64;
/** Entries before the head of one more that is kept, from where the first steps back are short. */
const NEAR = 8;

/**
 * The first entry whose events cannot happen, or leave a state that could not be saved again, for which the whole of it
 * is looked at after every `every` entries and at the end.
 */
function firstUnfoldable<
  Setup,
  State,
  Event extends EventLike,
  Adjustment,
  Game extends GameLike<Setup, State>,
>(
  system: GameSystem<Setup, State, Event, Adjustment, Game>,
  game: Game,
  journal: Journal<Setup, Event, Adjustment>,
  every: number,
  passed: (entry: object, at: number, state: State) => void = () => undefined,
): Refusal | null {
  const [played, ...others] = waysOf(journal);
  const { entries } = played ?? journal;
  const branches = others.map((way) => ({ way, from: sharedEntries(entries, way.entries) }));
  const state = system.initialState(game.setup);
  const step = (
    one: object & Pick<Entry<Event, Adjustment>, 'events'>,
    at: number,
    to: number,
    own: State,
  ) => {
    const wrong = unfoldable(system, game.setup, own, one, at, at % every === 0 || at === to);
    if (wrong === null) passed(one, at, own);
    return wrong;
  };
  for (const [at, entry] of [journal.opening, ...entries].entries()) {
    const bad = step(entry, at, entries.length, state);
    if (bad !== null) return bad;
    for (const { way, from } of branches) {
      if (from !== at) continue;
      const own = structuredClone(state);
      for (const [place, one] of way.entries.slice(from).entries()) {
        const wrong = step(one, from + place + 1, way.entries.length, own);
        if (wrong !== null) return wrong;
      }
    }
  }
  return null;
}

/** Applies an entry to a state; why that cannot be. `entry`: its number, 0 the opening; `whole`: every part is looked at. */
function unfoldable<Setup, State, Event extends EventLike, Adjustment, Game extends GameLike<Setup, State>>(
  system: GameSystem<Setup, State, Event, Adjustment, Game>,
  setup: Setup,
  state: State,
  { events }: { readonly events: readonly Event[] },
  entry: number,
  whole: boolean,
): Refusal | null {
  const broken = (at: string, why?: string): Refusal => {
    const path = entry === 0 ? `opening.events${at}` : `events${at}`;
    const params = why === undefined ? { path } : { path, why };
    return entry === 0 ? refusal('file.broken', params) : refusal('file.entryBroken', { entry, ...params });
  };
  for (const [index, event] of events.entries()) {
    const fault = system.eventFault(event, setup);
    if (fault !== null) return broken(`.${index}${fault === '' ? '' : `.${fault}`}`);
    try {
      system.apply(state, event);
    } catch (error) {
      return broken(`.${index}`, error instanceof Error ? error.message : String(error));
    }
  }
  if (whole && !isPlainJson(state)) return broken('');
  // What no event has changed is as it was when it was looked at before.
  if (events.length === 0 && entry > 0) return null;
  const [wrong] = system.stateFaults(setup, state);
  return wrong === undefined ? null : cannotBe(entry, wrong);
}
