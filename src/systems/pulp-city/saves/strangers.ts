import { isPlayer, type PlayerId } from '../../../kernel/ids.ts';

/** Under these names stands a Team, or several. */
const TEAM_NAMES: ReadonlySet<string> = new Set([
  ...['active', 'by', 'first', 'next', 'payer', 'side', 'team', 'terrain', 'winner'],
  ...['among', 'asked', 'declined', 'order', 'queue', 'ranking', 'ranks', 'shared', 'teams', 'together'],
]);

/**
 * Where a value of a file tells of a Team that does not play, or tells of some Teams only where each has its own value,
 * as a path; null: nowhere. The forms know all Teams there can be, not those of this Encounter.
 */
export const strangerAt = (value: unknown, players: readonly PlayerId[]): string | null =>
  strangerIn(value, players, '', '');

/**
 * Every event of a file goes through here, so the path is made on the way back only.
 * @param key under which the value stands
 * @param named the last key that is no place in a list
 */
function strangerIn(value: unknown, players: readonly PlayerId[], key: string, named: string): string | null {
  if (typeof value === 'string')
    return TEAM_NAMES.has(named) && isPlayer(value) && !players.includes(value) ? '' : null;
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) {
    for (const [at, part] of value.entries()) {
      const found = strangerIn(part, players, `${at}`, named);
      if (found !== null) return joined(`${at}`, found);
    }
    return null;
  }
  const keys = Object.keys(value);
  if (keys.length > 1 && keys.every(isPlayer) && !fitsPlayers(keys, players, key === 'faces')) return '';
  for (const name of keys) {
    const part = (value as Readonly<Record<string, unknown>>)[name];
    const found = strangerIn(part, players, name, NUMBER.test(name) ? named : name);
    if (found !== null) return joined(name, found);
  }
  return null;
}

const NUMBER = /^\d+$/;

const joined = (key: string, inside: string): string => (inside === '' ? key : `${key}.${inside}`);

/** Dice are told of those who rolled, everything else of all that play. */
const fitsPlayers = (keys: readonly string[], players: readonly PlayerId[], some: boolean): boolean =>
  keys.every((key) => isPlayer(key) && players.includes(key)) &&
  (some || players.every((player) => keys.includes(player)));
