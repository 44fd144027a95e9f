import type { Proc } from '../model/frames.ts';
import { choosing } from './attack-choices.ts';
import { rolling } from './attack-rolling.ts';
import { spending } from './attack-spending.ts';

/** The Action Roll against one Defender, from the declared dice to the last Reaction to it. @rule PC-ROLL-14 */
export const attackRoll: Proc<'attackRoll'> = { ...choosing, ...rolling, ...spending };
