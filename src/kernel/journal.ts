import type { DiceState } from './dice/source.ts';
import { stream } from './dice/generator.ts';
import {
  type Command,
  type EventLike,
  type GameLike,
  type GameSystem,
  type Refusal,
  type RestLike,
  refusal,
} from './game-system.ts';
import type { PlayerId, SomePlayers } from './ids.ts';
import { err, ok, type Result } from './result.ts';
import type { Reason } from './search.ts';

/** Which bot answered, and why: told to whoever asks, and nothing is played by it. */
export interface Advised {
  readonly by: string;
  readonly why: Reason;
}

/** One command that was obeyed, what it made happen, and what was in flight afterwards. */
export interface Entry<Event, Adjustment> {
  readonly command: Command<Adjustment>;
  readonly events: readonly Event[];
  readonly rest: RestLike;
  readonly advised?: Advised;
}

/** A game just begun: what happened before the first question, and where that led. */
export interface Opened<Event, Game> {
  readonly game: Game;
  readonly events: readonly Event[];
}

/** A system that also tells what happens before the first question. */
export interface OpeningSystem<
  Setup,
  State,
  Event extends EventLike,
  Adjustment,
  Game extends GameLike<Setup, State>,
> extends GameSystem<Setup, State, Event, Adjustment, Game> {
  open(setup: unknown): Result<Opened<Event, Game>, readonly Refusal[]>;
}

/** What a way of a game is called by; see `ways.ts`. */
export interface WayMark {
  readonly id: string;
  /** null: nobody has named it. */
  readonly name: string | null;
  /** Milliseconds since 1970, from the clock of whoever began it; 0: as played. */
  readonly made: number;
}

/** One way that a game has gone from its beginning. */
export interface Way<Event, Adjustment> extends WayMark {
  readonly entries: readonly Entry<Event, Adjustment>[];
  readonly head: number;
}

/** All ways of a game; the one on the table stands in the journal itself, and here as it was when it was taken up. */
export interface Ways<Event, Adjustment> {
  readonly on: string;
  /** As played first, then the others in the order in which they were begun. */
  readonly all: readonly Way<Event, Adjustment>[];
}

/** A game from its beginning. Plain JSON. */
export interface Journal<Setup, Event, Adjustment> {
  readonly setup: Setup;
  /** Before the first command: beginning a game may already roll dice. */
  readonly opening: { readonly events: readonly Event[]; readonly rest: RestLike };
  readonly entries: readonly Entry<Event, Adjustment>[];
  /** How many entries are in force; those behind have been undone. */
  readonly head: number;
  /** Other ways that the game has gone, and the name of this one; absent: there is only this one. */
  readonly ways?: Ways<Event, Adjustment>;
  /** The sides that bots play, with what each bot is called; absent: none. */
  readonly bots?: SomePlayers<string>;
}

export function startJournal<Setup, Event, Adjustment>({
  game,
  events,
}: Opened<Event, GameLike<Setup, unknown>>): Journal<Setup, Event, Adjustment> {
  return { setup: game.setup, opening: { events, rest: game.rest }, entries: [], head: 0 };
}

type AnyJournal = Journal<unknown, unknown, unknown>;

/** What was in flight once `at` entries were in force. */
export function restAt(journal: AnyJournal, at: number = journal.head): RestLike {
  return at === 0 ? journal.opening.rest : (journal.entries[at - 1]?.rest ?? journal.opening.rest);
}

/** Who decided an entry; null: it was agreed on, or made along with the next. */
export function deciderOf(journal: AnyJournal, index: number): PlayerId | null {
  const command = journal.entries[index]?.command;
  if (command?.type === 'concede') return command.by;
  if (command?.type !== 'answer') return null;
  return restAt(journal, index).pending.find(({ id }) => id === command.decision)?.by ?? null;
}

/** Puts an entry behind the head: what was undone is gone for good, another branch begins. */
export function append<Setup, Event, Adjustment>(
  journal: Journal<Setup, Event, Adjustment>,
  entry: Entry<Event, Adjustment>,
): Journal<Setup, Event, Adjustment> {
  const entries = [...journal.entries.slice(0, journal.head), entry];
  return { ...journal, entries, head: entries.length };
}

/** Moves the head without losing anything. */
export function goTo<J extends AnyJournal>(journal: J, at: number): J {
  return { ...journal, head: inside(journal, at) };
}

/** Where an undo leads: new dice are taken back together with the command they were made for. */
export function undoTo(journal: AnyJournal): number {
  let at = Math.max(0, journal.head - 1);
  while (at > 0 && isRekey(journal, at - 1)) at -= 1;
  return at;
}

export function redoTo(journal: AnyJournal): number {
  let at = journal.head;
  while (at < journal.entries.length - 1 && isRekey(journal, at)) at += 1;
  return Math.min(journal.entries.length, at + 1);
}

export function undo<J extends AnyJournal>(journal: J): J {
  return goTo(journal, undoTo(journal));
}

export function redo<J extends AnyJournal>(journal: J): J {
  return goTo(journal, redoTo(journal));
}

/** The players have learnt something from the entry: dice were drawn, or a secret answer came to light. */
export function reveals(journal: AnyJournal, index: number): boolean {
  const entry = journal.entries[index];
  if (entry === undefined) return false;
  const before = restAt(journal, index);
  const { command } = entry;
  if (command.type === 'rekey' || entry.rest.dice.drawn > before.dice.drawn) return true;
  if (command.type !== 'answer') return false;
  return before.pending.some((one) => one.id === command.decision && one.secret === true);
}

/** Something between the two places was revealed, so that going back takes everybody's consent. */
export function revealsBetween(journal: AnyJournal, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) if (reveals(journal, index)) return true;
  return false;
}

/** The game after `at` entries: the fold of all events up to there, and what the last of them left in flight. */
export function gameAt<
  Setup,
  State,
  Event extends EventLike,
  Adjustment,
  Game extends GameLike<Setup, State>,
>(
  system: Pick<GameSystem<Setup, State, Event, Adjustment, Game>, 'apply' | 'initialState'>,
  game: Game,
  journal: Journal<Setup, Event, Adjustment>,
  at: number = journal.head,
): Game {
  const state = system.initialState(journal.setup);
  for (const { events } of [journal.opening, ...journal.entries.slice(0, at)]) {
    for (const event of events) system.apply(state, event);
  }
  return { ...game, setup: journal.setup, state, rest: restAt(journal, at) };
}

/**
 * A seed that only the abandoned dice decide: the same on every machine, another one each time.
 * The dice of both ends count, so that taking back new dice never brings known ones again.
 */
export function rekeySeed(kept: DiceState, abandoned: DiceState): number {
  let mixed = 0x2545f491;
  for (const dice of [kept, abandoned]) {
    for (const word of [dice.drawn, ...(dice.kind === 'seeded' ? dice.generator : [])]) {
      mixed = stream((mixed ^ word) >>> 0)();
    }
  }
  return mixed;
}

/** The command that gives new dice, if going on from the head abandons something revealed; else null. */
export function rekeyDue(journal: AnyJournal): { readonly type: 'rekey'; readonly seed: number } | null {
  if (!abandonsRevealed(journal)) return null;
  const kept = restAt(journal).dice;
  if (kept.kind !== 'seeded') return null;
  return { type: 'rekey', seed: rekeySeed(kept, restAt(journal, journal.entries.length).dice) };
}

export function abandonsRevealed(journal: AnyJournal): boolean {
  return revealsBetween(journal, journal.head, journal.entries.length);
}

/**
 * Obeys a command at the head. After an undo past something revealed this takes `agreed`, and new dice are made
 * first, as an entry of their own.
 */
export function advance<
  Setup,
  State,
  Event extends EventLike,
  Adjustment,
  Game extends GameLike<Setup, State>,
>(
  system: Pick<GameSystem<Setup, State, Event, Adjustment, Game>, 'execute'>,
  journal: Journal<Setup, Event, Adjustment>,
  game: Game,
  command: Command<Adjustment>,
  options: { readonly agreed?: boolean; readonly advised?: Advised } = {},
): Result<
  { readonly journal: Journal<Setup, Event, Adjustment>; readonly game: Game; readonly added: number },
  Refusal
> {
  if (abandonsRevealed(journal) && options.agreed !== true) return err(refusal('journal.agreementNeeded'));
  const rekey = rekeyDue(journal);
  const commands = rekey === null ? [command] : [rekey, command];
  let now = game;
  let written = journal;
  for (const one of commands) {
    const result = system.execute(now, one);
    if (!result.ok) return result;
    now = result.value.game;
    const advised = one === command ? options.advised : undefined;
    const entry = { command: one, events: result.value.events, rest: now.rest };
    written = append(written, advised === undefined ? entry : { ...entry, advised });
  }
  return ok({ journal: written, game: now, added: commands.length });
}

function isRekey(journal: AnyJournal, index: number): boolean {
  return journal.entries[index]?.command.type === 'rekey';
}

function inside(journal: AnyJournal, at: number): number {
  return Math.min(Math.max(0, Math.trunc(at)), journal.entries.length);
}
