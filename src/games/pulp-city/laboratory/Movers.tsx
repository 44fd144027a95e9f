import { useT } from '../../../i18n/use-t.ts';
import type { Answer } from '../../../lab/answer.ts';
import type { Estimate } from '../../../lab/statistics/estimate.ts';
import type { Study } from '../../../lab/study.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { Panel } from '../../../ui/kit/Panel.tsx';
import { factorValue, range, withSign } from './words.ts';

interface MoversProps {
  readonly study: Study;
  readonly answer: Answer;
  readonly tables: readonly TableLayout[];
}

/** What besides the lists decides: the first Turn, the first KO, the table, the Plot. */
export function Movers({ study, answer, tables }: MoversProps) {
  const t = useT();
  const [first] = answer.matchUps.filter(({ matchUp }) => matchUp.why === 'question');
  const main = answer.together ?? first;
  if (main === undefined || main.games === 0) return null;
  const extremes = (['plot', 'table'] as const).flatMap((factor) => {
    const cells = (main.by[factor] ?? []).filter(({ games }) => games > 0);
    const sorted = cells.toSorted((one, other) => other.score - one.score);
    const [best, worst] = [sorted[0], sorted.at(-1)];
    return best === undefined || worst === undefined || best === worst ? [] : [{ factor, best, worst }];
  });
  return (
    <Panel label={t('laboratory.movers')} head={t('laboratory.movers')}>
      <dl className="lab-movers">
        <Mover
          what={t('laboratory.movers.firstTurn')}
          one={main.firstTurn.first}
          oneWords={t('laboratory.yours')}
          other={main.firstTurn.second}
          otherWords={t('laboratory.theirs')}
        />
        <Mover
          what={t('laboratory.movers.firstKo')}
          one={main.firstBlood.first}
          oneWords={t('laboratory.yours')}
          other={main.firstBlood.second}
          otherWords={t('laboratory.theirs')}
        />
        {extremes.map(({ factor, best, worst }) => (
          <Mover
            key={factor}
            what={t(`laboratory.movers.${factor}`)}
            one={best}
            oneWords={factorValue(study, factor, best.value, t, tables)}
            other={worst}
            otherWords={factorValue(study, factor, worst.value, t, tables)}
          />
        ))}
      </dl>
    </Panel>
  );
}

interface MoverProps {
  readonly what: string;
  readonly one: Estimate;
  readonly oneWords: string;
  readonly other: Estimate;
  readonly otherWords: string;
}

function Mover({ what, one, oneWords, other, otherWords }: MoverProps) {
  const t = useT();
  const figures = (estimate: Estimate, words: string) => (
    <dd>
      <b>{estimate.games === 0 ? '–' : withSign(estimate.score, t)}</b>
      <span>{words}</span>
      {estimate.games > 0 && <small>{range(estimate, t)}</small>}
    </dd>
  );
  return (
    <div>
      <dt>{what}</dt>
      {figures(one, oneWords)}
      {figures(other, otherWords)}
    </div>
  );
}
