import { type Level, LEVELS } from '../bots/advice.ts';
import type { Command, DecisionLike, GameLike } from '../kernel/game-system.ts';
import {
  byPlayer,
  type ByPlayer,
  type PlayerId,
  PLAYERS,
  playersOf,
  type SomePlayers,
} from '../kernel/ids.ts';
import { deciderOf, type Journal } from '../kernel/journal.ts';

export { type Level, LEVELS };

/** Who answers for a side: somebody at this screen, a bot that answers in place, or a bot of a level that thinks elsewhere. */
export type Seat<Game> =
  | { readonly kind: 'human' }
  | { readonly kind: 'bot'; answer(game: Game, decision: DecisionLike): unknown }
  | {
      readonly kind: 'machine';
      readonly level: Level;
      /** The question that somebody at this screen answers in its place. */
      readonly spared?: string;
    };

export type Seats<Game> = ByPlayer<Seat<Game>>;

/** The sides that bots of a level play; the others are played at this screen. */
export type Bots = SomePlayers<Level>;

export const HUMAN = { kind: 'human' } as const;

export function hotSeat<Game>(): Seats<Game> {
  return byPlayer(PLAYERS, () => HUMAN);
}

const levelOf = (name: string | undefined): Level | undefined => LEVELS.find((level) => level === name);

/** Seats as a game has kept them; a bot that this program does not know leaves its side to the people here. */
export const seatsFor = <Game>(kept: SomePlayers<string> = {}): Seats<Game> =>
  byPlayer(PLAYERS, (player) => {
    const level = levelOf(kept[player]);
    return level === undefined ? HUMAN : { kind: 'machine', level };
  });

/** What a game keeps of its seats; null: people play all of it. */
export function botsIn<Game>(seats: Seats<Game>): Bots | null {
  const kept = playersOf(seats).flatMap((player): [PlayerId, Level][] => {
    const seat = seats[player];
    return seat.kind === 'machine' ? [[player, seat.level]] : [];
  });
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

export function isHuman<Game>(seats: Seats<Game>, player: PlayerId): boolean {
  return seats[player].kind === 'human';
}

function isAskedHere<Game>(seats: Seats<Game>, { by, id }: DecisionLike): boolean {
  const seat = seats[by];
  return seat.kind === 'human' || (seat.kind === 'machine' && seat.spared === id);
}

/** Of the open questions, those that somebody at this screen owes an answer to. */
export function askedHere<Game, D extends DecisionLike>(
  seats: Seats<Game>,
  pending: readonly D[],
): readonly D[] {
  return pending.filter((decision) => isAskedHere(seats, decision));
}

/** The first open question that a bot of a level is asked, and that level. */
export function askedOfMachine<Game, D extends DecisionLike>(
  seats: Seats<Game>,
  pending: readonly D[],
): { readonly decision: D; readonly level: Level } | null {
  for (const decision of pending) {
    const seat = seats[decision.by];
    if (seat.kind === 'machine' && seat.spared !== decision.id) return { decision, level: seat.level };
  }
  return null;
}

/** What the first bot that is asked and answers in place says, or null when none is. */
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

/** Was an entry decided for a side that a bot of a level plays? */
export function isMachines<Game>(
  seats: Seats<Game>,
  journal: Journal<unknown, unknown, unknown>,
  index: number,
): boolean {
  const by = deciderOf(journal, index);
  return by !== null && seats[by].kind === 'machine';
}

/** The answer to a question that has no choice in it, for whoever sits here or a bot of a level; null: there is none such. */
export function mootCommand<Game extends GameLike<unknown, object>>(
  system: { moot?(game: Game, decision: DecisionLike): unknown },
  game: Game,
  seats: Seats<Game>,
): Command<never> | null {
  for (const decision of game.rest.pending) {
    if (seats[decision.by].kind === 'bot') continue;
    const answer = system.moot?.(game, decision) ?? null;
    if (answer !== null) return { type: 'answer', decision: decision.id, answer };
  }
  return null;
}
