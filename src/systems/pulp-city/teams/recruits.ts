import { printed } from '../powers/measure.ts';
import type { CardProfile } from '../model/profile.ts';
import type { CountsAs } from '../model/setup.ts';
import type { Member } from '../model/team.ts';
import { fault, type TeamFault } from './fault.ts';

export const mayRecruit = printed('allow', 'recruit');

/** What a card may be taken as because another one of the Team lets it in. @rule PC-TEAM-16 */
export function takenAs({ name }: Pick<CardProfile, 'name'>, others: readonly Member[]): readonly CountsAs[] {
  return others
    .filter(({ entry }) => entry.countsAs === undefined)
    .flatMap(({ profile }) => mayRecruit(profile.powers))
    .filter((clause) => [clause.with.names].flat().includes(name))
    .map((clause) => ({ alignment: clause.with.alignment, faction: clause.with.faction }));
}

/** Nobody lets the card in as what it is to count as. @rule PC-TEAM-16 */
export function takenFaults(members: readonly Member[]): readonly TeamFault[] {
  return members.flatMap((one) => {
    const { countsAs } = one.entry;
    if (countsAs === undefined) return [];
    const others = members.filter((other) => other !== one);
    const granted = takenAs(one.profile, others).some(
      ({ alignment, faction }) => alignment === countsAs.alignment && faction === countsAs.faction,
    );
    return granted
      ? []
      : [fault('team.countsAs', [one], { card: one.profile.name, faction: countsAs.faction })];
  });
}
