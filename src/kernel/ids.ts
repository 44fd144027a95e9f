/** A player's side in a game of any system. */
export type PlayerId = 'a' | 'b' | 'c' | 'd';

/** All sides there are: the first two, three or four of them play a game. */
export const PLAYERS: readonly PlayerId[] = ['a', 'b', 'c', 'd'];

/** A value for each player of a game, and no key for anybody else: who plays is asked first. */
export type ByPlayer<T> = Readonly<Record<PlayerId, T>>;

/** A value for some of the players. */
export type SomePlayers<T> = Readonly<Partial<Record<PlayerId, T>>>;

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = PLAYERS.length;

const TWO = PLAYERS.slice(0, 2);
const THREE = PLAYERS.slice(0, 3);

/** The players for whom there is a value, in the order of the sides. */
export function playersOf(values: SomePlayers<unknown>): readonly PlayerId[] {
  if (values.d !== undefined) return PLAYERS;
  return values.c === undefined ? TWO : THREE;
}

export const isPlayer = (given: string): given is PlayerId => PLAYERS.some((player) => player === given);

/** A value for each of these players. */
export function byPlayer<T>(
  players: readonly PlayerId[],
  valueOf: (player: PlayerId) => T,
): Record<PlayerId, T> {
  // Players of no game have no key: that is what the type promises.
  return Object.fromEntries(players.map((player) => [player, valueOf(player)])) as Record<PlayerId, T>;
}

/** The values of a game of two. */
export const forTwo = <T>(a: T, b: T): Record<PlayerId, T> =>
  byPlayer(TWO, (player) => (player === 'a' ? a : b));

/** All players but this one, in the order of the sides. */
export const othersOf = (players: readonly PlayerId[], player: PlayerId): readonly PlayerId[] =>
  players.filter((one) => one !== player);

/** The players in their order, beginning with this one. */
export function orderFrom(players: readonly PlayerId[], first: PlayerId): readonly PlayerId[] {
  const at = Math.max(0, players.indexOf(first));
  return [...players.slice(at), ...players.slice(0, at)];
}
