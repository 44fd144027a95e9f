const MOST_SEED = 1_000_000_000;

/** A seed nobody has chosen: chance of the page, never of the engine. */
export const freshSeed = (): number => {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return (drawn ?? 0) % MOST_SEED;
};

const SALT_BYTES = 16;

/** Something that nobody can guess, for what is sealed. */
export const freshSalt = (): string =>
  [...crypto.getRandomValues(new Uint8Array(SALT_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** What the page's address says (`?seed=7`), as written there; null: nothing. */
export const seedInAddress = (): string | null => new URLSearchParams(window.location.search).get('seed');
