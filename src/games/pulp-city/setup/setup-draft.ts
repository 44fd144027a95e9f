import { byPlayer, forTwo, PLAYERS, playersOf } from '../../../kernel/ids.ts';
import type { BookLang } from '../../../systems/pulp-city/model/book-words.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { type LeaderChoice, NO_LEADER_CARDS } from '../../../systems/pulp-city/view/setup/leaders.ts';
import type { OwnTeam } from '../../../systems/pulp-city/view/setup/own-team.ts';
import { citizenOffer } from '../../../systems/pulp-city/view/setup/citizens.ts';
import { EDITION_IDS, teamsOfLevel } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import {
  defaultChoice,
  type SetupChoice,
  teamNames,
  teamSheet,
  tableForCount,
} from '../../../systems/pulp-city/view/setup/setup.ts';
import { seedInAddress } from '../../../ui/shell/seed.ts';
import { startingSeed } from './seed.ts';

/** What stands there at first. A seed in the address that is none is shown, so that its step can say so. */
export function firstChoice(lang: BookLang): SetupChoice {
  const choice = defaultChoice(EDITION_IDS[0], startingSeed(), lang);
  return { ...choice, seed: seedInAddress() ?? choice.seed };
}

/** What the other edition does not know goes back to what both know. */
export function withEdition(choice: SetupChoice, edition: string): SetupChoice {
  const next = { ...choice, edition };
  const { numbers } = citizenOffer(next);
  return numbers.includes(next.citizens.number)
    ? next
    : { ...next, citizens: { ...next.citizens, number: 'normal' } };
}

/** Ready-made Teams of a Level; where there are none, those of the player's own. */
function teamsFor(level: number, count: number, own: readonly OwnTeam[] = []): SetupChoice['teams'] {
  const ready = teamsOfLevel(level, count);
  const [mine = null, other = mine] = own
    .filter(({ team }) => team.level === level)
    .map(({ team }) => team.id);
  return byPlayer(playersOf(ready), (side) => ready[side] ?? (side === 'a' ? mine : other));
}

/** What stands there when the player's own cards are to be played: their Team, against one of its Level. */
export function ownChoice(own: OwnTeam, edition: string, lang: BookLang): SetupChoice {
  const plain = withEdition({ ...firstChoice(lang), own: [own] }, edition);
  const { level, id } = own.team;
  const teams = forTwo<string | null>(id, teamsFor(level, 2, [own]).b);
  return { ...plain, level, teams, names: teamNames(teams, lang, [own]) };
}

/** What stands there when a Team that was built is to be played: it against one of its Level. */
export function choiceWith(team: string, edition: string, level: number, lang: BookLang): SetupChoice {
  const plain = withEdition(firstChoice(lang), edition);
  return { ...plain, level, teams: forTwo(team, teamsFor(level, 2).b ?? team) };
}

/** Two, three or four Teams: those that were there stay, and a table that is too small gives way. @rule PC-DEPLOY-07 */
export function withCount(choice: SetupChoice, count: number, lang: BookLang): SetupChoice {
  const sides = PLAYERS.slice(0, count);
  const were = playersOf(choice.teams);
  const ready = teamsFor(choice.level, count, choice.own);
  const teams = byPlayer(sides, (side) => (were.includes(side) ? choice.teams[side] : ready[side]));
  const [anyone = false] = were.map((side) => choice.citizens.wanted[side]);
  const table = tableForCount(choice, count);
  return {
    ...choice,
    teams,
    table,
    names: teamNames(teams, lang, choice.own),
    leaders: byPlayer(sides, (side) => (were.includes(side) ? choice.leaders[side] : NO_LEADER_CARDS)),
    citizens: {
      ...choice.citizens,
      wanted: byPlayer(sides, (side) => (were.includes(side) ? choice.citizens.wanted[side] : anyone)),
    },
  };
}

/** Teams of another Level cannot stay: the first of that Level take their place. */
export function withLevel(choice: SetupChoice, level: number, lang: BookLang): SetupChoice {
  const sides = playersOf(choice.teams);
  const byDefault = teamsFor(level, sides.length, choice.own);
  const keep = (side: TeamId): string | null =>
    teamSheet(choice.teams[side], choice.own)?.team.level === level ? choice.teams[side] : byDefault[side];
  const teams = byPlayer(sides, keep);
  const led = (side: TeamId): LeaderChoice =>
    teams[side] === choice.teams[side] ? choice.leaders[side] : NO_LEADER_CARDS;
  return {
    ...choice,
    level,
    teams,
    names: teamNames(teams, lang, choice.own),
    leaders: byPlayer(sides, led),
  };
}

/** Teams that are gone make room for others of that Level. */
export function settled(choice: SetupChoice, lang: BookLang): SetupChoice {
  const { teams, own, level } = choice;
  const sides = playersOf(teams);
  if (sides.every((side) => teamSheet(teams[side], own) !== null)) return choice;
  const there = teamsFor(level, sides.length, own);
  return sides.every((side) => there[side] === null)
    ? { ...withLevel(choice, defaultChoice(choice.edition, 0, lang).level, lang) }
    : withLevel(choice, level, lang);
}

export function withTeam(choice: SetupChoice, side: TeamId, team: string, lang: BookLang): SetupChoice {
  const teams = { ...choice.teams, [side]: team };
  const leaders = { ...choice.leaders, [side]: NO_LEADER_CARDS };
  return { ...choice, teams, names: teamNames(teams, lang, choice.own), leaders };
}
