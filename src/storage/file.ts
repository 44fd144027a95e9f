import * as v from 'valibot';
import { commandForm } from '../kernel/command-form.ts';
import { PLAYERS, type SomePlayers } from '../kernel/ids.ts';
import { somePlayers } from '../kernel/players-form.ts';
import { MOST_BRANCHES } from '../kernel/ways.ts';
import { count } from '../kernel/number-forms.ts';

export const FORMAT = 'pulp-city-tabletop/encounter';
export const VERSION = 3;

const player = v.picklist(PLAYERS);
const json = v.custom<unknown>((value) => value !== undefined);

const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const word32 = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff));

const dice = v.variant('kind', [
  v.looseObject({
    kind: v.literal('seeded'),
    generator: v.strictTuple([word32, word32, word32, word32]),
    drawn: count,
  }),
  v.looseObject({ kind: v.literal('scripted'), faces: v.array(die), drawn: count }),
  v.looseObject({ kind: v.literal('entered'), drawn: count }),
]);

const rest = v.looseObject({
  stack: v.array(v.looseObject({ proc: v.string(), step: v.string() })),
  pending: v.array(
    v.looseObject({
      id: v.string(),
      kind: v.string(),
      by: player,
      secret: v.exactOptional(v.literal(true)),
    }),
  ),
  answered: v.array(json),
  dice,
  asked: count,
  held: v.exactOptional(v.array(v.looseObject({ depth: count, wake: v.looseObject({ woke: v.string() }) }))),
});

const events = v.array(v.looseObject({ type: v.string() }));

const word = v.pipe(v.string(), v.maxLength(200));

const advised = v.looseObject({
  by: word,
  why: v.looseObject({ key: word, values: v.record(word, v.union([word, v.number()])) }),
});

export const entrySchema = v.looseObject({
  command: commandForm,
  events,
  rest,
  advised: v.exactOptional(advised),
});

const branch = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  name: v.nullable(v.pipe(v.string(), v.maxLength(60))),
  made: count,
  from: count,
  head: count,
  entries: v.array(v.unknown()),
});

/** What a file of any version tells about itself before it is read. */
export const markSchema = v.looseObject({ format: v.literal(FORMAT), version: count });

/** Everything but the entries, which are read one by one so that a fault can name its entry. */
export const headerSchema = v.looseObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  system: v.string(),
  edition: v.string(),
  revision: count,
  seed: count,
  setup: v.looseObject({}),
  opening: v.exactOptional(v.looseObject({ events, rest })),
  head: count,
  entries: v.array(v.unknown()),
  branches: v.exactOptional(v.pipe(v.array(branch), v.maxLength(MOST_BRANCHES))),
  on: v.exactOptional(v.string()),
  bots: v.exactOptional(somePlayers(word)),
});

export type FileHeader = v.InferOutput<typeof headerSchema>;
export type FileEntry = v.InferOutput<typeof entrySchema>;

type Json = Readonly<Record<string, unknown>>;

/** A way that parts from the one as played. */
export interface FileBranch {
  readonly id: string;
  readonly name: string | null;
  readonly made: number;
  /** How many entries it has in common with the one as played. */
  readonly from: number;
  /** Of all its entries, those in common included. */
  readonly head: number;
  /** Its own. */
  readonly entries: readonly FileEntry[];
}

/** An encounter as it is written; what stands in its set-up, states and events is the game's own. */
export interface EncounterFile {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly system: string;
  readonly edition: string;
  readonly revision: number;
  readonly seed: number;
  readonly setup: Json;
  /** Absent: nothing has happened yet. */
  readonly opening?: Pick<FileEntry, 'events' | 'rest'>;
  readonly head: number;
  readonly entries: readonly FileEntry[];
  /** Other ways that the game has gone; `head` and `entries` are of the one as played. */
  readonly branches?: readonly FileBranch[];
  /** Which branch lies on the table; absent: the one as played. */
  readonly on?: string;
  /** The sides that bots play, with what each bot is called; absent: none. */
  readonly bots?: SomePlayers<string>;
  /** An earlier version of the program wrote it. */
  readonly migrated?: true;
}
