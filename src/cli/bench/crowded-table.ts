import { stream } from '../../kernel/dice/generator.ts';
import { nearestPlace } from '../../tabletop/nearest.ts';
import { type Body, bodyAt, type Scene } from '../../tabletop/table.ts';
import { randomTable } from '../random-table.ts';

const IN = 25_400;
const PIECES = 40;
const MODELS = 24;
/** More than find room: forty of them do. */
const TRIED = 48;
/** Bases of the starter Teams and of what is larger, in millimetres. */
const BASES = [30, 30, 30, 30, 40, 50] as const;

/** A table with twelve models a side among forty pieces of all kinds of terrain; the same each time. */
export function crowdedTable(seed = 20_261_122): Scene {
  const { size, pieces: all } = randomTable(seed, { pieces: TRIED, freeEdge: 0 });
  const pieces = all.slice(0, PIECES);
  if (pieces.length < PIECES) throw new Error(`only ${pieces.length} pieces found room`);
  const draw = stream(seed);
  const bodies: Body[] = [];
  for (let tries = 0; bodies.length < MODELS; tries += 1) {
    if (tries > 100 * MODELS) throw new Error('the table is too full');
    const mm = BASES[bodies.length % BASES.length] ?? 30;
    const wish = { x: draw() % size, y: draw() % size, z: (draw() % 4) * IN, inside: null, wall: null };
    const body = { id: `model${bodies.length}`, ...wish, r: mm * 500, h: (mm * IN) / 20 };
    const place = nearestPlace({ size, pieces, bodies }, body, wish, { level: 'below' });
    if (place !== null) bodies.push(bodyAt(body, place));
  }
  return { size, pieces, bodies };
}

/** The model in the middle of the others. */
export function middleModel({ bodies }: Scene): Body {
  const far = (one: Body): number =>
    bodies.reduce((sum, other) => sum + Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2), 0);
  const [first, ...rest] = bodies.filter(({ inside, z }) => inside === null && z === 0);
  if (first === undefined) throw new Error('nobody stands on the ground');
  return rest.reduce((best, one) => (far(one) < far(best) ? one : best), first);
}

/** The same table of which nothing has been asked yet. */
export const untouched = (scene: Scene): Scene => structuredClone(scene);

/** The same pieces after a move: nothing has been asked of the models yet. */
export const afterMove = ({ size, pieces, bodies }: Scene): Scene => ({
  size,
  pieces,
  bodies: bodies.map((body) => ({ ...body })),
});
