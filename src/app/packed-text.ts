/** Texts so small that they fit into a link: compressed by the browser, written in letters that links may hold. */

/** Characters; nobody sends a longer link by hand. */
const LONGEST_LINK = 20_000;
/** Bytes that a link may grow to. */
const MOST_BYTES = 200_000;

const FORMAT = 'deflate-raw';

export async function packed(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const small = await gathered(new Blob([bytes]).stream().pipeThrough(new CompressionStream(FORMAT)));
  const letters = btoa(String.fromCodePoint(...small));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** null: it is no such text, or a broken one. Never rejects. */
export async function unpacked(link: string): Promise<string | null> {
  if (link.length > LONGEST_LINK || !/^[\w-]+$/.test(link)) return null;
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const small = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
    const bytes = await gathered(new Blob([small]).stream().pipeThrough(new DecompressionStream(FORMAT)));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** @throws when there is more of it than any link should hold. */
async function gathered(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('too long for a link');
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
