import type { BookLang } from '../../model/book-words.ts';
import { byPlayer, playersOf } from '../../../../kernel/ids.ts';
import { tooSmallFor } from '../../board/table-for-teams.ts';
import { READY_TEAMS } from '../../cards/teams.ts';
import type { Ruleset } from '../../model/encounter.ts';
import type { TableLayout } from '../../model/terrain.ts';
import { EDGE_PAIRS, fairnessOf } from '../../tables/fairness.ts';
import { NO_LEADER_CARDS } from './leaders.ts';
import { plotOffers, rolledPlot } from './plots.ts';
import { LEVELS } from './quick-game.ts';
import { largeTableSuggested, type SetupChoice, teamNames } from './setup.ts';

/** Of the tables that could be played on, the part with the sides most alike. */
const FAIREST = 1 / 3;

const likeness = (table: TableLayout): number =>
  Math.min(...EDGE_PAIRS.map((edges) => fairnessOf(table, edges).likeness));

/** The fairest of these tables, whatever edges are chosen. @rule PC-TABLE-15 */
function fairest(tables: readonly TableLayout[]): readonly TableLayout[] {
  const ranked = tables
    .map((table) => ({ table, alike: likeness(table) }))
    .toSorted((one, other) => other.alike - one.alike);
  return ranked.slice(0, Math.max(1, Math.ceil(ranked.length * FAIREST))).map(({ table }) => table);
}

interface Dealing {
  readonly rules: Pick<Ruleset, 'plots' | 'plotTable'>;
  /** Those that can be played on. */
  readonly tables: readonly TableLayout[];
  readonly lang: BookLang;
  /** Draws a whole number from 0 up. */
  readonly draw: () => number;
}

/**
 * A whole set-up, dealt: ready-made Teams of one Level, different ones where there are, one of the fairest tables with room for
 * them, and a Plot rolled among those that such Teams can play there. Edition, number of Teams, Agendas, Citizens, dice
 * and house rules stay as they were. @rule PC-TEAM-02 @rule PC-SETUP-03
 */
export function surprised(choice: SetupChoice, { rules, tables, lang, draw }: Dealing): SetupChoice {
  const pick = <T>(of: readonly T[]): T | undefined => of[draw() % Math.max(1, of.length)];
  const sides = playersOf(choice.teams);
  const level = pick(LEVELS) ?? choice.level;
  const ready = READY_TEAMS.filter((team) => team.level === level);
  const first = draw();
  const teams = byPlayer(sides, (side) => ready[(first + sides.indexOf(side)) % ready.length]?.id ?? null);
  const roomy = tables.filter((table) => tooSmallFor(table, sides.length) === null);
  const usual = roomy.filter((table) => !largeTableSuggested(level, table) && table.size === smallest(roomy));
  const table = pick(fairest(usual.length > 0 ? usual : roomy));
  const offers = plotOffers(rules, { teams: sides.length, table: table ?? null });
  const rolled = rules.plotTable.flatMap((_, at) => rolledPlot(offers, at + 1) ?? []);
  return {
    ...choice,
    level,
    teams,
    names: teamNames(teams, lang, choice.own),
    leaders: byPlayer(sides, () => NO_LEADER_CARDS),
    table: table?.id ?? choice.table,
    plot: pick(rolled) ?? 'smackdown',
    seed: String(draw()),
  };
}

const smallest = (tables: readonly TableLayout[]): number => Math.min(...tables.map(({ size }) => size));
