import { useT } from '../../../i18n/use-t.ts';
import { AS_PLAYED } from '../../../kernel/ways.ts';
import { useSessionState } from '../app.ts';

/** Which branch lies on the table; null: the game as played. */
export function useWayNote(): string | null {
  const t = useT();
  const ways = useSessionState(({ journal }) => journal?.ways);
  if (ways === undefined || ways.on === AS_PLAYED) return null;
  const place = ways.all.findIndex(({ id }) => id === ways.on);
  const name = ways.all[place]?.name ?? t('ways.unnamed', { letter: String.fromCharCode(64 + place) });
  return t('ways.onTable', { name });
}
