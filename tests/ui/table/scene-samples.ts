import type { WidthOf } from '../../../src/ui/table/draw/pen.ts';
import type { Measures } from '../../../src/ui/table/layout/measures.ts';
import type { Token } from '../../../src/ui/table/types.ts';
import type { SceneModel } from '../../../src/ui/table/scene-model.ts';

export function token(id: string, x: number, y: number, change: Partial<Token> = {}): Token {
  return {
    id,
    team: 'a',
    sign: 'ace',
    at: { x, y },
    baseMm: 30,
    name: id,
    health: 8,
    healthMax: 10,
    state: 'ready',
    ...change,
  };
}

export function scene(tokens: readonly Token[], change: Partial<SceneModel> = {}): SceneModel {
  return {
    size: { width: 24, height: 24 },
    ground: [],
    zones: [],
    pieces: [],
    markers: [],
    overlays: [],
    tokens,
    ...change,
  };
}

/** About as wide as the condensed faces run. */
export const widthOf: WidthOf = (text, size) => text.length * size * 0.45;

export const measures: Measures = { s: 30, u: 1.1, g: 1, l: 1.1, widthOf };

/** The same numbers on every machine and every day. */
export function scattered(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
