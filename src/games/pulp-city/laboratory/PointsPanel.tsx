import { useMemo } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { formatNumber } from '../../../i18n/units.ts';
import type { Answer } from '../../../lab/answer.ts';
import { pointsOf } from '../../../lab/parts.ts';
import type { Done } from '../../../lab/shards.ts';
import type { Study } from '../../../lab/study.ts';
import { Panel } from '../../../ui/kit/Panel.tsx';
import { TeamShape } from '../../../ui/kit/TeamShape.tsx';
import { percent, withSign } from './words.ts';

interface PointsPanelProps {
  readonly study: Study;
  readonly done: Done;
  readonly answer: Answer;
}

const WIDTH = 312;
const HEIGHT = 128;
const FLOOR = 104;
const TALLEST = 84;

/** How often either side ends with so many Agenda Points. */
export function PointsPanel({ study, done, answer }: PointsPanelProps) {
  const t = useT();
  const shares = useMemo(() => pointsOf(study, done), [study, done]);
  const questions = answer.matchUps.filter(({ matchUp }) => matchUp.why === 'question');
  const main = answer.together ?? questions[0];
  const most = Math.max(0.01, ...shares.flatMap(({ first, second }) => [first, second]));
  const step = WIDTH / Math.max(1, shares.length);
  const bar = Math.min(20, step / 2 - 2);
  const tall = (share: number): number => (TALLEST * share) / most;
  const mean = (side: 'first' | 'second'): string => formatNumber(main?.points[side] ?? 0, t.lang, 1);
  return (
    <Panel
      label={t('laboratory.agendaPoints')}
      head={
        <>
          {t('laboratory.agendaPoints')} <small>{t('laboratory.agendaPoints.head')}</small>
        </>
      }
    >
      <div className="lab-panel">
        <p className="lab-points__who">
          <TeamShape team="a" size={14} /> {t('laboratory.agendaPoints.yours', { n: mean('first') })}
          <TeamShape team="b" size={14} /> {t('laboratory.agendaPoints.theirs', { n: mean('second') })}
        </p>
        {shares.length === 0 ? (
          <p className="lab-note">{t('laboratory.none')}</p>
        ) : (
          <>
            <svg className="lab-points" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
              <defs>
                <pattern
                  id="lab-stripes"
                  width="7"
                  height="7"
                  patternUnits="userSpaceOnUse"
                  patternTransform="rotate(45)"
                >
                  <rect className="lab-points__ground" width="7" height="7" />
                  <rect className="lab-points__stripe" width="2.4" height="7" />
                </pattern>
              </defs>
              {shares.map(({ points, first, second }, at) => {
                const middle = step * (at + 0.5);
                return (
                  <g key={points}>
                    <rect
                      data-side="a"
                      x={middle - bar - 1}
                      y={FLOOR - tall(first)}
                      width={bar}
                      height={tall(first)}
                    />
                    <rect
                      data-side="b"
                      x={middle + 1}
                      y={FLOOR - tall(second)}
                      width={bar}
                      height={tall(second)}
                    />
                    {bar >= 12 && (
                      <>
                        <text x={middle - bar / 2 - 1} y={FLOOR - tall(first) - 4}>
                          {percent(first, t)}
                        </text>
                        <text x={middle + bar / 2 + 1} y={FLOOR - tall(second) - 4}>
                          {percent(second, t)}
                        </text>
                      </>
                    )}
                    <text className="lab-points__label" x={middle} y={HEIGHT - 6}>
                      {formatNumber(points, t.lang)}
                    </text>
                  </g>
                );
              })}
              <path d={`M0 ${FLOOR}H${WIDTH}`} />
            </svg>
            {/* A table cannot be made smaller than its rows: what holds it is hidden. */}
            <div className="visually-hidden">
              <table>
                <caption>{t('laboratory.agendaPoints')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('laboratory.agendaPoints')}</th>
                    <th scope="col">{t('laboratory.yours')}</th>
                    <th scope="col">{t('laboratory.theirs')}</th>
                  </tr>
                </thead>
                <tbody>
                  {shares.map(({ points, first, second }) => (
                    <tr key={points}>
                      <th scope="row">{formatNumber(points, t.lang)}</th>
                      <td>{withSign(first, t)}</td>
                      <td>{withSign(second, t)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}
