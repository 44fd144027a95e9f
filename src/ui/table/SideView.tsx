import { TEAM_LOOK } from '../kit/team-look.ts';
import { COLOUR, GROUND } from '../../styles/tokens.ts';
import { IconPath } from '../kit/Icon.tsx';
import { iconParts, type Sign } from '../kit/icons.ts';
import type { TeamSide } from '../kit/team-side.ts';

export interface SideModel {
  readonly team: TeamSide;
  readonly sign: Sign;
  readonly baseMm: number;
  /** Inches above the street. */
  readonly elevation: number;
}

/** What stands between the two, measured from the left model's middle; all in inches. */
export interface SideObstacle {
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly text?: string;
}

export interface SideViewData {
  readonly title: string;
  readonly verdict: 'clear' | 'blocked' | 'partly';
  readonly words: string;
  /** Between both middles, in inches, and the same in words from edge to edge. */
  readonly distance: number;
  readonly distanceText: string;
  readonly left: SideModel;
  readonly right: SideModel;
  readonly obstacles: readonly SideObstacle[];
  /** Where the line is stopped, from the left middle. */
  readonly blockedAt?: number;
}

const WIDTH = 276;
const HEIGHT = 106;
const GROUND_Y = HEIGHT - 26;
/** Of the line that measures, below the ground. */
const MEASURE_Y = HEIGHT - 9;
const EDGE = 14;
const PX_PER_MM = 0.7;

/** The line of sight from the side, to scale in both directions as far as the inset allows. */
export function SideView({ data }: { readonly data: SideViewData }) {
  const low = Math.min(0, ...data.obstacles.map((obstacle) => obstacle.from), -0.8);
  const high = Math.max(data.distance + 0.8, ...data.obstacles.map((obstacle) => obstacle.to));
  const top = Math.max(
    ...data.obstacles.map((obstacle) => obstacle.height),
    data.left.elevation + 1.2,
    data.right.elevation + 1.2,
    3,
  );
  const k = Math.min((WIDTH - 2 * EDGE) / (high - low), (HEIGHT - 44) / top, 18);
  const x = (inches: number) => EDGE + (inches - low) * k;
  const y = (inches: number) => GROUND_Y - inches * k;
  const eye = (model: SideModel) => y(model.elevation) - boxSize(model) / 2;
  const colour = data.verdict === 'blocked' ? COLOUR.low : COLOUR.legal;
  const [startX, endX] = [x(0), x(data.distance)];
  const [startY, endY] = [eye(data.left), eye(data.right)];
  const stop = data.blockedAt === undefined ? 1 : data.blockedAt / data.distance;
  const [stopX, stopY] = [startX + (endX - startX) * stop, startY + (endY - startY) * stop];
  const [fromX, toX] = [startX + boxSize(data.left) / 2, endX - boxSize(data.right) / 2];
  return (
    <svg
      className="side-view"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${data.title}: ${data.words}`}
    >
      {data.obstacles.map((obstacle) => (
        <g key={`${obstacle.from} ${obstacle.to}`}>
          <rect
            x={x(obstacle.from)}
            y={y(obstacle.height)}
            width={Math.max((obstacle.to - obstacle.from) * k, 3)}
            height={Math.max(obstacle.height * k, 0)}
            fill={GROUND.roofPeach}
            stroke={COLOUR.ink}
            strokeWidth={2}
          />
          {obstacle.text !== undefined && (
            <text x={x((obstacle.from + obstacle.to) / 2)} y={y(obstacle.height / 2) + 5} textAnchor="middle">
              {obstacle.text}
            </text>
          )}
        </g>
      ))}
      <path d={`M8 ${GROUND_Y}H${WIDTH - 8}`} stroke={COLOUR.ink} strokeWidth={2.5} />
      {toX > fromX && (
        <path
          d={`M${fromX} ${MEASURE_Y - 5}V${MEASURE_Y + 5}M${fromX} ${MEASURE_Y}H${toX}M${toX} ${MEASURE_Y - 5}V${MEASURE_Y + 5}`}
          stroke={COLOUR.ink2}
          strokeWidth={1.5}
        />
      )}
      <text className="side-view__length" x={(fromX + toX) / 2} y={MEASURE_Y + 5} textAnchor="middle">
        {data.distanceText}
      </text>
      <path d={`M${startX} ${startY}L${stopX} ${stopY}`} stroke={colour} strokeWidth={3} />
      {stop < 1 && (
        <>
          <path
            d={`M${stopX} ${stopY}L${endX} ${endY}`}
            stroke={colour}
            strokeWidth={2.5}
            strokeDasharray="3 5"
          />
          <circle cx={stopX} cy={stopY} r={6} fill={colour} stroke={COLOUR.white} strokeWidth={1.6} />
        </>
      )}
      <SideBase model={data.left} x={startX} y={y(data.left.elevation)} />
      <SideBase model={data.right} x={endX} y={y(data.right.elevation)} />
      <text className="side-view__title" x={WIDTH - 10} y={19} textAnchor="end">
        {data.title}
      </text>
      <text x={WIDTH - 10} y={36} textAnchor="end" style={{ fill: colour }}>
        {data.words}
      </text>
    </svg>
  );
}

function boxSize(model: SideModel): number {
  return Math.min(model.baseMm, 50) * PX_PER_MM;
}

function SideBase({ model, x, y }: { readonly model: SideModel; readonly x: number; readonly y: number }) {
  const size = boxSize(model);
  const icon = size * 0.68;
  const { fill: back, on: front } = TEAM_LOOK[model.team];
  return (
    <g>
      <rect
        x={x - size / 2}
        y={y - size}
        width={size}
        height={size}
        rx={4}
        fill={back}
        stroke={COLOUR.ink}
        strokeWidth={2}
      />
      <svg
        x={x - icon / 2}
        y={y - size / 2 - icon / 2}
        width={icon}
        height={icon}
        viewBox="0 0 24 24"
        fill={front}
        style={{ color: front, '--cut': back }}
      >
        {iconParts(model.sign).map((part) => (
          <IconPath key={part[1]} part={part} />
        ))}
      </svg>
    </g>
  );
}
