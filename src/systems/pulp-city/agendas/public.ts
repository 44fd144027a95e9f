import type { AgendaRules } from '../model/encounter.ts';
import { assassination } from './assassination.ts';
import { citizenScramble } from './citizen-scramble.ts';
import { fanFavorites } from './fan-favorites.ts';
import { firstBlood } from './first-blood.ts';
import { realEstate } from './real-estate.ts';
import { streetCleaning } from './street-cleaning.ts';
import { teleportationTag } from './teleportation-tag.ts';
import { underdog } from './underdog.ts';
import { urbanRenewal } from './urban-renewal.ts';

/** One of each category, for all. @rule PC-AGENDA-15 @rule PC-AGENDA-16 */
export const PUBLIC: AgendaRules = {
  use: 'open',
  most: () => 3,
  all: {
    teleportationTag,
    citizenScramble,
    fanFavorites,
    urbanRenewal,
    realEstate,
    streetCleaning,
    firstBlood,
    assassination,
    underdog,
  },
};
