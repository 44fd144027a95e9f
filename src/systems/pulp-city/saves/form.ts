import * as v from 'valibot';

/** What a value of a file must be before the engine takes it for a `T`. Keys nobody asks for are left alone. */
export type Form<T> = v.GenericSchema<unknown, T>;

export const o = v.object;
export const list = <T>(of: Form<T>): v.GenericSchema<unknown, T[]> => v.array(of);
export const map = <T>(of: Form<T>): Form<Record<string, T>> => v.record(v.string(), of);
export const may = <T>(of: Form<T>) => v.exactOptional(of);
export const or = <T>(of: Form<T>): Form<T | null> => v.nullable(of);
/** One of the words of a type. A word that is left out does not compile: it would close the saves that have it. */
export const word = <T extends string>(words: Readonly<Record<T, true>>): Form<T> =>
  v.picklist(Object.keys(words) as T[]);
export const text: Form<string> = v.string();
export const flag: Form<boolean> = v.boolean();
export const yes: Form<true> = v.literal(true);
/** No length, figure or count of an Encounter comes near it. */
const MOST = 1_000_000_000;
export const number: Form<number> = v.pipe(v.number(), v.finite(), v.minValue(-MOST), v.maxValue(MOST));
/** Dice, points and inches, which steps count down: no more than the players' own hand may set. @see whyNotAdjust */
export const few: Form<number> = v.pipe(v.number(), v.finite(), v.minValue(-1000), v.maxValue(1000));
export const die: Form<number> = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
