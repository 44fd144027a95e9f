import type { Member, RecruitingRules } from '../model/team.ts';
import { fault, type TeamFault } from './fault.ts';
import { supremesIn } from './members.ts';

/** What a Team is built for where nobody has said so. @rule PC-TEAM-01 */
export const USUAL_LEVEL = 9;

export const levelsOf = (members: readonly Member[]): number =>
  supremesIn(members).reduce((sum, { level }) => sum + level, 0);

/** @rule PC-TEAM-01 */
export function encounterLevelFaults(level: number, { levels }: RecruitingRules): readonly TeamFault[] {
  const fits = Number.isInteger(level) && level >= levels.least && level <= levels.most;
  return fits ? [] : [fault('team.encounterLevel', [], { level, ...levels })];
}

/** The Levels of the Supremes, and those that are chosen for Minions. @rule PC-TEAM-02 @rule PC-TEAM-17 */
export function levelFaults(members: readonly Member[], level: number): readonly TeamFault[] {
  const left = level - levelsOf(members);
  return [
    ...(left > 0 ? [fault('team.levelsLeft', [], { left, level })] : []),
    ...(left < 0 ? [fault('team.levelsOver', [], { over: -left, level })] : []),
    ...members.flatMap((one) => chosenLevelFaults(one)),
  ];
}

function chosenLevelFaults(one: Member): readonly TeamFault[] {
  const { level } = one.entry;
  const { name: card, levels } = one.profile;
  if (levels === undefined)
    return level === undefined || level === one.profile.level
      ? []
      : [fault('team.cardLevel', [one], { card, level: one.profile.level })];
  return levels.some((each) => each.level === level)
    ? []
    : [fault('team.minion.level', [one], { card, levels: levels.map((each) => each.level).join(', ') })];
}
