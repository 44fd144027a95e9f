import { openFiles } from '../storage/file-shelf.ts';
import { openLibrary } from '../storage/indexed-db.ts';
import { createHost, type Host, type HostedGame } from './host.ts';
import { createOpenMark } from './open-mark.ts';
import { createOwnCards, type OwnCards } from './own-cards.ts';
import { createPreferences, type PreferencesStore } from './preferences.ts';

const LIBRARY = 'pulp-city-tabletop';

/** A game as a page of the browser takes it in. */
export interface PageGame extends HostedGame {
  /** The browser's database for the player's own files of this game. */
  readonly ownFiles: string;
}

export interface PageParts {
  readonly host: Host;
  readonly preferences: PreferencesStore;
  /** By the id of the system. */
  readonly ownCards: ReadonlyMap<string, OwnCards>;
}

/** What a page keeps in its browser, opened; nothing is on the table yet. */
export async function openPage(games: readonly [PageGame, ...PageGame[]]): Promise<PageParts> {
  const now = (): number => Date.now();
  const [first, ...others] = games.map(({ system }) => system);
  if (first === undefined) throw new Error('a page without a game');
  const library = await openLibrary(LIBRARY, first, ...others);
  const ownCards = await Promise.all(
    games.map(
      async ({ system, ownFiles }) => [system.id, createOwnCards(await openFiles(ownFiles), now)] as const,
    ),
  );
  return {
    host: createHost({ games, library, now, open: createOpenMark() }),
    preferences: createPreferences(),
    ownCards: new Map(ownCards),
  };
}
