import type { Refusal } from '../kernel/game-system.ts';
import { FORMAT, VERSION } from '../storage/file.ts';
import type { FileShelf, KeptFile } from '../storage/file-shelf.ts';
import { type JsonPlace, jsonPlaces } from '../storage/json-places.ts';
import { readJson } from '../storage/read-json.ts';

/** One card of a file, unread, and where its parts stand in the file. */
export interface UnreadCard {
  readonly json: unknown;
  readonly placeOf: (path: string, within?: JsonPlace) => JsonPlace;
}

/** A file of cards as the player opened it. */
export interface OwnFile {
  readonly id: string;
  readonly name: string;
  readonly cards: readonly UnreadCard[];
  /** Why nothing can be read of it. */
  readonly refused: Refusal | null;
}

/** The player's own cards: files are kept as they came, good or faulty. */
export interface OwnCards {
  list(): Promise<readonly OwnFile[]>;
  /** A file of the same name takes the place of the one before. */
  add(name: string, text: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A file holds one card, or a list of cards. */
export function readOwnFile({ id, name, text }: KeptFile): OwnFile {
  const read = readJson(text);
  if (!read.ok) return { id, name, cards: [], refused: read.error };
  const json = read.value;
  const places = jsonPlaces(text);
  if (!Array.isArray(json)) return { id, name, cards: [{ json, placeOf: places }], refused: null };
  const cards = json.map((card: unknown, at) => ({
    json: card,
    placeOf: (path: string, within?: JsonPlace) => places(path === '' ? `${at}` : `${at}.${path}`, within),
  }));
  return { id, name, cards, refused: null };
}

export function createOwnCards(shelf: FileShelf, now: () => number): OwnCards {
  return {
    list: async () => (await shelf.list()).map(readOwnFile),
    async add(name, text) {
      const before = (await shelf.list()).find((file) => file.name === name);
      const kept = now();
      await shelf.keep({ id: before?.id ?? `${kept} ${name}`, name, text, kept: before?.kept ?? kept });
    },
    remove: (id) => shelf.remove(id),
  };
}

/** A set-up as an encounter file in which nothing has happened yet. */
export function setupText(
  system: string,
  setup: { readonly edition: string; readonly revision: number; readonly seed: number },
): string {
  const { edition, revision, seed } = setup;
  const file = {
    format: FORMAT,
    version: VERSION,
    system,
    edition,
    revision,
    seed,
    setup,
    head: 0,
    entries: [],
  };
  return JSON.stringify(file, null, 2);
}
