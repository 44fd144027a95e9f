import { ownerOf } from '../board/cards.ts';
import type { Refusal } from '../model/refusals.ts';
import type { TeamBasis } from '../model/setup.ts';
import type { Giver, Member, RecruitingRules } from '../model/team.ts';
import { fault, type TeamFault } from './fault.ts';
import { minionsIn, supremesIn } from './members.ts';
import { pay, type Payment } from './paying.ts';

/** Levels of Minions that come with the card. @rule PC-LEADER-04 */
const BLITZ = { card: 'recruitment-blitz', levels: 3 };

export interface MinionBill {
  readonly faults: readonly TeamFault[];
  readonly givers: readonly Giver[];
  /** Points of all givers, and how many of them are spent. */
  readonly points: number;
  readonly spent: number;
  readonly payments: readonly Payment[];
  /** Cards that come with a Supreme who names them, and those that cost nothing. @rule PC-TEAM-18 */
  readonly free: readonly Member[];
}

interface Recruiters {
  readonly members: readonly Member[];
  readonly leader: Member | null;
  readonly leaderCards: readonly string[];
}

/** Whom the Minions of a Team are paid by, and what cannot be paid. @rule PC-TEAM-09 @rule PC-TEAM-10 @rule PC-TEAM-12 */
export function billFor(
  { members, leader, leaderCards }: Recruiters,
  basis: TeamBasis | null,
  rules: RecruitingRules,
): MinionBill {
  const supremes = supremesIn(members);
  const minions = minionsIn(members);
  const givers = giversIn(supremes, leader, leaderCards);
  const free = freeCards(minions, supremes);
  const owned = minions.flatMap((one) => ownerFaults(one, minions, supremes, free, rules));
  const barred = new Set(owned.flatMap(({ cards }) => cards));
  const due = minions.filter((one) => !free.includes(one) && !barred.has(one.index));
  const bills = due.map((one) => ({
    minions: one,
    givers: basis === null ? [] : givers.filter((giver) => rules.mayPay(giver, one, { basis, supremes })),
  }));
  const { payments, unpaid } = pay(bills);
  const givenTo = (one: Member): readonly Giver[] => bills.find(({ minions: m }) => m === one)?.givers ?? [];
  const unpaidFaults = unpaid.map(({ minions: one, points }) =>
    givenTo(one).length === 0 && givers.length > 0
      ? whyNobodyPays(one, supremes, rules)
      : fault(
          'team.minion.points',
          [one],
          { card: one.profile.name, level: one.level, points },
          rules.rules.points,
        ),
  );
  return {
    faults: [...owned, ...unpaidFaults],
    givers,
    points: givers.reduce((sum, { points }) => sum + points, 0),
    spent: payments.reduce((sum, { points }) => sum + points, 0),
    payments,
    free,
  };
}

/** @rule PC-TEAM-09 @rule PC-TEAM-10 @rule PC-LEADER-04 */
function giversIn(
  supremes: readonly Member[],
  leader: Member | null,
  leaderCards: readonly string[],
): readonly Giver[] {
  const own = supremes.flatMap((member): Giver[] => {
    const points = member.profile.minionPlus;
    return points > 0 ? [{ member, points }] : [];
  });
  return leader !== null && leaderCards.includes(BLITZ.card)
    ? [...own, { member: leader, points: BLITZ.levels, byCard: BLITZ.card }]
    : own;
}

const isNamed = (name: string, { id, name: whole, short }: Member['profile']): boolean =>
  [id, whole, short].includes(name);

/** One card of each name beside a Supreme's Minion+, and what begins with no model. @rule PC-TEAM-12 @rule PC-TEAM-18 */
function freeCards(minions: readonly Member[], supremes: readonly Member[]): readonly Member[] {
  const named = supremes.flatMap(({ profile }) => profile.exclusiveMinions ?? []);
  const left = [...named];
  return minions.filter((one) => {
    if (one.level === 0 && one.profile.levels === undefined) return true;
    const at = left.findIndex((name) => isNamed(name, one.profile));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** Whose alone the Minions are, and how often they may be taken. @rule PC-TEAM-12 @rule PC-TEAM-13 */
function ownerFaults(
  one: Member,
  minions: readonly Member[],
  supremes: readonly Member[],
  free: readonly Member[],
  rules: RecruitingRules,
): TeamFault[] {
  const { profile } = one;
  const card = profile.name;
  const owner = ownerOf(profile, rules);
  if (owner !== undefined && !supremes.some((each) => isNamed(owner, each.profile)))
    return [fault('team.minion.exclusive', [one], { card, to: owner })];
  const earlier = minions.some((other) => other.index < one.index && other.profile.name === card);
  if (earlier && rules.uniqueOnce && profile.unique === true)
    return [fault('team.minion.unique', [one], { card })];
  if (earlier && rules.namedAreExclusive && owner !== undefined && !free.includes(one))
    return [fault('team.minion.once', [one], { card, to: owner })];
  return [];
}

/** @rule PC-TEAM-09 @rule PC-TEAM-10 @rule PC-TEAM-11 */
function whyNobodyPays(one: Member, supremes: readonly Member[], { rules }: RecruitingRules): TeamFault {
  const { name: card, factions } = one.profile;
  const ofFaction = supremes.some((each) => each.factions.some((faction) => factions.includes(faction)));
  const params: Refusal['params'] = { card, faction: factions.join(', ') };
  return factions.length > 0 && !ofFaction
    ? fault('team.minion.faction', [one], params, rules.points)
    : fault('team.minion.nobody', [one], { card }, rules.points);
}
