import type { ReactNode } from 'react';
import type { AnyGame, AnySetup, AnySystem } from '../../app/any-game.ts';
import type { BotDoor } from '../../app/thinker.ts';
import type { Bots } from '../../app/seats.ts';
import type { PageGame } from '../../app/page.ts';
import type { ShortSetups } from '../../app/sending.ts';
import type { Lang } from '../../i18n/language.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { Refusal } from '../../kernel/game-system.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import type { Result } from '../../kernel/result.ts';

export interface TableScreenProps {
  readonly onResult: () => void;
  readonly onHome: () => void;
}

export interface SetupScreenProps<Choice = unknown, Setup = unknown> {
  /** Answers what the game itself finds wrong with it, if anything. `bots`: the sides that bots play. */
  onStart(setup: Setup, bots?: Bots): readonly Refusal[] | void;
  readonly onBack: () => void;
  /** What the screen of cards has handed over. */
  readonly start?: Choice;
  /** Leads to the tables of the player's own. */
  readonly onTables?: () => void;
}

export interface ResultScreenProps {
  /** The same set-up with new dice. */
  readonly onRematch: () => void;
  /** Another set-up of the game's own making, such as this one with the sides changed; with new dice. */
  readonly onAgain?: (setup: AnySetup) => void;
  /** Back to the table as it stood at the end. */
  readonly onClose: () => void;
  /** To another set-up; without it the game is put away. */
  readonly onChangeTeams?: () => void;
}

export interface CardsScreenProps<Choice = unknown> {
  readonly onBack: () => void;
  /** Leads to the set-up, with this chosen. */
  readonly onSetUp: (choice: Choice) => void;
}

export interface TeamsScreenProps<Choice = unknown> {
  readonly onBack: () => void;
  /** Leads to the set-up, with this chosen. */
  readonly onSetUp: (choice: Choice) => void;
  /** What a link to the page has brought along. */
  readonly link?: string;
}

export interface LabScreenProps {
  readonly onBack: () => void;
}

export interface QuickCardProps {
  /** Its button is the thing to press. */
  readonly gold: boolean;
  /** Begins the game that `quickStart` makes of this choice. */
  readonly onQuickGame: (choice: string) => void;
}

export interface AgainstCardProps {
  /** Begins the game that `quickStart` makes of this choice, against bots. */
  readonly onPlay: (choice: string, bots: Bots) => void;
}

export interface ExamplesProps {
  /** The id of an example. */
  readonly onOpen: (id: string) => void;
}

/**
 * What a page needs to host a game: it is there from the first screen on, so whatever can wait is behind a `load`.
 * The shell hands set-ups, games and choices back to the face they came from and reads nothing in them.
 */
export interface GameFace extends PageGame {
  /** Only its id is there before `load` has resolved; `services`, `quickStart` and the set-ups of examples likewise. */
  readonly system: AnySystem;
  /** Read functions of the engine for this game's own screens; see `gameHooks`. */
  readonly services: object;
  name(lang: Lang): string;
  /** One line below the name. */
  tagline(t: Translator): string;
  /** The title of a save, in the language of the screen. */
  saveTitle(title: string, lang: Lang): string;
  editionName(edition: string, lang: Lang): string;
  /** Who plays, in the order of the sides. */
  players(setup: AnySetup): readonly PlayerId[];
  playerName(setup: AnySetup, player: PlayerId, lang: Lang): string;
  /** What a file of this game is called. */
  fileTitle(game: AnyGame, t: Translator): string;
  /** What is wrong with a file, a set-up or a save, in one sentence; see `plainFaultWords`. */
  faultWords(t: Translator, fault: Refusal): string;
  /** Texts that only the table needs. */
  loadTexts?(lang: Lang): Promise<void>;
  /** The set-up that the quick start card's choice stands for. */
  quickStart(choice: string, lang: Lang): Result<unknown, Refusal>;
  QuickCard(props: QuickCardProps): ReactNode;
  /** A ready game against a bot, one press away; absent: bots do not play this game. */
  AgainstCard?(props: AgainstCardProps): ReactNode;
  /** What bots need to play it; absent: they do not. */
  readonly bots?: BotDoor;
  readonly table: { load(): Promise<{ TableScreen(props: TableScreenProps): ReactNode }> };
  readonly setup?: {
    load(): Promise<{ SetupScreen(props: SetupScreenProps): ReactNode }>;
    /** What there is to choose. */
    note(t: Translator): string;
  };
  readonly result?: { load(): Promise<{ ResultScreen(props: ResultScreenProps): ReactNode }> };
  readonly cards?: {
    load(): Promise<{ CardsScreen(props: CardsScreenProps): ReactNode }>;
    title(t: Translator): string;
    invite(t: Translator): string;
    open(t: Translator): string;
  };
  /** Where players put together what they bring to the table. */
  readonly teams?: {
    load(): Promise<{ TeamsScreen(props: TeamsScreenProps): ReactNode }>;
    title(t: Translator): string;
    invite(t: Translator): string;
    open(t: Translator): string;
  };
  /** Where players make the tables they play on. */
  readonly tables?: {
    load(): Promise<{ TablesScreen(props: TeamsScreenProps): ReactNode }>;
    title(t: Translator): string;
    invite(t: Translator): string;
    open(t: Translator): string;
  };
  /** Where players find out by having bots play what their lists are worth. */
  readonly laboratory?: {
    load(): Promise<{ LabScreen(props: LabScreenProps): ReactNode }>;
    title(t: Translator): string;
    invite(t: Translator): string;
    open(t: Translator): string;
  };
  /** What set-ups leave out that go through a link; absent: they go as they are. */
  shortSetups?(): Promise<ShortSetups>;
  /** A first game that is played with a coach. */
  readonly lesson?: {
    title(t: Translator): string;
    invite(t: Translator): string;
    open(t: Translator): string;
    setup(lang: Lang): Result<unknown, Refusal>;
  };
  /** Recorded games, as files, that a club's page shows while nobody plays. */
  readonly demos?: readonly (() => Promise<string>)[];
  readonly examples?: {
    Examples(props: ExamplesProps): ReactNode;
    setup(id: string, lang: Lang): Result<unknown, Refusal>;
  };
}
