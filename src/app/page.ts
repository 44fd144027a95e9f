import { memoryDocuments, openDocuments } from '../storage/document-shelf.ts';
import { memoryFiles, openFiles } from '../storage/file-shelf.ts';
import { openLibrary, visitLibrary } from '../storage/indexed-db.ts';
import { channelOf, createDocuments, type Documents } from './documents.ts';
import { freshId } from './fresh-id.ts';
import { createHost, type Host, type HostedGame } from './host.ts';
import { pageKiosk } from './kiosk.ts';
import { createOpenMark } from './open-mark.ts';
import { createOwnCards, type OwnCards } from './own-cards.ts';
import { createPreferences, type PreferencesStore, surroundings } from './preferences.ts';
import { createRemembered, type Remembered } from './remembered.ts';

const LIBRARY = 'pulp-city-tabletop';

/** A game as a page of the browser takes it in. */
export interface PageGame extends HostedGame {
  /** The browser's database for the player's own files of this game. */
  readonly ownFiles: string;
  /** Likewise for what the player makes with this game's screens; absent: they make nothing that lasts. */
  readonly ownDocuments?: string;
}

/** What a page keeps for one game besides its saves. */
export interface OwnThings {
  readonly ownCards: OwnCards;
  readonly documents: Documents;
  readonly remembered: Remembered;
}

export interface PageParts {
  readonly host: Host;
  readonly preferences: PreferencesStore;
  /** By the id of the system. */
  readonly own: ReadonlyMap<string, OwnThings>;
}

/** What a page keeps in its browser, opened; nothing is on the table yet. `spoken`: the languages of the page. */
export async function openPage(
  games: readonly [PageGame, ...PageGame[]],
  spoken: readonly string[],
): Promise<PageParts> {
  const now = (): number => Date.now();
  const [first, ...others] = games.map(({ system }) => system);
  if (first === undefined) throw new Error('a page without a game');
  const passing = pageKiosk() !== null;
  const library = passing ? visitLibrary(first, ...others) : await openLibrary(LIBRARY, first, ...others);
  const own = await Promise.all(
    games.map(
      async (game) =>
        [game.system.id, await (passing ? ownOfVisit(game, now) : await openOwn(game, now))] as const,
    ),
  );
  return {
    host: createHost({ games, library, now, open: passing ? createOpenMark([]) : createOpenMark() }),
    preferences: createPreferences(surroundings(spoken)),
    own: new Map(own),
  };
}

/** On a club's page nothing that a player makes stays. */
const ownOfVisit = ({ system }: PageGame, now: () => number): OwnThings => ({
  ownCards: createOwnCards(memoryFiles(), now),
  documents: createDocuments(memoryDocuments(), { now, freshId, channel: null }),
  remembered: createRemembered(system.id),
});

async function openOwn({ system, ownFiles, ownDocuments }: PageGame, now: () => number): Promise<OwnThings> {
  const [files, shelf] = await Promise.all([
    openFiles(ownFiles),
    ownDocuments === undefined ? memoryDocuments() : openDocuments(ownDocuments),
  ]);
  const channel = ownDocuments === undefined ? null : channelOf(ownDocuments);
  return {
    ownCards: createOwnCards(files, now),
    documents: createDocuments(shelf, { now, freshId, channel }),
    remembered: createRemembered(system.id),
  };
}
