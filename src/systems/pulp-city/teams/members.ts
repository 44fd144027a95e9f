import { ROLES } from '../model/keywords.ts';
import type { CardProfile } from '../model/profile.ts';
import type { EncounterSetup, TeamSetup } from '../model/setup.ts';
import type { Member } from '../model/team.ts';
import { alignmentsAs, factionsAs } from '../traits/descriptors.ts';
import { formsPrinted } from '../traits/forms.ts';

type Profiles = EncounterSetup['profiles'];

/** The cards of a Team with what they count as; cards that were not handed in are left out. */
export function membersOf(team: Pick<TeamSetup, 'cards'>, profiles: Profiles): readonly Member[] {
  return team.cards.flatMap((entry, index) => {
    const profile = profiles[entry.profile];
    return profile === undefined ? [] : [memberOf(entry, profile, index, profiles)];
  });
}

function memberOf(
  entry: TeamSetup['cards'][number],
  profile: CardProfile,
  index: number,
  profiles: Profiles,
): Member {
  const forms = [profile, ...formsPrinted(profile, profiles).flatMap((id) => profiles[id] ?? [])];
  return {
    index,
    entry,
    profile,
    alignments: alignmentsAs(profile, entry),
    factions: factionsAs(profile, entry),
    roles: ROLES.filter((role) => forms.some((form) => form.role === role)),
    level: levelPaid(entry, profile),
  };
}

/** Minions that begin with no model cost nothing. @rule PC-TEAM-17 @rule PC-TEAM-18 */
function levelPaid({ level }: TeamSetup['cards'][number], profile: CardProfile): number {
  if (profile.kind !== 'minion') return profile.level;
  if (profile.levels !== undefined) return level ?? 0;
  return profile.modelsAtStart === 0 ? 0 : profile.level;
}

export const supremesIn = (members: readonly Member[]): readonly Member[] =>
  members.filter(({ profile }) => profile.kind === 'supreme');

export const minionsIn = (members: readonly Member[]): readonly Member[] =>
  members.filter(({ profile }) => profile.kind === 'minion');

/** All Supremes count as of this Faction. @rule PC-TEAM-16 */
export const allOf = (supremes: readonly Member[], faction: string): boolean =>
  supremes.length > 0 && supremes.every(({ factions }) => factions.includes(faction));

/** Factions that all Supremes count as of. */
export const sharedFactions = (supremes: readonly Member[]): readonly string[] =>
  (supremes[0]?.factions ?? []).filter((faction) => allOf(supremes, faction));
