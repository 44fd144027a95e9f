import * as v from 'valibot';
import { commandForm } from '../kernel/command-form.ts';
import { type Command, type Refusal, refusal, type RestLike } from '../kernel/game-system.ts';
import type { SomePlayers } from '../kernel/ids.ts';
import type { Journal } from '../kernel/journal.ts';
import { somePlayers } from '../kernel/players-form.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { readJson } from './read-json.ts';
import { count } from '../kernel/number-forms.ts';

export const SHORT_FORMAT = 'pulp-city-tabletop/short';
export const SHORT_VERSION = 1;

/** Entries that one mark of `marks` stands for. */
export const BLOCK = 8;
const MARK_LETTERS = 2;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * An Encounter as it goes through a link or a code: what was decided, and nothing of what came of it. Whoever reads it
 * plays the decisions again; `marks` tell whether the same comes of them.
 */
export interface ShortForm {
  readonly system: string;
  /** As the game leaves out of it what every page has. */
  readonly setup: unknown;
  /** A command, or the bare answer to the first question that was open. */
  readonly said: readonly unknown[];
  readonly head: number;
  /** Two letters for each block of entries and for what remains. */
  readonly marks: string;
  /** The sides that bots play; why they answered as they did stays behind. */
  readonly bots?: SomePlayers<string>;
}

const MARK = v.looseObject({ format: v.literal(SHORT_FORMAT), version: count });

const FORM = v.looseObject({
  system: v.string(),
  setup: v.looseObject({}),
  said: v.array(v.custom<unknown>((value) => value !== undefined)),
  head: count,
  marks: v.string(),
  bots: v.exactOptional(somePlayers(v.string())),
});

const isAnyCommand = (given: unknown): given is Command<unknown> =>
  typeof given === 'object' && given !== null && 'type' in given && v.is(commandForm, given);

/** What is said in a link of a command that was given while these questions were open. */
export function saidOf(command: Command<unknown>, { pending }: RestLike): unknown {
  if (command.type !== 'answer' || command.decision !== pending[0]?.id) return command;
  return isAnyCommand(command.answer) ? command : command.answer;
}

/** The command that was meant. */
export const commandSaid = (said: unknown, { pending }: RestLike): Command<unknown> =>
  isAnyCommand(said) ? said : { type: 'answer', decision: pending[0]?.id ?? '', answer: said };

export function shortText<Setup, Event, Adjustment>(
  system: string,
  { bots, opening, entries, head }: Journal<Setup, Event, Adjustment>,
  setup: unknown,
): string {
  let before = opening.rest;
  const said = entries.map(({ command, rest }) => {
    const words = saidOf(command, before);
    before = rest;
    return words;
  });
  const marks = marksOf(entries);
  return JSON.stringify({
    format: SHORT_FORMAT,
    version: SHORT_VERSION,
    system,
    setup,
    head,
    marks,
    ...(bots === undefined ? {} : { bots }),
    said,
  });
}

/** Reads what a link has brought, without looking at the game in it. */
export function readShort(text: string): Result<ShortForm, Refusal> {
  const json = readJson(text);
  if (!json.ok) return err(refusal('link.broken'));
  const mark = v.safeParse(MARK, json.value);
  if (!mark.success) return err(refusal('link.foreign'));
  const { version } = mark.output;
  if (version > SHORT_VERSION) return err(refusal('link.newer', { version, known: SHORT_VERSION }));
  const form = v.safeParse(FORM, json.value, { abortEarly: true });
  if (!form.success || form.output.head > form.output.said.length) return err(refusal('link.broken'));
  return ok(form.output);
}

interface Came {
  readonly events: readonly unknown[];
  readonly rest: RestLike;
}

/** Rises block by block, so that a mark stands for everything up to its block. */
export function marksOf(entries: readonly Came[]): string {
  let mixed = 0x811c9dc5;
  let marks = '';
  for (const [at, { events, rest }] of entries.entries()) {
    const { drawn } = rest.dice;
    mixed = mixedWith(mixed, JSON.stringify([events, drawn, rest.pending]));
    if ((at + 1) % BLOCK === 0 || at === entries.length - 1) marks += lettersOf(mixed);
  }
  return marks;
}

/** How many entries came out as those did that the marks were made of. */
export function agreeing(marks: string, entries: readonly Came[]): number {
  const own = marksOf(entries);
  for (let at = 0; at * MARK_LETTERS < marks.length; at += 1) {
    const place = [at * MARK_LETTERS, (at + 1) * MARK_LETTERS] as const;
    if (own.slice(...place) !== marks.slice(...place)) return at * BLOCK;
  }
  return own.length === marks.length ? entries.length : 0;
}

/** FNV-1a over the text: whoever wants to cheat needs no link for it. */
function mixedWith(before: number, text: string): number {
  let mixed = before;
  for (let at = 0; at < text.length; at += 1)
    mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return mixed;
}

const lettersOf = (mixed: number): string =>
  (LETTERS[(mixed >>> 6) & 63] ?? '') + (LETTERS[(mixed ^ (mixed >>> 16)) & 63] ?? '');
