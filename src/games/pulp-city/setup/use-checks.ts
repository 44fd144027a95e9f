import { useT } from '../../../i18n/use-t.ts';
import { playersOf } from '../../../kernel/ids.ts';
import type { Ruleset } from '../../../systems/pulp-city/model/encounter.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import type { SetupChoice } from '../../../systems/pulp-city/view/setup/setup.ts';
import { type Gaps, gapIn, guideSteps } from '../../../systems/pulp-city/view/setup/steps.ts';
import { faultWords } from '../words/faults.ts';
import { type Check, useIsFair } from './TableAside.tsx';

/** Whether all is well, step by step: what is missing, what would surprise them, and what is as it should be. */
export function useChecks(
  choice: SetupChoice,
  gaps: Gaps,
  rules: Ruleset | null,
  table: TableLayout | null,
  citizens: { readonly due: number; readonly fit: number },
): readonly Check[] {
  const t = useT();
  const fair = useIsFair(table);
  const { due, fit } = citizens;
  const missing = guideSteps(choice.edition).flatMap((step) => {
    const gap = gapIn(step, gaps);
    return gap === null ? [] : [{ good: false, words: faultWords(t, gap) }];
  });
  const good: Check[] = [];
  if (gaps.game === null && gaps.teams === null)
    good.push({
      good: true,
      words: t('prepare.check.teams', { n: playersOf(choice.teams).length, level: choice.level }),
    });
  if (gaps.plot === null && rules !== null)
    good.push({ good: true, words: t('prepare.check.plot', { plot: t(`plot.${choice.plot}`) }) });
  if (table !== null)
    good.push({ good: fair, words: t(fair ? 'prepare.check.fair' : 'prepare.check.uneven') });
  if (due > 0)
    good.push({
      good: fit >= due,
      words: t(fit >= due ? 'prepare.check.citizens' : 'prepare.check.citizensTooMany', { due, fit }),
    });
  return [...missing, ...good];
}
