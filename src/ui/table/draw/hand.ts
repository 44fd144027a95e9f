import { COLOUR, GROUND } from '../../../styles/tokens.ts';
import { baseRadius, type Camera, type ScreenPoint, toScreen, viewAt } from '../camera.ts';
import type { Loupe, Person, Token } from '../types.ts';
import { onTeamColour, teamColour } from './areas.ts';
import { drawPill } from './chips.ts';
import { drawCitizen } from './citizen.ts';
import { apart, circle, drawIcon, fill, type Pen, stroke } from './pen.ts';

export const HANDLE_RADIUS = 29;

/** The gold grip, and its string to the planned spot; in stage pixels. */
export function drawHandle(pen: Pen, spot: ScreenPoint, spotRadius: number, grip: ScreenPoint): void {
  const length = Math.hypot(grip.px - spot.px, grip.py - spot.py) || 1;
  const [dx, dy] = [(grip.px - spot.px) / length, (grip.py - spot.py) / length];
  pen.beginPath();
  pen.moveTo(spot.px + dx * (spotRadius + 4), spot.py + dy * (spotRadius + 4));
  pen.lineTo(grip.px - dx * HANDLE_RADIUS, grip.py - dy * HANDLE_RADIUS);
  stroke(pen, { colour: COLOUR.ink, width: 5 });
  stroke(pen, { colour: COLOUR.gold, width: 2.5 });
  circle(pen, grip.px, grip.py, 40);
  stroke(pen, { colour: COLOUR.white, width: 3, dash: [5, 6] });
  circle(pen, grip.px, grip.py, HANDLE_RADIUS);
  fill(pen, COLOUR.gold, 0.92);
  stroke(pen, { colour: COLOUR.ink, width: 3 });
  drawIcon(pen, 'hand', grip.px, grip.py, 30, { colour: COLOUR.ink });
}

export const LOUPE_ZOOM = 4;

export interface LoupeView {
  readonly camera: Camera;
  readonly middle: ScreenPoint;
  readonly radius: number;
  readonly tokens: readonly Token[];
  readonly people: readonly Person[];
  readonly ground: HTMLCanvasElement | null;
  /** Table size in inches, which the ground image covers. */
  readonly size: { readonly width: number; readonly height: number };
}

/** Four times as large: ground, bases and the point of contact; no rings or plates to hide an edge. */
export function drawLoupe(pen: Pen, loupe: Loupe, view: LoupeView): void {
  const { middle, radius } = view;
  const scale = view.camera.scale * LOUPE_ZOOM;
  const camera: Camera = {
    scale,
    left: middle.px - loupe.centre.x * scale,
    top: middle.py - loupe.centre.y * scale,
  };
  circle(pen, middle.px + 4, middle.py + 6, radius);
  fill(pen, COLOUR.ink, 0.4);
  apart(pen, () => {
    circle(pen, middle.px, middle.py, radius);
    pen.clip();
    circle(pen, middle.px, middle.py, radius);
    fill(pen, GROUND.road);
    if (view.ground) {
      const { width, height } = view.size;
      pen.drawImage(view.ground, camera.left, camera.top, width * scale, height * scale);
    }
    for (const person of view.people) drawLoupePerson(pen, person, camera);
    for (const token of view.tokens) drawLoupeBase(pen, token, camera);
  });
  if (loupe.contact) {
    const spot = toScreen(camera, loupe.contact);
    circle(pen, spot.px, spot.py, 7);
    fill(pen, COLOUR.gold);
    stroke(pen, { colour: COLOUR.ink, width: 2.5 });
  }
  circle(pen, middle.px, middle.py, radius);
  stroke(pen, { colour: COLOUR.ink, width: 6 });
  circle(pen, middle.px, middle.py, radius - 4);
  stroke(pen, { colour: COLOUR.white, width: 3 });
  if (loupe.chip) {
    const chip = { large: true, ...loupe.chip };
    drawPill(pen, chip, { x: middle.px, y: middle.py + radius + 2, unit: 0.92 });
  }
}

function drawLoupePerson(pen: Pen, person: Person, camera: Camera): void {
  apart(pen, () => {
    pen.translate(camera.left, camera.top);
    drawCitizen(pen, person, viewAt(camera.scale, 1));
  });
}

function drawLoupeBase(pen: Pen, token: Token, camera: Camera): void {
  if (token.state === 'ko') return;
  const spot = toScreen(camera, token.at);
  const r = baseRadius(token.baseMm) * camera.scale;
  const back = teamColour(token.team);
  circle(pen, spot.px, spot.py, r - 2);
  fill(pen, back);
  stroke(pen, { colour: COLOUR.ink, width: 4 });
  drawIcon(pen, token.sign, spot.px, spot.py, r * 1.25, {
    colour: onTeamColour(token.team),
    cut: back,
    turned: token.turned ?? false,
  });
}
