const LARGEST_SEED = Number.MAX_SAFE_INTEGER;

/** A whole number from 0 up; null: it is none. Surrounding spaces do not count. */
export function readSeed(text: string): number | null {
  const digits = text.trim();
  if (!/^\d{1,16}$/.test(digits)) return null;
  const seed = Number(digits);
  return seed <= LARGEST_SEED ? seed : null;
}
