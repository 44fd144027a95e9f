import type { RuleId } from '../../../systems/pulp-city/model/refusals.ts';

type Spot = readonly [x: number, y: number];

interface Picture {
  readonly markers?: readonly Spot[];
  /** Flags and bombs, which stay or go home. */
  readonly plinths?: readonly Spot[];
  readonly houses?: readonly Spot[];
  readonly lines?: 'quarters';
  readonly square?: number;
  readonly zones?: boolean;
  readonly skull?: boolean;
}

const MIDDLE: Spot = [50, 50];
const ROW: readonly Spot[] = [[25, 50], MIDDLE, [75, 50]];
const QUARTERS: readonly Spot[] = [
  [25, 25],
  [75, 25],
  [25, 75],
  [75, 75],
];
const THIRDS: readonly Spot[] = [
  [33, 50],
  [67, 50],
];

/** What lies where, on a table of a hundred by a hundred with the Teams above and below. */
const PICTURES: Readonly<Record<string, Picture>> = {
  'PC-PLOT-01': { skull: true },
  'PC-PLOT-18': { skull: true },
  'PC-PLOT-02': { markers: [MIDDLE], zones: true },
  'PC-PLOT-04': { markers: ROW, zones: true },
  'PC-PLOT-05': { markers: [[64, 38]], zones: true },
  'PC-PLOT-06': { houses: [MIDDLE], markers: [MIDDLE], zones: true },
  'PC-PLOT-07': { plinths: THIRDS },
  'PC-PLOT-09': { houses: [MIDDLE] },
  'PC-PLOT-10': {
    plinths: [
      [33, 42],
      [67, 58],
    ],
  },
  'PC-PLOT-11': { square: 30, plinths: [MIDDLE] },
  'PC-PLOT-12': { lines: 'quarters' },
  'PC-PLOT-14': { zones: true },
  'PC-PLOT-15': { lines: 'quarters', houses: QUARTERS },
  'PC-PLOT-16': { lines: 'quarters', markers: QUARTERS },
  'PC-PLOT-19': { markers: ROW, zones: true },
  'PC-PLOT-21': { plinths: [[50, 10], MIDDLE, [50, 90]], zones: true },
  'PC-PLOT-22': {
    plinths: [
      [50, 10],
      [50, 90],
    ],
    zones: true,
  },
  'PC-PLOT-23': { lines: 'quarters' },
  'PC-PLOT-24': { square: 34 },
  'PC-PLOT-25': { zones: true },
};

const hexagon = ([x, y]: Spot): string =>
  [0, 60, 120, 180, 240, 300]
    .map((turn) => `${x + 8 * Math.cos((turn * Math.PI) / 180)},${y + 8 * Math.sin((turn * Math.PI) / 180)}`)
    .join(' ');

/** A Plot at a glance: its Markers, zones and buildings. What lies across goes on beside the square, for wider boxes. */
export function PlotPicture({ rule }: { readonly rule: RuleId }) {
  const { markers = [], plinths = [], houses = [], lines, square, zones, skull } = PICTURES[rule] ?? {};
  return (
    <svg className="plot-picture" viewBox="0 0 100 100" aria-hidden focusable="false">
      <rect className="plot-picture__ground" x="-100" width="300" height="100" />
      <path className="plot-picture__road" d="M42 0h16v42h142v16H58v42H42V58H-100V42H42z" />
      {zones === true && (
        <>
          <rect className="plot-picture__zone" data-team="b" x="-100" width="300" height="20" />
          <rect className="plot-picture__zone" data-team="a" x="-100" y="80" width="300" height="20" />
        </>
      )}
      {lines === 'quarters' && <path className="plot-picture__line" d="M50 0v100M-100 50h300" />}
      {square !== undefined && (
        <rect
          className="plot-picture__line"
          x={50 - square / 2}
          y={50 - square / 2}
          width={square}
          height={square}
        />
      )}
      {houses.map(([x, y]) => (
        <rect
          key={`${x} ${y}`}
          className="plot-picture__house"
          x={x - 11}
          y={y - 11}
          width="22"
          height="22"
        />
      ))}
      {plinths.map(([x, y]) => (
        <rect
          key={`${x} ${y}`}
          className="plot-picture__plinth"
          x={x - 7}
          y={y - 7}
          width="14"
          height="14"
          rx="2"
        />
      ))}
      {markers.map((spot) => (
        <polygon key={spot.join(' ')} className="plot-picture__marker" points={hexagon(spot)} />
      ))}
      {skull === true && (
        <path
          className="plot-picture__burst"
          d="M50 26l6 13 14-7-6 14 14 6-14 6 6 14-14-7-6 13-6-13-14 7 6-14-14-6 14-6-6-14 14 7z"
        />
      )}
    </svg>
  );
}
