/** How fast what bots do goes by. */
export const PACES = [0.25, 0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];
