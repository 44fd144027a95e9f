import { type Refusal, type RefusalCode, type RuleId, refusal } from '../model/refusals.ts';

export function oneOf<T>(list: readonly T[], value: T): Refusal | null {
  return list.includes(value) ? null : refusal('answer.notOffered');
}

export function within(value: number, most: number, code: RefusalCode, rule?: RuleId): Refusal | null {
  return value <= most ? null : refusal(code, { most }, rule);
}

/** Every place once. */
export function isOrderOf(order: readonly number[], count: number): boolean {
  return (
    order.length === count && new Set(order).size === count && order.every((at) => at >= 0 && at < count)
  );
}

/** 0 to `most`. */
export function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, at) => at);
}
