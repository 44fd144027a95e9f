import { baseRadius } from '../camera.ts';
import type { Person, Token } from '../types.ts';
import { drawCitizen } from './citizen.ts';
import { type Pen, type View } from './pen.ts';
import { drawPlate, type PlateLook, PLATE_HEIGHT_U } from './plate.ts';
import { drawAboveToken, drawBelowToken, drawTokenItself, radiusPx, TOKEN_MARGIN_U } from './token.ts';

/** What is closed shows the ground through it. */
const CLOSED_OPACITY = 0.62;
const MOST = 200;
const sprites = new Map<string, HTMLCanvasElement>();

/** Painted anew once the faces have arrived. */
export function forgetSprites(): void {
  sprites.clear();
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly ratio: number;
}

/** A token from the cache, its centre at the given table pixel. What its state adds is kept apart: a choice changes many states and no face. */
export function drawTokenSprite(pen: Pen, token: Token, s: number, u: number, spot: Spot): void {
  const { team, baseMm, state } = token;
  const half = radiusPx(token, s) + TOKEN_MARGIN_U * u;
  const size = `${spot.ratio} ${s.toFixed(3)} ${u} ${baseMm}`;
  const part = (name: string, draw: typeof drawTokenItself, faint = false): void =>
    drawSprite(pen, `${name} ${size}`, [half, half], spot, faint, (target) => draw(target, token, s, u));
  if (state === 'acting') part('below acting', drawBelowToken);
  part(`token ${JSON.stringify(drawnOf(token))}`, drawTokenItself, state === 'closed');
  if (state === 'target' || state === 'ghost') part(`above ${state} ${team}`, drawAboveToken);
}

const drawnOf = ({ state, ...token }: Token): readonly unknown[] => {
  const { team, sign, health, healthMax, fatigue, powerUp, conditions, stealth, inside, onWall, turned } =
    token;
  const ko = state === 'ko';
  return [team, sign, health, healthMax, fatigue, powerUp, conditions, stealth, inside, onWall, turned, ko];
};

/** Room around a base for its shadow and the ring of whoever is meant. */
const CITIZEN_MARGIN_U = 10;
/** A head stands out over a small base. */
const CITIZEN_REACH = 1.4;

/** A passer-by from the cache, likewise. */
export function drawCitizenSprite(pen: Pen, person: Person, view: View, spot: Spot): void {
  const { baseMm, look, state } = person;
  const half = baseRadius(baseMm) * view.s * CITIZEN_REACH + CITIZEN_MARGIN_U * view.g;
  const key = `citizen ${spot.ratio} ${view.s.toFixed(3)} ${JSON.stringify([view.g, baseMm, look, state])}`;
  const draw = (target: Pen) => drawCitizen(target, { ...person, at: { x: 0, y: 0 } }, view);
  drawSprite(pen, key, [half, half], spot, false, draw);
}

export function drawPlateSprite(pen: Pen, token: Token, look: PlateLook, spot: Spot): void {
  const { team, health, healthMax, name, mark, elevationText, carries, state } = token;
  const line = look.full ? [name, mark, elevationText, carries] : [];
  const shown = [team, health, healthMax, line, look];
  const half = [look.size.width / 2 + 4 * look.unit, (PLATE_HEIGHT_U / 2 + 8) * look.unit] as const;
  const key = `plate ${spot.ratio} ${JSON.stringify(shown)}`;
  drawSprite(pen, key, half, spot, state === 'closed', (target) => drawPlate(target, token, look));
}

function drawSprite(
  pen: Pen,
  key: string,
  half: readonly [number, number],
  spot: Spot,
  faint: boolean,
  draw: (target: Pen) => void,
): void {
  let sprite = sprites.get(key);
  if (!sprite) {
    sprite = document.createElement('canvas');
    if (!paintSprite(sprite, half, spot.ratio, draw)) return;
    if (sprites.size >= MOST) for (const old of [...sprites.keys()].slice(0, MOST / 4)) sprites.delete(old);
    sprites.set(key, sprite);
  }
  const before = pen.globalAlpha;
  if (faint) pen.globalAlpha = before * CLOSED_OPACITY;
  showSprite(pen, sprite, half, spot);
  pen.globalAlpha = before;
}

type Half = readonly [number, number];

/** Paints around the middle of a canvas of twice the given size; false: there is no pen. */
function paintSprite(
  sprite: HTMLCanvasElement,
  half: Half,
  ratio: number,
  draw: (target: Pen) => void,
): boolean {
  const [w, h] = [Math.ceil(half[0]), Math.ceil(half[1])];
  const [width, height] = [Math.trunc(2 * w * ratio), Math.trunc(2 * h * ratio)];
  const target = sprite.getContext('2d');
  if (!target) return false;
  sprite.width = width;
  sprite.height = height;
  target.setTransform(ratio, 0, 0, ratio, w * ratio, h * ratio);
  draw(target);
  return true;
}

function showSprite(pen: Pen, sprite: HTMLCanvasElement, half: Half, { x, y, ratio }: Spot): void {
  const [w, h] = [Math.ceil(half[0]), Math.ceil(half[1])];
  // On whole device pixels, or the ink edge would blur.
  const [left, top] = [Math.round((x - w) * ratio) / ratio, Math.round((y - h) * ratio) / ratio];
  pen.drawImage(sprite, left, top, 2 * w, 2 * h);
}
