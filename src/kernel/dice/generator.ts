/** Four unsigned 32-bit words of the sfc32 generator. */
export type GeneratorState = readonly [number, number, number, number];

const WARM_UP = 12;

function advance(s: GeneratorState): { value: number; next: GeneratorState } {
  const [a, b, c, d] = s;
  const value = (a + b + d) >>> 0;
  return {
    value,
    next: [
      (b ^ (b >>> 9)) >>> 0,
      (c + (c << 3)) >>> 0,
      (((c << 21) | (c >>> 11)) + value) >>> 0,
      (d + 1) >>> 0,
    ],
  };
}

/** A generator for a seed: any safe integer of at least 0. */
export function generatorFor(seed: number): GeneratorState {
  const low = seed >>> 0;
  const high = Math.floor(seed / 4294967296) >>> 0;
  let state: GeneratorState = [low, high, 0x9e3779b9, 1];
  for (let i = 0; i < WARM_UP; i += 1) state = advance(state).next;
  return state;
}

export function nextUint32(state: GeneratorState): { value: number; next: GeneratorState } {
  return advance(state);
}

const SIXES = 4294967296 - (4294967296 % 6);

/** One fair die of 1 to 6; values that would bias it are drawn again. */
export function nextDie(state: GeneratorState): { face: number; next: GeneratorState } {
  let current = state;
  for (;;) {
    const { value, next } = advance(current);
    if (value < SIXES) return { face: 1 + (value % 6), next };
    current = next;
  }
}

/** A mutable stream of uint32 for players that choose at random; never part of a game's state. */
export function stream(seed: number): () => number {
  let state = generatorFor(seed);
  return () => {
    const { value, next } = advance(state);
    state = next;
    return value;
  };
}
