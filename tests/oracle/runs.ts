import { sight } from '../../src/tabletop/sight.ts';
import type { Body, Piece, Scene } from '../../src/tabletop/table.ts';
import { randomScene } from './scenes.ts';
import { judgeSight } from './sight-oracle.ts';
import { numbers } from './solids.ts';

export interface Run {
  readonly asked: number;
  /** Answers that another choice within the tolerance would change. */
  readonly near: number;
  /** Answers that are wrong, and how to ask again. */
  readonly wrong: readonly string[];
}

const CROWDS = [
  { pieces: 10, models: 8 },
  { pieces: 20, models: 12 },
  { pieces: 36, models: 16 },
];
/** Lines drawn for one question. */
const LINES = 90;

export function sceneOfSeed(seed: number): Scene {
  const { pieces, models } = CROWDS[seed % CROWDS.length] ?? { pieces: 10, models: 8 };
  return randomScene(seed, pieces, models);
}

/** So many questions about sight, evenly from so many tables: three of four about models, the others about pieces. */
export function sightRun(firstSeed: number, scenes: number, questions: number): Run {
  const wrong: string[] = [];
  let near = 0;
  let asked = 0;
  for (let i = 0; i < scenes; i += 1) {
    const seed = firstSeed + i;
    const scene = sceneOfSeed(seed);
    const draw = numbers(seed);
    const solid = scene.pieces.filter((piece) => piece.solid);
    for (let k = 0; k < questions / scenes; k += 1) {
      const [from, to] = pairOf(scene.bodies, solid, draw);
      const verdict = judgeSight(scene, from, to, sight(scene, from, to), LINES, draw());
      asked += 1;
      if (!verdict.agreed) wrong.push(`table ${seed}, ${from.id} to ${to.id}: ${verdict.why}`);
      else if (verdict.near) near += 1;
    }
  }
  return { asked, near, wrong };
}

function pairOf(
  bodies: readonly Body[],
  pieces: readonly Piece[],
  draw: () => number,
): readonly [Body, Body | Piece] {
  for (;;) {
    const from = bodies[draw() % bodies.length];
    const targets = draw() % 4 === 0 ? pieces : bodies;
    const to = targets[draw() % targets.length];
    if (from !== undefined && to !== undefined && from.id !== to.id) return [from, to];
  }
}
