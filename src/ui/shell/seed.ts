const MOST_SEED = 1_000_000_000;

/** A seed nobody has chosen: chance of the page, never of the engine. */
export const freshSeed = (): number => {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return (drawn ?? 0) % MOST_SEED;
};

/** What the page's address says (`?seed=7`), as written there; null: nothing. */
export const seedInAddress = (): string | null => new URLSearchParams(window.location.search).get('seed');
