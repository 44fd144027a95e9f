import { createContext, type ReactNode, useContext } from 'react';
import type { AnyGame } from '../../../app/any-game.ts';
import type { Preferences } from '../../../app/preferences.ts';
import type { Lang } from '../../../i18n/language.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { Command, DecisionLike, Refusal } from '../../../kernel/game-system.ts';
import type { PlayerId } from '../../../kernel/ids.ts';
import type { Reason } from '../../../kernel/search.ts';
import type { Story } from '../log/story.ts';
import type { Course } from '../lessons/course.ts';
import type { KeyLine } from '../menu/key-lines.ts';
import type { ReplayTelling } from '../replay/told.ts';

export interface QuestionProps {
  readonly decision: DecisionLike;
  readonly answer: SendAnswer;
}

/** `follow`: what is answered at once behind it, as long as it answers anything; it is taken back together with the answer. */
export type SendAnswer = (answer: unknown, follow?: (game: AnyGame) => Command<never> | null) => void;

export interface RulingsProps {
  /** Shows a rule. */
  readonly onRule: (id: string) => void;
}

export interface AdjustProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export interface RuleWord {
  readonly word: string;
  readonly rule: string;
}

/** A rule in our own words, as "why?" shows it. */
export interface RuleWords {
  readonly title: string;
  readonly text: string;
  /** What the program does of it, where it is not the rule itself. */
  readonly played?: readonly string[];
  /** Shown in place of the id that was asked for. */
  readonly id?: string;
  /** What is played where the book is unclear. */
  readonly ruling?: string;
  /** How another edition has it, where that differs. */
  readonly elsewhere?: string;
}

export interface Ending {
  /** null: nobody has won. */
  readonly winner: PlayerId | null;
  readonly title: string;
  readonly note: string;
}

/** What the dock, the log and the menu show of the game on the table; it comes with the table screen. */
export interface TableFace {
  /** Every kind of decision, with the unfinished answer. */
  Question(props: QuestionProps): ReactNode;
  /** Words for why an answer is not taken. */
  useRefusalWords(): (refusal: Refusal) => string;
  /** null: there is no game. */
  useStory(): Story | null;
  /** `game` null: there is none. Undefined: no such rule. What a control names may also be of this game alone. */
  rule(id: string, game: AnyGame | null, lang: Lang): RuleWords | undefined;
  /** How a game has ended; null: it goes on. */
  ending(game: AnyGame, t: Translator): Ending | null;
  /** Who may still concede, where not every player may: of several some may be out. */
  stillIn?(game: AnyGame): readonly PlayerId[];
  /** What is learnt in the game on the table; null: it is played without a coach. */
  useCourse?(): Course | null;
  /** All that the keys do at this table. */
  keys(t: Translator): readonly KeyLine[];
  /** Several players may answer such questions at the same time, each at his own dock. */
  together?(decision: DecisionLike): boolean;
  /** Why a bot answered as it did, in one line; null: it is not worded. */
  reason?(game: AnyGame, why: Reason, t: Translator): string | null;
  /** What an answer does at once, up to the first roll, sentence by sentence. */
  answerWords?(game: AnyGame, decision: DecisionLike, answer: unknown, t: Translator): readonly string[];
  /** What can be changed of the game in progress without an agreement: in the menu. */
  GameSettings?(): ReactNode;
  /** Settings that mean something in this game, besides those of every game. */
  readonly switches: readonly GameSwitch[];
  /** What stands out in a replay; without it the story alone divides it. */
  readonly replay?: ReplayTelling;
  /** Every ruling of ours, to be searched. */
  Rulings?(props: RulingsProps): ReactNode;
  /** The words of the game, to be searched. */
  Glossary?(props: RulingsProps): ReactNode;
  /** Words of the game that a text uses, each with its rule. */
  wordsIn?(text: string, game: AnyGame | null, lang: Lang): readonly RuleWord[];
  /** What the players change by agreement. */
  Adjust?(props: AdjustProps): ReactNode;
}

/** A preference that is on or off; its texts are `menu.<name>` and `menu.<name>.note`. */
export type GameSwitch = Exclude<
  { [K in keyof Preferences]: Preferences[K] extends boolean ? K : never }[keyof Preferences],
  'reducedMotion'
>;

export const TableFaceContext = createContext<TableFace | null>(null);

/** @throws away from a table. */
export function useTableFace(): TableFace {
  const face = useContext(TableFaceContext);
  if (face === null) throw new Error('no table around this component');
  return face;
}
