import { TEXT_SCALES } from '../../../app/preferences.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Segments } from '../../kit/Segments.tsx';
import { SwitchRow } from '../../kit/SwitchRow.tsx';
import { useApp, usePreference } from '../app.ts';
import { KioskSwitch } from '../kiosk/KioskSwitch.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { type GameSwitch, useTableFace } from '../table/table-face.ts';

/** Language, text size and motion: kept on this device. */
export function LookSettings() {
  const t = useT();
  const { preferences } = useApp();
  const textScale = usePreference((state) => state.textScale);
  const reducedMotion = usePreference((state) => state.reducedMotion);
  const heard = usePreference((state) => state.sound);
  const { switches } = useTableFace();
  return (
    <div className="menu__settings">
      <LanguageSwitch />
      <ThemeSwitch />
      <div className="menu__row">
        <h3 className="label">{t('menu.textSize')}</h3>
        <Segments
          label={t('menu.textSize')}
          value={textScale}
          onChange={(value) => preferences.set({ textScale: value })}
          options={TEXT_SCALES.map((value) => ({
            value,
            text: t('menu.textSize.of', { n: Math.round(value * 100) }),
          }))}
        />
      </div>
      <SwitchRow
        boxed
        on={reducedMotion}
        onChange={(on) => preferences.set({ reducedMotion: on })}
        label={t('menu.motion')}
        note={t('menu.motion.note')}
      />
      <SwitchRow
        boxed
        on={heard}
        onChange={(on) => preferences.set({ sound: on })}
        label={t('menu.sound')}
        note={t('menu.sound.note')}
      />
      {switches.map((one) => (
        <GameSwitchRow key={one} of={one} />
      ))}
      <KioskSwitch />
    </div>
  );
}

function GameSwitchRow({ of }: { readonly of: GameSwitch }) {
  const t = useT();
  const { preferences } = useApp();
  const on = usePreference((state) => state[of]);
  return (
    <SwitchRow
      boxed
      on={on}
      onChange={(next) => preferences.set({ [of]: next })}
      label={t(`menu.${of}`)}
      note={t(`menu.${of}.note`)}
    />
  );
}
