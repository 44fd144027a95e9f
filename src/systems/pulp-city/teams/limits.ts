import type { Role } from '../model/keywords.ts';
import { printed } from '../powers/measure.ts';
import type { Member } from '../model/team.ts';
import { fault, type TeamFault } from './fault.ts';
import { allOf } from './members.ts';

export const notCounted = printed('forbid', 'countedRole');

const ONE_OF = { Leader: 'team.secondLeader', Powerhouse: 'team.secondPowerhouse' } as const;

/** One Leader and one Powerhouse at most. @rule PC-TEAM-05 */
export const roleFaults = (supremes: readonly Member[]): readonly TeamFault[] =>
  (['Leader', 'Powerhouse'] as const).flatMap((role) => {
    const [first, ...others] = supremes.filter((one) => countsAsRole(one, role, supremes));
    return first === undefined
      ? []
      : others.map((one) =>
          fault(ONE_OF[role], [first, one], { first: first.profile.name, card: one.profile.name }),
        );
  });

/** @rule PC-TEAM-15 @rule PC-TEAM-16 */
const countsAsRole = ({ roles, profile }: Member, role: Role, supremes: readonly Member[]): boolean =>
  roles.includes(role) &&
  !notCounted(profile.powers).some(({ of, inTeamOf }) => of === role && allOf(supremes, inTeamOf));

/** Nobody shares a Team with a Supreme of a Faction that is barred to him. @rule PC-TEAM-08 */
export const barredFaults = (members: readonly Member[], supremes: readonly Member[]): readonly TeamFault[] =>
  members.flatMap((one) =>
    (one.profile.barredFactions ?? []).flatMap((faction) => {
      const other = supremes.find(({ factions }) => factions.includes(faction));
      return other === undefined
        ? []
        : [
            fault('team.barred', other === one ? [one] : [one, other], {
              card: one.profile.name,
              faction,
              other: other.profile.name,
            }),
          ];
    }),
  );
