import * as v from 'valibot';
import { byPlayer, playersOf } from '../../../kernel/ids.ts';
import { eachPlayer } from '../../../kernel/players-form.ts';
import { type Refusal, refusal } from '../model/refusals.ts';
import { unfitPart } from '../../../kernel/outside.ts';
import { type Result, err, ok } from '../../../kernel/result.ts';
import { cardFileOf } from '../cards/file-of.ts';
import { formsOnCard } from '../cards/forms.ts';
import { loadSavedCard } from '../cards/load.ts';
import { formsPrinted } from '../traits/forms.ts';
import type { CardProfile } from '../model/profile.ts';
import { NO_CITIZENS } from '../model/citizens.ts';
import { CITIZEN_NUMBERS, type EncounterSetup, LEGALITY, PLOT_IDS, type TeamSetup } from '../model/setup.ts';
import { checkTeam, type TeamQuestion } from '../teams/check-team.ts';
import type { Ruleset } from '../model/encounter.ts';
import type { TableLayout } from '../model/terrain.ts';
import { leaderFaults } from '../teams/leader-choice.ts';
import { TEAM_FORM } from '../teams/team-form.ts';
import { gathersNoAp } from '../teams/recruiting.ts';
import { tooSmallFor } from '../board/table-for-teams.ts';
import { tableWithNumbers } from '../board/piece-numbers.ts';
import { ALLIED, arePairs } from './read-allied.ts';
import { AGENDA_WISH, agendaFaults } from './read-agendas.ts';
import { readOnce } from './read-once.ts';
import { plotFaults } from './read-plot.ts';
import { SITUATION, situationFaults } from './read-situation.ts';
import { formRefusal, readTable, reservedNames, TABLE_FORM } from './read-table.ts';
import { unknownFields } from './unknown-fields.ts';
import { whole } from '../../../kernel/number-forms.ts';

const around = {
  edition: v.string(),
  revision: whole,
  level: v.pipe(whole, v.minValue(1), v.maxValue(24)),
  plot: v.picklist(PLOT_IDS),
  switches: v.object({
    minionMoveFatigue: v.picklist(['covered', 'paid']),
    sprintHeights2013: v.picklist(['eachThing', 'sum']),
    crashAfterMovingOn: v.boolean(),
    citizens2017: v.optional(v.picklist(['beforeTeams', 'afterTeams']), 'beforeTeams'),
    zoneContact: v.exactOptional(v.picklist(['middle', 'base'])),
    infiltratorsTouchMarkers: v.exactOptional(v.boolean()),
    resourceWar: v.exactOptional(v.picklist(['markers', 'quarters'])),
    fanFavorites: v.exactOptional(v.picklist(['kept', 'generated'])),
    alliedTeamsFriendly: v.exactOptional(v.boolean()),
  }),
  citizens: v.optional(
    v.object({
      wanted: eachPlayer(v.boolean()),
      number: v.picklist(CITIZEN_NUMBERS),
    }),
    NO_CITIZENS,
  ),
  teams: eachPlayer(TEAM_FORM),
  allied: v.exactOptional(ALLIED),
  profiles: v.record(v.string(), v.unknown()),
  seed: v.pipe(whole, v.minValue(0)),
  dice: v.picklist(['digital', 'entered']),
  agendas: v.exactOptional(AGENDA_WISH),
  legality: v.exactOptional(v.picklist(LEGALITY)),
  situation: v.exactOptional(SITUATION),
};

const AROUND = v.object(around);

/** All of a set-up; its cards have a form of their own. */
export const SETUP_FORM = v.object({ ...around, table: TABLE_FORM });
/** As that, of a table that was read before. */
const TABLE_READ = v.object({ ...around, table: v.unknown() });
const NAMED = v.object({ edition: v.string(), table: v.unknown() });

/**
 * A set-up from outside: what is wrong with it, each fault by itself.
 * @param begun the Encounter is under way: its Teams play on, whatever the rules of recruiting say today
 */
export function readSetup(
  given: unknown,
  rulesetOf: (edition: string) => Ruleset | null,
  begun?: 'begun',
): Result<EncounterSetup, readonly Refusal[]> {
  const part = unfitPart(given);
  if (part !== null) {
    const at = part.path.join('.');
    return err([
      refusal(part.why === 'reserved' ? 'setup.reserved' : 'setup.form', { at, given: part.given }),
    ]);
  }
  const named = v.safeParse(NAMED, given);
  const table = named.success ? named.output.table : undefined;
  const readAs = named.success ? `${named.output.edition} ${begun ?? 'new'}` : '';
  const known = tables.known(table, readAs);
  const { layout, faults } = known === null ? readTable(table) : { layout: known, faults: [] };
  const parsed = v.safeParse(AROUND, given);
  if (!parsed.success) {
    const wrong = parsed.issues.map((issue) => formRefusal(v.getDotPath(issue) ?? '', issue.received));
    return err([...wrong, ...faults]);
  }
  if (begun === undefined) {
    faults.push(...unknownFields(known === null ? SETUP_FORM : TABLE_READ, given));
    if (layout !== null) faults.push(...reservedNames(layout));
  }
  const setup = parsed.output;
  const rules = rulesetOf(setup.edition);
  if (rules === null) return err([refusal('setup.edition', { edition: setup.edition })]);
  const { number } = setup.citizens;
  if (!rules.citizens.numbers.includes(number)) faults.push(refusal('setup.citizenNumber', { number }));
  faults.push(...plotFaults(setup.plot, rules, Object.keys(setup.teams).length, layout));
  const profiles = readProfiles(setup.profiles, rules, faults);
  const sides = playersOf(setup.teams);
  if (setup.allied !== undefined && !arePairs(setup.allied, sides)) faults.push(refusal('setup.allied'));
  for (const side of sides) {
    for (const card of setup.teams[side].cards) {
      if (profiles[card.profile] === undefined && setup.profiles[card.profile] === undefined) {
        faults.push(refusal('setup.noCard', { card: card.profile, team: side }));
      }
      const printed = profiles[card.profile];
      if (printed !== undefined) faults.push(...recruitFaults(card, printed, profiles, rules));
    }
    faults.push(
      ...(begun === undefined && setup.legality !== 'free'
        ? unlawful(setup.teams[side], { rules, level: setup.level, profiles })
        : leaderFaults(setup.teams[side], { profiles }, rules)),
    );
    if (setup.situation === undefined && gathersNoAp(setup.teams[side], profiles))
      faults.push(refusal('setup.noAp', { name: setup.teams[side].name }));
  }
  faults.push(...agendaFaults(setup, profiles, rules));
  const small = layout === null ? null : tooSmallFor(layout, sides.length);
  if (small !== null) faults.push(small);
  if (layout === null || faults.length > 0) return err(faults);
  const numbered = known ?? tableWithNumbers(layout, rules);
  if (known === null) tables.keep(table, readAs, numbered);
  const read = asOne(setup, profiles, numbered);
  const misplaced = situationFaults(read, rules, begun);
  return misplaced.length > 0 ? err(misplaced) : ok(read);
}

/** What the rules of recruiting say, beside what is asked of any Team. @rule PC-TEAM-02 */
const unlawful = (checked: TeamSetup, question: TeamQuestion): readonly Refusal[] =>
  checkTeam(checked, question)
    .faults.filter(({ code }) => code !== 'setup.noCard' && code !== 'setup.notFreelancer')
    .map(({ cards: _, ...fault }) => ({ ...fault, params: { ...fault.params, team: checked.name } }));

/** Key by key, so that all set-ups have one layout in memory. */
function asOne(
  setup: v.InferOutput<typeof AROUND>,
  profiles: EncounterSetup['profiles'],
  table: TableLayout,
): EncounterSetup {
  const { edition, revision, level, plot, switches, teams, allied, seed, dice } = setup;
  const { agendas, legality, situation } = setup;
  const { number } = setup.citizens;
  const wants: Partial<EncounterSetup['citizens']['wanted']> = setup.citizens.wanted;
  const wanted = byPlayer(playersOf(teams), (side) => wants[side] ?? false);
  const citizens = { wanted, number };
  const read = { edition, revision, level, plot, switches, citizens, teams, profiles, seed, dice, table };
  return {
    ...read,
    ...(allied === undefined ? {} : { allied }),
    ...(agendas === undefined ? {} : { agendas }),
    ...(legality === undefined ? {} : { legality }),
    ...(situation === undefined ? {} : { situation }),
  } as EncounterSetup;
}

/** Choices made for a card before the Encounter. @rule PC-CARD-04 @rule PC-COND-06 @rule PC-DESC-12 */
function recruitFaults(
  { baseMm, form, independent, members }: EncounterSetup['teams']['a']['cards'][number],
  printed: CardProfile,
  profiles: EncounterSetup['profiles'],
  { numbers }: Ruleset,
): Refusal[] {
  const mounts = [printed.baseMm, numbers.smallerBases[printed.baseMm]];
  return [
    ...(baseMm === undefined || mounts.includes(baseMm)
      ? []
      : [refusal('setup.base', { card: printed.name, mm: baseMm })]),
    ...(form === undefined || form === printed.id || formsPrinted(printed, profiles).includes(form)
      ? []
      : [refusal('setup.noForm', { card: printed.name, form })]),
    ...(members === undefined ||
    (new Set(members).size === members.length && members.every((at) => at <= printed.modelsMax))
      ? []
      : [refusal('setup.members', { card: printed.name, most: printed.modelsMax })]),
    ...(independent === undefined || printed.freelancer === true
      ? []
      : [refusal('setup.notFreelancer', { card: printed.name })]),
  ];
}

const NAMED_CARD = v.object({ name: v.pipe(v.string(), v.nonEmpty()) });

const cardLabel = (json: unknown, id: string): string => (v.is(NAMED_CARD, json) ? json.name : id);

const cards = readOnce<CardProfile>();
const tables = readOnce<TableLayout>();

function readProfiles(
  given: Readonly<Record<string, unknown>>,
  rules: Ruleset,
  faults: Refusal[],
): Record<string, CardProfile> {
  const profiles: Record<string, CardProfile> = {};
  for (const [id, json] of Object.entries(given)) {
    const known = cards.known(json, rules.id);
    const loaded = known === null ? loadSavedCard(cardFileOf(json), rules) : ok(known);
    if (loaded.ok && loaded.value.id !== id) {
      faults.push(refusal('setup.form', { at: `profiles.${id}.id`, given: loaded.value.id }));
    } else if (loaded.ok) {
      profiles[id] = loaded.value;
      for (const form of formsOnCard(loaded.value)) profiles[form.id] = form;
      if (known === null) cards.keep(json, rules.id, loaded.value);
    } else {
      for (const error of loaded.error) {
        faults.push(
          refusal(error.column === undefined ? 'setup.card' : 'setup.bar', {
            ...error.params,
            card: cardLabel(json, id),
            code: error.code,
            at: error.path,
            inSetup: `profiles.${id}.${error.path}`,
            line: error.line ?? 0,
            column: error.column ?? 0,
          }),
        );
      }
    }
  }
  return profiles;
}
