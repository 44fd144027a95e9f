import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../src/kernel/dice/source.ts';
import {
  advance,
  append,
  gameAt,
  goTo,
  type Journal,
  redo,
  rekeyDue,
  restAt,
  reveals,
  startJournal,
  undo,
} from '../../src/kernel/journal.ts';
import { copy, difference } from '../../src/simulation/same.ts';
import {
  type Duel,
  type DuelAdjustment,
  type DuelEvent,
  type DuelSetup,
  duel,
  newDuel,
  openDuel,
} from './duel.ts';

type DuelJournal = Journal<DuelSetup, DuelEvent, DuelAdjustment>;
interface Table {
  readonly journal: DuelJournal;
  readonly game: Duel;
}

const fresh = (seed = 7): Table => {
  const opened = openDuel(seed);
  return { journal: startJournal(opened), game: opened.game };
};

function say(table: Table, answer: unknown, agreed = false): Table {
  const open = table.game.rest.pending[0];
  if (open === undefined) throw new Error('nothing asked');
  const done = advance(
    duel,
    table.journal,
    table.game,
    { type: 'answer', decision: open.id, answer },
    { agreed },
  );
  if (!done.ok) throw new Error(done.error.code);
  return done.value;
}

const play = (table: Table, ...answers: readonly unknown[]): Table =>
  answers.reduce<Table>((now, answer) => say(now, answer), table);

const back = (table: Table, steps = 1): Table => {
  let { journal } = table;
  for (let i = 0; i < steps; i += 1) journal = undo(journal);
  return { journal, game: gameAt(duel, table.game, journal) };
};

const faces = (table: Table): unknown =>
  table.journal.entries.flatMap((entry) => entry.events).findLast((event) => event.type === 'rolled');

describe('the journal', () => {
  test('the game at any entry is the fold of the events up to it and the rest of that entry', () => {
    let table = fresh();
    const seen: Duel[] = [copy(table.game)];
    for (const answer of ['bold', 'calm', true, 'sly', 'sly', false]) {
      table = say(table, answer);
      seen.push(copy(table.game));
    }
    for (const [at, game] of seen.entries()) {
      expect(difference(gameAt(duel, table.game, table.journal, at), game)).toBeNull();
    }
  });

  test('undo and redo move the head and lose nothing', () => {
    const table = play(fresh(), 'bold', 'calm', true);
    const undone = undo(undo(table.journal));
    expect(undone.head).toBe(1);
    expect(undone.entries).toBe(table.journal.entries);
    expect(redo(redo(undone))).toEqual(table.journal);
    expect(redo(table.journal).head).toBe(3);
    expect(undo(undo(undo(undo(table.journal)))).head).toBe(0);
  });

  test('an append behind an undo forgets what was undone', () => {
    const table = play(fresh(), 'bold', 'calm', true);
    const entry = table.journal.entries[0]!;
    const rewritten = append(goTo(table.journal, 1), entry);
    expect(rewritten.entries).toHaveLength(2);
    expect(rewritten.head).toBe(2);
  });

  test('a place outside the journal is the nearest one inside', () => {
    const { journal } = play(fresh(), 'bold');
    expect(goTo(journal, 99).head).toBe(1);
    expect(goTo(journal, -3).head).toBe(0);
  });

  test('is plain JSON, and tells nothing but its own', () => {
    const { journal } = play(fresh(), 'bold', 'calm', true);
    expect(difference(journal, copy(journal))).toBeNull();
  });
});

describe('an entry reveals', () => {
  test('when a secret was answered or dice were drawn, and not else', () => {
    const { journal } = play(fresh(), 'bold', 'calm', false);
    expect([0, 1, 2].map((index) => reveals(journal, index))).toEqual([true, true, true]);
    const adjusted = advance(duel, startJournal(openDuel()), newDuel(), {
      type: 'adjust',
      changes: [{ player: 'a', to: 2 }],
    });
    if (!adjusted.ok) throw new Error('refused');
    expect(reveals(adjusted.value.journal, 0)).toBe(false);
    expect(reveals(adjusted.value.journal, 5)).toBe(false);
  });
});

describe('going on after an undo past something revealed', () => {
  test('is refused without consent and leaves the journal as it was', () => {
    const table = back(play(fresh(), 'bold', 'calm', true));
    const open = table.game.rest.pending[0]!;
    const refused = advance(duel, table.journal, table.game, {
      type: 'answer',
      decision: open.id,
      answer: true,
    });
    expect(refused).toEqual({ ok: false, error: { code: 'journal.agreementNeeded', params: {} } });
    expect(table.journal.entries).toHaveLength(3);
  });

  test('makes new dice first, as an entry of its own', () => {
    const first = play(fresh(), 'bold', 'calm', true);
    const again = say(back(first), true, true);
    expect(again.journal.entries.map((entry) => entry.command.type)).toEqual([
      'answer',
      'answer',
      'rekey',
      'answer',
    ]);
    expect(faces(again)).not.toEqual(faces(first));
    expect(difference(gameAt(duel, again.game, again.journal), again.game)).toBeNull();
  });

  test('gives the same new dice on every machine, and never known ones again', () => {
    const seeds: unknown[] = [];
    for (const run of [1, 2]) {
      let table = play(fresh(), 'bold', 'calm', true);
      const seen = [];
      for (let i = 0; i < 5; i += 1) {
        table = say(back(table), true, true);
        seen.push(table.journal.entries.find((entry) => entry.command.type === 'rekey')?.command);
      }
      expect(new Set(seen.map((one) => JSON.stringify(one))).size, `run ${run}`).toBe(5);
      seeds.push(seen);
    }
    expect(seeds[0]).toEqual(seeds[1]);
  });

  test('undo takes new dice back together with the command they were made for', () => {
    const again = say(back(play(fresh(), 'bold', 'calm', true)), true, true);
    expect(undo(again.journal).head).toBe(2);
    expect(redo(undo(again.journal)).head).toBe(4);
  });

  test('new dice that are undone count as seen, even when nothing was rolled with them', () => {
    const table = play(fresh(), 'bold', 'calm', true);
    const undone = back(table);
    const done = advance(
      duel,
      undone.journal,
      undone.game,
      { type: 'adjust', changes: [{ player: 'b', to: 1 }] },
      { agreed: true },
    );
    if (!done.ok) throw new Error('refused');
    expect(rekeyDue(undo(done.value.journal))).not.toBeNull();
  });

  test('is free when nothing was revealed', () => {
    const game = newDuel();
    const adjust = { type: 'adjust', changes: [{ player: 'a', to: 2 }] } as const;
    const done = advance(duel, startJournal(openDuel()), game, adjust);
    if (!done.ok) throw new Error('refused');
    const undone = undo(done.value.journal);
    const other = advance(duel, undone, gameAt(duel, game, undone), adjust);
    expect(other.ok && other.value.added).toBe(1);
  });

  test('makes no new dice where the players roll real ones', () => {
    const { journal } = play(fresh(), 'bold', 'calm', true);
    const real = scriptedDice([1, 2]);
    const undone = {
      ...goTo(journal, 0),
      opening: { ...journal.opening, rest: { ...restAt(journal, 0), dice: real } },
    };
    expect(rekeyDue(undone)).toBeNull();
  });
});
