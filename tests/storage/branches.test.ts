/** Branches of a game in its file and on the shelf. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createSession } from '../../src/app/session.ts';
import { waysOf } from '../../src/kernel/ways.ts';
import { playOut } from '../../src/simulation/play.ts';
import { copy } from '../../src/simulation/same.ts';
import { decode, encode, parseFile, toFile } from '../../src/storage/codec.ts';
import { libraryOn } from '../../src/storage/library.ts';
import { memoryShelf } from '../../src/storage/shelf.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import { duel, duelSetup } from '../kernel/duel.ts';

type Session = ReturnType<typeof newSession>;
const newSession = () => createSession(duel);
const journalOf = (session: Session) => session.store.getState().journal!;

function say(session: Session, ...answers: readonly unknown[]): void {
  for (const answer of answers) {
    const decision = session.store.getState().game!.rest.pending[0]!.id;
    expect(session.dispatch({ type: 'answer', decision, answer })).toBeNull();
  }
}

/** Two exchanges as played, and a branch that parts after the first answer of the second. */
function branched(): Session {
  const session = newSession();
  session.start(duelSetup(4));
  say(session, 'bold', 'calm', true, 'sly', 'sly', true);
  expect(session.branch(4, { name: 'Calm instead', made: 77 })).toBeNull();
  say(session, 'calm');
  return session;
}

test('a game without branches is written as one without a word of them', () => {
  const session = newSession();
  session.start(duelSetup(4));
  say(session, 'bold', 'calm');
  expect(toFile(duel.id, journalOf(session))).not.toHaveProperty('branches');
  expect(toFile(duel.id, journalOf(session))).not.toHaveProperty('on');
});

test('a file holds the game as played and of a branch what it has of its own, and opens as it was left', () => {
  const session = branched();
  const text = encode(duel.id, journalOf(session));
  const file = JSON.parse(text);
  expect([file.head, file.entries.length]).toEqual([6, 6]);
  expect(file.branches).toHaveLength(1);
  const [branch] = file.branches;
  expect(branch).toMatchObject({ name: 'Calm instead', made: 77, from: 4 });
  expect(file.on).toBe(branch.id);
  expect(branch.head).toBe(4 + branch.entries.length);

  const opened = newSession();
  expect(opened.importText(text)).toBeNull();
  expect(copy(waysOf(journalOf(opened)))).toEqual(copy(waysOf(journalOf(session))));
  expect(copy(opened.store.getState().game)).toEqual(copy(session.store.getState().game));
  expect(encode(duel.id, journalOf(opened))).toBe(text);
});

describe('a file is refused', () => {
  const file = () => JSON.parse(encode(duel.id, journalOf(branched())));
  test.each<[string, (given: ReturnType<typeof file>) => void, string]>([
    ['whose branch parts behind the end', (given) => (given.branches[0].from = 99), 'file.headOutside'],
    ['whose branch has a head behind its end', (given) => (given.branches[0].head = 99), 'file.headOutside'],
    ['with an entry that is none', (given) => (given.branches[0].entries[0] = {}), 'file.entryBroken'],
    [
      'with an event in a branch that cannot happen',
      (given) => (given.branches[0].entries[0].events = [{ type: 'set', player: 'a', to: -1 }]),
      'file.entryBroken',
    ],
    ['with two branches of one id', (given) => given.branches.push(given.branches[0]), 'file.broken'],
    [
      'with a branch in the place of the game as played',
      (given) => (given.branches[0].id = 'played'),
      'file.broken',
    ],
    [
      'with more branches than there may be',
      (given) => (given.branches = 'abcdef'.split('').map((id) => ({ ...given.branches[0], id }))),
      'file.broken',
    ],
  ])('%s', (_, change, code) => {
    const given = file();
    change(given);
    const read = decode(duel, JSON.stringify(given));
    expect(read.ok ? null : read.error.code).toBe(code);
  });

  test('and one that lays an unknown branch on the table opens as it was played', () => {
    const given = { ...file(), on: 'nobody' };
    const read = decode(duel, JSON.stringify(given));
    expect(read.ok && read.value.journal.ways?.on).toBe('played');
    expect(read.ok && read.value.journal.head).toBe(6);
  });
});

test('the shelf keeps branches with a save, writes only what is new, and gives them back', async () => {
  const session = branched();
  const shelf = memoryShelf();
  const written: number[] = [];
  const counting = {
    ...shelf,
    write: (writing: Parameters<typeof shelf.write>[0]) => {
      written.push(writing.entries.length);
      return shelf.write(writing);
    },
  };
  const library = libraryOn(counting, duel);
  const save = () => library.save('one', 'A duel', toFile(duel.id, journalOf(session)), 5);
  expect(await save()).toBeNull();
  const before = written.at(-1);
  expect(before).toBe(6 + (journalOf(session).entries.length - 4));
  await save();
  expect(written).toHaveLength(1);
  say(session, false);
  await save();
  expect(written.at(-1)).toBe(1);
  session.nameWay(journalOf(session).ways!.on, 'Another name');
  await save();
  expect(written).toHaveLength(3);
  expect(written.at(-1)).toBe(0);

  expect((await library.list())[0]?.branches).toBe(1);
  const found = await libraryOn(shelf, duel).read('one');
  if (found === null || !found.file.ok) throw new Error('not read');
  const opened = newSession();
  expect(opened.importFile(found.file.value)).toBeNull();
  expect(copy(waysOf(journalOf(opened)))).toEqual(copy(waysOf(journalOf(session))));
});

const OF_THE_SECOND = 'tests/storage/saves/71f29ab';

describe.each(readdirSync(OF_THE_SECOND))('%s, from before there were branches,', (name) => {
  const text = readFileSync(`${OF_THE_SECOND}/${name}`, 'utf8');
  const given = JSON.parse(text);

  test('is of the second version and opens with what was undone in it', () => {
    expect(given.version).toBe(2);
    expect(given.head).toBeLessThan(given.entries.length);
    const loaded = decode(pulpCity, text);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
    const { journal, game, warnings } = loaded.value;
    expect(warnings).toEqual([]);
    expect([journal.head, journal.entries.length]).toEqual([given.head, given.entries.length]);
    expect(journal.ways).toBeUndefined();
    expect(playOut(pulpCity, copy(game), { seed: 3 }).failure).toBeNull();
  });

  test('is written again as it was, and can be branched', () => {
    const read = parseFile(text, pulpCity);
    expect(read.ok && read.value.entries.length).toBe(given.entries.length);
    const session = createSession(pulpCity);
    expect(session.importText(text)).toBeNull();
    const { entries, setup } = JSON.parse(session.exportText()!);
    expect(entries).toEqual(given.entries);
    expect(setup).toEqual(given.setup);
    expect(session.branch(given.head - 5, { name: null, made: 1 })).toBeNull();
    expect(session.store.getState().journal?.head).toBe(given.head - 5);
    const again = createSession(pulpCity);
    expect(again.importText(session.exportText()!)).toBeNull();
    expect(copy(again.store.getState().game)).toEqual(copy(session.store.getState().game));
  });
});
