import { err, type Result } from '../kernel/result.ts';
import { type EventLike, type Refusal, refusal } from '../kernel/game-system.ts';
import type { Journal, Way } from '../kernel/journal.ts';
import { load, type Loaded, parseFile, systemIn } from '../storage/codec.ts';
import type { EncounterFile } from '../storage/file.ts';
import type { AnyGame, AnySetup, AnySystem } from './any-game.ts';

export type AnyJournal = Journal<AnySetup, EventLike, unknown>;

export type AnyWay = Way<EventLike, unknown>;

export type ReadGame = Loaded<AnySetup, object, EventLike, unknown, AnyGame>;

/** The game that a text says it is of; null: it says none. */
export const systemOfText = systemIn;

/** The game in a text, for whoever only looks at it: nothing is put on a table. */
export function readGame(system: AnySystem, text: string): Result<ReadGame, Refusal> {
  const file = parseFile(text, system);
  return file.ok ? readFile(system, file.value) : file;
}

/** @param own a save of this device; see `LoadOptions` */
export function readFile(system: AnySystem, file: EncounterFile, own = false): Result<ReadGame, Refusal> {
  try {
    return load(system, file, { own });
  } catch (error) {
    return err(refusal('game.notBegun', { why: error instanceof Error ? error.message : String(error) }));
  }
}
