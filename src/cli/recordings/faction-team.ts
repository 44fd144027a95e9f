import type { TeamSetup } from '../../systems/pulp-city/model/setup.ts';
import type { TeamQuestion } from '../../systems/pulp-city/teams/check-team.ts';
import { type Draw, shuffled, teamInOrder, withMinions } from '../../systems/pulp-city/teams/random-team.ts';
import { type Library, libraryOf } from '../library/cards.ts';
import { EDITIONS } from '../../systems/pulp-city/editions/editions.ts';

/** Factions of which the library has a whole Supreme. */
export const FACTIONS: readonly string[] = [
  ...new Set(EDITIONS.flatMap((edition) => libraryOf(edition).supremes.flatMap(({ factions }) => factions))),
].toSorted();

/** Whom a Team takes first: anybody, or the largest or the smallest. */
export type Taste = 'any' | 'large' | 'small';

const SIGN: Readonly<Record<Taste, number>> = { any: 0, large: -1, small: 1 };

/** A legal Team of a Faction, with one Minion card of its kind where it may; others fill up what it has too few for. */
export function factionTeam(
  faction: string,
  { supremes, minions }: Library,
  question: TeamQuestion,
  draw: Draw,
  taste: Taste = 'any',
): TeamSetup | null {
  const isOne = ({ factions }: { readonly factions: readonly string[] }): boolean =>
    factions.includes(faction);
  const own = shuffled(supremes.filter(isOne), draw).toSorted(
    (one, other) => SIGN[taste] * (one.level - other.level),
  );
  const others = shuffled(
    supremes.filter((card) => !isOne(card)),
    draw,
  );
  const team = teamInOrder(question, own, draw) ?? teamInOrder(question, [...own, ...others], draw);
  return team === null
    ? null
    : { ...withMinions(team, question, shuffled(minions.filter(isOne), draw), 1, draw), name: faction };
}
