import type { AgendaRules } from '../model/encounter.ts';
import { citizenInPeril } from './citizen-in-peril.ts';
import { doubleAgent } from './double-agent.ts';
import { revenge } from './revenge.ts';
import { sermonOfDoom } from './sermon-of-doom.ts';
import { thisOneMustSurvive } from './this-one-must-survive.ts';
import { trappedInWreckage } from './trapped-in-wreckage.ts';

const LEVELS_EACH = 6;

/** One for every six Encounter Levels or part of them, each Team its own. @rule PC-AGENDA-01 @rule PC-AGENDA-02 */
export const SECRET: AgendaRules = {
  use: 'secret',
  most: (level) => Math.ceil(level / LEVELS_EACH),
  all: { thisOneMustSurvive, revenge, doubleAgent, citizenInPeril, trappedInWreckage, sermonOfDoom },
};
