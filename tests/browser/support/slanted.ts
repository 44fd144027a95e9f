/** A code as a hand photographs it: from aside, and turned. */
import type { Page } from 'playwright-core';
import encodeQR from 'qr';

const SIDE = 900;
const RIM = 4;
/** Brightness of what is dark and light on the code, and of what it lies on. */
const SHADES = [20, 250, 200] as const;
const [DARK, LIGHT, DESK] = ['0', '1', '2'];

interface Slant {
  /** How much the far edges shrink, across and along. */
  readonly across: number;
  readonly along: number;
  /** Cosine and sine of the turn of what lies there. */
  readonly turn: readonly [cos: number, sin: number];
}

/** The shade of each point, row by row. */
function points(text: string, { across, along, turn: [cos, sin] }: Slant): string {
  const squares = encodeQR(text, 'raw', { ecc: 'low', border: RIM });
  return Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [u, v] = [at % SIDE, Math.floor(at / SIDE)].map((one) => (one / SIDE - 0.5) * 1.5) as [
      number,
      number,
    ];
    const far = 1 + across * u + along * v;
    const [x, y] = [(cos * u - sin * v) / far + 0.5, (sin * u + cos * v) / far + 0.5];
    const row = squares[Math.floor(y * squares.length)];
    if (x < 0 || x >= 1 || row === undefined) return DESK;
    return row[Math.floor(x * squares.length)] === true ? DARK : LIGHT;
  }).join('');
}

/** The photograph as a file. */
export async function slanted(page: Page, text: string, slant: Slant): Promise<Buffer> {
  const drawn = await page.evaluate(
    async ({ side, shades, all }) => {
      const canvas = new OffscreenCanvas(side, side);
      const data = new Uint8ClampedArray(all.length * 4).fill(255);
      for (let at = 0; at < all.length; at += 1) data.fill(shades[Number(all[at])] ?? 0, at * 4, at * 4 + 3);
      canvas.getContext('2d')!.putImageData(new ImageData(data, side, side), 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
      return Array.from(bytes);
    },
    { side: SIDE, shades: SHADES, all: points(text, slant) },
  );
  return Buffer.from(drawn);
}
