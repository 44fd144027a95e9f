/** How Careful chooses among answers, on a game in which the first answer is all there is. */
import { expect, test } from 'vitest';
import { carefulChoice } from '../../src/bots/careful.ts';
import type { Advised } from '../../src/bots/choice.ts';
import type { Weighed } from '../../src/kernel/search.ts';

interface Toy {
  answer: string;
}

/** What each answer comes to; the first of them is the one that looks best. */
const toy = (outcomes: Readonly<Record<string, number>>): Advised<Toy> => ({
  ponders: () => true,
  fork: (game) => ({ ...game }),
  progress: () => ({ round: 1, turn: 1, phase: 'turns' }),
  asked: () => null,
  weigh: () => [],
  sample: () => null,
  outcome: () => null,
  outlook: ({ answer }) => outcomes[answer] ?? 0,
  play(game, { answer }) {
    game.answer = String(answer);
    return { ok: true };
  },
});

const looks = (answer: string, worth: number): Weighed => ({
  purpose: answer,
  answer,
  worth,
  reason: { key: answer, values: {} },
});

const QUESTION = { id: 'q1', kind: 'turn', by: 'a' } as const;

function chosen(outcomes: Readonly<Record<string, number>>, ...weighed: [Weighed, ...Weighed[]]): unknown {
  const choose = carefulChoice(toy(outcomes), () => 1, {});
  return choose({ answer: '' }, QUESTION, weighed, Infinity).answer;
}

test('what gains when it is played out is chosen over what looks best', () => {
  expect(chosen({ best: 0.5, other: 0.6 }, looks('best', 1), looks('other', 0.8))).toBe('other');
});

test('what gains next to nothing is not worth leaving the best one for', () => {
  expect(chosen({ best: 0.5, other: 0.505 }, looks('best', 1), looks('other', 0.8))).toBe('best');
});

test('what looks far worse is not even tried, however well it comes out: to go on for ever could look so', () => {
  expect(chosen({ best: 0.5, idle: 0.9 }, looks('best', 1), looks('idle', 0.4))).toBe('best');
});
