import { stream } from '../../kernel/dice/generator.ts';
import { type EditionId, rulesetOf } from '../../systems/pulp-city/editions/editions.ts';
import type { CardProfile } from '../../systems/pulp-city/model/profile.ts';
import type { TeamSetup } from '../../systems/pulp-city/model/setup.ts';
import { checkTeam, type TeamQuestion } from '../../systems/pulp-city/teams/check-team.ts';
import { entriesFor, placed } from '../../systems/pulp-city/teams/could-add.ts';
import { alikeFirst, teamInOrder, withMinions } from '../../systems/pulp-city/teams/random-team.ts';
import { type Library, libraryOf } from './cards.ts';
import { inDrawnOrder, type Draw } from '../../kernel/draw.ts';

/** So many seeds in a row, beginning with a multiple, field every card of the library at least once. */
export const DEAL = 60;
/** One game of a row in so many is played by two Teams of the same cards. */
const MIRROR_EVERY = 4;
const LEVELS = [4, 6, 6, 8, 9, 9, 12];

type Entry = TeamSetup['cards'][number];

export interface Dealt {
  readonly level: number;
  readonly teams: { readonly a: readonly Entry[]; readonly b: readonly Entry[] };
}

const deals = new Map<string, readonly Dealt[]>();

/**
 * The Teams of a seed, legal in the edition. They are dealt from shuffled decks for a whole row of seeds at once, so that
 * no card is left to luck; the row follows from the seed, so that one game can be played again by itself.
 */
export function dealt(edition: EditionId, seed: number, mirror: boolean): Dealt {
  const row = Math.floor(seed / DEAL);
  const key = `${edition} ${row}`;
  let games = deals.get(key);
  if (games === undefined) deals.set(key, (games = dealRow(edition, row)));
  const game = games[seed % DEAL];
  if (game === undefined) throw new Error(`seed ${seed} is not dealt`);
  return mirror ? { ...game, teams: { a: game.teams.a, b: game.teams.a } } : game;
}

function dealRow(edition: EditionId, row: number): readonly Dealt[] {
  const rules = rulesetOf(edition);
  if (rules === null) throw new Error(`no edition ${edition}`);
  const table = { library: libraryOf(edition), draw: stream(row), fielded: new Set<string>() };
  return Array.from({ length: DEAL }, (_, game) => {
    const level = LEVELS[table.draw() % LEVELS.length] ?? 6;
    const question = { rules, level, profiles: table.library.profiles };
    const a = recruit(table, question);
    return { level, teams: { a, b: game % MIRROR_EVERY === 0 ? a : recruit(table, question) } };
  });
}

const LEVELS_AROUND = [6, 9, 9, 12];

/**
 * Teams of a seed of which the first has these cards (ids), as far as a legal Team can have them all; every third
 * Encounter is between two of it, in the others the second Team has those `against` it. null: no Team was found.
 */
export function dealtAround(
  edition: EditionId,
  seed: number,
  wanted: readonly string[],
  against: readonly string[] = [],
): Dealt | null {
  const rules = rulesetOf(edition);
  if (rules === null) throw new Error(`no edition ${edition}`);
  const library = libraryOf(edition);
  const table: Table = { library, draw: stream(seed), fielded: new Set() };
  const { draw } = table;
  const cards = wanted.flatMap((id) => library.profiles[id] ?? []);
  const level = LEVELS_AROUND[draw() % LEVELS_AROUND.length] ?? 9;
  const question = { rules, level, profiles: library.profiles };
  const named = cards.filter(({ kind }) => kind === 'supreme');
  const others = inDrawnOrder(draw, library.supremes).filter((card) => !named.includes(card));
  const order = [...named, ...alikeFirst(others, named[0] ?? others[0])];
  const squad = cards.find(({ kind }) => kind === 'minion');
  const led = squad === undefined ? null : teamFor(squad, table, question, order);
  const team = led ?? teamInOrder(question, order, draw);
  if (team === null) return null;
  const full = led ?? withMinions(team, question, inDrawnOrder(draw, library.minions), 2, draw);
  const a = full.cards.map((entry) => inSomeForm(entry, library, draw));
  if (draw() % 3 === 0) return { level, teams: { a, b: a } };
  const met = against.flatMap((id) => library.profiles[id] ?? []).filter(({ kind }) => kind === 'supreme');
  const rest = inDrawnOrder(draw, library.supremes).filter((card) => !met.includes(card));
  const other = met.length === 0 ? null : teamInOrder(question, [...met, ...rest], draw);
  return { level, teams: { a, b: other?.cards ?? recruit(table, question) } };
}

interface Table {
  readonly library: Library;
  readonly draw: Draw;
  /** Ids of cards that a Team of the row has already. */
  readonly fielded: Set<string>;
}

/** Cards that no Team has yet before those that one has. */
function freshFirst(cards: readonly CardProfile[], { draw, fielded }: Table): readonly CardProfile[] {
  const order = inDrawnOrder(draw, cards);
  return [...order.filter(({ id }) => !fielded.has(id)), ...order.filter(({ id }) => fielded.has(id))];
}

/** A legal Team, half of them of one Faction, mostly with Minions. @rule PC-TEAM-02 */
function recruit(table: Table, question: TeamQuestion): readonly Entry[] {
  const { draw, library, fielded } = table;
  const supremes = freshFirst(library.supremes, table);
  const minions = freshFirst(library.minions, table);
  const wanted = minions.find(({ id }) => !fielded.has(id));
  const led = wanted === undefined ? null : teamFor(wanted, table, question, supremes);
  const order = draw() % 2 === 0 ? supremes : alikeFirst(supremes, supremes[0]);
  const team = led ?? teamInOrder(question, order, draw);
  if (team === null) throw new Error(`no Team of Level ${question.level}`);
  const { cards } = draw() % 4 === 0 && led === null ? team : withMinions(team, question, minions, 1, draw);
  for (const { profile } of cards) fielded.add(profile);
  return cards.map((entry) => inSomeForm(entry, library, draw));
}

/** A Team that takes these Minions, of those who give points for them; null: not at this Level. */
function teamFor(
  minions: CardProfile,
  { draw }: Table,
  question: TeamQuestion,
  supremes: readonly CardProfile[],
): TeamSetup | null {
  const owner = minions.exclusiveTo ?? minions.namedBy;
  const brings = ({ id, name, short }: CardProfile): boolean =>
    owner !== undefined && [id, name, short].includes(owner);
  const pays = ({ minionPlus, factions, alignment }: CardProfile): boolean =>
    minionPlus > 0 &&
    alignment.some((one) => minions.alignment.includes(one)) &&
    (minions.factions.length === 0 || factions.some((one) => minions.factions.includes(one)));
  const worth = (card: CardProfile): number => (brings(card) ? 2 : pays(card) ? 1 : 0);
  const order = supremes.toSorted((one, other) => worth(other) - worth(one));
  const team = teamInOrder(question, order, draw);
  if (team === null) return null;
  for (const entry of entriesFor(minions, team, question)) {
    const next = { ...team, cards: placed(team.cards, entry, minions, question) };
    if (checkTeam(next, question).faults.length === 0) return next;
  }
  return null;
}

/** Of several forms on one card any may begin. @rule PC-COND-06 */
function inSomeForm(entry: Entry, { profiles }: Library, draw: Draw): Entry {
  const forms = profiles[entry.profile]?.forms ?? [];
  const form = [undefined, ...forms][draw() % (forms.length + 1)]?.id;
  return form === undefined ? entry : { ...entry, form };
}
