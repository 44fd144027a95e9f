/** Other ways of a game: begun at any entry, named, left, taken up and forgotten; the one as played stays. */
import { beforeEach, expect, test } from 'vitest';
import { createSession } from '../../src/app/session.ts';
import { AS_PLAYED, MOST_BRANCHES, sharedEntries, waysOf, wayOnTable } from '../../src/kernel/ways.ts';
import { copy } from '../../src/simulation/same.ts';
import { duel, duelSetup } from '../kernel/duel.ts';

const newSession = () => createSession(duel);
let session: ReturnType<typeof newSession>;
const game = () => session.store.getState().game!;
const journal = () => session.store.getState().journal!;

function say(...answers: readonly unknown[]): void {
  for (const answer of answers)
    expect(session.dispatch({ type: 'answer', decision: game().rest.pending[0]!.id, answer })).toBeNull();
}

const MARK = { name: null, made: 3 };

beforeEach(() => {
  session = newSession();
  session.start(duelSetup(4));
  say('bold', 'calm', true, 'sly', 'sly', true);
});

test('a branch begins at any entry, and the game as played is never changed', () => {
  const played = copy(journal());
  expect(session.branch(3, MARK)).toBeNull();
  expect(journal().head).toBe(3);
  expect(wayOnTable(journal())).not.toBe(AS_PLAYED);
  say('calm', 'bold');
  const [first, branch] = waysOf(journal());
  expect(copy(first?.entries)).toEqual(played.entries);
  expect(first?.head).toBe(played.head);
  expect(sharedEntries(first?.entries ?? [], branch?.entries ?? [])).toBe(3);

  expect(session.takeWay(AS_PLAYED)).toBeNull();
  expect(copy(journal().entries)).toEqual(played.entries);
  expect(journal().head).toBe(played.head);
  expect(session.takeWay(branch!.id)).toBeNull();
  expect(copy(journal().entries)).toEqual(copy(branch?.entries));
});

test('dice stay as they fell as long as the same is decided, and are new with the first other decision', () => {
  const rolled = () => game().state.points;
  const points = copy(rolled());
  session.branch(3, MARK);
  say('sly', 'sly', true);
  expect(copy(rolled())).toEqual(points);
  expect(journal().head).toBe(6);
  expect(waysOf(journal())[1]?.entries).toEqual(waysOf(journal())[0]?.entries);

  session.branch(3, MARK);
  say('sly', 'bold');
  expect(
    journal()
      .entries.map(({ command }) => command.type)
      .slice(3),
  ).toEqual(['answer', 'rekey', 'answer']);
});

test('going on as played tells what came of it, so that it is seen again', () => {
  session.branch(5, MARK);
  say(true);
  expect(session.store.getState().fresh.map(({ type }) => type)).toContain('rolled');
});

test('what is undone in a branch is undone there alone, past dice with consent as ever', () => {
  session.branch(4, MARK);
  say('bold', true);
  expect(session.undo()?.code).toBe('undo.agreementNeeded');
  expect(session.undo({ agreed: true })).toBeNull();
  expect(session.redo()).toBeNull();
  expect(waysOf(journal())[0]?.head).toBe(6);
});

test('a branch of a branch, names, and what is forgotten', () => {
  session.branch(4, MARK);
  say('bold');
  const first = journal().ways!.on;
  session.branch(2, MARK);
  const second = journal().ways!.on;
  expect(session.nameWay(first, 'Bold')).toBeNull();
  expect(waysOf(journal()).map(({ name }) => name)).toEqual([null, 'Bold', null]);
  expect(session.dropWay(first)).toBeNull();
  expect(wayOnTable(journal())).toBe(second);
  expect(session.dropWay(second)).toBeNull();
  expect(wayOnTable(journal())).toBe(AS_PLAYED);
  expect(journal()).not.toHaveProperty('ways');
  expect(journal().head).toBe(6);
});

test('the game as played cannot be forgotten, an unknown way not be taken, and there are not too many', () => {
  const before = copy(journal());
  expect(session.dropWay(AS_PLAYED)).toBeNull();
  expect(copy(journal())).toEqual(before);
  for (const act of [session.takeWay, session.dropWay]) expect(act('nobody')?.code).toBe('ways.unknown');
  expect(session.nameWay('nobody', 'x')?.code).toBe('ways.unknown');
  for (let left = MOST_BRANCHES; left > 0; left -= 1) expect(session.branch(1, MARK)).toBeNull();
  expect(session.branch(1, MARK)?.code).toBe('ways.tooMany');
  expect(waysOf(journal())).toHaveLength(MOST_BRANCHES + 1);
  expect(newSession().branch(0, MARK)?.code).toBe('session.empty');
});
