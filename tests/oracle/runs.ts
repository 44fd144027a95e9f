import type { Gait, Waypoint } from '../../src/tabletop/gait.ts';
import { sight } from '../../src/tabletop/sight.ts';
import { nearestPlaces } from '../../src/tabletop/nearest.ts';
import { overrunEnd } from '../../src/tabletop/overrun.ts';
import { slide } from '../../src/tabletop/slide.ts';
import { type Body, type Piece, placeOf, type Scene } from '../../src/tabletop/table.ts';
import { checkTravel } from '../../src/tabletop/travel.ts';
import { randomScene } from './scenes.ts';
import { judgeSight } from './sight-oracle.ts';
import { judgeMove, type Verdict } from './move-oracle.ts';
import { reachJudge } from './reach-oracle.ts';
import { judgeOverrun } from './overrun-oracle.ts';
import { judgeNearest, judgeSlide } from './rest-oracle.ts';
import { numbers, share, TOLERANCE } from './solids.ts';
import {
  blink2013,
  blink2017,
  bounding2013,
  bounding2017,
  crawling2013,
  crawling2017,
  flight,
  sprint2013,
  sprint2017,
} from '../tabletop/support.ts';

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

const GAITS: Readonly<Record<string, Gait>> = {
  sprint2013: sprint2013(6),
  sprint2017: sprint2017(6),
  blink2013: blink2013(5),
  blink2017: blink2017(5),
  bounding2013: bounding2013(6),
  bounding2017: bounding2017(6),
  flight: flight(7),
  crawling2013: crawling2013(6),
  crawling2017: crawling2017(6),
  gaps2017: sprint2017(8, { gap: 4 * 25_400 }),
};

/** So many moves, of all kinds in turn, evenly from so many tables. */
export function moveRun(firstSeed: number, scenes: number, questions: number): Run {
  const wrong: string[] = [];
  let near = 0;
  let asked = 0;
  for (let i = 0; i < scenes; i += 1) {
    const seed = firstSeed + i;
    const scene = sceneOfSeed(seed);
    const draw = numbers(seed);
    for (let k = 0; k < questions / scenes; k += 1) {
      const body = scene.bodies[draw() % scene.bodies.length];
      const [name, gait] = Object.entries(GAITS)[k % Object.keys(GAITS).length] ?? [];
      if (body === undefined || gait === undefined) continue;
      const legs = legsFor(scene, body, gait, draw);
      const verdict = judgeMove(scene, body, legs, gait, checkTravel(scene, body, legs, gait));
      asked += 1;
      if (!verdict.agreed)
        wrong.push(`table ${seed}, ${name} of ${body.id} by ${JSON.stringify(legs)}: ${verdict.why}`);
      else if (verdict.near) near += 1;
    }
  }
  return { asked, near, wrong };
}

/** One to three legs that are not much too long together. */
function legsFor(scene: Scene, body: Body, gait: Gait, draw: () => number): readonly Waypoint[] {
  const count = gait.straight ? 1 : 1 + (draw() % 3);
  const legs: Waypoint[] = [];
  let [x, y] = [body.x, body.y];
  for (let i = 0; i < count; i += 1) {
    const turn = share(draw) * 2 * Math.PI;
    const far = (share(draw) * 1.2 * gait.distance) / count;
    // Now and then off the table.
    const edge = draw() % 8 === 0 ? -body.r : body.r + 4 * TOLERANCE;
    const inside = (p: number): number => Math.min(scene.size - edge, Math.max(edge, Math.round(p)));
    [x, y] = [inside(x + Math.cos(turn) * far), inside(y + Math.sin(turn) * far)];
    legs.push({ x, y });
  }
  return legs;
}

/** So many wishes for a place, mostly where something stands. */
export function nearestRun(firstSeed: number, scenes: number, questions: number): Run {
  return asking(firstSeed, scenes, questions, (scene, draw) => {
    const [body, other] = [pick(scene.bodies, draw), pick(scene.bodies, draw)];
    const beside = (): number => Math.round((share(draw) - 0.5) * 3 * other.r);
    const inside = (p: number): number => Math.min(scene.size - body.r, Math.max(body.r, p));
    const wish = {
      ...placeOf(other),
      wall: null,
      x: inside(other.x + beside()),
      y: inside(other.y + beside()),
    };
    const [found] = nearestPlaces(scene, body, wish);
    return [`${body.id} at ${JSON.stringify(wish)}`, judgeNearest(scene, body, wish, found ?? null)];
  });
}

/** So many pushes in any direction. */
export function slideRun(firstSeed: number, scenes: number, questions: number): Run {
  return asking(firstSeed, scenes, questions, (scene, draw) => {
    const body = { ...pick(scene.bodies, draw), wall: null };
    const turn = share(draw) * 2 * Math.PI;
    const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
    const length = Math.round((1 + share(draw) * 7) * 25_400);
    const found = slide(scene, body, { x: ux, y: uy }, length);
    return [`${body.id} ${length} along ${ux}, ${uy}`, judgeSlide(scene, body, ux, uy, length, found)];
  });
}

/** So many Overruns in any direction, past everything that lies on the way. */
export function overrunRun(firstSeed: number, scenes: number, questions: number): Run {
  return asking(firstSeed, scenes, questions, (scene, draw) => {
    const body = { ...pick(scene.bodies, draw), wall: null };
    const turn = share(draw) * 2 * Math.PI;
    const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
    const length = Math.round((1 + share(draw) * 9) * 25_400);
    const found = overrunEnd(scene, body, { x: ux, y: uy }, length);
    return [`${body.id} ${length} along ${ux}, ${uy}`, judgeOverrun(scene, body, ux, uy, length, found)];
  });
}

function asking(
  firstSeed: number,
  scenes: number,
  questions: number,
  ask: (scene: Scene, draw: () => number) => readonly [string, Verdict],
): Run {
  const wrong: string[] = [];
  let near = 0;
  let asked = 0;
  for (let i = 0; i < scenes; i += 1) {
    const seed = firstSeed + i;
    const scene = sceneOfSeed(seed);
    const draw = numbers(seed);
    for (let k = 0; k < questions / scenes; k += 1) {
      const [what, verdict] = ask(scene, draw);
      asked += 1;
      if (!verdict.agreed) wrong.push(`table ${seed}, ${what}: ${verdict.why}`);
      else if (verdict.near) near += 1;
    }
  }
  return { asked, near, wrong };
}

function pick<T>(list: readonly T[], draw: () => number): T {
  const found = list[draw() % list.length];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

/** Places asked for one body and one kind of move. */
const PLACES = 24;

/** So many places, each drawn alone or as the end of a way with up to two bends; only those that say something count. */
export function reachRun(firstSeed: number, scenes: number): Run {
  const wrong: string[] = [];
  let near = 0;
  let asked = 0;
  for (let i = 0; i < scenes; i += 1) {
    const seed = firstSeed + i;
    const scene = sceneOfSeed(seed);
    const draw = numbers(seed);
    for (const [name, gait] of Object.entries(GAITS)) {
      const body = pick(scene.bodies, draw);
      const judge = reachJudge(scene, body, gait);
      for (let k = 0; k < PLACES; k += 1) {
        const legs = legsFor(scene, body, gait, draw);
        const end = legs.at(-1) ?? body;
        const verdict = k % 2 === 0 ? judge.walked(legs) : judge.shown(end.x, end.y);
        if (verdict === null) continue;
        asked += 1;
        if (!verdict.agreed) wrong.push(`table ${seed}, ${name} of ${body.id}: ${verdict.why}`);
        else if (verdict.near) near += 1;
      }
    }
  }
  return { asked, near, wrong };
}
