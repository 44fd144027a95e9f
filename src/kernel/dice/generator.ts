/** Four unsigned 32-bit words of the sfc32 generator. */
export type GeneratorState = readonly [number, number, number, number];

const WARM_UP = 12;

type Words = [number, number, number, number];

/** Draws a number, and leaves in its place the words of the next one. */
function advance(words: Words): number {
  const [a, b, c, d] = words;
  const value = (a + b + d) >>> 0;
  words[0] = (b ^ (b >>> 9)) >>> 0;
  words[1] = (c + (c << 3)) >>> 0;
  words[2] = (((c << 21) | (c >>> 11)) + value) >>> 0;
  words[3] = (d + 1) >>> 0;
  return value;
}

const copyOf = ([a, b, c, d]: GeneratorState): Words => [a, b, c, d];

/** A generator for a seed: any safe integer of at least 0. */
export function generatorFor(seed: number): GeneratorState {
  const low = seed >>> 0;
  const high = Math.floor(seed / 4294967296) >>> 0;
  const words: Words = [low, high, 0x9e3779b9, 1];
  for (let i = 0; i < WARM_UP; i += 1) advance(words);
  return words;
}

const SIXES = 4294967296 - (4294967296 % 6);

/** One fair die of 1 to 6; values that would bias it are drawn again. */
export function nextDie(state: GeneratorState): { face: number; next: GeneratorState } {
  const next = copyOf(state);
  for (;;) {
    const value = advance(next);
    if (value < SIXES) return { face: 1 + (value % 6), next };
  }
}

/** A mutable stream of uint32 for players that choose at random; never part of a game's state. */
export function stream(seed: number): () => number {
  const words = copyOf(generatorFor(seed));
  return () => advance(words);
}
