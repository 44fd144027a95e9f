import type { Alignment } from '../model/keywords.ts';
import type { Giver, MayPay, Member } from '../model/team.ts';

/** Minions without an Alignment have that of their Team. @rule PC-DESC-11 */
const shareAlignment = (one: Member, minions: Member): boolean =>
  minions.alignments.length === 0 || one.alignments.some((each) => minions.alignments.includes(each));

const isAligned = ({ alignments }: Member, alignment: Alignment): boolean =>
  alignments.length === 0 || alignments.includes(alignment);

const shareFaction = (one: Member, other: Member): boolean =>
  one.factions.some((faction) => other.factions.includes(faction));

/** Points are added up, whoever gives them. @rule PC-TEAM-09 */
export const pooledPoints: MayPay = (_giver, minions, { basis, supremes }) => {
  const aligned = !('alignment' in basis) || isAligned(minions, basis.alignment);
  return aligned && (minions.factions.length === 0 || supremes.some((one) => shareFaction(one, minions)));
};

/** Each point comes from a Supreme who fits the Minions. @rule PC-TEAM-10 @rule PC-TEAM-11 @rule PC-LEADER-04 */
export const pointsByGiver: MayPay = ({ member, byCard }, minions, { basis }) => {
  if (byCard !== undefined) return shareAlignment(member, minions) || shareFaction(member, minions);
  const ofFaction = minions.factions.length === 0 || shareFaction(member, minions);
  if ('alignment' in basis) return ofFaction && isAligned(minions, basis.alignment);
  return minions.factions.length > 0 ? ofFaction : shareAlignment(member, minions);
};

/** How many points of whom are spent on what. */
export interface Payment {
  readonly minions: Member;
  readonly giver: Giver;
  readonly points: number;
}

interface Bill {
  readonly minions: Member;
  readonly givers: readonly Giver[];
}

/**
 * Pays for as many of the cards as possible, those named first before the others: a card that cannot be paid whole is
 * left unpaid, with the points that it could have had.
 * @rule PC-TEAM-10
 */
export function pay(bills: readonly Bill[]): {
  readonly payments: readonly Payment[];
  readonly unpaid: readonly { readonly minions: Member; readonly points: number }[];
} {
  const spent = new Map<Giver, Map<Bill, number>>();
  const unpaid: { minions: Member; points: number }[] = [];
  for (const bill of bills) {
    const before = new Map([...spent].map(([giver, on]) => [giver, new Map(on)]));
    let points = 0;
    while (points < bill.minions.level && onePoint(bill, spent, new Set())) points += 1;
    if (points >= bill.minions.level) continue;
    unpaid.push({ minions: bill.minions, points });
    spent.clear();
    for (const [giver, on] of before) spent.set(giver, on);
  }
  const payments = [...spent].flatMap(([giver, on]) =>
    [...on].flatMap(([{ minions }, points]) => (points === 0 ? [] : [{ minions, giver, points }])),
  );
  return { payments, unpaid };
}

/** Finds one more point for the card, from a giver who has one left or can be relieved of another card. */
function onePoint(bill: Bill, spent: Map<Giver, Map<Bill, number>>, asked: Set<Giver>): boolean {
  for (const giver of bill.givers) {
    if (asked.has(giver)) continue;
    asked.add(giver);
    const on = spent.get(giver) ?? new Map<Bill, number>();
    const used = [...on.values()].reduce((sum, points) => sum + points, 0);
    if (used >= giver.points) {
      const relieved = [...on].find(
        ([other, points]) => other !== bill && points > 0 && onePoint(other, spent, asked),
      );
      if (relieved === undefined) continue;
      on.set(relieved[0], relieved[1] - 1);
    }
    on.set(bill, (on.get(bill) ?? 0) + 1);
    spent.set(giver, on);
    return true;
  }
  return false;
}
