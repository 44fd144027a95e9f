import type { Lang } from '../../../i18n/language.ts';
import { EDITION_IDS, type SetupChoice, teamNames } from '../../../systems/pulp-city/view/setup/setup.ts';
import { firstChoice, withEdition } from './setup-draft.ts';

/** What the set-up remembers from one Encounter to the next. */
export const toRemember = ({ edition, level, teams, table }: SetupChoice) => ({
  edition,
  level,
  teams,
  table,
});

const isWord = (value: unknown): value is string => typeof value === 'string';

/** What was played last; null: nothing is known of it, or nothing that makes sense. */
export function lastChoice(found: unknown, lang: Lang): SetupChoice | null {
  if (typeof found !== 'object' || found === null) return null;
  const { edition, level, teams, table }: Partial<Record<string, unknown>> = { ...found };
  if (!EDITION_IDS.some((one) => one === edition) || !isWord(edition) || !Number.isInteger(level))
    return null;
  const { a, b }: Partial<Record<string, unknown>> = { ...(typeof teams === 'object' ? teams : null) };
  if (!isWord(a) || !isWord(b)) return null;
  const first = withEdition(firstChoice(lang), edition);
  const chosen = { a, b };
  return {
    ...first,
    level: Number(level),
    teams: chosen,
    names: teamNames(chosen, lang),
    table: isWord(table) ? table : first.table,
  };
}
