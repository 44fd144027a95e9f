import type { Command, EventLike, GameLike, Refusal } from '../kernel/game-system.ts';
import { refusal } from '../kernel/game-system.ts';
import { append, gameAt, type Journal, type OpeningSystem, startJournal } from '../kernel/journal.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { difference } from '../simulation/same.ts';
import { encode, type SetupLike, setupRefused } from '../storage/codec.ts';
import { agreeing, commandSaid, readShort, type ShortForm, shortText } from '../storage/short-form.ts';
import type { AnyGame, AnySystem } from './any-game.ts';

/** What a game leaves out of a set-up that goes through a link, since every page has it. */
export interface ShortSetups {
  shorten(setup: SetupLike): unknown;
  /** What `shorten` was made of, unchecked. */
  whole(short: unknown): unknown;
}

const AS_IT_IS: ShortSetups = { shorten: (setup) => setup, whole: (short) => short };

type AnyJournal = Journal<SetupLike, EventLike, unknown>;
interface Played {
  readonly game: AnyGame;
  readonly journal: AnyJournal;
  readonly stopped: Refusal | null;
}

/**
 * The Encounter as a text for a link. Refused where today's rules would not bring about again what has been played:
 * such an Encounter goes out as a file.
 */
export function shortOf(
  system: AnySystem,
  journal: AnyJournal,
  setups: ShortSetups = AS_IT_IS,
): Result<string, Refusal> {
  const setup = setups.shorten(journal.setup);
  const text = shortText(system.id, journal, setup);
  const short = readShort(text);
  const again = short.ok ? playAgain(system, short.value, setups) : short;
  if (!again.ok || again.value.stopped !== null) return err(refusal('link.playedOtherwise'));
  const { entries, opening } = again.value.journal;
  const same =
    difference(JSON.parse(JSON.stringify({ entries, opening })), {
      entries: journal.entries.map(({ advised: _, ...entry }) => entry),
      opening: journal.opening,
    }) === null;
  // The marks are those of the Encounter as it comes out again, whatever order its events have their keys in.
  return same
    ? ok(shortText(system.id, { ...again.value.journal, head: journal.head }, setup))
    : err(refusal('link.playedOtherwise'));
}

/** What a link has brought, ready to be opened. */
export interface Received {
  /** The id of its game. */
  readonly system: string;
  readonly setup: SetupLike;
  /** As an encounter file. */
  readonly text: string;
  /** The game at the place it is gone on from. */
  readonly game: AnyGame;
  /** Entries that came along. */
  readonly entries: number;
  /** How many of them come out here as they did there; fewer where the page is of another version. */
  readonly agreed: number;
}

/** Plays again what a link has brought; `systems` are those that this page knows, with their rules loaded. */
export function receive(
  text: string,
  systems: readonly { readonly system: AnySystem; readonly setups?: ShortSetups }[],
): Result<Received, Refusal> {
  const short = readShort(text);
  if (!short.ok) return short;
  const { head, marks, said } = short.value;
  const own = systems.find(({ system }) => system.id === short.value.system);
  if (own === undefined) return err(refusal('file.otherSystem', { system: short.value.system }));
  const played = playAgain(own.system, short.value, own.setups ?? AS_IT_IS);
  if (!played.ok) return played;
  const { journal } = played.value;
  const agreed = said.length === 0 ? 0 : agreeing(marks, journal.entries);
  const entries = journal.entries.slice(0, agreed);
  const kept = { ...journal, entries, head: Math.min(head, agreed) };
  return ok({
    system: own.system.id,
    setup: journal.setup,
    text: encode(own.system.id, kept),
    game: gameAt(own.system, played.value.game, kept),
    entries: said.length,
    agreed,
  });
}

function playAgain(
  system: AnySystem,
  short: Pick<ShortForm, 'bots' | 'setup' | 'said'>,
  setups: ShortSetups,
): Result<Played, Refusal> {
  try {
    return played(system, short, setups);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return err(refusal('game.notBegun', { why }));
  }
}

function played(
  system: OpeningSystem<SetupLike, object, EventLike, unknown, GameLike<SetupLike, object>>,
  { bots, setup, said }: Pick<ShortForm, 'bots' | 'setup' | 'said'>,
  setups: ShortSetups,
): Result<Played, Refusal> {
  const opened = system.open(setups.whole(setup));
  if (!opened.ok) return err(setupRefused(opened.error));
  let { game } = opened.value;
  let journal: AnyJournal = startJournal(opened.value);
  if (bots !== undefined) journal = { ...journal, bots };
  for (const words of said) {
    const command: Command<unknown> = commandSaid(words, game.rest);
    const done = system.execute(game, command);
    if (!done.ok) return ok({ game, journal, stopped: done.error });
    game = done.value.game;
    journal = append(journal, { command, events: done.value.events, rest: game.rest });
  }
  return ok({ game, journal, stopped: null });
}
