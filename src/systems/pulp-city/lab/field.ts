import * as v from 'valibot';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { cardRules, pulpCity } from '../index.ts';
import type { Ruleset } from '../model/encounter.ts';
import type { CardProfile } from '../model/profile.ts';
import { type Refusal, refusal } from '../model/refusals.ts';
import {
  DEFAULT_SWITCHES,
  type EncounterSetup,
  PLOT_IDS,
  type PlotId,
  type TeamSetup,
} from '../model/setup.ts';
import type { TableLayout } from '../model/terrain.ts';
import { clearedFor } from '../rules/objectives/room.ts';
import { LIBRARY } from '../tables/library/library.ts';
import { checkTeam } from '../teams/check-team.ts';
import { TEAM_FORM } from '../teams/team-form.ts';
import { NO_CITIZENS } from '../model/citizens.ts';

/** What a study of lists has to know of Pulp City. Plain JSON. */
export interface Field {
  readonly edition: string;
  /** Of the Encounter. */
  readonly level: number;
  /** Lists by their keys in the study. */
  readonly lists: Readonly<Record<string, TeamSetup>>;
  /** The cards of all lists, with the forms and Minions that they may bring in. */
  readonly profiles: EncounterSetup['profiles'];
  /** Tables that are none of the library's. */
  readonly tables: readonly TableLayout[];
  /** Players are asked for Agendas as the Encounter begins. */
  readonly agendas: boolean;
  /** The rules of recruiting are waived for all lists. */
  readonly free?: true;
}

const FORM = v.strictObject({
  edition: v.pipe(v.string(), v.maxLength(20)),
  level: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(24)),
  lists: v.record(v.string(), TEAM_FORM),
  profiles: v.record(v.string(), v.unknown()),
  tables: v.pipe(v.array(v.looseObject({ id: v.string() })), v.maxLength(100)),
  agendas: v.boolean(),
  free: v.exactOptional(v.literal(true)),
});

/** What of a study is read here; a whole one fits. */
interface Asked {
  readonly rules: number;
  readonly list: string;
  readonly variant?: string;
  readonly against: readonly string[];
  readonly factors: Readonly<Record<string, readonly string[]>>;
  readonly field: unknown;
}

interface Dealt {
  readonly lists: { readonly a: string; readonly b: string };
  readonly seed: number;
  readonly at: Readonly<Record<string, string>>;
}

/** What is taken in turn. */
const FACTORS = ['plot', 'table'];

const isPlot = (id: string | undefined): id is PlotId => PLOT_IDS.some((one) => one === id);

/** The set-up of one Encounter of a study, on a table with room for its Plot. */
export function setupOf(field: Field, { lists, seed, at }: Dealt): EncounterSetup {
  const rules = rulesOf(field);
  const plot = isPlot(at['plot']) ? rules.plots[at['plot']] : undefined;
  const table = tableOf(field, at['table'] ?? '');
  const [a, b] = [field.lists[lists.a], field.lists[lists.b]];
  if (plot === undefined || table === null || a === undefined || b === undefined)
    throw new Error(`a study deals what it does not have: ${JSON.stringify({ lists, at })}`);
  return {
    edition: field.edition,
    revision: rules.revision,
    level: field.level,
    plot: plot.id,
    switches: DEFAULT_SWITCHES,
    citizens: NO_CITIZENS,
    table: clearedOnce(plot, table),
    teams: { a, b } as EncounterSetup['teams'],
    profiles: field.profiles,
    seed,
    dice: 'digital',
    ...(field.agendas ? { agendas: 'asked' as const } : {}),
    ...(field.free === true ? { legality: 'free' as const } : {}),
  };
}

const cleared = new WeakMap<TableLayout, Map<string, TableLayout>>();

/** The same object each time, so that it is read once. */
function clearedOnce(plot: Parameters<typeof clearedFor>[0] & { readonly id: string }, table: TableLayout) {
  const known = cleared.get(table) ?? new Map<string, TableLayout>();
  cleared.set(table, known);
  const made = known.get(plot.id) ?? clearedFor(plot, table);
  known.set(plot.id, made);
  return made;
}

/** @throws when the field was not read. */
function rulesOf({ edition }: Pick<Field, 'edition'>): Ruleset {
  const rules = cardRules(edition);
  if (rules === null) throw new Error(`no edition ${edition}`);
  return rules;
}

const tableOf = ({ tables }: Pick<Field, 'tables'>, id: string): TableLayout | null =>
  tables.find((table) => table.id === id) ?? LIBRARY.find((table) => table.id === id) ?? null;

/**
 * Everything that keeps a study from being played: its form, its edition and version of the rules, lists that are illegal
 * or of another Level, Plots and tables that there are not. @rule PC-TEAM-02
 */
export function readField(asked: Asked): Result<Field, readonly Refusal[]> {
  const parsed = v.safeParse(FORM, asked.field);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return err([refusal('study.form', { at: `field.${v.getDotPath(issue) ?? ''}`, given: issue.received })]);
  }
  const field = parsed.output as unknown as Field;
  const rules = cardRules(field.edition);
  if (rules === null) return err([refusal('setup.edition', { edition: field.edition })]);
  if (asked.rules !== rules.revision)
    return err([refusal('study.otherRules', { given: asked.rules, known: rules.revision })]);
  const keys = [asked.list, asked.variant ?? [], asked.against].flat();
  const missing = keys.find((key) => field.lists[key] === undefined);
  if (missing !== undefined) return err([refusal('study.noList', { list: missing })]);
  const faults = [
    ...factorFaults(asked, field, rules),
    ...keys.flatMap((key) => listFaults(key, field, rules)),
  ];
  if (faults.length > 0) return err(faults);
  const wrong = trialFaults(asked, field);
  return wrong.length > 0 ? err(wrong) : ok(field);
}

function factorFaults({ factors }: Asked, field: Field, rules: Ruleset): readonly Refusal[] {
  const strange = Object.keys(factors).find((factor) => !FACTORS.includes(factor));
  if (strange !== undefined) return [refusal('study.form', { at: `factors.${strange}`, given: strange })];
  const unset = FACTORS.find((factor) => (factors[factor] ?? []).length === 0);
  if (unset !== undefined) return [refusal('study.form', { at: `factors.${unset}`, given: 'nothing' })];
  const { plot: plots = [], table: tables = [] } = factors;
  return [
    ...plots
      .filter((id) => !isPlot(id) || rules.plots[id]?.teams.includes(2) !== true)
      .map((plot) => refusal('setup.plot', { plot, why: 'edition', teams: 2 })),
    ...tables.filter((id) => tableOf(field, id) === null).map((table) => refusal('study.noTable', { table })),
  ];
}

function listFaults(key: string, field: Field, rules: Ruleset): readonly Refusal[] {
  const team = field.lists[key];
  if (team === undefined) return [];
  const { level, profiles } = field;
  const unknown = team.cards.filter(({ profile }) => profiles[profile] === undefined);
  if (unknown.length > 0)
    return unknown.map(({ profile }) => refusal('study.noCard', { card: profile, team: team.name }));
  if (field.free === true) return [];
  const { faults, levels } = checkTeam(team, { rules, level, profiles });
  const [fault] = faults;
  if (fault === undefined) return [];
  return levels === level
    ? [{ ...refusal('study.illegal', { team: team.name, why: fault.code }), because: [fault] }]
    : [refusal('study.otherLevel', { team: team.name, levels, level })];
}

/** One Encounter of each list, Plot and table is begun: what no rule of recruiting says comes to light here. */
function trialFaults(asked: Asked, field: Field): readonly Refusal[] {
  const { plot: plots = [], table: tables = [] } = asked.factors;
  const others = [asked.variant ?? [], asked.against].flat();
  const rivals = others.length === 0 ? [asked.list] : others;
  const trials = [
    ...rivals.map((rival) => ({ rival, plot: plots[0], table: tables[0] })),
    ...plots.flatMap((plot) => tables.map((table) => ({ rival: asked.list, plot, table }))),
  ];
  for (const { rival, plot = '', table = '' } of trials) {
    const dealt = { lists: { a: asked.list, b: rival }, seed: 0, at: { plot, table } };
    const begun = pulpCity.begin(setupOf(field, dealt));
    if (!begun.ok) return begun.error;
  }
  return [];
}

/** Cards of which the engine does not do all that they print. */
export function unwholeCards({ lists, profiles }: Field): readonly CardProfile[] {
  const fielded = new Set(Object.values(lists).flatMap(({ cards }) => cards.map(({ profile }) => profile)));
  return [...fielded]
    .flatMap((id) => profiles[id] ?? [])
    .filter(({ powers }) => powers.some(({ coverage }) => coverage !== 'full'));
}
