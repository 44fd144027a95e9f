import { COLOUR } from '../../../styles/tokens.ts';
import { baseRadius } from '../camera.ts';
import { PIXEL_RATIO } from '../pixel-ratio.ts';
import type { Disc, Overlay, Region, Shape } from '../types.ts';
import type { SceneModel } from '../scene-model.ts';
import { teamColour } from './areas.ts';
import {
  drawDisplacement,
  drawFlight,
  drawHeight,
  drawHidden,
  drawHome,
  drawPath,
  drawRuler,
  drawSightLine,
  drawSightWedge,
} from './lines.ts';
import {
  addTrace,
  apart,
  box,
  circle,
  drawIcon,
  drawText,
  fill,
  type Pen,
  stroke,
  trace,
  type View,
} from './pen.ts';
import { drawTokenSprite } from './sprites.ts';
import { drawBrackets } from './token.ts';

/** What lies under the models: ground that something reaches. */
export function drawUnder(pen: Pen, overlay: Overlay, scene: SceneModel, view: View): void {
  const { s, g } = view;
  switch (overlay.kind) {
    case 'reach':
      traceRegions(pen, overlay.further ?? [], s);
      stroke(pen, { colour: COLOUR.white, width: 4 * g });
      stroke(pen, { colour: COLOUR.legal, width: 2.2 * g, dash: [8 * g, 6 * g] });
      for (const region of overlay.regions) {
        traceRegions(pen, [region], s);
        fill(pen, COLOUR.legal, 0.2, 'evenodd');
      }
      // Borders in one go, which costs least.
      traceRegions(pen, overlay.regions, s);
      stroke(pen, { colour: COLOUR.white, width: 5 * g });
      stroke(pen, { colour: COLOUR.legal, width: 3 * g });
      return;
    case 'path':
      return drawPath(pen, overlay, view);
    case 'home':
      return drawHome(pen, overlay, view);
    case 'range':
      traceShape(pen, overlay.shape, s);
      fill(pen, teamColour(overlay.team), 0.07);
      return drawRim(pen, teamColour(overlay.team), g);
    case 'area':
      traceShape(pen, overlay.shape, s);
      fill(pen, COLOUR.gold, 0.14);
      return drawRim(pen, COLOUR.goldEdge, g);
    case 'strip':
      trace(pen, overlay.outline, s, true);
      fill(pen, COLOUR.gold, 0.2);
      return drawRim(pen, COLOUR.goldEdge, g);
    case 'sight':
      return overlay.wedge ? drawSightWedge(pen, overlay, view) : undefined;
    case 'spots':
      for (const disc of overlay.discs) drawSpot(pen, disc, true, view);
      return;
    case 'drop':
      return drawSpot(pen, overlay.disc, overlay.legal, view);
    case 'zone':
      return drawZoneLight(pen, overlay, scene, view);
    case 'burst':
      return drawBurst(pen, overlay.disc, view);
    case 'cover':
      trace(pen, [overlay.from, overlay.to], s, false);
      stroke(pen, { colour: COLOUR.ink, width: 9 * g, cap: 'round' });
      stroke(pen, { colour: COLOUR.white, width: 5.5 * g, cap: 'round' });
      return;
    default:
      return;
  }
}

/** What lies over the models: lines between them and signs upon them. */
export function drawOver(pen: Pen, overlay: Overlay, scene: SceneModel, view: View): void {
  const { s, u } = view;
  switch (overlay.kind) {
    case 'sight':
      drawSightLine(pen, overlay, view);
      return drawHidden(pen, overlay, view);
    case 'ruler':
      return drawRuler(pen, overlay, view);
    case 'displacement':
      return drawDisplacement(pen, overlay, view);
    case 'ghost':
      return apart(pen, () => {
        const { x, y } = overlay.token.at;
        pen.globalAlpha = 0.92;
        drawTokenSprite(pen, { ...overlay.token, state: 'ghost' }, s, u, {
          x: x * s,
          y: y * s,
          ratio: PIXEL_RATIO,
        });
        pen.translate(x * s, y * s);
        if (overlay.legal === false) drawRefusal(pen, baseRadius(overlay.token.baseMm) * s, u);
      });
    case 'members':
      for (const token of scene.tokens) {
        if (!overlay.tokenIds.includes(token.id)) continue;
        apart(pen, () => {
          pen.translate(token.at.x * s, token.at.y * s);
          drawBrackets(pen, baseRadius(token.baseMm) * s, u);
        });
      }
      return;
    case 'cover':
      return drawCoverSign(pen, overlay, view);
    case 'flight':
      for (const to of overlay.to) drawFlight(pen, overlay.from, to, view);
      return;
    case 'height':
      return drawHeight(pen, overlay, view);
    default:
      return;
  }
}

function traceRegions(pen: Pen, regions: readonly Region[], s: number): void {
  pen.beginPath();
  for (const { outer, holes = [] } of regions)
    for (const ring of [outer, ...holes]) addTrace(pen, ring, s, true);
}

function traceShape(pen: Pen, shape: Shape, s: number): void {
  if (shape.kind === 'disc') circle(pen, shape.at.x * s, shape.at.y * s, shape.radius * s);
  else trace(pen, shape.points, s, true);
}

/** Dashes of a colour on a white edge: no colour touches the ground bare. */
function drawRim(pen: Pen, colour: string, g: number): void {
  stroke(pen, { colour: COLOUR.white, width: 5 * g });
  stroke(pen, { colour, width: 2.5 * g, dash: [9 * g, 6 * g] });
}

function drawSpot(pen: Pen, { at, radius }: Disc, legal: boolean, { s, g }: View): void {
  const colour = legal ? COLOUR.legal : COLOUR.low;
  circle(pen, at.x * s, at.y * s, radius * s);
  fill(pen, colour, 0.22);
  stroke(pen, { colour: COLOUR.white, width: 5 * g });
  stroke(pen, { colour, width: 2.6 * g, dash: legal ? [] : [5 * g, 4 * g] });
  if (!legal) drawIcon(pen, 'cross', at.x * s, at.y * s, radius * s, { colour });
}

function drawRefusal(pen: Pen, r: number, u: number): void {
  circle(pen, 0, 0, r + 3.4 * u);
  stroke(pen, { colour: COLOUR.white, width: 4.4 * u });
  stroke(pen, { colour: COLOUR.low, width: 3 * u });
  drawIcon(pen, 'cross', 0, 0, r * 1.3, { colour: COLOUR.low });
}

function drawZoneLight(
  pen: Pen,
  light: Extract<Overlay, { kind: 'zone' }>,
  scene: SceneModel,
  { s, g }: View,
): void {
  const zone = scene.zones.find((candidate) => candidate.id === light.zoneId);
  if (!zone) return;
  if (light.dimRest) {
    pen.beginPath();
    pen.rect(0, 0, scene.size.width * s, scene.size.height * s);
    addTrace(pen, zone.outline, s, true);
    fill(pen, COLOUR.ink, 0.34, 'evenodd');
  }
  trace(pen, zone.outline, s, true);
  stroke(pen, { colour: COLOUR.ink, width: 7 * g });
  stroke(pen, { colour: COLOUR.gold, width: 4 * g });
}

/** White star behind the one who is hit. */
function drawBurst(pen: Pen, { at, radius }: Disc, { s, g }: View): void {
  const [x, y, r] = [at.x * s, at.y * s, radius * s];
  const points = 13;
  pen.beginPath();
  for (let corner = 0; corner < 2 * points; corner += 1) {
    const angle = (Math.PI * corner) / points - 0.2;
    const reach = corner % 2 === 1 ? r + 15 * g : (r + 33 * g) * (corner % 4 === 0 ? 0.88 : 1);
    pen.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  pen.closePath();
  fill(pen, COLOUR.white);
  stroke(pen, { colour: COLOUR.ink, width: 2.5 * g });
}

/** Half a shield for +1, a whole one for +2, on the covering edge. */
function drawCoverSign(pen: Pen, cover: Extract<Overlay, { kind: 'cover' }>, { s, g }: View): void {
  const [x, y] = [((cover.from.x + cover.to.x) / 2) * s, ((cover.from.y + cover.to.y) / 2) * s];
  box(pen, x - 18 * g, y - 11 * g, 36 * g, 22 * g, 11 * g);
  fill(pen, COLOUR.white);
  stroke(pen, { colour: COLOUR.ink, width: 1.8 * g });
  drawIcon(pen, cover.grade === 2 ? 'shield' : 'shieldHalf', x - 8 * g, y, 14 * g, { colour: COLOUR.ink });
  drawText(pen, cover.text, x + 7 * g, y + 4.8 * g, { size: 14 * g, colour: COLOUR.ink });
}
