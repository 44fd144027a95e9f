import { pageBackups } from '../../../app/backups.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useT } from '../../../i18n/use-t.ts';
import { type SaveEntry, useWatched } from '../app.ts';

/** When the save last went out as a file, and what has happened in it since. */
export function BackupLine({ save }: { readonly save: SaveEntry }) {
  const t = useT();
  const backup = useWatched(pageBackups(), (known) => known[save.id]);
  if (backup === undefined) return <small className="save__backup">{t('saves.backup.none')}</small>;
  const when = formatDate(backup.at, t.lang);
  const n = save.head - backup.head;
  return (
    <small className="save__backup">
      {n <= 0 ? t('saves.backup.whole', { when }) : t('saves.backup.since', { when, n })}
    </small>
  );
}
