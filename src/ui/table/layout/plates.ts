import { PLATE_HEIGHT_U, type PlateSize, plateSize } from '../draw/plate.ts';
import { radiusPx, satelliteSpots } from '../draw/token.ts';
import type { Box, Circle } from '../shapes.ts';
import type { Point, Token, TokenState } from '../types.ts';
import type { SceneModel } from '../scene-model.ts';
import type { Measures } from './measures.ts';
import { houseSigns, readingSides } from './house-signs.ts';
import { bestPlace, boxAround, type Clutter, type Extent, type Place } from './place.ts';

export interface PlacedPlate extends Place {
  readonly token: Token;
  readonly size: PlateSize;
  /** Not full: only the shape with Health. */
  readonly full: boolean;
  readonly turned: boolean;
  readonly box: Box;
}

/** Who is asked about has the first pick of places. */
const FIRST_PICK: Readonly<Record<TokenState, number>> = {
  acting: 0,
  target: 1,
  ready: 2,
  ghost: 3,
  closed: 4,
  ko: 5,
};

const GAP_U: Readonly<Record<TokenState, number>> = {
  acting: 10,
  target: 10,
  ready: 4,
  ghost: 6,
  closed: 4,
  ko: 4,
};

/** White halo and the ink edge itself. */
const HALO_U = 2;

const SLIDES_U = [9, -9, 18, -18, 27, -27, 36, -36] as const;

export function baseCircles(tokens: readonly Token[], { s, u }: Measures): readonly Circle[] {
  return tokens.map((token) => ({
    x: token.at.x * s,
    y: token.at.y * s,
    r: radiusPx(token, s) + HALO_U * u,
  }));
}

export function signCircles(tokens: readonly Token[], { s, u }: Measures): readonly Circle[] {
  return tokens.flatMap((token) => {
    const r = radiusPx(token, s);
    const spots = satelliteSpots(token, r, u);
    const reach = token.state === 'acting' || token.state === 'target' ? r + 7 * u : 0;
    return [
      ...spots.map((spot) => ({ x: token.at.x * s + spot.x, y: token.at.y * s + spot.y, r: spot.r })),
      ...(reach > 0 ? [{ x: token.at.x * s, y: token.at.y * s, r: reach }] : []),
    ];
  });
}

/** What else stands or lies there: planned spots, and labels placed before. */
export interface Occupied {
  readonly ghosts: readonly Token[];
  readonly taken: readonly Box[];
}

const NOBODY: Occupied = { ghosts: [], taken: [] };

/**
 * Below, above, right, left, then the same a little along: the first that hides no base. Where none is free the
 * plate shrinks to its shape, and where even that would cover a base it stays away.
 */
export function placePlates(
  scene: Pick<SceneModel, 'tokens' | 'size' | 'across' | 'turned'> & {
    readonly pieces?: SceneModel['pieces'];
  },
  lines: readonly (readonly [Point, Point])[],
  measures: Measures,
  { ghosts, taken }: Occupied = NOBODY,
): readonly PlacedPlate[] {
  const { s, top = 0 } = measures;
  const { tokens, size } = scene;
  const placed: PlacedPlate[] = [];
  const sides = readingSides(scene);
  const signs = [...signCircles(tokens, measures), ...houseSigns(scene, measures)];
  const bases = baseCircles([...tokens, ...ghosts], measures);
  const clutter = (): Clutter => ({
    bases,
    labels: [...taken, ...placed.map((plate) => plate.box)],
    signs,
    lines,
    bounds: { left: 0, top, right: size.width * s, bottom: size.height * s },
  });
  for (const token of tokens.toSorted((a, b) => FIRST_PICK[a.state] - FIRST_PICK[b.state])) {
    for (const turned of sides) {
      const plate = placePlate(token, turned, clutter(), measures);
      if (plate) placed.push(plate);
    }
  }
  return placed;
}

function placePlate(token: Token, turned: boolean, clutter: Clutter, measures: Measures): PlacedPlate | null {
  const { l, widthOf } = measures;
  for (const full of [true, false]) {
    const size = plateSize(token, l, widthOf, full);
    const extent = { width: size.width + 3 * l, height: (PLATE_HEIGHT_U + 7) * l };
    const place = bestPlace(placesFor(token, extent, turned, measures), extent, clutter);
    if (place) return { ...place, token, size, full, turned, box: boxAround(place, extent) };
  }
  return null;
}

function placesFor(token: Token, extent: Extent, turned: boolean, { s, u, l }: Measures): readonly Place[] {
  const [x, y] = [token.at.x * s, token.at.y * s];
  const away = radiusPx(token, s) + GAP_U[token.state] * u;
  const [dy, dx] = [away + extent.height / 2 - l, away + extent.width / 2];
  const near = turned ? -1 : 1;
  const sides = [
    { x, y: y + dy * near },
    { x, y: y - dy * near },
    { x: x + dx * near, y },
    { x: x - dx * near, y },
  ];
  const along = SLIDES_U.flatMap((slide) => [
    { x: x + slide * l, y: y + dy * near },
    { x: x + slide * l, y: y - dy * near },
    { x: x + dx * near, y: y + (slide / 2) * l },
    { x: x - dx * near, y: y + (slide / 2) * l },
  ]);
  return [...sides, ...along];
}
