import { describe, expect, test } from 'vitest';
import { copy } from '../../src/simulation/same.ts';
import { playOut } from '../../src/simulation/play.ts';
import { verify } from '../../src/simulation/verify.ts';
import { duel, newDuel, openDuel } from './duel.ts';

const journal = playOut(duel, newDuel(3), { seed: 5, record: openDuel(3).events }).journal!;

describe('playing a journal again', () => {
  test('finds nothing when the rules are still the same', () => {
    expect(verify(duel, openDuel(3), journal)).toEqual([]);
  });

  test('names each entry whose events are now others, and only those', () => {
    const rolls = journal.entries.flatMap((entry, index) =>
      entry.events.some((event) => event.type === 'rolled') ? [index + 1] : [],
    );
    const changed = copy(journal);
    const event = changed.entries[rolls[1]! - 1]!.events.find((one) => one.type === 'rolled');
    Object.assign(event!, { point: null });
    const found = verify(duel, openDuel(3), changed);
    expect(found.map((one) => one.entry)).toEqual([rolls[1]]);
    expect(found[0]).toMatchObject({ at: expect.stringMatching(/^events\.\d\.point$/) });
    expect(JSON.stringify(found[0]!.expected)).toContain('"point":null');
  });

  test('goes on behind a command that is now refused, or that throws', () => {
    const refused = copy(journal);
    Object.assign(refused.entries[1]!.command, { answer: 'prone' });
    const [first, second] = verify(duel, openDuel(3), refused);
    expect(first).toMatchObject({ entry: 2, got: { refused: { code: 'stance.unknown' } } });
    expect(second).toBeUndefined();
    const throws: typeof duel = {
      ...duel,
      execute: () => {
        throw new Error('no step');
      },
    };
    const all = verify(throws, openDuel(3), journal);
    expect(all).toHaveLength(journal.entries.length);
    expect(all[0]).toMatchObject({ got: { threw: 'no step' } });
  });

  test('tells other dice from other events', () => {
    const loaded = copy(journal);
    const last = loaded.entries.length;
    Object.assign(loaded.entries[last - 1]!.rest, { asked: 99 });
    expect(verify(duel, openDuel(3), loaded)).toMatchObject([
      { entry: last, at: 'rest.asked', expected: { asked: 99 } },
    ]);
  });

  test('calls the beginning of the game entry 0', () => {
    const other = copy(journal);
    Object.assign(other.opening.rest, { asked: 9 });
    expect(verify(duel, openDuel(3), other)[0]).toMatchObject({
      entry: 0,
      at: 'rest.asked',
      expected: { asked: 9 },
    });
  });
});
