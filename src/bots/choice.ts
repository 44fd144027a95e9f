import type { DecisionLike } from '../kernel/game-system.ts';
import type { LookAhead, Weighed } from '../kernel/search.ts';

/** What looking ahead may cost for one answer. Without `ms` the same chance gives the same answers everywhere. */
export interface Budget {
  /** Playouts at most. */
  readonly playouts?: number;
  /** Milliseconds after which looking ahead is broken off, by `now`: without a clock they say nothing. */
  readonly ms?: number;
  readonly now?: () => number;
}

/** The clock of whoever has none. */
export const STANDING = (): number => 0;

/** What a bot asks of a game. */
export type Advised<Game> = Pick<
  LookAhead<Game, unknown, never>,
  'asked' | 'fork' | 'outlook' | 'ponders' | 'progress' | 'weigh'
> & {
  sample(game: Game, decision: DecisionLike, draw: () => number): unknown;
  outcome(game: Game): unknown;
  play(
    game: Game,
    command: { readonly type: 'answer'; readonly decision: string; readonly answer: unknown },
  ): { readonly ok: boolean };
};

/**
 * Picks one of the answers weighed, the best of which come first. `seen`: the game as the asked player may see it; `until`:
 * when the clock of the budget has run out.
 */
export type Choice<Game> = (
  seen: Game,
  decision: DecisionLike,
  weighed: readonly [Weighed, ...Weighed[]],
  until: number,
) => Weighed;
