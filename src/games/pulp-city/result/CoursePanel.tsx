import { useState } from 'react';
import { playersOf } from '../../../kernel/ids.ts';
import { formatList, formatNumber } from '../../../i18n/units.ts';
import { useT } from '../../../i18n/use-t.ts';
import { alliances, together } from '../../../systems/pulp-city/board/allies.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import type { Course, CoursePoint } from '../../../systems/pulp-city/view/log/course.ts';
import { Panel } from '../../../ui/kit/Panel.tsx';
import { Segments } from '../../../ui/kit/Segments.tsx';
import { TeamShape } from '../../../ui/kit/TeamShape.tsx';
import { useWorld } from '../use-game.ts';
import { teamName } from '../words/names.ts';
import { ChanceCurve } from './ChanceCurve.tsx';
import { ChartLevels, ChartRounds, roundsIn } from './ChartAxes.tsx';
import { ChartFrame, type ChartSize } from './ChartFrame.tsx';
import { apart } from './apart.ts';
import './chance.css';

/** Pixels at the usual size of text. */
const MARGIN = { left: 34, right: 14, top: 30, bottom: 24 } as const;

/** Height of the marks of turning points, and half of their width. */
const MARK = 13;
const RADIUS = 11;

/** Teams that play together, each for itself where nobody does. */
type Side = readonly TeamId[];

/** Whose colour and dashes stand for all of them. */
const leading = ([first = 'a']: Side): TeamId => first;

const pointsAt = (point: CoursePoint | undefined, side: Side): number =>
  together(side, (team) => point?.points[team] ?? 0);

/** What every side would have had, had the Encounter ended after a Turn. @rule PC-WIN-04 @rule PC-TABLE-14 */
export function CoursePanel({ course }: { readonly course: Course }) {
  const t = useT();
  const w = useWorld();
  const { points } = course;
  const [shown, show] = useState<'points' | 'chance'>('points');
  const sides = alliances(w.setup);
  const rounds = roundsIn(points);
  const label = t('story.course.label', {
    rounds: rounds.map(({ round, to }) =>
      t('story.course.after', {
        n: round,
        scores: sides.map((side) => formatNumber(pointsAt(points[to - 1], side), t.lang)).join(' : '),
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
              <span key={leading(side)}>
                {side.map((team) => (
                  <TeamShape key={team} team={team} size={16} />
                ))}
                <svg className="course__key" aria-hidden data-line={leading(side)}>
                  <line x1="0" x2="100%" y1="50%" y2="50%" />
                </svg>
                <span className="visually-hidden">
                  {formatList(
                    side.map((team) => teamName(w, t, team)),
                    t.lang,
                  )}
                </span>
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
          <ChartFrame label={label}>
            {(size) => <Lines course={course} sides={sides} size={size} />}
          </ChartFrame>
          <p className="story__note">{t('story.course.note')}</p>
        </>
      )}
      {playersOf(w.setup.teams).length === 2 && (
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

interface LinesProps {
  readonly course: Course;
  readonly sides: readonly Side[];
  readonly size: ChartSize;
}

/** A line for each side, the Rounds, and where the Encounter turned. */
function Lines({ course: { points, turns }, sides, size: { width, height, text } }: LinesProps) {
  const t = useT();
  const values = points.flatMap((point) => sides.map((side) => pointsAt(point, side)));
  const most = Math.max(1, ...values);
  const least = Math.min(0, ...values);
  const [left, right] = [MARGIN.left * text, width - MARGIN.right * text];
  const [top, bottom] = [MARGIN.top * text, height - MARGIN.bottom * text];
  const room = { left, right, top, bottom, text };
  const across = (at: number): number => left + ((right - left) * at) / Math.max(1, points.length);
  const up = (value: number): number => top + ((bottom - top) * (most - value)) / (most - least);
  const line = (side: Side): string =>
    points
      .map(
        (point, at) => `${at === 0 ? 'M' : 'L'}${across(at)} ${up(pointsAt(point, side))}H${across(at + 1)}`,
      )
      .join('');
  const turned = turns.map(({ round, turn }) => {
    const found = points.findIndex((point) => point.round === round && point.turn >= turn);
    return across((found < 0 ? points.length - 1 : found) + 0.5);
  });
  const marks = apart(turned, 2 * RADIUS * text, width - RADIUS * text);
  return (
    <>
      <ChartLevels
        room={room}
        levels={[...new Set([least, 0, most])].map((value) => ({
          value,
          y: up(value),
          label: formatNumber(value, t.lang),
        }))}
      />
      <ChartRounds room={room} rounds={roundsIn(points)} across={across} />
      {sides.map((side) => (
        <path key={leading(side)} className="course__line" data-line={leading(side)} d={line(side)} />
      ))}
      {turns.map(({ round, turn }, place) => {
        const x = marks[place] ?? left;
        const y = MARK * text;
        return (
          <g key={`${round} ${turn} ${place}`} className="course__moment">
            <circle cx={x} cy={y} r={RADIUS * text} />
            <text x={x} y={y + 5 * text} textAnchor="middle">
              {place + 1}
            </text>
          </g>
        );
      })}
    </>
  );
}
