import type { DecisionLike } from '../kernel/game-system.ts';
import { byPlayer, type ByPlayer, type PlayerId, PLAYERS } from '../kernel/ids.ts';

/** Who answers for a side: somebody at this screen, or a bot. */
export type Seat<Game> =
  | { readonly kind: 'human' }
  | { readonly kind: 'bot'; answer(game: Game, decision: DecisionLike): unknown };

export type Seats<Game> = ByPlayer<Seat<Game>>;

export function hotSeat<Game>(): Seats<Game> {
  return byPlayer(PLAYERS, () => ({ kind: 'human' }));
}

export function isHuman<Game>(seats: Seats<Game>, player: PlayerId): boolean {
  return seats[player].kind === 'human';
}

/** Of the open questions, those that somebody at this screen owes an answer to. */
export function askedHere<Game, D extends DecisionLike>(
  seats: Seats<Game>,
  pending: readonly D[],
): readonly D[] {
  return pending.filter((decision) => isHuman(seats, decision.by));
}

/** What the first bot that is asked answers, or null when none is. */
export function botAnswer<Game extends { readonly rest: { readonly pending: readonly DecisionLike[] } }>(
  seats: Seats<Game>,
  game: Game,
): { readonly type: 'answer'; readonly decision: string; readonly answer: unknown } | null {
  for (const decision of game.rest.pending) {
    const seat = seats[decision.by];
    if (seat.kind === 'bot') {
      return { type: 'answer', decision: decision.id, answer: seat.answer(game, decision) };
    }
  }
  return null;
}
