import { byPlayer, forTwo, type PlayerId, PLAYERS, playersOf } from '../kernel/ids.ts';
import { stream } from '../kernel/dice/generator.ts';
import { LEADER_CARDS } from '../systems/pulp-city/cards/leader-cards.ts';
import { loadRoster } from '../systems/pulp-city/cards/roster.ts';
import { READY_TEAMS, type ReadyTeam } from '../systems/pulp-city/cards/teams.ts';
import { type EditionId, rulesetOf } from '../systems/pulp-city/editions/editions.ts';
import { NO_CITIZENS } from '../systems/pulp-city/model/citizens.ts';
import type { CardProfile } from '../systems/pulp-city/model/profile.ts';
import {
  type CitizenWish,
  DEFAULT_SWITCHES,
  type EncounterSetup,
  PAIRINGS,
  PLOT_IDS,
  type Switches,
  type TeamSetup,
} from '../systems/pulp-city/model/setup.ts';
import { clearedFor } from '../systems/pulp-city/rules/objectives/room.ts';
import { factionCardsFor, leaderIn } from '../systems/pulp-city/teams/leader-choice.ts';
import type { TableLayout } from '../systems/pulp-city/model/terrain.ts';
import { SETTINGS } from '../systems/pulp-city/model/ground.ts';
import {
  BALANCES,
  DENSITIES,
  generateTable,
  HEIGHTS,
  TABLE_SIDES,
} from '../systems/pulp-city/tables/generate.ts';
import { LIBRARY } from '../systems/pulp-city/tables/library/library.ts';
import { TABLES } from '../systems/pulp-city/tables/ready-made.ts';
import { madeUp } from './made-up/setup.ts';
import { type Dealt, dealt, dealtAround } from './library/deal.ts';
import { fieldedProfiles } from './library/fielded.ts';
import { randomTable } from './random-table.ts';

export const TEAM_CHOICES = ['starters', 'level9', 'ready-made', 'made-up', 'library', 'mirror'] as const;
export type TeamChoice = (typeof TEAM_CHOICES)[number];
type ReadyChoice = Exclude<TeamChoice, 'made-up' | 'library' | 'mirror'>;
/** ready: the first five of the library; all: the whole library and tables made as a player has them made. */
export const TABLE_CHOICES = ['ready', 'random', 'both', 'all'] as const;
export type TableChoice = (typeof TABLE_CHOICES)[number];
export const CITIZEN_CHOICES = ['some', 'always', 'never'] as const;
export type CitizenChoice = (typeof CITIZEN_CHOICES)[number];
export const PLOT_CHOICES = ['all', ...PLOT_IDS] as const;
export type PlotChoice = (typeof PLOT_CHOICES)[number];

/** 24 inches. @rule PC-TABLE-01 */
const USUAL_SIZE = 609_600;

type Roster = Readonly<Record<string, CardProfile>>;
const rosters = new Map<EditionId, Roster>();

/** @throws when a card of the roster is refused, which the tests of the cards rule out. */
function rosterOf(edition: EditionId): Roster {
  const known = rosters.get(edition);
  if (known !== undefined) return known;
  const rules = rulesetOf(edition);
  if (rules === null) throw new Error(`no edition ${edition}`);
  const loaded = loadRoster(rules);
  if (!loaded.ok) throw new Error(`the roster of ${edition} is broken: ${JSON.stringify(loaded.error[0])}`);
  rosters.set(edition, loaded.value);
  return loaded.value;
}

function teamSetup({ name, cards }: ReadyTeam): TeamSetup {
  return {
    name: name.en,
    cards: cards.map(({ card, formLevel }) =>
      formLevel === undefined ? { profile: card } : { profile: card, level: formLevel },
    ),
  };
}

/** The Teams of an Encounter, with the cards they field or may turn into. */
interface Sides {
  readonly level: number;
  readonly teams: EncounterSetup['teams'];
  readonly profiles: Roster;
}

/** Ready-made Teams of one Level among those chosen. */
function readySides(edition: EditionId, choice: ReadyChoice, draw: () => number): Sides {
  const levels = { starters: [6], level9: [9], 'ready-made': [6, 9] }[choice];
  const level = levels[draw() % levels.length];
  const teams = READY_TEAMS.filter((team) => team.level === level);
  const [a, b] = [teams[draw() % teams.length], teams[draw() % teams.length]];
  if (a === undefined || b === undefined) throw new Error('nothing to play with');
  return {
    level: a.level,
    teams: forTwo(teamSetup(a), teamSetup(b)),
    profiles: profilesOf([a, b], rosterOf(edition)),
  };
}

/** Teams of any cards there are. */
function librarySides(edition: EditionId, { level, teams }: Dealt): Sides {
  return {
    level,
    teams: forTwo({ name: 'Team A', cards: teams.a }, { name: 'Team B', cards: teams.b }),
    profiles: fieldedProfiles(edition, level, [teams.a, teams.b]),
  };
}

/** Both kinds in turn, two seeds each, for the editions take turns as well. */
const isRandomTable = (choice: TableChoice, seed: number): boolean =>
  choice === 'random' || (choice === 'both' && Math.floor(seed / 2) % 2 === 1);

/** One of the library, or every other time one that is made in a setting. */
function anyTable(seed: number): TableLayout {
  const draw = stream(seed);
  const one = <T>(list: readonly T[]): T => {
    const found = list[draw() % list.length];
    if (found === undefined) throw new Error('nothing to draw from');
    return found;
  };
  if (draw() % 2 === 0) return one(LIBRARY);
  return generateTable({
    setting: one(SETTINGS),
    side: one(TABLE_SIDES),
    density: one(DENSITIES),
    heights: one(HEIGHTS),
    balance: one(BALANCES),
    seed,
  });
}

/** The house rules that matter to Plots, Agendas and Infiltrators, from a chance of their own. */
function otherReadings(seed: number): Switches {
  const draw = stream(seed + 1);
  const one = (): boolean => draw() % 4 === 0;
  return {
    ...DEFAULT_SWITCHES,
    zoneContact: one() ? 'base' : 'middle',
    infiltratorsTouchMarkers: !one(),
    resourceWar: one() ? 'quarters' : 'markers',
    fanFavorites: one() ? 'generated' : 'kept',
  };
}

/** A set-up that its seed alone decides. */
export function randomSetup(
  edition: EditionId,
  choice: TeamChoice,
  seed: number,
  tables: TableChoice = 'ready',
  sides = 2,
): EncounterSetup {
  if (sides > 2) return forMore(edition, choice, seed, tables, sides);
  if (choice === 'made-up') {
    const setup = madeUp(edition, seed);
    if (tables === 'all') return { ...setup, table: anyTable(seed) };
    return isRandomTable(tables, seed) ? { ...setup, table: randomTable(seed) } : setup;
  }
  const draw = stream(seed);
  const { level, teams, profiles } =
    choice === 'library' || choice === 'mirror'
      ? librarySides(edition, dealt(edition, seed, choice === 'mirror'))
      : readySides(edition, choice, draw);
  const ready = TABLES[draw() % TABLES.length];
  const table = isRandomTable(tables, seed) ? randomTable(seed) : tables === 'all' ? anyTable(seed) : ready;
  if (table === undefined) throw new Error('no table to play on');
  const one = (bit: number): boolean => draw() % bit === 0;
  const citizens = randomCitizens(edition, draw);
  const setup = {
    edition,
    revision: rulesetOf(edition)?.revision ?? 0,
    level,
    plot: 'smackdown',
    switches: {
      ...(choice === 'library' || choice === 'mirror' ? otherReadings(seed) : DEFAULT_SWITCHES),
      minionMoveFatigue: one(4) ? 'paid' : 'covered',
      sprintHeights2013: one(4) ? 'sum' : 'eachThing',
      crashAfterMovingOn: !one(4),
      citizens2017: one(4) ? 'afterTeams' : 'beforeTeams',
    },
    citizens,
    table: citizens.wanted.a && one(2) ? withoutDanger(table) : table,
    teams,
    profiles,
    seed,
    dice: 'digital',
  } as const;
  const { a, b } = setup.teams;
  const most = rulesetOf(edition)?.numbers.leaderCards ?? 0;
  const led = (team: TeamSetup): TeamSetup => withLeaderCards(team, profiles, most, draw);
  return most === 0 ? setup : { ...setup, teams: forTwo(led(a), led(b)) };
}

/**
 * A library Encounter of which the first Team has these cards and this Leader card, and the other those `against` it, as
 * far as they may; null: no such Team was found.
 */
export function setupAround(
  edition: EditionId,
  seed: number,
  wanted: readonly string[],
  more: { readonly leaderCard?: string | undefined; readonly against?: readonly string[] } = {},
): EncounterSetup | null {
  const { leaderCard, against = [] } = more;
  const found = dealtAround(edition, seed, wanted, against);
  if (found === null) return null;
  const { level, teams, profiles } = librarySides(edition, found);
  const setup = plotted(randomSetup(edition, 'library', seed, 'both'), seed % 2 === 0 ? 'smackdown' : 'all');
  const most = rulesetOf(edition)?.numbers.leaderCards ?? 0;
  if (most === 0) return { ...setup, level, teams, profiles };
  const draw = stream(seed);
  const first = withLeaderCards(teams.a, profiles, most, draw);
  const a = leaderCard === undefined ? first : withLeaderCard(first, profiles, leaderCard);
  return { ...setup, level, teams: forTwo(a, withLeaderCards(teams.b, profiles, most, draw)), profiles };
}

/** This card instead of one of its kind, where the Team has a Leader that may take it. */
function withLeaderCard(team: TeamSetup, profiles: Roster, id: string): TeamSetup {
  const { leaderCards = [] } = team;
  const isFaction = LEADER_CARDS.some((card) => card.id === id && card.kind === 'faction');
  if (leaderIn(team, profiles) === null || leaderCards.includes(id)) return team;
  if (!isFaction) return { ...team, leaderCards: [...leaderCards.slice(0, -1), id] };
  if (!factionCardsFor(team, profiles).some((card) => card.id === id)) return team;
  const kept = leaderCards.filter(
    (one) => !LEADER_CARDS.some((card) => card.id === one && card.kind === 'faction'),
  );
  return { ...team, leaderCards: [id, ...kept] };
}

/** The Teams of further set-ups beside those of the first, on a table that has room for them. @rule PC-DEPLOY-07 */
function forMore(
  edition: EditionId,
  choice: TeamChoice,
  seed: number,
  tables: TableChoice,
  sides: number,
): EncounterSetup {
  const first = randomSetup(edition, choice, seed, tables);
  const other = randomSetup(edition, choice, seed + 1, tables);
  const found = [first.teams.a, first.teams.b, other.teams.a, other.teams.b];
  const players = PLAYERS.slice(0, sides);
  const team = (player: PlayerId): TeamSetup => {
    const at = PLAYERS.indexOf(player);
    const given = found[at];
    if (given === undefined) throw new Error(`no Team for ${player}`);
    return { ...given, name: `Team ${player.toUpperCase()}` };
  };
  const large = TABLES.filter(({ size }) => size > USUAL_SIZE);
  const table = isRandomTable(tables, seed) ? randomTable(seed, { side: 36 }) : large[seed % large.length];
  if (table === undefined) throw new Error('no table for more than two Teams');
  const { number, wanted } = first.citizens;
  return {
    ...first,
    table: wanted.a && seed % 2 === 0 ? withoutDanger(table) : table,
    citizens: { number, wanted: byPlayer(players, () => wanted.a) },
    teams: byPlayer(players, team),
    profiles: { ...other.profiles, ...first.profiles },
    level: Math.max(first.level, other.level),
    legality: 'free',
  };
}

/** Any cards a Team with a Leader may take. */
function withLeaderCards(team: TeamSetup, profiles: Roster, most: number, draw: () => number): TeamSetup {
  if (leaderIn(team, profiles) === null) return team;
  const left = LEADER_CARDS.filter((card) => card.kind !== 'faction').map(({ id }) => id);
  const own = factionCardsFor(team, profiles).map(({ id }) => id);
  const leaderCards = own.length === 0 ? [] : own.slice(draw() % own.length).slice(0, 1);
  for (let count = 0; count < most; count += 1) leaderCards.push(...left.splice(draw() % left.length, 1));
  return { ...team, leaderCards };
}

/** Citizens of some rules find no place anywhere near danger. */
const withoutDanger = (table: TableLayout): TableLayout => ({
  ...table,
  id: `${table.id}-safe`,
  pieces: table.pieces.filter((piece) => piece.danger === undefined),
});

/** In every third game all players want Citizens. */
function randomCitizens(edition: EditionId, draw: () => number): CitizenWish {
  const numbers = rulesetOf(edition)?.citizens.numbers ?? [];
  const number = numbers[draw() % Math.max(1, numbers.length)];
  const wanted = draw() % 3 === 0;
  return number === undefined || !wanted ? NO_CITIZENS : { wanted: forTwo(true, true), number };
}

/** The same Encounter, in which the players are asked for Agendas. */
export const withAgendas = (setup: EncounterSetup): EncounterSetup => ({ ...setup, agendas: 'asked' });

/** The same Encounter of four Teams, two against two, each pairing in turn; by turns they are not Friendly. */
export function paired(setup: EncounterSetup): EncounterSetup {
  const allied = PAIRINGS[setup.seed % PAIRINGS.length];
  if (allied === undefined || setup.teams.d === undefined) return setup;
  return { ...setup, allied, switches: { ...setup.switches, alliedTeamsFriendly: setup.seed % 4 > 1 } };
}

/** The same Encounter with Citizens in it or without; 'some' leaves it as it is. */
export function peopled(setup: EncounterSetup, choice: CitizenChoice): EncounterSetup {
  if (choice === 'some') return setup;
  if (choice === 'never') return { ...setup, citizens: NO_CITIZENS };
  const numbers = rulesetOf(setup.edition)?.citizens.numbers ?? [];
  const number = numbers[setup.seed % Math.max(1, numbers.length)];
  if (number === undefined) throw new Error(`the rules of ${setup.edition} know no number of Citizens`);
  return {
    ...setup,
    citizens: { wanted: byPlayer(playersOf(setup.teams), () => true), number },
    table: setup.seed % 3 === 0 ? setup.table : withoutDanger(setup.table),
  };
}

/** The starter teams against each other on tables of the usual size, as the bench plays them. */
export function starterSetup(edition: EditionId, seed: number): EncounterSetup {
  const [a, b] = READY_TEAMS.filter((team) => team.level === 6);
  const usual = TABLES.filter(({ size }) => size === USUAL_SIZE);
  const table = usual[stream(seed)() % usual.length];
  if (a === undefined || b === undefined || table === undefined)
    throw new Error('the starter teams or their tables are missing');
  const setup = randomSetup(edition, 'starters', seed);
  return {
    ...setup,
    table,
    citizens: NO_CITIZENS,
    switches: DEFAULT_SWITCHES,
    teams: forTwo(teamSetup(a), teamSetup(b)),
    profiles: profilesOf([a, b], rosterOf(edition)),
  };
}

function profilesOf(teams: readonly ReadyTeam[], roster: Roster): Record<string, CardProfile> {
  const profiles: Record<string, CardProfile> = {};
  for (const { cards } of teams) {
    for (const { card } of cards) {
      const profile = roster[card];
      if (profile === undefined) throw new Error(`no card ${card}`);
      profiles[card] = profile;
    }
  }
  return profiles;
}

/** The same Encounter with a Plot of its edition, each in turn, on a table that has room for it. */
export function plotted(setup: EncounterSetup, choice: PlotChoice): EncounterSetup {
  if (choice === 'smackdown') return setup;
  const rules = rulesetOf(setup.edition);
  if (rules === null) throw new Error(`no edition ${setup.edition}`);
  const teams = Object.keys(setup.teams).length;
  const offered = Object.values(rules.plots).filter((plot) => plot.teams.includes(teams));
  const named = choice === 'all' ? undefined : offered.find(({ id }) => id === choice);
  // The editions take turns, so that each seed of one has the next Plot.
  const plot = named ?? offered[Math.floor(setup.seed / 2) % offered.length];
  if (plot === undefined || (choice !== 'all' && named === undefined)) return setup;
  return { ...setup, plot: plot.id, table: clearedFor(plot, setup.table) };
}
