/** The rule of each Effect that moves somebody along. */
export const DISPLACING_RULES = { knockback: 'PC-FX-10', pull: 'PC-FX-11', shift: 'PC-FX-12' } as const;
