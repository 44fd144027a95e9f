import { ALIGNMENTS } from '../model/keywords.ts';
import type { TeamBasis } from '../model/setup.ts';
import type { Member, RecruitingRules } from '../model/team.ts';
import { sharedFactions } from './members.ts';

/**
 * What a Team of these Supremes can be built on: more than one, and its player says which.
 * @rule PC-TEAM-03 @rule PC-TEAM-04
 */
export function basesOf(supremes: readonly Member[], rules: RecruitingRules): readonly TeamBasis[] {
  if (supremes.length === 0) return [];
  const alignments = ALIGNMENTS.filter((one) => supremes.every(({ alignments }) => alignments.includes(one)));
  const factions = rules.factionTeams ? sharedFactions(supremes) : [];
  return [...alignments.map((alignment) => ({ alignment })), ...factions.map((faction) => ({ faction }))];
}

export const sameBasis = (one: TeamBasis, other: TeamBasis): boolean =>
  'alignment' in one
    ? 'alignment' in other && one.alignment === other.alignment
    : 'faction' in other && one.faction === other.faction;

export const fitsBasis = (
  { alignments, factions }: Pick<Member, 'alignments' | 'factions'>,
  basis: TeamBasis,
): boolean =>
  'alignment' in basis ? alignments.includes(basis.alignment) : factions.includes(basis.faction);
