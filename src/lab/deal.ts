import { stream } from '../kernel/dice/generator.ts';
import type { PlayerId } from '../kernel/ids.ts';
import type { ListKey, MatchUp, Study } from './study.ts';

/** One Encounter of a study. The number is that of its pair, twice, and one more where the seats are swapped. */
export interface Place {
  readonly matchUp: string;
  readonly number: number;
}

/** What an Encounter is played with. */
export interface Deal {
  /** Lists by seat. */
  readonly lists: Readonly<Record<'a' | 'b', ListKey>>;
  /** Where the first list of the match-up sits. */
  readonly first: 'a' | 'b';
  /** Of the dice. */
  readonly seed: number;
  /** Of each bot's own chance, by seat. */
  readonly chances: Readonly<Record<'a' | 'b', number>>;
  /** Bots by seat. */
  readonly bots: Readonly<Record<'a' | 'b', string>>;
  /** The value of each factor. */
  readonly at: Readonly<Record<string, string>>;
}

/** How many Encounters have the same table and Plot, and but for the mirror the same dice: one from each seat. */
export const PAIR = 2;

export const pairOf = ({ number }: Pick<Place, 'number'>): number => Math.floor(number / PAIR);

export const otherSeat = (seat: PlayerId): 'a' | 'b' => (seat === 'a' ? 'b' : 'a');

const SEEDS_APART = 7919;

/**
 * The same for every match-up with the same number, so that two lists meet the same dice, tables and seats. Factors take
 * turns, each combination as often as any other. In the mirror each Encounter has dice of its own: with the same dice a
 * list would play the same Encounter against itself from both seats, and come out even whatever is wrong.
 */
export function dealOf(study: Study, { first, second, why }: MatchUp, number: number): Deal {
  const pair = pairOf({ number });
  const draw = stream(study.seed * SEEDS_APART + (why === 'mirror' ? number : pair));
  const [seed, ...chances] = [draw(), draw(), draw()];
  const seat = number % PAIR === 0 ? 'a' : 'b';
  const lists = seat === 'a' ? { a: first, b: second } : { a: second, b: first };
  const { list, against } = study.bots;
  const other = why === 'mirror' ? list : against;
  return {
    lists,
    first: seat,
    seed: seed ?? 0,
    chances: { a: chances[0] ?? 0, b: chances[1] ?? 0 },
    bots: seat === 'a' ? { a: list, b: other } : { a: other, b: list },
    at: takenInTurn(study.factors, pair),
  };
}

/** The first factor changes with each pair, the next once the first has gone round. */
function takenInTurn(factors: Study['factors'], pair: number): Record<string, string> {
  let left = pair;
  return Object.fromEntries(
    Object.entries(factors).map(([factor, values]) => {
      const value = values[left % values.length] ?? '';
      left = Math.floor(left / values.length);
      return [factor, value];
    }),
  );
}
