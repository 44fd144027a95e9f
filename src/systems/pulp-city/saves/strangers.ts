import { isPlayer, type PlayerId } from '../../../kernel/ids.ts';

/** Under these names stands a Team, or several. */
const TEAM_NAMES: ReadonlySet<string> = new Set([
  ...['active', 'by', 'first', 'next', 'payer', 'side', 'team', 'terrain', 'winner'],
  ...['among', 'asked', 'declined', 'order', 'queue', 'ranking', 'ranks', 'shared', 'teams'],
]);

/**
 * Where a value of a file tells of a Team that does not play, or tells of some Teams only where each has its own value,
 * as a path; null: nowhere. The forms know all Teams there can be, not those of this Encounter.
 */
export function strangerAt(
  value: unknown,
  players: readonly PlayerId[],
  path: readonly string[] = [],
): string | null {
  if (typeof value === 'string') {
    const named = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
    return TEAM_NAMES.has(named) && isPlayer(value) && !players.includes(value) ? path.join('.') : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (isByPlayer(value) && !fitsPlayers(value, players, path.at(-1) === 'faces')) return path.join('.');
  for (const [key, part] of Object.entries(value)) {
    const found = strangerAt(part, players, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

const isByPlayer = (value: object): boolean => {
  const keys = Object.keys(value);
  return keys.length > 1 && keys.every(isPlayer);
};

/** Dice are told of those who rolled, everything else of all that play. */
const fitsPlayers = (value: object, players: readonly PlayerId[], some: boolean): boolean =>
  Object.keys(value).every((key) => isPlayer(key) && players.includes(key)) &&
  (some || players.every((player) => Object.hasOwn(value, player)));
