import { formatNumber } from '../../../i18n/units.ts';
import { useT } from '../../../i18n/use-t.ts';

/** The room within a chart's margins, in its pixels, and how many times its usual size text has. */
export interface ChartRoom {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly text: number;
}

interface LevelsProps {
  readonly room: ChartRoom;
  readonly levels: readonly { readonly value: number; readonly y: number; readonly label: string }[];
}

/** Lines across, each with its value on the left. */
export function ChartLevels({ room: { left, right, text }, levels }: LevelsProps) {
  return levels.map(({ value, y, label }) => (
    <g key={value}>
      <path className="course__level" d={`M${left} ${y}H${right}`} />
      <text x={left - 8 * text} y={y + 5 * text} textAnchor="end">
        {label}
      </text>
    </g>
  ));
}

/** A Round and its places in what is drawn: the first, and the one after the last. */
export interface RoundSpan {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

/** The Rounds of what follows one another. */
export function roundsIn(all: readonly { readonly round: number }[]): readonly RoundSpan[] {
  return [...new Set(all.map(({ round }) => round))].map((round) => ({
    round,
    from: all.findIndex((one) => one.round === round),
    to: all.findLastIndex((one) => one.round === round) + 1,
  }));
}

interface RoundsProps {
  readonly room: ChartRoom;
  readonly rounds: readonly RoundSpan[];
  readonly across: (at: number) => number;
}

/** The most that a letter of a name is wide, in pixels at the usual size of text. */
const LETTER = 7;

/** A line where each Round but the first begins, and their names below; of a short one its number alone. */
export function ChartRounds({ room: { top, bottom, text }, rounds, across }: RoundsProps) {
  const t = useT();
  return rounds.map(({ round, from, to }) => {
    const name = t('story.course.round', { n: round });
    const fits = across(to) - across(from) > name.length * LETTER * text;
    return (
      <g key={round}>
        {from > 0 && <path className="course__round" d={`M${across(from)} ${top}V${bottom}`} />}
        <text
          className="course__name"
          x={(across(from) + across(to)) / 2}
          y={bottom + 18 * text}
          textAnchor="middle"
        >
          {fits ? name : formatNumber(round, t.lang)}
        </text>
      </g>
    );
  });
}
