import * as codes from '../../../app/codes.ts';
import { pageStorage } from '../../../app/kiosk.ts';

const KEY = 'pulp-city-tabletop/codes';
const BETWEEN = '\n';

export type KeptParts =
  /** All were there: what stands behind the # of the link they make. */
  | { readonly state: 'whole'; readonly hash: string }
  | {
      readonly state: 'missing';
      readonly read: number;
      readonly of: number;
      readonly missing: readonly number[];
    }
  | { readonly state: 'broken' };

/** One more code of several, put to those that this browser has read before. */
export function keptParts(given: string): KeptParts {
  const parts = codes.withPart(before(), given);
  if (parts === null) return { state: 'broken' };
  const missing = codes.missing(parts);
  keep(missing.length === 0 ? null : parts);
  if (missing.length > 0) return { state: 'missing', read: parts.of - missing.length, of: parts.of, missing };
  const whole = codes.joined(parts);
  return whole === null ? { state: 'broken' } : { state: 'whole', hash: `#${whole}` };
}

/** Codes are read one after the other: put together again by the same rule. */
function before(): codes.Parts | null {
  try {
    const texts = (pageStorage()?.getItem(KEY) ?? '').split(BETWEEN);
    return texts.reduce<codes.Parts | null>((parts, text) => codes.withPart(parts, text) ?? parts, null);
  } catch {
    return null;
  }
}

function keep(parts: codes.Parts | null): void {
  try {
    if (parts === null) return pageStorage()?.removeItem(KEY);
    const { id, of, pieces } = parts;
    const texts = Object.entries(pieces).map(([at, piece]) => `${id}.${at}.${of}.${piece}`);
    pageStorage()?.setItem(KEY, texts.join(BETWEEN));
  } catch {
    // Without a place to keep them, they can still be read one after the other in one window.
  }
}
