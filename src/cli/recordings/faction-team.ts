import type { TeamSetup } from '../../systems/pulp-city/model/setup.ts';
import type { TeamQuestion } from '../../systems/pulp-city/teams/check-team.ts';
import { teamInOrder, withMinions } from '../../systems/pulp-city/teams/random-team.ts';
import { type Library, libraryOf } from '../library/cards.ts';
import { EDITIONS } from '../../systems/pulp-city/editions/editions.ts';
import { inDrawnOrder, type Draw } from '../../kernel/draw.ts';

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
  const own = inDrawnOrder(draw, supremes.filter(isOne)).toSorted(
    (one, other) => SIGN[taste] * (one.level - other.level),
  );
  const others = inDrawnOrder(
    draw,
    supremes.filter((card) => !isOne(card)),
  );
  const team = teamInOrder(question, own, draw) ?? teamInOrder(question, [...own, ...others], draw);
  return team === null
    ? null
    : { ...withMinions(team, question, inDrawnOrder(draw, minions.filter(isOne)), 1, draw), name: faction };
}
