import { stream } from '../../kernel/dice/generator.ts';
import type { Body, Piece, Scene } from '../../tabletop/table.ts';

const IN = 25_400;
const SIZE = 24 * IN;
const PIECES = 30;
const BODIES = 24;
/** All higher than any model, so that the question is the same seen from above. */
const HEIGHT = 4 * IN;

/** Unit vectors of twelve directions, in ten-thousandths. */
const DIRECTIONS = [
  [10000, 0],
  [9659, 2588],
  [8660, 5000],
  [7071, 7071],
  [5000, 8660],
  [2588, 9659],
] as const;

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const apart = (a: Disc, b: Disc): boolean => {
  const [dx, dy, reach] = [a.x - b.x, a.y - b.y, a.r + b.r];
  return dx * dx + dy * dy > reach * reach;
};

/** A table with thirty turned blocks and twenty-four bases of 30 mm, none touching another. */
export function sightTable(seed = 20_261_121, count = PIECES): Scene {
  const draw = stream(seed);
  const between = (low: number, high: number): number => low + (draw() % (high - low + 1));
  const taken: Disc[] = [];
  const place = (r: number): Disc => {
    for (let tries = 0; tries < 100_000; tries += 1) {
      const disc = { x: between(r, SIZE - r), y: between(r, SIZE - r), r };
      if (taken.every((other) => apart(disc, other))) {
        taken.push(disc);
        return disc;
      }
    }
    throw new Error('the table is too full');
  };
  const pieces = Array.from({ length: count }, (_, index): Piece => {
    const [halfWidth, halfDepth] = [between(10_000, 45_000), between(5_000, 27_000)];
    const { x, y } = place(Math.ceil(Math.sqrt(halfWidth ** 2 + halfDepth ** 2)));
    const [ux, uy] = DIRECTIONS[draw() % DIRECTIONS.length] ?? DIRECTIONS[0];
    const corner = (across: number, along: number) => ({
      x: Math.round(x + (across * halfWidth * ux - along * halfDepth * uy) / 10_000),
      y: Math.round(y + (across * halfWidth * uy + along * halfDepth * ux) / 10_000),
    });
    return {
      id: `piece${index}`,
      footprint: { kind: 'polygon', points: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] },
      bottom: 0,
      top: HEIGHT,
      solid: true,
      standable: true,
      enterable: false,
      cover: 'typical',
    };
  });
  const bodies = Array.from({ length: BODIES }, (_, index): Body => {
    const { x, y, r } = place(15_000);
    return { id: `model${index}`, x, y, z: 0, r, h: 40_000, inside: null, wall: null };
  });
  return { size: SIZE, pieces, bodies };
}

export function pairsOf(scene: Scene): readonly (readonly [Body, Body])[] {
  return scene.bodies.flatMap((one, index) =>
    scene.bodies.slice(index + 1).map((other) => [one, other] as const),
  );
}
