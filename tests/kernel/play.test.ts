import { describe, expect, test } from 'vitest';
import { refusal } from '../../src/kernel/game-system.ts';
import { gameAt } from '../../src/kernel/journal.ts';
import { checkedExecute } from '../../src/simulation/checks.ts';
import { playOut } from '../../src/simulation/play.ts';
import { copy, difference } from '../../src/simulation/same.ts';
import { type Duel, duel, newDuel, openDuel } from './duel.ts';

describe('random play', () => {
  test('ends with an outcome, the same for the same seeds', () => {
    const [one, two] = [1, 2].map(() => playOut(duel, newDuel(3), { seed: 5, check: true }));
    expect(one?.failure).toBeNull();
    expect(one?.outcome).not.toBeNull();
    expect(one).toEqual(two);
  });

  test('records a journal whose fold is the game', () => {
    const played = playOut(duel, newDuel(3), { seed: 5, record: openDuel(3).events });
    expect(played.journal?.entries).toHaveLength(played.decisions);
    expect(difference(gameAt(duel, played.game, played.journal!), played.game)).toBeNull();
  });

  test('says where it stood when the engine throws, refuses, hangs or breaks a promise', () => {
    const fails = (broken: Partial<typeof duel>, limit = 100): string => {
      const system: typeof duel = { ...duel, ...broken };
      return playOut(system, newDuel(3), { seed: 5, check: true, limit }).failure ?? 'nothing';
    };
    expect(
      fails({
        play: () => {
          throw new Error('no step round:nowhere');
        },
      }),
    ).toBe('no step round:nowhere (decision 1; round:stance, asked: stance of a, stance of b)');
    expect(fails({ sample: () => 'prone' })).toMatch(/^answer to stance refused with stance.unknown/);
    expect(fails({}, 2)).toMatch(/^no end after 2 decisions/);
    expect(fails({ invariants: () => [refusal('state.offTable', { model: 'a1' })] })).toMatch(
      /^state.offTable {"model":"a1"} \(decision 1/,
    );
    expect(
      fails({
        play: (game) => {
          (game as { rest: Duel['rest'] }).rest = { ...game.rest, pending: [] };
          return { ok: true, value: [] };
        },
      }),
    ).toMatch(/^nothing is asked/);
  });
});

describe('a checked command', () => {
  const command = { type: 'answer', decision: 'q1', answer: 'bold' } as const;
  const broken = (other: Partial<typeof duel>): readonly string[] =>
    checkedExecute({ ...duel, ...other }, newDuel(), command).broken;

  test('finds nothing in an honest engine, in success and in refusal', () => {
    expect(broken({})).toEqual([]);
    expect(checkedExecute(duel, newDuel(), { ...command, answer: 'prone' })).toMatchObject({
      result: { ok: false },
      broken: [],
    });
  });

  test('finds an engine that changes what it was handed', () => {
    const found = broken({
      execute: (game, one) => {
        game.state.round += 1;
        return duel.execute(game, one);
      },
    });
    expect(found[0]).toBe('the game that was handed in: differs at state.round');
  });

  test('finds a state that its events do not explain', () => {
    const found = broken({
      execute: (game, one) => {
        const result = duel.execute(game, one);
        if (result.ok) result.value.game.state.round += 1;
        return result;
      },
    });
    expect(found).toContain('fold of the events: differs at round');
  });

  test('finds what JSON would lose, and what is not the same again', () => {
    let calls = 0;
    const found = broken({
      execute: (game, one) => {
        const result = duel.execute(game, one);
        calls += 1;
        if (result.ok)
          Object.assign(result.value.game, {
            rest: { ...result.value.game.rest, asked: calls, odd: undefined },
          });
        return result;
      },
    });
    expect(found).toContain('JSON round trip of the game: differs at rest.odd');
    expect(found).toContain('undone and done again: differs at game.rest.asked');
  });
});

describe('difference', () => {
  test('names the first path where two values part', () => {
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeNull();
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b');
    expect(difference({ a: 1 }, { a: 1, c: 2 })).toBe('c');
    expect(difference({ a: undefined }, {})).toBe('a');
    expect(difference([], {})).toBe('(whole)');
    expect(difference({ a: null }, copy({ a: null }))).toBeNull();
  });
});
