import { LAYOUTS } from '../../../app/preferences.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Segments } from '../../kit/Segments.tsx';
import { useApp, usePreference } from '../app.ts';

/** Where the players sit: beside each other, left and right of the table, or across it. */
export function LayoutSwitch() {
  const t = useT();
  return (
    <div className="menu__row">
      <h3 className="label">{t('menu.layout')}</h3>
      <LayoutChoice />
      <p className="ask-text">{t('menu.layout.note')}</p>
    </div>
  );
}

export function LayoutChoice() {
  const t = useT();
  const { preferences } = useApp();
  const layout = usePreference((state) => state.layout);
  return (
    <Segments
      label={t('menu.layout')}
      value={layout}
      onChange={(value) => preferences.set({ layout: value })}
      options={LAYOUTS.map((value) => ({ value, text: t(`menu.layout.${value}`) }))}
    />
  );
}
