import { type BookWords, sayIn } from '../../model/book-words.ts';
import { byPlayer, type ByPlayer, PLAYERS, playersOf } from '../../../../kernel/ids.ts';
import { READY_TEAMS, type ReadyTeam } from '../../cards/teams.ts';
import { crossroads } from '../../tables/crossroads.ts';

/** The one that is offered first in front. */
export const EDITION_IDS = ['2017', '2013'] as const;

/** Encounter Levels for which ready-made Teams exist, smallest first. */
export const LEVELS: readonly number[] = [...new Set(READY_TEAMS.map((team) => team.level))].sort(
  (one, other) => one - other,
);

/** The ready-made Teams of a Level, one for each of so many sides; where they are fewer, they come again. */
export function teamsOfLevel(level: number, count = 2): ByPlayer<string | null> {
  const ready = READY_TEAMS.filter((team) => team.level === level);
  const sides = PLAYERS.slice(0, count);
  return byPlayer(sides, (side) => ready[sides.indexOf(side) % Math.max(1, ready.length)]?.id ?? null);
}

/** Sides with the same Team are told apart. */
export function namesApart(
  teams: ByPlayer<string | null>,
  name: (team: string | null) => string,
): ByPlayer<string> {
  const sides = playersOf(teams);
  return byPlayer(sides, (side) => {
    const team = teams[side];
    const same = team !== null && sides.some((other) => other !== side && teams[other] === team);
    return same ? `${name(team)} ${side.toUpperCase()}` : name(team);
  });
}

const readyTeam = (id: string | null): ReadyTeam | undefined => READY_TEAMS.find((team) => team.id === id);

/** The game that begins at a tap, as far as the first screen shows it. */
export interface QuickGame {
  readonly level: number;
  readonly teams: ByPlayer<string | null>;
  readonly names: ByPlayer<string>;
  /** Their cards, by the ids of the roster. */
  readonly cards: ByPlayer<readonly string[]>;
  readonly table: string;
}

/** The starter Teams on the first table. */
export function quickGame(words: BookWords): QuickGame {
  const level = LEVELS[0] ?? 0;
  const teams = teamsOfLevel(level);
  const cards = (id: string | null): readonly string[] => readyTeam(id)?.cards.map(({ card }) => card) ?? [];
  return {
    level,
    teams,
    names: namesApart(teams, (id) => {
      const ready = readyTeam(id);
      return ready === undefined ? '' : sayIn(ready.name, words);
    }),
    cards: byPlayer(playersOf(teams), (side) => cards(teams[side])),
    table: crossroads.id,
  };
}
