import { printed } from '../powers/measure.ts';
import type { EncounterSetup } from '../model/setup.ts';
import type { Member } from '../model/team.ts';
import { isSameSupreme } from '../traits/same-supreme.ts';
import { fault, type TeamFault } from './fault.ts';
import { sharedFactions } from './members.ts';

export const moreCopies = printed('allow', 'copies');
export const singleCopy = printed('forbid', 'copies');

/** So many of the card the Team may have. @rule PC-TEAM-06 @rule PC-TEAM-16 @rule PC-CARD-09 */
export function mostCopies(one: Member, supremes: readonly Member[]): number {
  if (singleCopy(one.profile.powers).length > 0) return 1;
  const oneFaction = sharedFactions(supremes).length > 0;
  const own = moreCopies(one.profile.powers).flatMap(({ with: given }) =>
    given?.most === undefined || (given.oneFaction === true && !oneFaction) ? [] : [given.most],
  );
  const printedOnCard = oneFaction ? (one.profile.maxCopies ?? 1) : 1;
  const further = supremes
    .flatMap(({ profile }) => moreCopies(profile.powers))
    .flatMap(({ with: given }) => {
      if (given?.more === undefined) return [];
      const fits =
        (given.faction === undefined || one.factions.includes(given.faction)) &&
        (given.level === undefined || one.profile.level === given.level);
      return fits ? [given.more] : [];
    });
  return Math.max(1, printedOnCard, ...own) + Math.max(0, ...further);
}

/** Cards that are in the Team too often, or are one Supreme. @rule PC-TEAM-06 @rule PC-TEAM-15 */
export function copyFaults(
  supremes: readonly Member[],
  profiles: EncounterSetup['profiles'],
): readonly TeamFault[] {
  return supremes.flatMap((one, at) => {
    const before = supremes.slice(0, at).filter((each) => isSameSupreme(each.profile, one.profile, profiles));
    const other = before.find(({ profile }) => profile.name !== one.profile.name);
    const card = one.profile.name;
    if (other !== undefined)
      return [fault('team.sameSupreme', [other, one], { card, other: other.profile.name })];
    const most = mostCopies(one, supremes);
    if (before.length < most) return [];
    return most === 1 && before.length === 1
      ? [fault('team.twice', [...before, one], { card })]
      : [fault('team.copies', [...before, one], { card, most })];
  });
}
