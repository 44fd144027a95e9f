import { THEMES } from '../../../app/preferences.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Segments } from '../../kit/Segments.tsx';
import { useApp, usePreference } from '../app.ts';

/** Light, dark, or as the device has it: kept on this device. */
export function ThemeSwitch() {
  const t = useT();
  const { preferences } = useApp();
  const theme = usePreference((state) => state.theme);
  return (
    <div className="menu__row">
      <h3 className="label">{t('menu.theme')}</h3>
      <Segments
        label={t('menu.theme')}
        value={theme}
        onChange={(value) => preferences.set({ theme: value })}
        options={THEMES.map((value) => ({ value, text: t(`menu.theme.${value}`) }))}
      />
    </div>
  );
}
