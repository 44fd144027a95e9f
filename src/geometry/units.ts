/** A length or co-ordinate in whole micrometres. */
export type Um = number;

export const UM_PER_INCH: Um = 25_400;
export const UM_PER_MM: Um = 1_000;

/** @rule PC-TABLE-02 Every comparison leans this far towards "yes, legal"; a smaller overlap is contact. */
export const SLACK: Um = 25;

/** @rule PC-TABLE-09 Edges nearer than this touch. */
export const TOUCH: Um = 254;

export const inches = (count: number): Um => Math.round(count * UM_PER_INCH);
