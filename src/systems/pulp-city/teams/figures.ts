import { TRAITS, type Trait } from '../model/keywords.ts';
import type { ActionProfile } from '../model/profile.ts';
import type { Member } from '../model/team.ts';
import { minionsIn, supremesIn } from './members.ts';

/** Models that can hit at such a distance, in inches. */
export interface ReachBand {
  readonly from: number;
  readonly to: number;
  readonly models: number;
}

export interface TraitUse {
  readonly trait: Trait;
  /** Actions against others that roll it, and its best value among those who have one. */
  readonly attacks: number;
  readonly bestAttack: number;
  /** Best and mean value with which the models of the Team defend, Trump ones counted apart. */
  readonly bestDefence: number;
  readonly meanDefence: number;
  readonly trumps: number;
}

/** What a Team lacks. */
export type Hole =
  | { readonly hole: 'attack'; readonly trait: Trait }
  | { readonly hole: 'defence'; readonly trait: Trait }
  | { readonly hole: 'noLeader' | 'noSupport' | 'noReach' | 'fewAp' };

export interface TeamFigures {
  /** AP+ of the Supremes, and what Supports may add while all are near them. @rule PC-ROLE-09 */
  readonly ap: number;
  readonly supportAp: number;
  readonly powerUpPerRound: number;
  readonly health: number;
  readonly models: number;
  readonly reach: readonly ReachBand[];
  readonly traits: readonly TraitUse[];
  readonly holes: readonly Hole[];
}

/** Traits that most Actions are answered with. @rule PC-DESC-01 */
const ANSWERED: readonly Trait[] = ['G', 'I', 'J', 'K'];
/** Nobody who defends with less does it well. */
const WELL = 5;
const BANDS: readonly (readonly [from: number, to: number])[] = [
  [0, 0],
  [1, 4],
  [5, 6],
  [7, 8],
  [9, 10],
  [11, 24],
];
const LITTLE_AP_PER_LEVEL = 0.8;

const modelsOf = ({ profile, entry }: Member): number =>
  profile.levels?.find(({ level }) => level === entry.level)?.models ?? profile.modelsAtStart;

/** Does it roll against others? @rule PC-BAR-06 */
const isAttack = ({ against, uses }: ActionProfile): boolean =>
  'trait' in against && uses.some(({ type, trigger }) => type !== 'IST' && trigger === undefined);

const valueIn = (amount: number | Trait, { profile }: Member): number =>
  typeof amount === 'number' ? amount : profile.traits[amount];

/** How far the attacks of a model reach, Base to Base included. */
function reachOf(member: Member): number {
  const ranges = member.profile.actions
    .filter(isAttack)
    .flatMap(({ uses }) => uses.map(({ range }) => (range === null ? 0 : valueIn(range, member))));
  return ranges.length === 0 ? -1 : Math.max(...ranges);
}

/** Figures of a Team as its cards print them: what Powers add is not in them. */
export function figuresOf(members: readonly Member[]): TeamFigures {
  const supremes = supremesIn(members);
  const fighters = [...supremes, ...minionsIn(members)];
  const sum = (of: (member: Member) => number): number =>
    fighters.reduce((total, member) => total + of(member), 0);
  const supports = supremes.filter(({ profile }) => profile.role === 'Support').length;
  const traits = TRAITS.map((trait) => traitUse(trait, fighters));
  const reach = BANDS.map(([from, to]) => ({
    from,
    to,
    models: sum((member) => (reachOf(member) >= from ? modelsOf(member) : 0)),
  }));
  const ap = sum(({ profile }) => profile.apPlus);
  return {
    ap,
    supportAp: supports * supremes.length,
    powerUpPerRound: sum(({ profile }) => profile.powerUpPerRound),
    health: sum((member) => member.profile.health * modelsOf(member)),
    models: sum(modelsOf),
    reach,
    traits,
    holes: holesIn(supremes, traits, reach, ap),
  };
}

function traitUse(trait: Trait, fighters: readonly Member[]): TraitUse {
  const attackers = fighters.map((member) => ({
    member,
    attacks: member.profile.actions.filter((action) => isAttack(action) && action.attack === trait).length,
  }));
  const values = fighters.map(({ profile }) => profile.traits[trait]);
  return {
    trait,
    attacks: attackers.reduce((sum, { attacks }) => sum + attacks, 0),
    bestAttack: Math.max(
      0,
      ...attackers.flatMap(({ member, attacks }) => (attacks > 0 ? [member.profile.traits[trait]] : [])),
    ),
    bestDefence: Math.max(0, ...values),
    meanDefence: values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length,
    trumps: fighters.filter(({ profile }) => profile.trump.includes(trait)).length,
  };
}

function holesIn(
  supremes: readonly Member[],
  traits: readonly TraitUse[],
  reach: readonly ReachBand[],
  ap: number,
): readonly Hole[] {
  if (supremes.length === 0) return [];
  const levels = supremes.reduce((sum, { level }) => sum + level, 0);
  const has = (role: string): boolean => supremes.some(({ roles }) => roles.some((one) => one === role));
  const far = reach.find(({ from }) => from === 5)?.models ?? 0;
  return [
    ...traits
      .filter(({ trait, bestDefence }) => ANSWERED.includes(trait) && bestDefence < WELL)
      .map(({ trait }) => ({ hole: 'defence' as const, trait })),
    ...(['F', 'H'] as const)
      .filter((trait) => traits.every((use) => use.trait !== trait || use.attacks === 0))
      .map((trait) => ({ hole: 'attack' as const, trait })),
    ...(far === 0 ? [{ hole: 'noReach' as const }] : []),
    ...(ap < levels * LITTLE_AP_PER_LEVEL ? [{ hole: 'fewAp' as const }] : []),
    ...(has('Leader') ? [] : [{ hole: 'noLeader' as const }]),
    ...(has('Support') ? [] : [{ hole: 'noSupport' as const }]),
  ];
}
