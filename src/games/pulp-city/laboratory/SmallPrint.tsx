import { useT } from '../../../i18n/use-t.ts';
import { formatNumber } from '../../../i18n/units.ts';
import type { Answer } from '../../../lab/answer.ts';
import type { Remark } from '../../../lab/game.ts';
import type { Study } from '../../../lab/study.ts';
import { range, withSign } from './words.ts';

interface SmallPrintProps {
  readonly study: Study;
  readonly answer: Answer;
  readonly remarks: readonly Remark[];
}

/** What has to be known beside any figure. */
export function SmallPrint({ study, answer, remarks }: SmallPrintProps) {
  const t = useT();
  const { chance, conduct, failures, mirror } = answer;
  const unwhole = remarks.flatMap(({ code, params }) =>
    code === 'unwholeCard' ? [String(params['card'])] : [],
  );
  return (
    <footer className="lab-print">
      <b>{t('laboratory.print')}</b> {t('laboratory.print.interval')}{' '}
      {t('laboratory.print.bots', { level: t(`machine.level.${study.bots.list}` as 'machine.level.cub') })}{' '}
      {chance.comparisons > 1 &&
        t('laboratory.print.chance', {
          n: chance.comparisons,
          misleading: formatNumber(chance.misleading, t.lang, chance.misleading < 3 ? 1 : 0),
        })}{' '}
      {mirror !== null &&
        mirror.score.games > 0 &&
        t('laboratory.print.mirror', {
          score: withSign(mirror.score.score, t),
          range: range(mirror.score, t),
          holds: mirror.holdsHalf ? 'yes' : 'no',
        })}{' '}
      {unwhole.length > 0 && t('laboratory.print.unwhole', { n: unwhole.length, names: unwhole })}{' '}
      {failures.length > 0 && t('laboratory.print.failures', { n: failures.length })}{' '}
      {conduct.decisions > 0 &&
        t('laboratory.print.conduct', {
          felled: formatNumber(conduct.felled, t.lang, 1),
          passes: formatNumber(conduct.passes, t.lang, 1),
          fallbacks: formatNumber(100 * conduct.fallbacks, t.lang, 1),
        })}{' '}
      {t('laboratory.print.same', { seed: String(study.seed), version: study.rules })}
    </footer>
  );
}
