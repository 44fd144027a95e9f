import * as v from 'valibot';

export const whole = v.pipe(v.number(), v.safeInteger());

/** A whole number from 0 on. */
export const count = v.pipe(whole, v.minValue(0));

/** A whole number from 1 on, such as the version of a file. */
export const ordinal = v.pipe(whole, v.minValue(1));
