import { useState } from 'react';
import { playersOf } from '../../../kernel/ids.ts';
import { formatNumber } from '../../../i18n/units.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import type { Course, CoursePoint } from '../../../systems/pulp-city/view/log/course.ts';
import { Panel } from '../../../ui/kit/Panel.tsx';
import { Segments } from '../../../ui/kit/Segments.tsx';
import { TeamShape } from '../../../ui/kit/TeamShape.tsx';
import { useWorld } from '../use-game.ts';
import { teamName } from '../words/names.ts';
import { ChanceCurve } from './ChanceCurve.tsx';
import './chance.css';

/** Of the drawing, in its own units. */
const WIDTH = 600;
const HEIGHT = 210;
const MARGIN = { left: 30, right: 14, top: 26, bottom: 14 } as const;

/** Lines that lie upon each other are told apart by their dashes. */
const DASHES: Readonly<Record<TeamId, string>> = { a: '', b: '11 6', c: '3 5', d: '16 5 3 5' };

/** What every Team would have had, had the Encounter ended after a Turn. @rule PC-WIN-04 */
export function CoursePanel({ course }: { readonly course: Course }) {
  const t = useT();
  const w = useWorld();
  const { points, turns } = course;
  const [shown, show] = useState<'points' | 'chance'>('points');
  const sides = playersOf(w.setup.teams);
  const values = points.flatMap((point) => sides.map((side) => point.points[side]));
  const most = Math.max(1, ...values);
  const least = Math.min(0, ...values);
  const across = (at: number): number =>
    MARGIN.left + ((WIDTH - MARGIN.left - MARGIN.right) * at) / Math.max(1, points.length);
  const up = (value: number): number =>
    MARGIN.top + ((HEIGHT - MARGIN.top - MARGIN.bottom) * (most - value)) / (most - least);
  const line = (side: TeamId): string =>
    points
      .map((point, at) => `${at === 0 ? 'M' : 'L'}${across(at)} ${up(point.points[side])}H${across(at + 1)}`)
      .join('');
  const rounds = roundsIn(points);
  const label = t('story.course.label', {
    rounds: rounds.map(({ last }) =>
      t('story.course.after', {
        n: last.round,
        scores: sides.map((side) => formatNumber(last.points[side], t.lang)).join(' : '),
      }),
    ),
  });
  return (
    <Panel
      className="story story--course"
      label={t('story.course')}
      head={
        <>
          {t(shown === 'points' ? 'story.course' : 'laboratory.chance')}
          <span className="course__teams">
            {sides.map((side) => (
              <span key={side}>
                <TeamShape team={side} size={16} />
                <svg viewBox="0 0 34 6" width={34} height={6} aria-hidden data-line={side}>
                  <path d="M1 3H33" strokeDasharray={DASHES[side]} />
                </svg>
                <span className="visually-hidden">{teamName(w, t, side)}</span>
              </span>
            ))}
          </span>
        </>
      }
    >
      {shown === 'chance' ? (
        <ChanceCurve />
      ) : (
        <>
          <svg className="course" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
            {[...new Set([least, 0, most])].map((value) => (
              <g key={value}>
                <path className="course__level" d={`M${MARGIN.left} ${up(value)}H${WIDTH - MARGIN.right}`} />
                <text x={MARGIN.left - 6} y={up(value) + 4} textAnchor="end">
                  {formatNumber(value, t.lang)}
                </text>
              </g>
            ))}
            {rounds.map(({ from, to, last }) => (
              <g key={last.round}>
                {from > 0 && (
                  <path
                    className="course__round"
                    d={`M${across(from)} ${MARGIN.top}V${HEIGHT - MARGIN.bottom}`}
                  />
                )}
                <text x={(across(from) + across(to)) / 2} y={HEIGHT - 1} textAnchor="middle">
                  {t('story.course.round', { n: last.round })}
                </text>
              </g>
            ))}
            {sides.map((side) => (
              <path
                key={side}
                className="course__line"
                data-line={side}
                d={line(side)}
                strokeDasharray={DASHES[side]}
              />
            ))}
            {turns.map(({ round, turn }, place) => {
              const found = points.findIndex((point) => point.round === round && point.turn >= turn);
              const at = found < 0 ? points.length - 1 : found;
              return (
                <g key={`${round} ${turn} ${place}`} className="course__moment">
                  <circle cx={across(at + 0.5)} cy={12 + (place % 2) * 4} r={10} />
                  <text x={across(at + 0.5)} y={16 + (place % 2) * 4} textAnchor="middle">
                    {place + 1}
                  </text>
                </g>
              );
            })}
          </svg>
          <p className="story__note">{t('story.course.note')}</p>
        </>
      )}
      {sides.length === 2 && (
        <div className="course__choice">
          <Segments
            label={t('laboratory.chance.which')}
            value={shown}
            onChange={show}
            options={[
              { value: 'points', text: t('laboratory.chance.points') },
              { value: 'chance', text: t('laboratory.chance') },
            ]}
          />
        </div>
      )}
    </Panel>
  );
}

/** The Turns of each Round: from which place of the row to which, and how it ended. */
function roundsIn(points: readonly CoursePoint[]) {
  const numbers = [...new Set(points.map(({ round }) => round))];
  return numbers.flatMap((number) => {
    const from = points.findIndex(({ round }) => round === number);
    const own = points.filter(({ round }) => round === number);
    const last = own.at(-1);
    return last === undefined ? [] : [{ from, to: from + own.length, last }];
  });
}
