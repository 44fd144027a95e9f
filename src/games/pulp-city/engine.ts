import { late } from '../../app/late-system.ts';

/** The rules, which come after the first screen. */
export const engine = late(() => import('./rules.ts'));
