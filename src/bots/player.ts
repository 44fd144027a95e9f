import type { DecisionLike, EventLike, GameLike, GameSystem } from '../kernel/game-system.ts';

/** Answers one open question of a game. */
export type Player<Game> = (game: Game, decision: DecisionLike) => unknown;

/** A kind of player, for any game: handed the game's system and its own chance. */
export type PlayerMaker = <
  Setup,
  State,
  Event extends EventLike,
  Adjustment,
  Game extends GameLike<Setup, State>,
>(
  system: GameSystem<Setup, State, Event, Adjustment, Game>,
  draw: () => number,
) => Player<Game>;
