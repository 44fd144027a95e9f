import type { FileMigration } from '../../../kernel/game-system.ts';

/**
 * What files of earlier versions need before today's rules go on from them, in the order in which it is done. Each step
 * is a function in a file of its own beside this one, named after what it changes and the version it starts from.
 */
export const migrations: readonly FileMigration[] = [];
