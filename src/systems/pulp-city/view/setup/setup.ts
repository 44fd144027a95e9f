import { type BookLang, type BookWords, sayIn } from '../../model/book-words.ts';
import { tooSmallFor } from '../../board/table-for-teams.ts';
import { byPlayer, type ByPlayer, forTwo, MOST_PLAYERS, playersOf } from '../../../../kernel/ids.ts';
import { type Refusal, refusal } from '../../model/refusals.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import { loadRoster } from '../../cards/roster.ts';
import { READY_TEAMS, type ReadyTeam } from '../../cards/teams.ts';
import { NO_CITIZENS } from '../../model/citizens.ts';
import type { CardProfile } from '../../model/profile.ts';
import { MODEL_TYPES } from '../../model/keywords.ts';
import {
  type Allied,
  type CitizenWish,
  DEFAULT_SWITCHES,
  type EncounterSetup,
  PAIRINGS,
  type PlotId,
  type Switches,
  type TeamSetup,
} from '../../model/setup.ts';
import type { TeamId } from '../../model/ids.ts';
import type { TableLayout } from '../../model/terrain.ts';
import { type LeaderChoice, NO_LEADER_CARDS, leaderGap, leaderOffers, withLeader } from './leaders.ts';
import { readSeed } from './seed.ts';
import { TABLES, tableById } from '../../tables/ready-made.ts';
import type { OwnTeam } from './own-team.ts';
import { LEVELS, namesApart, quickGame } from './quick-game.ts';

/** The set-up as players choose it, whole or not. */
export interface SetupChoice {
  readonly edition: string;
  readonly level: number;
  readonly teams: ByPlayer<string | null>;
  readonly names: ByPlayer<string>;
  readonly leaders: ByPlayer<LeaderChoice>;
  readonly table: string | null;
  readonly plot: PlotId;
  /** Players are asked about Agendas as the Encounter begins. */
  readonly agendas: boolean;
  readonly switches: Switches;
  /** Of four Teams who play together, one of the pairings there are; null: each against all others. */
  readonly allied?: Allied | null;
  readonly citizens: CitizenWish;
  readonly dice: EncounterSetup['dice'];
  /** As typed. */
  readonly seed: string;
  /** Tables to choose beside the usual ones: those of the library, the player's own, one made at random. */
  readonly tables?: readonly TableLayout[];
  /** Teams to choose beside the ready-made ones. */
  readonly own?: readonly OwnTeam[];
}

const OTHER_EDITION: Readonly<Record<string, string>> = { '2013': '2017', '2017': '2013' };

export const otherEdition = (edition: string): string => OTHER_EDITION[edition] ?? edition;

/** The edition whose figures the cards carry, and those that play with figures not their own. */
const FIGURES_OF = '2017';
const FOREIGN_FIGURES: readonly string[] = ['2013'];

export const hasForeignFigures = (edition: string): boolean => FOREIGN_FIGURES.includes(edition);

/** Switches that are about the rules of one edition only. */
export const SWITCH_EDITIONS: Readonly<Record<keyof Switches, readonly string[]>> = {
  minionMoveFatigue: ['2013', '2017'],
  sprintHeights2013: ['2013'],
  crashAfterMovingOn: ['2013', '2017'],
  citizens2017: ['2017'],
  zoneContact: ['2017'],
  infiltratorsTouchMarkers: ['2013', '2017'],
  resourceWar: ['2013'],
  fanFavorites: ['2017'],
  alliedTeamsFriendly: ['2013', '2017'],
};

/** Of the set-ups made here. */
export const REVISION = 1;

// Which Types an edition has is checked with the whole set-up, when the Encounter begins.
const ROSTER = loadRoster({ id: FIGURES_OF, numbers: { types: MODEL_TYPES } });
const PROFILES: Readonly<Record<string, CardProfile>> = ROSTER.ok ? ROSTER.value : {};

/** Card profiles by their ids; one that is not in the roster is left out. */
export const profilesOf = (cards: readonly string[]): EncounterSetup['profiles'] =>
  Object.fromEntries(cards.flatMap((id) => (PROFILES[id] === undefined ? [] : [[id, PROFILES[id]]])));

export interface TeamSheet {
  readonly team: ReadyTeam;
  readonly cards: readonly CardProfile[];
  readonly models: number;
  readonly health: number;
  readonly apPlus: number;
  /** Absent: a Team of the game. */
  readonly own?: OwnTeam;
}

function sheetOf(team: ReadyTeam, cards: readonly CardProfile[]): TeamSheet {
  const sum = (of: (card: CardProfile) => number): number => cards.reduce((all, card) => all + of(card), 0);
  return {
    team,
    cards,
    models: sum((card) => card.modelsAtStart),
    health: sum((card) => card.health * card.modelsAtStart),
    apPlus: sum((card) => card.apPlus),
  };
}

export const TEAM_SHEETS: readonly TeamSheet[] = READY_TEAMS.map((team) =>
  sheetOf(
    team,
    team.cards.flatMap(({ card }) => PROFILES[card] ?? []),
  ),
);

/** The ready-made Teams, and the player's own. */
export const teamSheets = (own: readonly OwnTeam[] = []): readonly TeamSheet[] => [
  ...TEAM_SHEETS,
  ...own.map((one) => ({ ...sheetOf(one.team, one.cards), own: one })),
];

export const teamSheet = (id: string | null, own?: readonly OwnTeam[]): TeamSheet | null =>
  teamSheets(own).find((sheet) => sheet.team.id === id) ?? null;

/** Encounter Levels for which there are Teams, smallest first. */
export const levelsFor = (own: readonly OwnTeam[] = []): readonly number[] =>
  [...new Set([...LEVELS, ...own.map(({ team }) => team.level)])].sort((one, other) => one - other);

export const isCardOfGame = (id: string): boolean => PROFILES[id] !== undefined;

export interface TableFacts {
  readonly layout: TableLayout;
  readonly structures: number;
  readonly enclosed: number;
  readonly objects: number;
  /** Micrometres. */
  readonly highest: number;
  readonly dangers: number;
}

/** The table that is chosen; null: there is none of that id. */
export const chosenTable = ({ table, tables }: Pick<SetupChoice, 'table' | 'tables'>): TableLayout | null =>
  tables?.find(({ id }) => id === table) ?? tableById(table ?? '');

/** What stands on a table, in numbers. */
export function tableFacts(layout: TableLayout): TableFacts {
  const { pieces } = layout;
  const structures = pieces.filter((piece) => piece.kind === 'structure' && piece.standable);
  return {
    layout,
    structures: structures.length,
    enclosed: structures.filter((piece) => piece.enterable).length,
    objects: pieces.filter((piece) => piece.kind === 'object').length,
    highest: pieces.reduce((most, piece) => Math.max(most, piece.top - piece.bottom), 0),
    dangers: pieces.filter((piece) => piece.danger !== undefined).length,
  };
}

/** Levels up to this one fit on the usual table. @rule PC-TABLE-01 */
const USUAL_LEVELS = 12;

/** A larger table is suggested for large Encounters, and never forced. @rule PC-TABLE-01 */
export const largeTableSuggested = (level: number, { size }: TableLayout): boolean =>
  level > USUAL_LEVELS && size > Math.min(...TABLES.map((table) => table.size));

export const SETUP_STEPS = ['game', 'teams', 'table', 'rules'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** What is missing in each step; null: it is complete. @rule PC-TEAM-01 @rule PC-TEAM-02 */
export function setupGaps(choice: SetupChoice): Readonly<Record<SetupStep, Refusal | null>> {
  return {
    game: levelsFor(choice.own).includes(choice.level)
      ? null
      : refusal('setup.level', { level: choice.level }),
    teams: teamGap(choice),
    table: tableGap(choice),
    rules: readSeed(choice.seed) === null ? refusal('setup.seed', { given: choice.seed }) : null,
  };
}

function tableGap(choice: SetupChoice): Refusal | null {
  const layout = chosenTable(choice);
  return layout === null ? refusal('setup.noTable') : tooSmallFor(layout, playersOf(choice.teams).length);
}

/** The table that was chosen, or the first that so many Teams can play on. */
export const tableForCount = (
  choice: Pick<SetupChoice, 'table' | 'tables'>,
  count: number,
): string | null => {
  const fits = (layout: TableLayout | null): boolean =>
    layout !== null && tooSmallFor(layout, count) === null;
  return fits(chosenTable(choice)) ? choice.table : (TABLES.find(fits)?.id ?? null);
};

function teamGap({ teams, level, leaders, edition, own }: SetupChoice): Refusal | null {
  for (const side of playersOf(teams)) {
    const sheet = teamSheet(teams[side], own);
    if (sheet === null) return refusal('setup.noTeam', { team: side });
    if (sheet.team.level !== level)
      return refusal('setup.teamLevel', { team: side, level: sheet.team.level, needed: level });
    if (sheet.own?.recruited !== undefined) {
      if (sheet.own.fault) return sheet.own.fault;
      continue;
    }
    const gap = leaderGap(sheet.cards, leaders[side], edition);
    if (gap !== null) return gap;
  }
  return null;
}

export interface LeaderSpare {
  readonly side: TeamId;
  readonly taken: number;
  readonly most: number;
}

/** Teams that may take further Leader cards: nobody has to. @rule PC-LEADER-01 */
export const leaderSpares = ({ teams, leaders, edition, own }: SetupChoice): readonly LeaderSpare[] =>
  playersOf(teams).flatMap((side) => {
    const sheet = teamSheet(teams[side], own);
    if (sheet?.own?.recruited !== undefined) return [];
    const offers = leaderOffers(sheet?.cards ?? [], leaders[side], edition);
    if (offers === null || offers.taken >= offers.most) return [];
    return [{ side, taken: offers.taken, most: offers.most }];
  });

function teamSetup(sheet: TeamSheet, side: TeamId, { names, leaders, edition }: SetupChoice): TeamSetup {
  if (sheet.own?.recruited !== undefined) return { ...sheet.own.recruited, name: names[side] };
  const led = withLeader(sheet.cards, leaders[side], edition);
  return {
    name: names[side],
    cards: sheet.team.cards.map(({ card, formLevel }) => ({
      profile: card,
      ...(formLevel === undefined ? {} : { level: formLevel }),
      ...led.honorary[card],
    })),
    ...(led.cards.length === 0 ? {} : { leaderCards: led.cards }),
  };
}

/** What an Encounter begins with, or what is missing first. */
export function encounterSetup(choice: SetupChoice): Result<EncounterSetup, Refusal> {
  const gaps = setupGaps(choice);
  const first = SETUP_STEPS.flatMap((step) => gaps[step] ?? [])[0];
  const sides = playersOf(choice.teams);
  const sheets = byPlayer(sides, (side) => teamSheet(choice.teams[side], choice.own));
  const all = sides.flatMap((side) => sheets[side] ?? []);
  const table = chosenTable(choice);
  const seed = readSeed(choice.seed);
  const allied = alliedIn(choice);
  if (first !== undefined) return err(first);
  if (!areThere(sheets) || table === null || seed === null) return err(refusal('setup.form'));
  const needed = all.flatMap(({ cards, own }) => own?.needed ?? cards);
  const profiles = Object.fromEntries(needed.map((card) => [card.id, card]));
  return ok({
    edition: choice.edition,
    revision: REVISION,
    level: choice.level,
    plot: choice.plot,
    ...(choice.agendas ? { agendas: 'asked' } : {}),
    ...(allied === null ? {} : { allied }),
    switches: choice.switches,
    citizens: choice.citizens,
    table,
    teams: byPlayer(sides, (side) => teamSetup(sheets[side], side, choice)),
    profiles,
    seed,
    dice: choice.dice,
    ...(all.some(isFree) ? { legality: 'free' } : {}),
  });
}

/** Who play together, where there are Teams enough. @rule PC-TABLE-14 */
export const alliedIn = ({ allied, teams }: Pick<SetupChoice, 'allied' | 'teams'>): Allied | null =>
  (playersOf(teams).length === MOST_PLAYERS &&
    PAIRINGS.find((one) => pairingKey(one) === pairingKey(allied ?? []))) ||
  null;

export const pairingKey = (allied: Allied): string => allied.map((all) => all.join('')).join(' ');

const areThere = (sheets: ByPlayer<TeamSheet | null>): sheets is ByPlayer<TeamSheet> =>
  playersOf(sheets).every((side) => sheets[side] !== null);

/** All cards of one's own together are a Team of no rule. */
const isFree = ({ own }: TeamSheet): boolean => own !== undefined && own.recruited === undefined;

/** The starter Teams on the first table. */
export function defaultChoice(edition: string, seed: number, lang: BookLang): SetupChoice {
  const { level, names, table, teams } = quickGame(lang);
  return {
    edition,
    level,
    teams,
    names,
    leaders: forTwo(NO_LEADER_CARDS, NO_LEADER_CARDS),
    table,
    plot: 'smackdown',
    agendas: false,
    switches: DEFAULT_SWITCHES,
    citizens: NO_CITIZENS,
    dice: 'digital',
    seed: String(seed),
  };
}

/** Names as they are shown. */
export const teamNames = (
  teams: ByPlayer<string | null>,
  words: BookWords,
  own?: readonly OwnTeam[],
): ByPlayer<string> =>
  namesApart(teams, (id) => {
    const sheet = teamSheet(id, own);
    return sheet === null ? '' : sayIn(sheet.team.name, words);
  });
