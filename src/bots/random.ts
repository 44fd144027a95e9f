import type { PlayerMaker } from './player.ts';

/** A player that gives any legal answer, all drawn from one stream. */
export const randomPlayer: PlayerMaker = (system, draw) => (game, decision) =>
  system.sample(game, decision, draw);
