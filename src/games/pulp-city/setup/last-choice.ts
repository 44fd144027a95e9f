import { byPlayer, playersOf } from '../../../kernel/ids.ts';
import type { BookLang } from '../../../systems/pulp-city/model/book-words.ts';
import { NO_LEADER_CARDS } from '../../../systems/pulp-city/view/setup/leaders.ts';
import { readRemembered } from '../../../systems/pulp-city/view/setup/remembered.ts';
import { type SetupChoice, teamNames } from '../../../systems/pulp-city/view/setup/setup.ts';
import { firstChoice, withEdition } from './setup-draft.ts';

/** What was played last; null: nothing is known of it, or nothing that makes sense. */
export function lastChoice(found: unknown, lang: BookLang): SetupChoice | null {
  const more = readRemembered(found);
  if (more === null) return null;
  const { edition, level, teams } = more;
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
      ...(more.allied === null ? {} : { allied: more.allied }),
      dice: more.dice,
    },
    edition,
  );
}
