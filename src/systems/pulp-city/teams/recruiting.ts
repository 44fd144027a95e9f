import type { EncounterSetup, TeamSetup } from '../model/setup.ts';

/** No AP on any of its cards would make the first Round the last one. Cards that are not there are faults of their own. @rule PC-WIN-03 */
export const gathersNoAp = (team: TeamSetup, profiles: EncounterSetup['profiles']): boolean =>
  team.cards.every(({ profile, form }) => profiles[form ?? profile]?.apPlus === 0);
