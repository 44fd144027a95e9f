import type { Token } from '../types';
import type { Pen } from './pen';
import { drawToken, radiusPx, TOKEN_MARGIN_U } from './token';

const MOST = 160;
const sprites = new Map<string, HTMLCanvasElement>();

/** Painted anew once the faces have arrived. */
export function forgetSprites(): void {
  sprites.clear();
}

/** What a token looks like, without where it stands or what its plate says. */
function lookOf(token: Token, s: number, ratio: number): string {
  const {
    at: _at,
    name: _name,
    elevation: _e,
    elevationText: _t,
    cameBy: _c,
    closedReason: _r,
    ...look
  } = token;
  return `${ratio} ${s.toFixed(3)} ${JSON.stringify(look)}`;
}

/** A token from the cache, its centre at the given table pixel. */
export function drawTokenSprite(
  pen: Pen,
  token: Token,
  at: { readonly x: number; readonly y: number },
  s: number,
  u: number,
  ratio: number,
): void {
  const half = Math.ceil(radiusPx(token, s) + TOKEN_MARGIN_U * u);
  const key = lookOf(token, s, ratio);
  let sprite = sprites.get(key);
  if (!sprite) {
    sprite = document.createElement('canvas');
    sprite.width = 2 * half * ratio;
    sprite.height = 2 * half * ratio;
    const spritePen = sprite.getContext('2d');
    if (!spritePen) return;
    spritePen.scale(ratio, ratio);
    spritePen.translate(half, half);
    drawToken(spritePen, token, s, u);
    if (sprites.size >= MOST) for (const old of [...sprites.keys()].slice(0, MOST / 4)) sprites.delete(old);
    sprites.set(key, sprite);
  }
  pen.drawImage(sprite, at.x - half, at.y - half, 2 * half, 2 * half);
}
