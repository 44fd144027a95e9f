/** Codes to be photographed, written and read; the library comes when it is wanted. */

/** Rows of squares, true where it is dark; without a rim. */
export type Squares = readonly (readonly boolean[])[];

/** The narrowest that the library draws. */
const RIM = 1;

/** @throws when the text does not fit or the library cannot be fetched. */
export async function qrSquares(text: string): Promise<Squares> {
  const { default: encodeQR } = await import('qr');
  const framed = encodeQR(text, 'raw', { ecc: 'low', border: RIM });
  return framed.slice(RIM, -RIM).map((row) => row.slice(RIM, -RIM));
}

/** What a code in the picture says; null: none is found in it. Thorough for a photograph, quick for a camera's. */
export async function readQr(picture: ImageData, how: 'thorough' | 'quick'): Promise<string | null> {
  const { default: decodeQR } = await import('qr/decode.js');
  const limits = how === 'quick' ? {} : { effort: Number.POSITIVE_INFINITY, timeLimit: 5000 };
  try {
    return decodeQR(picture, limits) ?? null;
  } catch {
    return null;
  }
}
