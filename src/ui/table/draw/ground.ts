import { COLOUR, GROUND } from '../../../styles/tokens.ts';
import { boundsOf, lerp } from '../shapes.ts';
import type { GroundPatch, Point } from '../types.ts';
import type { SceneModel } from '../scene-model.ts';
import { pattern } from './patterns.ts';
import { drawBase } from './base.ts';
import { apart, box, fill, type Pen, stroke, trace, type View } from './pen.ts';
import { drawPicture } from './picture.ts';
import { drawRails, drawSurface } from './surfaces.ts';

/** The bare ground with slabs of one inch, then roads, lawns and marks in the order given, then a photograph. */
export function drawGround(pen: Pen, scene: SceneModel, view: View): void {
  const { s } = view;
  const { width, height } = scene.size;
  apart(pen, () => {
    box(pen, 0, 0, width * s, height * s);
    pen.clip();
    drawBase(pen, scene.base ?? 'pavement', scene.size, view);
    drawRoads(pen, scene.ground, s);
    for (const patch of scene.ground) drawPatch(pen, patch, view);
    if (scene.picture) drawPicture(pen, scene.picture, s);
  });
}

/** All roads at once, kerbs first, so that they open into one another. */
function drawRoads(pen: Pen, patches: readonly GroundPatch[], s: number): void {
  const roads = patches.filter((patch) => patch.kind === 'road');
  for (const road of roads) {
    trace(pen, road.outline, s, true);
    stroke(pen, { colour: GROUND.kerb, width: 0.16 * s });
  }
  for (const road of roads) {
    trace(pen, road.outline, s, true);
    fill(pen, GROUND.road);
  }
}

function drawPatch(pen: Pen, patch: GroundPatch, view: View): void {
  const { s, g } = view;
  switch (patch.kind) {
    case 'road':
      return;
    case 'grass':
      roundedOutline(pen, patch.outline, (patch.corner ?? 0) * s, s);
      fill(pen, GROUND.grass);
      fill(pen, pattern(pen, 'lawn', g), 0.14);
      stroke(pen, { colour: COLOUR.ink, width: 1.6 * g, opacity: 0.6 });
      return;
    case 'footpath':
      smooth(pen, patch.points, s);
      stroke(pen, { colour: GROUND.sand, width: patch.width * s });
      return;
    case 'surface':
      return drawSurface(pen, patch.surface, patch.outline, view);
    case 'rails':
      return drawRails(pen, patch.from, patch.to, view);
    case 'water':
      return drawWater(pen, patch.at, patch.rx * s, patch.ry * s, view);
    case 'basin':
      return drawBasin(pen, patch.outline, view);
    case 'lane':
      trace(pen, [patch.from, patch.to], s, false);
      stroke(pen, { colour: GROUND.lane, width: 0.11 * s, dash: [0.75 * s, 0.55 * s] });
      return;
    case 'crossing':
      return drawCrossing(pen, patch.from, patch.to, patch.width, s);
  }
}

function drawWater(pen: Pen, at: Point, rx: number, ry: number, { s, g }: View): void {
  const [x, y] = [at.x * s, at.y * s];
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  fill(pen, GROUND.water);
  stroke(pen, { colour: COLOUR.ink, width: 1.6 * g });
  const step = rx * 0.31;
  for (const [dx, dy] of [
    [-0.6, -0.16],
    [-0.1, 0.4],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x + rx * dx, y + ry * dy);
    pen.quadraticCurveTo(x + rx * dx + step, y + ry * dy - 0.2 * s, x + rx * dx + 2 * step, y + ry * dy);
    pen.quadraticCurveTo(x + rx * dx + 3 * step, y + ry * dy + 0.2 * s, x + rx * dx + 4 * step, y + ry * dy);
    stroke(pen, { colour: COLOUR.white, width: 1.8 * g, cap: 'round', opacity: dy > 0 ? 0.5 : 1 });
  }
}

/** A stone edge, a darker rim of shade under it, and rows of ripples. */
function drawBasin(pen: Pen, outline: readonly Point[], { s, g }: View): void {
  trace(pen, outline, s, true);
  fill(pen, GROUND.water);
  apart(pen, () => {
    trace(pen, outline, s, true);
    pen.clip();
    stroke(pen, { colour: GROUND.shadow, width: 0.5 * s, opacity: 0.2 });
    const { left, top, right, bottom } = boundsOf(outline);
    pen.beginPath();
    for (let row = 0; top + row * 1.3 + 0.7 < bottom; row += 1) {
      const y = (top + row * 1.3 + 0.7) * s;
      for (let x = left + 0.5 + (row % 2) * 1.1; x < right; x += 2.2) {
        pen.moveTo(x * s, y);
        pen.quadraticCurveTo((x + 0.2) * s, y - 0.16 * s, (x + 0.4) * s, y);
        pen.quadraticCurveTo((x + 0.6) * s, y + 0.16 * s, (x + 0.8) * s, y);
      }
    }
    stroke(pen, { colour: COLOUR.white, width: 1.6 * g, cap: 'round', opacity: 0.7 });
  });
  trace(pen, outline, s, true);
  stroke(pen, { colour: GROUND.kerb, width: 0.2 * s });
  stroke(pen, { colour: COLOUR.ink, width: 1.6 * g });
}

/** White bars from one kerb to the other, each as long as the crossing is wide. */
function drawCrossing(pen: Pen, from: Point, to: Point, width: number, s: number): void {
  trace(pen, [from, to], s, false);
  stroke(pen, { colour: GROUND.lane, width: width * s, dash: [0.36 * s, 0.26 * s], opacity: 0.9 });
}

function roundedOutline(pen: Pen, points: readonly Point[], corner: number, s: number): void {
  if (corner <= 0) return trace(pen, points, s, true);
  pen.beginPath();
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const before = points.at(index - 1) ?? point;
    const start = lerp(before, point, 0.5);
    if (index === 0) pen.moveTo(start.x * s, start.y * s);
    pen.arcTo(point.x * s, point.y * s, next.x * s, next.y * s, corner);
  });
  pen.closePath();
}

/** A soft line through the points. */
function smooth(pen: Pen, points: readonly Point[], s: number): void {
  pen.beginPath();
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (index === 0) pen.moveTo(point.x * s, point.y * s);
    else if (next) {
      const middle = lerp(point, next, 0.5);
      pen.quadraticCurveTo(point.x * s, point.y * s, middle.x * s, middle.y * s);
    } else pen.lineTo(point.x * s, point.y * s);
  });
}
