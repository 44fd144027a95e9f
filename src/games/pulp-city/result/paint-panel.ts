import { COLOUR } from '../../../styles/tokens.ts';
import { focusCamera, type Viewport, viewAt } from '../../../ui/table/camera.ts';
import { apart, box, fill, type Pen, textWidth } from '../../../ui/table/draw/pen.ts';
import type { WidthOf } from '../../../ui/table/draw/pen.ts';
import { drawPlateSprite, drawTokenSprite } from '../../../ui/table/draw/sprites.ts';
import { drawTable } from '../../../ui/table/draw/table.ts';
import { layOutLabels } from '../../../ui/table/layout/labels.ts';
import { drawMoments } from '../../../ui/table/moments/draw.ts';
import type { Moment, MomentKind } from '../../../ui/table/moments/moment.ts';
import { IMPACTS, timelineOf } from '../../../ui/table/moments/timeline.ts';
import type { Point } from '../../../ui/table/types.ts';
import type { SceneModel } from '../../../ui/table/scene-model.ts';

interface ComicPanel {
  readonly scene: SceneModel;
  /** What burst over the table then. */
  readonly moments: readonly Moment[];
  /** Models and markers that it is about; of the first list that names any. */
  readonly about: readonly (readonly string[])[];
  readonly size: Viewport;
  readonly ratio: number;
}

/** Milliseconds after its blow at which a moment looks best. */
const BEST: Readonly<Record<MomentKind, number>> = {
  ko: 90,
  hit: 70,
  throw: 40,
  fall: 40,
  collapse: 120,
  break: 60,
};
/** How far beside a model its burst is painted that would hide it, in reaches of the burst. */
const BESIDE: Readonly<Partial<Record<MomentKind, { readonly x: number; readonly y: number }>>> = {
  ko: { x: 1.15, y: -0.35 },
};
/** Pixels at scale 1 by which a burst reaches beyond a base. */
const BURST = 42;
/** Rays of a comic start this far from the middle, as a share of the picture's width. */
const RAYS = { from: 0.34, count: 28 };

/** A picture of a comic: the place where it happened, whoever stood there, and the last burst at its largest. */
export function paintPanel(pen: Pen, { scene, moments, about, size, ratio }: ComicPanel): void {
  const last = moments.at(-1);
  const points = pointsOf(scene, moments, about);
  const camera = focusCamera({ points }, scene.size, size);
  const view = viewAt(camera.scale);
  box(pen, 0, 0, size.width, size.height);
  fill(pen, COLOUR.ink);
  apart(pen, () => {
    pen.translate(camera.left, camera.top);
    drawTable(pen, { ...scene, tokens: [], overlays: [] }, view);
  });
  if (points.length > 0) drawRays(pen, size);
  apart(pen, () => {
    pen.translate(camera.left, camera.top);
    for (const token of scene.tokens) {
      const spot = { x: token.at.x * view.s, y: token.at.y * view.s, ratio };
      drawTokenSprite(pen, token, view.s, view.u, spot);
    }
    const widthOf: WidthOf = (text, length, weight) => textWidth(pen, text, length, weight);
    for (const plate of layOutLabels(scene, [], { ...view, widthOf }).plates) {
      const look = { size: plate.size, unit: view.l, full: plate.full, turned: plate.turned };
      drawPlateSprite(pen, plate.token, look, { x: plate.x, y: plate.y, ratio });
    }
    if (last === undefined) return;
    const beside = BESIDE[last.kind];
    if (beside !== undefined) {
      const reach = last.radius * view.s + BURST * view.u;
      // Towards the side on which there is more room.
      const inward = camera.left + last.at.x * view.s > size.width / 2 ? -1 : 1;
      pen.translate(beside.x * reach * inward, beside.y * reach);
    }
    const timeline = timelineOf({ moments: [last], dice: false });
    drawMoments(pen, timeline, IMPACTS[last.kind] + BEST[last.kind], { view, ratio, turned: false });
  });
}

function pointsOf(
  { markers, tokens }: SceneModel,
  moments: readonly Moment[],
  about: ComicPanel['about'],
): readonly Point[] {
  const all = [...tokens, ...markers];
  const named = about.map((names) => all.filter(({ id }) => names.includes(id)));
  const standing = (named.find((some) => some.length > 0) ?? []).map(({ at }) => at);
  const burst = moments.at(-1);
  return burst === undefined
    ? standing
    : [...standing, burst.at, ...(burst.from === null ? [] : [burst.from])];
}

/** White lines run in from the edges, as where a comic wants one to look. */
function drawRays(pen: Pen, { width, height }: Viewport): void {
  const [x, y] = [width / 2, height / 2];
  apart(pen, () => {
    pen.globalAlpha = 0.5;
    pen.fillStyle = COLOUR.white;
    for (let ray = 0; ray < RAYS.count; ray += 1) {
      // Not all of them alike, and the same in each painting.
      const turn = ((ray + ((ray * 7) % 5) / 9) / RAYS.count) * 2 * Math.PI;
      const from = width * (RAYS.from + ((ray * 5) % 7) / 50);
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      pen.beginPath();
      pen.moveTo(x + dx * from, y + dy * from);
      pen.lineTo(x + dx * width - dy * 4, y + dy * width + dx * 4);
      pen.lineTo(x + dx * width + dy * 4, y + dy * width - dx * 4);
      pen.fill();
    }
  });
}
