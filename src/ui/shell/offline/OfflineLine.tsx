import { installPage, offline, takeNewer } from '../../../app/offline.ts';
import '../../../i18n/share-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';
import { useWatched } from '../app.ts';
import './offline.css';

/** Whether the page opens without a network, what keeps it from it, and a later version to be taken. */
export function OfflineLine() {
  const t = useT();
  const status = useWatched(offline, (state) => state.status);
  const installable = useWatched(offline, (state) => state.installable);
  if (status === 'none') return null;
  return (
    <aside className="offline-line" data-status={status} aria-label={t('offline.title')}>
      <p role="status">{t(`offline.${status}`)}</p>
      {status === 'newer' && (
        <Button narrow icon="redo" onPress={takeNewer}>
          {t('offline.take')}
        </Button>
      )}
      {installable && (
        <Button narrow icon="save" onPress={installPage}>
          {t('offline.install')}
        </Button>
      )}
    </aside>
  );
}
