import type { Ruleset } from '../model/encounter.ts';
import { refusal } from '../model/refusals.ts';
import type { EncounterSetup, TeamBasis, TeamSetup } from '../model/setup.ts';
import type { Member, RecruitingRules } from '../model/team.ts';
import { basesOf, fitsBasis, sameBasis } from './basis.ts';
import { copyFaults } from './copies.ts';
import { fault, type TeamFault } from './fault.ts';
import { leaderFaults, leaderIn } from './leader-choice.ts';
import { encounterLevelFaults, levelFaults, levelsOf } from './levels.ts';
import { barredFaults, roleFaults } from './limits.ts';
import { membersOf, supremesIn } from './members.ts';
import { billFor, type MinionBill } from './minions.ts';
import { takenFaults } from './recruits.ts';

/** What of a ruleset recruiting asks; a whole ruleset fits. */
export type TeamEdition = Pick<Ruleset, 'id' | 'numbers' | 'recruiting'>;

export interface TeamQuestion {
  readonly rules: TeamEdition;
  readonly level: number;
  /** By their id: the cards of the Team, with the forms that they may turn into. */
  readonly profiles: EncounterSetup['profiles'];
}

export interface TeamVerdict {
  /** Empty: the Team is legal. */
  readonly faults: readonly TeamFault[];
  readonly members: readonly Member[];
  /** Levels of the Supremes. */
  readonly levels: number;
  /** All that it could be built on; several, and its player may announce one. @rule PC-TEAM-03 @rule PC-TEAM-04 */
  readonly bases: readonly TeamBasis[];
  /** Announced, or else the one that fits its Minions best. null: there is none. */
  readonly basis: TeamBasis | null;
  readonly minions: MinionBill;
}

/** Everything that the rules of recruiting have against a Team. @rule PC-TEAM-02 */
export function checkTeam(team: TeamSetup, { rules, level, profiles }: TeamQuestion): TeamVerdict {
  const { recruiting } = rules;
  const members = membersOf(team, profiles);
  const supremes = supremesIn(members);
  const bases = basesOf(supremes, recruiting);
  const leading = leaderIn(team, profiles);
  const leader = supremes.find(({ profile }) => profile === leading) ?? null;
  const recruiters = { members, leader, leaderCards: team.leaderCards ?? [] };
  const { basis, minions } = bestBill(team.builtOn === undefined ? bases : [team.builtOn], (one) =>
    billFor(recruiters, one, recruiting),
  );
  const faults = [
    ...missingFaults(team, profiles),
    ...encounterLevelFaults(level, recruiting),
    ...levelFaults(members, level),
    ...basisFaults(team.builtOn, bases, supremes, recruiting),
    ...roleFaults(supremes),
    ...copyFaults(supremes, profiles),
    ...barredFaults(members, supremes),
    ...monsterFaults(members),
    ...takenFaults(members),
    ...freelancerFaults(members),
    ...minions.faults,
    ...leaderFaults(team, { profiles }, rules).map((each) => ({ ...each, cards: [] })),
  ];
  return { faults, members, levels: levelsOf(members), bases, basis, minions };
}

/** The first basis on which the Minions fit best. */
function bestBill(
  bases: readonly TeamBasis[],
  billOn: (basis: TeamBasis | null) => MinionBill,
): { readonly basis: TeamBasis | null; readonly minions: MinionBill } {
  const [first, ...others] = bases.length === 0 ? [null] : bases;
  let best = { basis: first ?? null, minions: billOn(first ?? null) };
  for (const basis of others) {
    if (best.minions.faults.length === 0) break;
    const minions = billOn(basis);
    if (minions.faults.length < best.minions.faults.length) best = { basis, minions };
  }
  return best;
}

function missingFaults({ cards }: TeamSetup, profiles: EncounterSetup['profiles']): readonly TeamFault[] {
  return cards.flatMap(({ profile }, index) =>
    profiles[profile] === undefined ? [fault('setup.noCard', [{ index }], { card: profile })] : [],
  );
}

/** @rule PC-TEAM-03 @rule PC-TEAM-04 */
function basisFaults(
  announced: TeamBasis | undefined,
  bases: readonly TeamBasis[],
  supremes: readonly Member[],
  recruiting: RecruitingRules,
): readonly TeamFault[] {
  const rule = recruiting.rules.sharing;
  if (announced !== undefined) {
    if ('faction' in announced && !recruiting.factionTeams)
      return [fault('team.noFactionTeams', [], { faction: announced.faction }, rule)];
    if (bases.some((one) => sameBasis(one, announced))) return [];
    const strangers = supremes.filter((one) => !fitsBasis(one, announced));
    return strangers.map((one) => {
      const card = one.profile.name;
      return 'alignment' in announced
        ? fault('team.notAligned', [one], { card, alignment: announced.alignment }, rule)
        : fault('team.notOfFaction', [one], { card, faction: announced.faction }, rule);
    });
  }
  if (bases.length > 0) return [];
  const at = supremes.findIndex((_, index) => basesOf(supremes.slice(0, index + 1), recruiting).length === 0);
  const one = supremes[at];
  if (one === undefined) return [];
  const code = recruiting.factionTeams ? 'team.sharesNeither' : 'team.sharesNoAlignment';
  return [fault(code, [one], { card: one.profile.name }, rule)];
}

/** @rule PC-TEAM-19 */
const monsterFaults = (members: readonly Member[]): readonly TeamFault[] =>
  members
    .filter(({ profile }) => profile.kind !== 'supreme' && profile.kind !== 'minion')
    .map((one) => fault('team.monster', [one], { card: one.profile.name }));

/** @rule PC-TEAM-07 */
const freelancerFaults = (members: readonly Member[]): readonly TeamFault[] =>
  members
    .filter(({ entry, profile }) => entry.independent !== undefined && profile.freelancer !== true)
    .map((one) => ({ ...refusal('setup.notFreelancer', { card: one.profile.name }), cards: [one.index] }));
