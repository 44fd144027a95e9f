import { type Refusal, refusal } from '../kernel/game-system.ts';
import { err, ok, type Result } from '../kernel/result.ts';

/** Makes bytes fewer, and again what they were. */
export interface Squeeze {
  pack(bytes: Uint8Array): Promise<Uint8Array>;
  /** @throws when the bytes are not packed, or come to more than `most` */
  unpack(bytes: Uint8Array, most: number): Promise<Uint8Array>;
}

/** Characters of a link that is still read, and bytes that may come of it. */
const LONGEST = 100_000;
const MOST_BYTES = 2_000_000;
const IN_A_LINK = /^[A-Za-z0-9_-]+$/;

/** A text as it can stand in a link: packed, in letters and digits, '-' and '_'. */
export async function toLink(text: string, squeeze: Squeeze): Promise<string> {
  const packed = await squeeze.pack(new TextEncoder().encode(text));
  let binary = '';
  for (const byte of packed) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text that a link was made of; what was cut off or changed on the way is refused. */
export async function fromLink(link: string, squeeze: Squeeze): Promise<Result<string, Refusal>> {
  if (link.length > LONGEST) return err(refusal('link.tooLong', { given: link.length, most: LONGEST }));
  if (!IN_A_LINK.test(link)) return err(refusal('link.broken'));
  try {
    const binary = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const unpacked = await squeeze.unpack(bytes, MOST_BYTES);
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(unpacked));
  } catch {
    return err(refusal('link.broken'));
  }
}
