import '../../../i18n/kiosk-texts.ts';
import { newPlayers } from '../../../app/kiosk.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';
import './kiosk.css';

/** That nothing stays here, and the way to new players. */
export function KioskStrip() {
  const t = useT();
  return (
    <aside className="kiosk-strip" aria-label={t('kiosk.title')}>
      <p>
        <b>{t('kiosk.title')}</b> {t('kiosk.note')}
      </p>
      <Button icon="people" onPress={newPlayers}>
        {t('kiosk.new')}
      </Button>
    </aside>
  );
}
