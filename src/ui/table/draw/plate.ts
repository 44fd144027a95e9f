import { COLOUR } from '../../../styles/tokens.ts';
import { teamShapePath } from '../../kit/team-shape.ts';
import type { Token } from '../types.ts';
import { onTeamColour, teamColour } from './areas.ts';
import { drawObjective } from './markers.ts';
import { apart, box, drawIcon, drawText, fill, type Pen, stroke, type WidthOf } from './pen.ts';
import { isLow } from './token.ts';

/** All in pixels. */
export interface PlateSize {
  readonly width: number;
  readonly name: number;
  readonly elevation: number;
  readonly carried: number;
}

const SHAPE_U = 22;
export const PLATE_HEIGHT_U = 18;
const NAME_U = 13.5;
const ELEVATION_U = 12;
const MARK_U = 15;

export function plateSize(token: Token, u: number, widthOf: WidthOf, full: boolean): PlateSize {
  if (!full) return { width: SHAPE_U * u, name: 0, elevation: 0, carried: 0 };
  const mark = token.mark === undefined ? 0 : MARK_U * u;
  const name = widthOf(token.name, NAME_U * u, 700) + 11 * u + mark;
  const elevation = token.elevationText
    ? widthOf(`▲${token.elevationText}`, ELEVATION_U * u, 800) + 9 * u
    : 0;
  const carried = (token.carries?.length ?? 0) * 19 * u;
  return { width: SHAPE_U * u + name + elevation + carried, name, elevation, carried };
}

export interface PlateLook {
  readonly size: PlateSize;
  readonly unit: number;
  readonly full: boolean;
  readonly turned: boolean;
}

/** One line centred on the pen's origin: team shape with Health, name, height above the street. */
export function drawPlate(pen: Pen, token: Token, look: PlateLook): void {
  apart(pen, () => {
    if (look.turned) pen.rotate(Math.PI);
    const { unit: u, size } = look;
    const [left, height] = [-size.width / 2, PLATE_HEIGHT_U * u];
    if (look.full) drawLine(pen, token, look, left);
    const path = new Path2D(
      teamShapePath(token.team, left + (SHAPE_U * u) / 2, 0, SHAPE_U * u, height + 4 * u),
    );
    const low = isLow(token);
    pen.fillStyle = low ? COLOUR.low : teamColour(token.team);
    pen.fill(path);
    stroke(pen, { colour: COLOUR.ink, width: 1.6 * u }, path);
    drawText(pen, String(token.health), left + (SHAPE_U * u) / 2, 5.4 * u, {
      size: 16 * u,
      colour: low ? COLOUR.white : onTeamColour(token.team),
    });
  });
}

function drawLine(pen: Pen, token: Token, { size, unit: u }: PlateLook, left: number): void {
  const height = PLATE_HEIGHT_U * u;
  const start = left + (SHAPE_U * u) / 2;
  box(pen, start, -height / 2, size.width - (SHAPE_U * u) / 2, height, 4 * u);
  fill(pen, COLOUR.paper);
  stroke(pen, { colour: COLOUR.ink, width: 1.5 * u });
  drawText(pen, token.name, left + (SHAPE_U + 4.5) * u, 4.7 * u, {
    size: NAME_U * u,
    colour: COLOUR.ink,
    weight: 700,
    align: 'left',
  });
  const after = left + SHAPE_U * u + size.name;
  if (token.mark !== undefined)
    drawIcon(pen, token.mark, after - (MARK_U / 2 + 2) * u, 0, 12 * u, { colour: COLOUR.ink });
  if (token.elevationText) {
    const last = size.carried === 0 ? 4 * u : 0;
    pen.beginPath();
    pen.roundRect(after, -height / 2, size.elevation, height, [0, last, last, 0]);
    fill(pen, COLOUR.ink);
    drawText(pen, `▲${token.elevationText}`, after + size.elevation / 2, 4.4 * u, {
      size: ELEVATION_U * u,
      colour: COLOUR.white,
    });
  }
  token.carries?.forEach((letter, index) => {
    drawObjective(pen, after + size.elevation + (index + 0.5) * 19 * u, 0, 7.5 * u, letter);
  });
}
