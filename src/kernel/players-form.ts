import * as v from 'valibot';
import type { ByPlayer, SomePlayers } from './ids.ts';

/** A value of that form for each player of a game: the first two, three or four sides, none left out between. */
export const eachPlayer = <T>(of: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, ByPlayer<T>> =>
  v.pipe(
    v.object({ a: of, b: of, c: v.exactOptional(of), d: v.exactOptional(of) }),
    v.forward(
      v.check(({ c, d }) => d === undefined || c !== undefined),
      ['c'],
    ),
    v.transform((values) => values as unknown as ByPlayer<T>),
  );

/** A value of that form for some of the players. */
export const somePlayers = <T>(of: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, SomePlayers<T>> =>
  v.object({
    a: v.exactOptional(of),
    b: v.exactOptional(of),
    c: v.exactOptional(of),
    d: v.exactOptional(of),
  });
