import { describe, expect, test } from 'vitest';
import { createSession } from '../../src/app/session.ts';
import { type Command, refusal } from '../../src/kernel/game-system.ts';
import { err, ok } from '../../src/kernel/result.ts';
import { copy, difference } from '../../src/simulation/same.ts';
import { playOut } from '../../src/simulation/play.ts';
import { decode, encode, load, parseFile, readFile, toFile } from '../../src/storage/codec.ts';
import { FORMAT } from '../../src/storage/file.ts';
import { migrate } from '../../src/storage/migrations.ts';
import { type DuelAdjustment, duel, duelSetup, newDuel, openDuel } from '../kernel/duel.ts';

const played = playOut(duel, newDuel(3), { seed: 5, record: openDuel(3).events });
const journal = played.journal!;
const text = encode(duel.id, journal);

/** The file with something else in it. */
function changed(
  change: (file: Record<string, unknown> & { entries: Record<string, unknown>[] }) => void,
): string {
  const file = JSON.parse(text);
  change(file);
  return JSON.stringify(file);
}

function refused(given: string) {
  const result = decode(duel, given);
  if (result.ok) throw new Error('not refused');
  return result.error;
}

describe('an encounter file', () => {
  test('brings the journal and the game back as they were', () => {
    const back = decode(duel, text);
    if (!back.ok) throw new Error(back.error.code);
    expect(difference(back.value.journal, journal)).toBeNull();
    expect(difference(back.value.game, copy(played.game))).toBeNull();
    expect(back.value.warnings).toEqual([]);
    expect(encode(duel.id, back.value.journal)).toBe(text);
  });

  test('says what it is before anything else', () => {
    expect(text.startsWith(`{"format":"${FORMAT}","version":3,"system":"duel","edition":"first"`)).toBe(true);
  });

  test('keeps what was undone, and where the head is', () => {
    const back = decode(duel, encode(duel.id, { ...journal, head: 2 }));
    if (!back.ok) throw new Error(back.error.code);
    expect(back.value.journal.entries).toHaveLength(journal.entries.length);
    expect(back.value.game.rest).toEqual(journal.entries[1]?.rest);
  });

  test('keeps what it does not know', () => {
    const marked = changed((file) => {
      Object.assign(file.entries[0]!, { remark: 'well done' });
      Object.assign(file['setup'] as object, { venue: 'kitchen' });
    });
    const back = decode(duel, marked);
    if (!back.ok) throw new Error(back.error.code);
    const again = JSON.parse(encode(duel.id, back.value.journal));
    expect(again.entries[0].remark).toBe('well done');
    expect(again.setup.venue).toBe('kitchen');
  });

  test('a later change of the rules does not rewrite what was played', () => {
    const other: typeof duel = {
      ...duel,
      execute: () => {
        throw new Error('not to be asked');
      },
    };
    const back = decode(other, text);
    expect(back.ok && difference(back.value.game.state, copy(played.game.state))).toBeNull();
  });
});

describe('a file is refused', () => {
  test('when it is empty', () => {
    expect(refused(' \n')).toEqual({ code: 'file.empty', params: {} });
  });

  test('when it was cut off, with the place', () => {
    const refusal = refused(text.slice(0, 1000));
    expect(refusal).toEqual({ code: 'file.truncated', params: { line: 1, column: 1001, at: 1000 } });
  });

  test('when it is no JSON, with the place', () => {
    expect(refused('{"format":\n nothing}')).toEqual({
      code: 'file.notJson',
      params: { line: 2, column: 2, at: 12 },
    });
  });

  test.each(['null', '[]', '7', '{}', '{"format":"chess","version":1}'])(
    'when it is foreign: %s',
    (given) => {
      expect(refused(given).code).toBe('file.foreign');
    },
  );

  test('when a newer program wrote it', () => {
    const newer = changed((file) => Object.assign(file, { version: 4, entries: 'packed' }));
    expect(refused(newer)).toEqual({ code: 'file.newer', params: { version: 4, known: 3 } });
  });

  test('when it is of another game', () => {
    const other = changed((file) => Object.assign(file, { system: 'ludo' }));
    expect(refused(other)).toEqual({ code: 'file.otherSystem', params: { system: 'ludo' } });
  });

  test('when its header is broken, with the path', () => {
    const noDice = changed((file) => {
      (file['opening'] as { rest: { dice: unknown } }).rest.dice = { kind: 'loaded' };
    });
    expect(refused(noDice)).toMatchObject({
      code: 'file.broken',
      params: { path: 'opening.rest.dice.kind' },
    });
    expect(refused(changed((file) => delete file['head']))).toMatchObject({
      code: 'file.broken',
      params: { path: 'head' },
    });
  });

  test('when its head stands outside', () => {
    const outside = changed((file) => Object.assign(file, { head: 999 }));
    expect(refused(outside)).toMatchObject({ code: 'file.headOutside', params: { head: 999 } });
  });

  test('when header and set-up tell different things', () => {
    expect(refused(changed((file) => Object.assign(file, { edition: 'second' })))).toMatchObject({
      code: 'file.headerDiffers',
      params: { field: 'edition', head: 'second', setup: 'first' },
    });
  });

  test('when the set-up is refused, with the reason', () => {
    const noNames = changed((file) => Object.assign(file, { setup: { edition: 'first' } }));
    expect(refused(noNames)).toMatchObject({ code: 'file.setupRefused', params: { why: 'setup.noNames' } });
  });

  test('when an entry is broken, with its number and the path', () => {
    const noCommand = changed((file) => {
      file.entries[2]!['command'] = { type: 'cheat' };
    });
    expect(refused(noCommand)).toMatchObject({
      code: 'file.entryBroken',
      params: { entry: 3, path: 'command.type' },
    });
    const noEvents = changed((file) => {
      file.entries[4]!['events'] = null;
    });
    expect(refused(noEvents)).toMatchObject({
      code: 'file.entryBroken',
      params: { entry: 5, path: 'events' },
    });
  });

  test('when what happened at the beginning cannot happen', () => {
    const impossible = changed((file) => {
      (file['opening'] as { events: unknown }).events = [{ type: 'set', player: 'a', to: -1 }];
    });
    expect(refused(impossible)).toMatchObject({ code: 'file.broken', params: { path: 'opening.events.0' } });
  });

  test('when the events of an entry cannot happen, with its number', () => {
    const impossible = changed((file) => {
      file.entries[1]!['events'] = [{ type: 'set', player: 'a', to: -1 }];
    });
    expect(refused(impossible)).toEqual({
      code: 'file.entryBroken',
      params: { entry: 2, path: 'events.0', why: 'no points below nothing' },
    });
    const senseless = changed((file) => {
      file.entries[1]!['events'] = [{ type: 'rolled', faces: {}, point: 'c' }];
    });
    expect(refused(senseless)).toMatchObject({ code: 'file.entryBroken', params: { entry: 2 } });
  });

  test('also behind the head, where a redo would find it', () => {
    const behind = changed((file) => {
      file.entries[3]!['events'] = [{ type: 'set', player: 'a', to: -1 }];
      Object.assign(file, { head: 1 });
    });
    expect(refused(behind)).toMatchObject({ code: 'file.entryBroken', params: { entry: 4 } });
  });
});

describe('what the rules would not have brought about', () => {
  const strict = { ...duel, invariants: () => [refusal('state.points')] };
  const after = (command: Command<DuelAdjustment>): string => {
    const on = createSession(duel);
    on.start(duelSetup(3));
    expect(on.dispatch(command, { agreed: true })).toBeNull();
    return on.exportText() ?? '';
  };

  test('is refused in a file from elsewhere', () => {
    const back = decode(strict, text);
    expect(back.ok || back.error).toMatchObject({ code: 'file.cannotBe', params: { why: 'state.points' } });
  });

  test.each([
    ['the players have agreed on something', { type: 'adjust', changes: [{ player: 'a', to: 2 }] }],
    ['a choice was skipped', { type: 'skip' }],
  ] as const)('is let be once %s', (_what, command) => {
    expect(decode(strict, after(command)).ok).toBe(true);
  });
});

describe('a rest that today’s procedures do not know', () => {
  const half = encode(duel.id, { ...journal, head: 1 });

  test('is dropped and said aloud; nothing that was played is lost', () => {
    const back = decode({ ...duel, restFits: () => false }, half);
    if (!back.ok) throw new Error(back.error.code);
    expect(back.value.warnings).toEqual([
      { code: 'file.restDropped', params: { entry: 1, proc: 'round', step: 'stance' } },
    ]);
    expect(back.value.game.rest).toMatchObject({ stack: [], answered: [] });
    expect(back.value.game.rest.dice).toEqual(journal.entries[0]?.rest.dice);
    expect(back.value.journal.entries).toHaveLength(journal.entries.length);
    const on = duel.execute(back.value.game, { type: 'skip' });
    expect(on.ok && on.value.game.rest.pending).toHaveLength(2);
  });

  test('is kept when they know it', () => {
    const back = decode(duel, half);
    expect(back.ok && back.value.warnings).toEqual([]);
    expect(back.ok && back.value.game.rest).toEqual(journal.entries[0]?.rest);
  });
});

describe('migrations', () => {
  const moves = {
    name: 'moves become entries',
    from: 1,
    migrate: ({ moves: entries, ...file }: Readonly<Record<string, unknown>>) => ({ ...file, entries }),
  };
  const old = changed((file) => {
    const { entries } = file;
    Object.assign(file, { version: 1, moves: entries });
    delete (file as Record<string, unknown>)['entries'];
  });
  const withSteps: typeof duel = { ...duel, migrations: [moves] };

  test('of the game bring an older file up to date, whoever reads it', () => {
    const back = decode(withSteps, old);
    expect(back.ok && difference(back.value.journal, journal)).toBeNull();
    const file = parseFile(old, withSteps);
    expect(file.ok && file.value.version).toBe(3);
    expect(readFile(JSON.parse(old), withSteps)).toEqual(file);
  });

  test('of one game leave the files of another alone', () => {
    const foreign = changed((file) => Object.assign(file, { version: 1, system: 'ludo' }));
    expect(parseFile(foreign, withSteps)).toMatchObject({ ok: true, value: { system: 'ludo' } });
  });

  test('a version that none of them starts from is refused', () => {
    const older = changed((file) => Object.assign(file, { version: 0 }));
    expect(refused(older)).toEqual({ code: 'file.tooOld', params: { version: 0 } });
  });

  test('a file that a step cannot read is refused, not thrown at the reader', () => {
    const strict = {
      ...duel,
      migrations: [
        {
          name: 'strict',
          from: 1,
          migrate: () => {
            throw new Error('no stack');
          },
        },
      ],
    };
    expect(decode(strict, old)).toEqual(
      err({ code: 'file.notMigrated', params: { version: 1, step: 'strict' } }),
    );
  });

  test('run one after the other, those of the format before those of the game, and are named', () => {
    const step = (name: string, from: number) => ({
      name,
      from,
      migrate: (file: Readonly<Record<string, unknown>>) => ({
        ...file,
        [name]: Object.keys(file).length,
      }),
    });
    const reading = { id: 'duel', migrations: [step('c', 2), step('b', 1)] };
    const format = [step('d', 2), step('a', 1)];
    const given = { system: 'duel', version: 1 };
    expect(migrate(given, 1, 3, reading, format)).toEqual(
      ok({
        file: { system: 'duel', version: 3, a: 2, b: 3, d: 4, c: 5 },
        done: ['a', 'b', 'd', 'c'],
      }),
    );
    expect(migrate(given, 1, 4, reading, format)).toEqual(err({ version: 3, step: null }));
  });
});

test.each(['edition', 'seed', 'system'])('a file whose header has another %s is refused', (key) => {
  const other = changed((file) => Object.assign(file, { [key]: key === 'seed' ? 4 : 'another' }));
  expect(refused(other).code).toBe(key === 'system' ? 'file.otherSystem' : 'file.headerDiffers');
});

test('a file read apart from its game can be loaded later', () => {
  const file = parseFile(text, duel);
  if (!file.ok) throw new Error(file.error.code);
  const back = load(duel, file.value);
  expect(back.ok && toFile(duel.id, back.value.journal)).toEqual(JSON.parse(text));
});
