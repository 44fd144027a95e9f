import type { Advisor } from '../bots/advice.ts';
import type { EventLike, GameLike, GameSystem, Refusal } from '../kernel/game-system.ts';
import type { Opened } from '../kernel/journal.ts';
import type { Result } from '../kernel/result.ts';
import type { Deal } from './deal.ts';
import type { Study } from './study.ts';
import type { Told } from './told.ts';

/** Something to know beside a result: a code that is worded, with its figures. */
export type Remark = Pick<Refusal, 'code' | 'params'>;

/** Listens to one Encounter. */
export interface Listener<Event> {
  /** Told the events of each answer, with the game as it is after them. */
  hear(events: readonly Event[]): void;
  /** What it came to; the game is over. */
  told(): Told;
}

/** What a game gives to the laboratory. */
export interface LabGame<
  Setup,
  State,
  Event extends EventLike,
  Adjustment,
  Game extends GameLike<Setup, State>,
  Field,
> {
  readonly system: GameSystem<Setup, State, Event, Adjustment, Game>;
  /** Reads what a study says of the game itself, and holds the study to it: everything that is wrong, or the field. */
  readField(study: Study): Result<Field, readonly Refusal[]>;
  /** What is to be known beside any result of the study. */
  remarks(field: Field): readonly Remark[];
  setup(field: Field, deal: Pick<Deal, 'lists' | 'seed' | 'at'>): Setup;
  open(setup: Setup): Result<Opened<Event, Game>, readonly Refusal[]>;
  listen(game: Game): Listener<Event>;
  /** Of each part of a list what it can do, by the names that `used` has, and whether its use leaves a trace. */
  abilities(field: Field, list: string): readonly PartAbilities[];
}

export interface PartAbilities {
  readonly at: number;
  readonly part: string;
  readonly abilities: readonly { readonly name: string; readonly traced: boolean }[];
}

/** Makes a bot of a kind, with chance of its own. */
export type BotMaker<Game> = (draw: () => number) => Advisor<Game>;

/** Kinds of bots by their names. */
export type Bots<Game> = Readonly<Record<string, BotMaker<Game>>>;
