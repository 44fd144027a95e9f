import { EFFECTS } from '../../model/effects.ts';
import { type ActionType, TRAITS, type Trait } from '../../model/keywords.ts';
import type { ActionProfile, CardProfile } from '../../model/profile.ts';
import type { Member } from '../../model/team.ts';

/** Inches up to which something reaches; the last one has no end. */
export const REACHES = [0, 4, 6, 8, null] as const;

export interface TraitFigures {
  /** Cards that harm with it. */
  readonly attackers: number;
  /** Cards that defend well with it. */
  readonly defenders: number;
  /** The highest of the Team. */
  readonly best: number;
}

/** What a Team adds up to, from what its cards print. */
export interface TeamFigures {
  readonly ap: number;
  /** Cards that may add AP of their Role. */
  readonly supports: number;
  readonly health: number;
  /** Cards that can harm at each of `REACHES`. */
  readonly reach: readonly number[];
  readonly traits: Readonly<Record<Trait, TraitFigures>>;
}

/** A Trait that is above what most cards have; a Trump Trait counts from one less on. */
const WELL = 5;

/** Types that go out to an Enemy by themselves. */
const STRIKES: readonly ActionType[] = ['CCM', 'IND', 'OVR', 'PLS', 'PRJ', 'RAY', 'THR'];

const harms = ({ effects, sfx }: ActionProfile): boolean =>
  [...effects, ...sfx.flatMap((choice) => choice.effects)].some(
    ({ fx, self }) => self !== true && 'harms' in EFFECTS[fx],
  );

/** How far the harm of a card goes, in inches; null: it does none. */
function reachOf({ actions, traits }: CardProfile): number | null {
  const far = actions.filter(harms).flatMap(({ uses }) =>
    uses.flatMap(({ type, range }) => {
      if (!STRIKES.includes(type)) return [];
      if (range === null) return [0];
      return [typeof range === 'number' ? range : traits[range]];
    }),
  );
  return far.length === 0 ? null : Math.max(...far);
}

const defendsWell = ({ traits, trump }: CardProfile, trait: Trait): boolean =>
  traits[trait] >= (trump.includes(trait) ? WELL - 1 : WELL);

export function teamFigures(members: readonly Member[]): TeamFigures {
  const cards = members.map(({ profile }) => profile);
  const models = members.map(({ profile, level }) => ({
    profile,
    count: profile.levels?.find((one) => one.level === level)?.models ?? profile.modelsAtStart,
  }));
  const most = cards.flatMap((card) => reachOf(card) ?? []);
  const traitFigures = (trait: Trait): TraitFigures => ({
    attackers: cards.filter(({ actions }) => actions.some((one) => one.attack === trait && harms(one)))
      .length,
    defenders: cards.filter((card) => defendsWell(card, trait)).length,
    best: Math.max(0, ...cards.map(({ traits }) => traits[trait])),
  });
  return {
    ap: cards.reduce((sum, { apPlus }) => sum + apPlus, 0),
    supports: cards.filter(({ role }) => role === 'Support').length,
    health: models.reduce((sum, { profile, count }) => sum + profile.health * count, 0),
    reach: REACHES.map((_, at) => {
      const before = at === 0 ? -1 : (REACHES[at - 1] ?? 0);
      return most.filter((far) => far > before).length;
    }),
    traits: Object.fromEntries(TRAITS.map((trait) => [trait, traitFigures(trait)])) as Record<
      Trait,
      TraitFigures
    >,
  };
}
