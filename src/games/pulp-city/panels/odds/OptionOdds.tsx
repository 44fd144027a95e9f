import type { Translator } from '../../../../i18n/translate.ts';
import type { Figures } from '../../../../systems/pulp-city/view/actions/commit-odds.ts';
import { average, percent } from './figures.ts';
import './odds.css';

type Shown = Pick<Figures, 'success' | 'expectedDamage' | 'ko'>;

/** The figures of one answer, at the end of its card; null: odds are switched off, or nothing is rolled. */
export function OptionOdds({ t, figures }: { readonly t: Translator; readonly figures: Shown | null }) {
  if (figures === null) return null;
  const { success, expectedDamage, ko } = figures;
  return (
    <span className="option-odds">
      {percent(t, success)}
      {expectedDamage > 0 && <small>{t('play.commit.damage', { n: average(t, expectedDamage) })}</small>}
      {ko > 0 && <small>{t('play.commit.ko', { n: percent(t, ko) })}</small>}
    </span>
  );
}
