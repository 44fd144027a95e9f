import { EFFECT_NAMES, type EffectName, effectFacts } from '../model/effects.ts';
import type { EffectNode } from '../model/profile.ts';

/** A name or a piece has no place in such a text. */
const NAMED: ReadonlyMap<string, EffectName> = new Map(
  EFFECT_NAMES.filter((fx) => !['name', 'piece'].includes(effectFacts(fx).takes ?? '')).map((fx) => [
    effectFacts(fx).en[0] ?? fx,
    fx,
  ]),
);

/** An Effect that a Power names in the notation of a bar ('Extra Target 4'). null: no such Effect. */
export function effectFromText(text: string): EffectNode | null {
  const match = /^(.*?)(?: (\d+))?$/.exec(text);
  const fx = NAMED.get(match?.[1] ?? '');
  if (fx === undefined) return null;
  const x = match?.[2];
  return x === undefined ? { fx } : { fx, x: Number(x) };
}
