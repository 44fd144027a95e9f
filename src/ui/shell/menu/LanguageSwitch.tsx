import { factsOf, LANGUAGES } from '../../../i18n/language.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Segments } from '../../kit/Segments.tsx';
import { useApp, usePreference } from '../app.ts';

export function LanguageSwitch() {
  const t = useT();
  const { preferences } = useApp();
  const language = usePreference((state) => state.language);
  return (
    <div className="menu__row">
      <h3 className="label">{t('language.title')}</h3>
      <Segments
        label={t('language.title')}
        value={language}
        onChange={(value) => preferences.set({ language: value })}
        options={LANGUAGES.map((value) => ({
          value,
          text: <span lang={value}>{factsOf(value).name}</span>,
        }))}
      />
    </div>
  );
}
