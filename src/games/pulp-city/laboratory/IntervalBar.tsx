import type { Interval } from '../../../lab/statistics/wilson.ts';

interface IntervalBarProps extends Interval {
  readonly score: number;
  readonly verdict: string;
  /** With figures below it. */
  readonly large?: boolean;
}

const WIDTH = 200;
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;

/** A score and what it may be, from never to always; words say it beside it. */
export function IntervalBar({ score, low, high, verdict, large = false }: IntervalBarProps) {
  const at = (share: number): number => 4 + (WIDTH - 8) * share;
  const height = large ? 40 : 24;
  return (
    <svg
      className="interval"
      data-verdict={verdict}
      data-large={large}
      viewBox={`0 0 ${WIDTH} ${height}`}
      aria-hidden
    >
      <rect className="interval__lane" x={at(0)} y={8} width={at(1) - at(0)} height={8} rx={2} />
      <path className="interval__half" d={`M${at(0.5)} 2V22`} />
      <rect
        className="interval__range"
        x={at(low)}
        y={7}
        width={Math.max(2, at(high) - at(low))}
        height={10}
        rx={1}
      />
      <path className="interval__score" d={`M${at(score)} 3V21`} />
      {large &&
        TICKS.map((share) => (
          <text
            key={share}
            x={at(share)}
            y={36}
            textAnchor={share === 0 ? 'start' : share === 1 ? 'end' : 'middle'}
          >
            {100 * share}
          </text>
        ))}
    </svg>
  );
}
