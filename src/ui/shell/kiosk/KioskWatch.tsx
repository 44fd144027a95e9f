import '../../../i18n/kiosk-texts.ts';
import { useCallback, useEffect } from 'react';
import { type Kiosk, newPlayers } from '../../../app/kiosk.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useApp } from '../app.ts';
import { useReplay } from '../replay/door.ts';
import { useIdle } from './use-idle.ts';
import './kiosk.css';

export interface KioskWatchProps {
  readonly kiosk: Kiosk;
  /** The first screen is shown. */
  readonly atHome: boolean;
  /** A game is shown again for whoever walks by. */
  readonly demo: boolean;
}

/** Seconds that are left to say that somebody is there. */
const WARNING = 30;
/** Seconds until the first screen, left alone, shows a game. */
const DEMO_AFTER = 45;
const ASKING = '.kiosk-asks';
const NONE: readonly (() => Promise<string>)[] = [];

/** Looks after a table that belongs to nobody: who has gone is asked for, then forgotten. */
export function KioskWatch({ kiosk, atHome, demo }: KioskWatchProps) {
  const t = useT();
  const { seconds, used, here } = useIdle(ASKING);
  const limit = kiosk.minutes * 60;
  const left = limit + WARNING - seconds;
  const alone = used || !atHome;
  const show = useDemo();
  useEffect(() => {
    if (alone && !demo && left <= 0) newPlayers();
  }, [alone, demo, left]);
  useEffect(() => {
    if (!alone && !demo && seconds >= DEMO_AFTER) show();
  }, [alone, demo, seconds, show]);
  const asks = alone && !demo && left > 0 && left <= WARNING;
  return (
    <div className="kiosk-asks">
      <Dialog
        open={asks}
        title={t('kiosk.still')}
        closeLabel={t('kiosk.still.stay')}
        onClose={here}
        foot={
          <>
            <Button onPress={newPlayers}>{t('kiosk.new')}</Button>
            <Button look="primary" onPress={here}>
              {t('kiosk.still.stay')}
            </Button>
          </>
        }
      >
        <p>{t('kiosk.still.text')}</p>
        <p className="kiosk-asks__left" role="timer">
          {t('kiosk.still.left', { n: Math.max(0, left) })}
        </p>
      </Dialog>
    </div>
  );
}

/** Shows the recorded games of the page one after the other. */
function useDemo(): () => void {
  const { demos = NONE } = useApp().face;
  const open = useReplay();
  return useCallback(() => {
    function show(turn: number): void {
      const load = demos[turn % Math.max(1, demos.length)];
      // What cannot be had is tried again after a while.
      load?.().then(
        (text) => open({ text, demo: true, onEnd: () => show(turn + 1) }),
        () => undefined,
      );
    }
    show(0);
  }, [demos, open]);
}
