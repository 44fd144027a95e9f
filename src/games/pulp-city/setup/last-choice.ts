import * as v from 'valibot';
import { byPlayer, playersOf } from '../../../kernel/ids.ts';
import { eachPlayer } from '../../../kernel/players-form.ts';
import type { Lang } from '../../../i18n/language.ts';
import { CITIZEN_NUMBERS, PLOT_IDS } from '../../../systems/pulp-city/model/setup.ts';
import { NO_LEADER_CARDS } from '../../../systems/pulp-city/view/setup/leaders.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import {
  DEFAULT_SWITCHES,
  type SetupChoice,
  teamNames,
} from '../../../systems/pulp-city/view/setup/setup.ts';
import { firstChoice, withEdition } from './setup-draft.ts';

/** What the set-up remembers from one Encounter to the next. */
export const toRemember = ({
  edition,
  level,
  teams,
  leaders,
  table,
  plot,
  agendas,
  citizens,
  switches,
  dice,
}: SetupChoice) => ({ edition, level, teams, leaders, table, plot, agendas, citizens, switches, dice });

/** Without these there is nothing to go on from. */
const NEEDED = v.object({
  edition: v.picklist(EDITION_IDS),
  level: v.pipe(v.number(), v.integer()),
  teams: eachPlayer(v.string()),
});

const switches = v.object({
  minionMoveFatigue: v.picklist(['covered', 'paid']),
  sprintHeights2013: v.picklist(['eachThing', 'sum']),
  crashAfterMovingOn: v.boolean(),
  citizens2017: v.picklist(['beforeTeams', 'afterTeams']),
});
const leader = v.object({ cards: v.array(v.string()), honorary: v.nullable(v.string()) });
const citizens = v.object({ wanted: eachPlayer(v.boolean()), number: v.picklist(CITIZEN_NUMBERS) });

/** Each for itself: what makes no sense is as by default. */
const FURTHER = v.object({
  leaders: v.fallback(v.nullable(eachPlayer(leader)), null),
  table: v.fallback(v.nullable(v.string()), null),
  plot: v.fallback(v.nullable(v.picklist(PLOT_IDS)), null),
  agendas: v.fallback(v.boolean(), false),
  citizens: v.fallback(v.nullable(citizens), null),
  switches: v.fallback(switches, DEFAULT_SWITCHES),
  dice: v.fallback(v.picklist(['digital', 'entered']), 'digital'),
});

const NOTHING = {
  leaders: null,
  table: null,
  plot: null,
  agendas: null,
  citizens: null,
  switches: null,
  dice: null,
};

/** What was played last; null: nothing is known of it, or nothing that makes sense. */
export function lastChoice(found: unknown, lang: Lang): SetupChoice | null {
  const needed = v.safeParse(NEEDED, found);
  if (!needed.success) return null;
  const { edition, level, teams } = needed.output;
  const more = v.parse(FURTHER, { ...NOTHING, ...(found as object) });
  const sides = playersOf(teams);
  const asMany = (of: Parameters<typeof playersOf>[0] | null): boolean =>
    of !== null && playersOf(of).length === sides.length;
  const first = firstChoice(lang);
  const wanted = asMany(more.citizens?.wanted ?? null) ? more.citizens : null;
  const leaders = asMany(more.leaders) ? more.leaders : null;
  return withEdition(
    {
      ...first,
      level,
      teams,
      names: teamNames(teams, lang),
      leaders: leaders ?? byPlayer(sides, () => NO_LEADER_CARDS),
      table: more.table ?? first.table,
      plot: more.plot ?? first.plot,
      agendas: more.agendas,
      citizens: wanted ?? { wanted: byPlayer(sides, () => false), number: 'normal' },
      switches: more.switches,
      dice: more.dice,
    },
    edition,
  );
}
