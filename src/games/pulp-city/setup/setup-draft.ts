import type { Lang } from '../../../i18n/language.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { type LeaderChoice, NO_LEADER_CARDS } from '../../../systems/pulp-city/view/setup/leaders.ts';
import type { OwnTeam } from '../../../systems/pulp-city/view/setup/own-team.ts';
import { citizenOffer } from '../../../systems/pulp-city/view/setup/citizens.ts';
import {
  defaultChoice,
  EDITION_IDS,
  type SetupChoice,
  teamNames,
  teamSheet,
  teamsOfLevel,
} from '../../../systems/pulp-city/view/setup/setup.ts';
import { seedInAddress } from '../../../ui/shell/seed.ts';
import { startingSeed } from './seed.ts';

/** What stands there at first. A seed in the address that is none is shown, so that its step can say so. */
export function firstChoice(lang: Lang): SetupChoice {
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
function teamsFor(level: number, own: readonly OwnTeam[] = []): SetupChoice['teams'] {
  const { a, b } = teamsOfLevel(level);
  const [mine = null, other = mine] = own
    .filter(({ team }) => team.level === level)
    .map(({ team }) => team.id);
  return { a: a ?? mine, b: b ?? other };
}

/** What stands there when the player's own cards are to be played: their Team, against one of its Level. */
export function ownChoice(own: OwnTeam, edition: string, lang: Lang): SetupChoice {
  const plain = withEdition({ ...firstChoice(lang), own: [own] }, edition);
  const { level, id } = own.team;
  const teams = { a: id, b: teamsFor(level, [own]).b };
  return { ...plain, level, teams, names: teamNames(teams, lang, [own]) };
}

/** What stands there when a Team that was built is to be played: it against one of its Level. */
export function choiceWith(team: string, edition: string, level: number, lang: Lang): SetupChoice {
  const plain = withEdition(firstChoice(lang), edition);
  return { ...plain, level, teams: { a: team, b: teamsFor(level).b ?? team } };
}

/** Teams of another Level cannot stay: the first of that Level take their place. */
export function withLevel(choice: SetupChoice, level: number, lang: Lang): SetupChoice {
  const byDefault = teamsFor(level, choice.own);
  const keep = (side: TeamId): string | null =>
    teamSheet(choice.teams[side], choice.own)?.team.level === level ? choice.teams[side] : byDefault[side];
  const teams = { a: keep('a'), b: keep('b') };
  const led = (side: TeamId): LeaderChoice =>
    teams[side] === choice.teams[side] ? choice.leaders[side] : NO_LEADER_CARDS;
  return {
    ...choice,
    level,
    teams,
    names: teamNames(teams, lang, choice.own),
    leaders: { a: led('a'), b: led('b') },
  };
}

/** Teams that are gone make room for others of that Level. */
export function settled(choice: SetupChoice, lang: Lang): SetupChoice {
  const { teams, own, level } = choice;
  if ([teams.a, teams.b].every((team) => teamSheet(team, own) !== null)) return choice;
  const { a, b } = teamsFor(level, own);
  return a === null && b === null
    ? { ...withLevel(choice, defaultChoice(choice.edition, 0, lang).level, lang) }
    : withLevel(choice, level, lang);
}

export function withTeam(choice: SetupChoice, side: TeamId, team: string, lang: Lang): SetupChoice {
  const teams = { ...choice.teams, [side]: team };
  const leaders = { ...choice.leaders, [side]: NO_LEADER_CARDS };
  return { ...choice, teams, names: teamNames(teams, lang, choice.own), leaders };
}
