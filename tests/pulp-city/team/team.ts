import { rulesetOf } from '../../../src/systems/pulp-city/editions/editions.ts';
import type { CardProfile } from '../../../src/systems/pulp-city/model/profile.ts';
import type { TeamSetup } from '../../../src/systems/pulp-city/model/setup.ts';
import {
  checkTeam,
  type TeamQuestion,
  type TeamVerdict,
} from '../../../src/systems/pulp-city/teams/check-team.ts';
import { card, type CardSpec } from '../../support/card.ts';
import type { Edition } from '../../support/editions.ts';

type Entry = TeamSetup['cards'][number];

/** A card made up for a Team, with what is chosen for it. */
export interface Recruit {
  readonly profile: CardProfile;
  readonly chosen: Omit<Entry, 'profile'>;
}

type Chosen = { readonly chosen?: Recruit['chosen'] };

/** A Supreme of Level 2, a Hero of no Faction, unless it says otherwise. */
export const supreme = (
  name: string,
  { chosen = {}, ...spec }: Partial<CardSpec> & Chosen = {},
): Recruit => ({
  profile: card({ level: 2, alignment: ['Hero'], factions: [], ...spec, name, kind: 'supreme' }),
  chosen,
});

/** A Minion card of Level 1 for either Alignment, of no Faction, unless it says otherwise. */
export const minions = (
  name: string,
  { chosen = {}, ...spec }: Partial<CardSpec> & Chosen = {},
): Recruit => ({
  profile: card({ level: 1, alignment: ['Hero', 'Villain'], factions: [], ...spec, name, kind: 'minion' }),
  chosen,
});

export interface TeamCase {
  readonly edition: Edition;
  /** That of its Supremes unless told. */
  readonly level?: number;
  readonly cards: readonly Recruit[];
  readonly leaderCards?: readonly string[];
  readonly builtOn?: TeamSetup['builtOn'];
  /** Cards that are at hand without being in the Team. */
  readonly others?: readonly CardProfile[];
}

export function questionFor({ edition, level, cards, others = [] }: TeamCase): TeamQuestion {
  const rules = rulesetOf(edition);
  if (rules === null) throw new Error(`no edition ${edition}`);
  const sum = cards
    .filter(({ profile }) => profile.kind === 'supreme')
    .reduce((levels, { profile }) => levels + profile.level, 0);
  const profiles = [...cards.map(({ profile }) => profile), ...others];
  return {
    rules,
    level: level ?? Math.max(3, sum),
    profiles: Object.fromEntries(profiles.map((one) => [one.id, one])),
  };
}

export const teamOf = ({ cards, leaderCards, builtOn }: TeamCase): TeamSetup => ({
  name: 'Team',
  cards: cards.map(({ profile, chosen }) => ({ profile: profile.id, ...chosen })),
  ...(leaderCards === undefined ? {} : { leaderCards }),
  ...(builtOn === undefined ? {} : { builtOn }),
});

export const verdict = (given: TeamCase): TeamVerdict => checkTeam(teamOf(given), questionFor(given));

/** Codes of everything that is wrong with the Team; none: it is legal. */
export const faults = (given: TeamCase): readonly string[] => verdict(given).faults.map(({ code }) => code);
