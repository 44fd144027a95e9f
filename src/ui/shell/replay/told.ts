import type { AnyGame } from '../../../app/any-game.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { PlayerId } from '../../../kernel/ids.ts';
import type { AnyJournal } from '../../../app/read-game.ts';

/** A part of the game, such as a Round. */
export interface Chapter {
  /** How many entries are in force when it has begun. */
  readonly at: number;
  readonly title: string;
  /** How it stood at its end; null: it has none yet, or nothing is counted. */
  readonly score: string | null;
}

export const MARKS = ['hit', 'miss', 'ko', 'collapse'] as const;
export type MarkKind = (typeof MARKS)[number];

/** Something that stands out. */
export interface Mark {
  readonly at: number;
  readonly kind: MarkKind;
  /** Whose doing, or of a KO whose loss. */
  readonly team: PlayerId | null;
}

/** One line of what two games are compared by. */
export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly values: Readonly<Partial<Record<PlayerId, string>>>;
}

/** A game from its beginning. */
export interface Played {
  readonly journal: AnyJournal;
  /** The game after so many entries. */
  gameAt(at: number): AnyGame;
}

/** What a replay shows of a game besides its story. */
export interface ReplayTelling {
  chapters(played: Played, t: Translator): readonly Chapter[];
  marks(played: Played): readonly Mark[];
  figures(game: AnyGame, t: Translator): readonly Figure[];
}
