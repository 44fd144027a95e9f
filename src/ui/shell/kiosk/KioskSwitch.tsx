import '../../../i18n/kiosk-texts.ts';
import { useState } from 'react';
import { chooseKiosk, pageKiosk } from '../../../app/kiosk.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';

/** Makes a club table of this page and back; it begins anew, so it asks first. */
export function KioskSwitch() {
  const t = useT();
  const [asking, ask] = useState(false);
  const on = pageKiosk() !== null;
  return (
    <fieldset className="menu__row" aria-label={t('kiosk.switch')}>
      <h3 className="label">{t('kiosk.switch')}</h3>
      <p className="menu__note">{asking ? t('kiosk.sure') : t('kiosk.switch.note')}</p>
      <div className="buttons">
        <Button icon="people" onPress={() => (asking ? chooseKiosk(!on) : ask(true))}>
          {t(on ? 'kiosk.off' : 'kiosk.on')}
        </Button>
        {asking && (
          <Button look="quiet" onPress={() => ask(false)}>
            {t('common.cancel')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
