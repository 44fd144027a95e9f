import type { GroundPatch, Setting, Surface } from '../model/ground.ts';
import { stream } from '../../../kernel/dice/generator.ts';
import { UM_PER_INCH } from '../../../geometry/units.ts';
import { boxPatch, crossing, lane, path, pond, rails } from './ground.ts';
import type { Draw } from '../../../kernel/draw.ts';

/** West, south, east, north, in inches. */
export type Box = readonly [number, number, number, number];

/** The ground of a table before anything stands on it. The same after half a turn. */
export interface Plan {
  readonly ground: readonly GroundPatch[];
  /** Where nothing is built, but vehicles may stand. */
  readonly streets: readonly Box[];
  /** Where nothing stands at all. */
  readonly free: readonly Box[];
}

const pick = <T>(draw: Draw, list: readonly [T, ...T[]]): T => list[draw() % list.length] ?? list[0];

/** The ground of a setting on a table of so many inches. */
export function planOf(setting: Setting, side: number, draw: Draw): Plan {
  switch (setting) {
    case 'city':
      return streets(side, draw);
    case 'docks':
      return quays(side, draw);
    case 'park':
    case 'graveyard':
    case 'fairground':
    case 'temple':
      return grounds(setting, side, draw);
    case 'laboratory':
    case 'rooftops':
      return slabs(setting, side, draw);
    case 'highway':
      return highway(side);
    case 'subway':
      return platforms(side);
  }
}

const turned = (side: number, [x0, y0, x1, y1]: Box): Box => [side - x1, side - y1, side - x0, side - y0];

const same = (a: Box, b: Box): boolean => a.every((value, at) => Math.abs(value - (b[at] ?? 0)) < 0.05);

/** The box and where it lies after half a turn; once where that is the same place. */
const twice = (side: number, box: Box): readonly Box[] => {
  const other = turned(side, box);
  return same(box, other) ? [box] : [box, other];
};

const patch = (kind: Surface, box: Box): GroundPatch => boxPatch(kind, ...box);

const ROAD = 3.4;

/** Streets about twelve inches apart, with lanes and crossings; what lies between them is built on. */
function streets(side: number, draw: Draw): Plan {
  const lines =
    side <= 24
      ? pick(draw, [[side / 2], [side / 2], [side * 0.3, side * 0.7]])
      : side <= 36
        ? pick(draw, [
            [side / 3, (2 * side) / 3],
            [side * 0.25, side * 0.5, side * 0.75],
          ])
        : [side * 0.25, side * 0.5, side * 0.75];
  const half = ROAD / 2;
  const across = pick(draw, [lines, [side / 2]]);
  const ways: readonly Box[] = [
    ...lines.map((at): Box => [at - half, 0, at + half, side]),
    ...across.map((at): Box => [0, at - half, side, at + half]),
  ];
  const free = (
    from: number,
    to: number,
    cuts: readonly number[],
  ): readonly (readonly [number, number])[] => {
    const edges = [from, ...cuts.flatMap((at) => [at - half - 1, at + half + 1]), to];
    return edges.flatMap((start, index) => {
      const end = edges[index + 1];
      return index % 2 === 0 && end !== undefined && end - start > 1 ? [[start, end] as const] : [];
    });
  };
  const lawn = side * 0.5 - half - 1;
  const corner: Box = [0.6, side - Math.min(6, lawn), Math.min(6, lawn), side - 0.6];
  return {
    ground: [
      ...twice(side, corner).map((box) => patch('grass', box)),
      ...ways.map((box) => patch('road', box)),
      ...lines.flatMap((at) => free(0, side, across).map(([a, b]) => lane(at, a, at, b))),
      ...across.flatMap((at) => free(0, side, lines).map(([a, b]) => lane(a, at, b, at))),
      ...lines.flatMap((x) =>
        across.flatMap((y) => [
          crossing(x - half + 0.2, y - half - 0.6, x + half - 0.2, y - half - 0.6),
          crossing(x - half + 0.2, y + half + 0.6, x + half - 0.2, y + half + 0.6),
        ]),
      ),
    ],
    streets: ways,
    free: [],
  };
}

/** Water in two corners, planked quays beside it, a road along the middle and rails to the ships. */
function quays(side: number, draw: Draw): Plan {
  const long = side * pick(draw, [0.3, 0.36, 0.42]);
  const basin: Box = [0, 0, 2.4, long];
  const quay: Box = [2.4, 0, 4.2, long + 1.4];
  const road: Box = [0, side / 2 - 2, side, side / 2 + 2];
  const track = side * 0.38;
  return {
    ground: [
      ...twice(side, quay).map((box) => patch('planks', box)),
      ...twice(side, basin).map((box) => patch('water', box)),
      patch('road', road),
      lane(0, side / 2, side, side / 2),
      rails(track, 0, track, side / 2 - 2.4),
      rails(side - track, side, side - track, side / 2 + 2.4),
    ],
    streets: [road],
    free: twice(side, basin),
  };
}

/** Open ground with paths that meet in the middle, and two ponds or plots. */
function grounds(setting: 'park' | 'graveyard' | 'fairground' | 'temple', side: number, draw: Draw): Plan {
  const m = side / 2;
  const bend = pick(draw, [0.12, 0.18, 0.24]) * side;
  const wide = setting === 'park' || setting === 'graveyard' ? 0.8 : 1.4;
  const paths = [
    path(wide, [0, m - bend], [m * 0.5, m - bend * 0.6], [m, m], [m * 1.5, m + bend * 0.6], [side, m + bend]),
    path(
      wide,
      [m + bend * 0.5, 0],
      [m + bend * 0.3, m * 0.5],
      [m, m],
      [m - bend * 0.3, m * 1.5],
      [m - bend * 0.5, side],
    ),
  ];
  const court: Box = [m - side * 0.12, m - side * 0.12, m + side * 0.12, m + side * 0.12];
  const plot: Box = [side * 0.06, side * 0.56, side * 0.3, side * 0.76];
  switch (setting) {
    case 'park': {
      const [x, y] = [side * pick(draw, [0.16, 0.2]), side * pick(draw, [0.54, 0.6])];
      const [rx, ry] = [side * 0.08, side * 0.05];
      const around = (px: number, py: number): Box => [px - rx, py - ry, px + rx, py + ry];
      return {
        ground: [...paths, pond(x, y, rx, ry), pond(side - x, side - y, rx, ry)],
        streets: [],
        free: [around(x, y), around(side - x, side - y)],
      };
    }
    case 'graveyard':
      return {
        ground: [...twice(side, plot).map((box) => patch('dirt', box)), ...paths],
        streets: [],
        free: [],
      };
    case 'temple':
      return {
        ground: [...paths, patch('tiles', court), ...twice(side, plot).map((box) => patch('grass', box))],
        streets: [],
        free: [],
      };
    case 'fairground':
      return {
        ground: [...paths, patch('sand', court), ...twice(side, plot).map((box) => patch('planks', box))],
        streets: [],
        free: [],
      };
  }
}

/** Floors and terraces of other stone. */
function slabs(setting: 'laboratory' | 'rooftops', side: number, draw: Draw): Plan {
  const m = side / 2;
  const band = side * pick(draw, [0.1, 0.14]);
  const terrace: Box = [side * 0.08, side * 0.56, side * 0.36, side * 0.84];
  const kind: Surface = setting === 'laboratory' ? 'tiles' : 'planks';
  const strip: Box = [0, m - band / 2, side, m + band / 2];
  return {
    ground: [
      patch(setting === 'laboratory' ? 'tiles' : 'gravel', strip),
      ...twice(side, terrace).map((box) => patch(kind, box)),
      ...(setting === 'laboratory' ? [lane(0, m, side, m)] : []),
    ],
    streets: [],
    free: [],
  };
}

/** Two carriageways with a strip of grass between them, and a lay-by on either side. */
function highway(side: number): Plan {
  const m = side / 2;
  const [inner, outer] = side > 24 ? [0.8, 5.6] : [0.6, 4.4];
  const south: Box = [0, m - outer, side, m - inner];
  const north = turned(side, south);
  const layBy: Box = [side * 0.08, m - outer - 2.4, side * 0.34, m - outer];
  const middle = (inner + outer) / 2;
  return {
    ground: [
      patch('grass', [0, m - inner, side, m + inner]),
      ...twice(side, layBy).map((box) => patch('road', box)),
      patch('road', south),
      patch('road', north),
      lane(0, m - middle, side, m - middle),
      lane(0, m + middle, side, m + middle),
    ],
    streets: [south, north, ...twice(side, layBy)],
    free: [],
  };
}

/** Two tracks in their bed of gravel, platforms on both sides. */
function platforms(side: number): Plan {
  const m = side / 2;
  const bed: Box = [0, m - 3, side, m + 3];
  const edge: Box = [0, m - 3.6, side, m - 3];
  return {
    ground: [
      patch('gravel', bed),
      rails(0, m - 1.5, side, m - 1.5),
      rails(0, m + 1.5, side, m + 1.5),
      ...twice(side, edge).map((box) => patch('sand', box)),
      crossing(side * 0.3, m - 3, side * 0.3, m + 3),
      crossing(side * 0.7, m - 3, side * 0.7, m + 3),
    ],
    streets: [bed],
    free: [],
  };
}

/** A box in micrometres from one in inches. */
export const inMicrometres = (box: Box): Box => [
  Math.round(box[0] * UM_PER_INCH),
  Math.round(box[1] * UM_PER_INCH),
  Math.round(box[2] * UM_PER_INCH),
  Math.round(box[3] * UM_PER_INCH),
];

/** Ground for a setting on a table of this size in micrometres, another one for another seed. */
export const settingGround = (setting: Setting, size: number, seed: number): readonly GroundPatch[] =>
  planOf(setting, size / UM_PER_INCH, stream(seed)).ground;
