import * as v from 'valibot';
import { PLAYERS } from '../../../../kernel/ids.ts';
import { eachPlayer } from '../../../../kernel/players-form.ts';
import { CITIZEN_NUMBERS, DEFAULT_SWITCHES, PLOT_IDS } from '../../model/setup.ts';
import { EDITION_IDS } from './quick-game.ts';
import type { SetupChoice } from './setup.ts';

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
  allied,
  dice,
}: SetupChoice) => ({
  ...{ edition, level, teams, leaders, table, plot, agendas, citizens, switches, dice },
  ...(allied === undefined ? {} : { allied }),
});

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
  zoneContact: v.exactOptional(v.picklist(['middle', 'base'])),
  infiltratorsTouchMarkers: v.exactOptional(v.boolean()),
  resourceWar: v.exactOptional(v.picklist(['markers', 'quarters'])),
  fanFavorites: v.exactOptional(v.picklist(['kept', 'generated'])),
  alliedTeamsFriendly: v.exactOptional(v.boolean()),
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
  allied: v.fallback(v.nullable(v.array(v.array(v.picklist(PLAYERS)))), null),
  dice: v.fallback(v.picklist(['digital', 'entered']), 'digital'),
});

const NOTHING = {
  leaders: null,
  table: null,
  plot: null,
  agendas: null,
  citizens: null,
  switches: null,
  allied: null,
  dice: null,
};

export type Remembered = v.InferOutput<typeof NEEDED> & v.InferOutput<typeof FURTHER>;

/** What a set-up remembered; null: nothing that one could go on from. */
export function readRemembered(found: unknown): Remembered | null {
  const needed = v.safeParse(NEEDED, found);
  if (!needed.success) return null;
  return { ...needed.output, ...v.parse(FURTHER, { ...NOTHING, ...(found as object) }) };
}
