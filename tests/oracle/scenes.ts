import { randomTable } from '../../src/cli/random-table.ts';
import { nearestPlace } from '../../src/tabletop/nearest.ts';
import { placeOk } from '../../src/tabletop/standing.ts';
import { type Body, bodyAt, type Place, type Scene } from '../../src/tabletop/table.ts';
import { numbers, share } from './solids.ts';

const IN = 25_400;
const BASES = [30, 30, 30, 40, 50, 80];

/** A random legal table with random models on it: on the ground, on roofs, in rooms, some of them touching things. */
export function randomScene(seed: number, pieces: number, models: number): Scene {
  const draw = numbers(seed);
  const { size, pieces: terrain } = randomTable(seed, { pieces, freeEdge: 0 });
  const bodies: Body[] = [];
  for (let tries = 0; bodies.length < models && tries < 20 * models; tries += 1) {
    const mm = BASES[draw() % BASES.length] ?? 30;
    const body = {
      id: `m${bodies.length}`,
      x: 0,
      y: 0,
      z: 0,
      r: mm * 500,
      h: (mm * IN) / 20,
      inside: null,
      wall: null,
    };
    const scene = { size, pieces: terrain, bodies };
    const place = anyPlace(scene, body, draw);
    if (place !== null) bodies.push(bodyAt(body, place));
  }
  return { size, pieces: terrain, bodies };
}

function anyPlace(scene: Scene, body: Body, draw: () => number): Place | null {
  const wish: Place = {
    x: Math.round(share(draw) * scene.size),
    y: Math.round(share(draw) * scene.size),
    z: (draw() % 8) * IN,
    inside: null,
    wall: null,
  };
  const rooms = scene.pieces.filter((piece) => piece.enterable && piece.impassable === undefined);
  const room = rooms[draw() % Math.max(1, rooms.length)];
  if (room === undefined || draw() % 5 !== 0) return nearestPlace(scene, body, wish, { level: 'below' });
  const [corner] = room.footprint.kind === 'disc' ? [room.footprint] : room.footprint.points;
  if (corner === undefined) return null;
  const indoors = { ...wish, x: corner.x, y: corner.y, z: room.bottom, inside: room.id };
  const found = nearestPlace(scene, body, indoors);
  return found !== null && placeOk(scene, body, found).ok ? found : null;
}
