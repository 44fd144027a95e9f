import { NO_LEADER_CARDS } from '../../../systems/pulp-city/view/setup/leaders.ts';
import { byPlayer, type ByPlayer, playersOf } from '../../../kernel/ids.ts';
import type { Lang } from '../../../i18n/language.ts';
import { PLOT_IDS } from '../../../systems/pulp-city/model/setup.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import { type SetupChoice, teamNames } from '../../../systems/pulp-city/view/setup/setup.ts';
import { firstChoice, withEdition } from './setup-draft.ts';

/** What the set-up remembers from one Encounter to the next. */
export const toRemember = ({ edition, level, teams, table, plot, agendas }: SetupChoice) => ({
  edition,
  level,
  teams,
  table,
  plot,
  agendas,
});

const isWord = (value: unknown): value is string => typeof value === 'string';

const areWords = (values: ByPlayer<unknown>): values is ByPlayer<string> =>
  playersOf(values).every((side) => isWord(values[side]));

/** What was played last; null: nothing is known of it, or nothing that makes sense. */
export function lastChoice(found: unknown, lang: Lang): SetupChoice | null {
  if (typeof found !== 'object' || found === null) return null;
  const { edition, level, teams, table, plot, agendas }: Partial<Record<string, unknown>> = { ...found };
  if (!EDITION_IDS.some((one) => one === edition) || !isWord(edition) || !Number.isInteger(level))
    return null;
  const named: Partial<Record<string, unknown>> = { ...(typeof teams === 'object' ? teams : null) };
  const sides = playersOf(named);
  const chosen = byPlayer(sides, (side) => named[side]);
  if (!areWords(chosen)) return null;
  const first = withEdition(firstChoice(lang), edition);
  return {
    ...first,
    level: Number(level),
    teams: chosen,
    names: teamNames(chosen, lang),
    leaders: byPlayer(sides, () => NO_LEADER_CARDS),
    table: isWord(table) ? table : first.table,
    plot: PLOT_IDS.find((id) => id === plot) ?? first.plot,
    agendas: agendas === true,
  };
}
