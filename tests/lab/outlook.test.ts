/** What bots expect of an Encounter is learned from how Encounters ended. */
import { expect, test } from 'vitest';
import { fit, lossOf, type Moment } from '../../src/cli/lab/outlook/fit.ts';
import { stream } from '../../src/kernel/dice/generator.ts';

/** Of two signs the first says 2 early and 4 late, the second nothing. */
function moments(count: number): readonly Moment[] {
  const draw = stream(5);
  const share = (): number => draw() / 2 ** 32;
  return Array.from({ length: count }, (_, at) => {
    const [one, other, time] = [2 * share() - 1, 2 * share() - 1, share()];
    const chance = 1 / (1 + Math.exp(-one * (2 * (1 - time) + 4 * time)));
    return { pair: String(at), time, signs: [one, other], score: share() < chance ? 1 : 0 };
  });
}

test('a sign speaks as loud as the Encounters say, at the beginning and at the end', () => {
  const [[early, late] = [0, 0], other = [1, 1]] = fit(moments(20_000));
  expect([Math.round(early), Math.round(late)]).toEqual([2, 4]);
  expect(Math.max(...other)).toBeLessThan(0.2);
});

test('a sign never speaks against whoever has it', () => {
  const turned = moments(4_000).map(({ signs, ...moment }) => ({
    ...moment,
    signs: signs.map((one) => -one),
  }));
  expect(fit(turned)[0]).toEqual([0, 0]);
});

test('what was learned tells more of other Encounters than nothing does', () => {
  const all = moments(4_000);
  const learned = fit(all.slice(0, 2_000));
  const nothing = learned.map(() => [0, 0] as const);
  expect(lossOf(all.slice(2_000), nothing)).toBeCloseTo(Math.LN2, 9);
  expect(lossOf(all.slice(2_000), learned)).toBeLessThan(0.62);
});
