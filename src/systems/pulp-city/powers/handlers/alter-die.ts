import type { Handler } from './handler.ts';

/** A die of the Attacker is turned, where it rolls enough of them. */
export const alterDie: Handler<'alterDie'> = ({ set, needsDice = 1, whenTargeted }, { dice, targeted }) =>
  (whenTargeted !== true || targeted) && dice >= needsDice ? set : null;
