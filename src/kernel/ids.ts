/** A player's side in a game of any system. */
export type PlayerId = 'a' | 'b';
export const PLAYERS: readonly PlayerId[] = ['a', 'b'];

export type ByPlayer<T> = Readonly<Record<PlayerId, T>>;

export function otherPlayer(player: PlayerId): PlayerId {
  return player === 'a' ? 'b' : 'a';
}
