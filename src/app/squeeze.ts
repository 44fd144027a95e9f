import type { Squeeze } from '../storage/link.ts';

const FORMAT = 'deflate-raw';

async function through(
  bytes: Uint8Array,
  by: ReadableWritablePair<Uint8Array, BufferSource>,
  most: number,
): Promise<Uint8Array> {
  const reader = new Blob([bytes.slice()]).stream().pipeThrough(by).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError(`more than ${most} bytes`);
    }
    parts.push(part.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** By the platform; a browser that has none is older than those that the page is made for. */
export const platformSqueeze: Squeeze = {
  pack: (bytes) => through(bytes, new CompressionStream(FORMAT), Number.MAX_SAFE_INTEGER),
  unpack: (bytes, most) => through(bytes, new DecompressionStream(FORMAT), most),
};
