import { beforeEach, describe, expect, test } from 'vitest';
import { randomPlayer } from '../../src/bots/random.ts';
import { createAutosave } from '../../src/app/autosave.ts';
import { createSession } from '../../src/app/session.ts';
import { stream } from '../../src/kernel/dice/generator.ts';
import { gameAt } from '../../src/kernel/journal.ts';
import { copy, difference } from '../../src/simulation/same.ts';
import { libraryOn, memoryShelf } from '../../src/storage/library.ts';
import { duel, duelSetup } from '../kernel/duel.ts';

const newSession = () => createSession(duel);
let session: ReturnType<typeof newSession>;

beforeEach(() => {
  session = newSession();
});

const game = () => session.store.getState().game!;
const journal = () => session.store.getState().journal!;

function say(...answers: readonly unknown[]): void {
  for (const answer of answers) {
    const refused = session.dispatch({ type: 'answer', decision: game().rest.pending[0]!.id, answer });
    expect(refused).toBeNull();
  }
}

describe('a session', () => {
  test('is empty until a game is started', () => {
    expect(session.dispatch({ type: 'skip' })?.code).toBe('session.empty');
    expect(session.undo()?.code).toBe('session.empty');
    expect(session.exportText()).toBeNull();
    expect(session.pendingHere()).toEqual([]);
  });

  test('tells why a set-up is refused, and stays as it is', () => {
    session.start(duelSetup());
    const before = session.store.getState();
    expect(session.start({})).toEqual([{ code: 'setup.noNames', params: {} }]);
    expect(session.store.getState()).toBe(before);
  });

  test('publishes one state for each command', () => {
    session.start(duelSetup());
    let published = 0;
    session.store.subscribe(() => {
      published += 1;
    });
    say('bold', 'calm', true);
    expect(published).toBe(3);
    expect(session.store.getState().fresh.map((event) => event.type)).toEqual(['cheered', 'rolled']);
    expect(difference(copy(game()), copy(gameAt(duel, game(), journal())))).toBeNull();
  });

  test('keeps the very objects that a command did not touch', () => {
    session.start(duelSetup());
    const before = game().state;
    say('bold', 'calm', true);
    expect(game().state.log).toBe(before.log);
    expect(game().state.mood).not.toBe(before.mood);
    expect(Object.isFrozen(game().state.points)).toBe(true);
  });

  test('leaves everything alone when a command is refused', () => {
    session.start(duelSetup());
    const before = session.store.getState();
    const refused = session.dispatch({ type: 'answer', decision: 'q1', answer: 'prone' });
    expect(refused).toEqual({ code: 'stance.unknown', params: { answer: 'prone' } });
    expect(session.store.getState()).toBe(before);
  });

  test('knows who owes an answer', () => {
    session.start(duelSetup());
    expect(session.pendingFor('a').map((one) => one.kind)).toEqual(['stance']);
    say('bold');
    expect(session.pendingFor('a')).toEqual([]);
    expect(session.pendingFor('b')).toHaveLength(1);
  });
});

describe('undo', () => {
  test('of something revealed takes consent, and so does going on from there only once', () => {
    session.start(duelSetup());
    say('bold', 'calm', true);
    expect(session.undo()?.code).toBe('undo.agreementNeeded');
    expect(session.undo({ agreed: true })).toBeNull();
    expect(journal().head).toBe(2);
    say(true);
    expect(
      journal()
        .entries.map((entry) => entry.command.type)
        .slice(2),
    ).toEqual(['rekey', 'answer']);
    expect(session.store.getState().agreed).toBe(false);
  });

  test('of something open is free, and redo brings it back', () => {
    session.start(duelSetup());
    session.dispatch({ type: 'adjust', changes: [{ player: 'a', to: 2 }] });
    const after = copy(game());
    expect(session.undo()).toBeNull();
    expect(game().state.points.a).toBe(0);
    expect(session.undo()?.code).toBe('undo.nothing');
    expect(session.redo()).toBeNull();
    expect(difference(copy(game()), after)).toBeNull();
    expect(session.redo()?.code).toBe('redo.nothing');
  });

  test('is no way to see the next die: a file with its head moved back needs consent too', () => {
    session.start(duelSetup());
    say('bold', 'calm', true);
    session.undo({ agreed: true });
    const text = session.exportText()!;
    session = newSession();
    expect(session.importText(text)).toBeNull();
    const command = { type: 'answer', decision: game().rest.pending[0]!.id, answer: true } as const;
    expect(session.dispatch(command)?.code).toBe('journal.agreementNeeded');
    expect(session.dispatch(command, { agreed: true })).toBeNull();
    expect(journal().entries[2]?.command.type).toBe('rekey');
  });

  test('goes to any entry', () => {
    session.start(duelSetup());
    say('bold', 'calm', true, 'sly');
    expect(session.goTo(1)?.code).toBe('undo.agreementNeeded');
    expect(session.goTo(1, { agreed: true })).toBeNull();
    expect(session.goTo(4)).toBeNull();
    expect(session.store.getState().agreed).toBe(false);
    expect(session.goTo(4)?.code).toBe('goTo.here');
  });
});

describe('files', () => {
  test('a game goes out and comes back in', () => {
    session.start(duelSetup());
    say('bold', 'calm', true, 'sly');
    const [text, before] = [session.exportText()!, copy(game())];
    session.close();
    expect(session.store.getState().game).toBeNull();
    expect(session.importText(text)).toBeNull();
    expect(difference(copy(game()), before)).toBeNull();
    say('calm');
  });

  test('a bad file leaves the game as it is', () => {
    session.start(duelSetup());
    say('bold');
    const before = session.store.getState();
    expect(session.importText('{"format":')?.code).toBe('file.truncated');
    expect(session.importText('{}')?.code).toBe('file.foreign');
    expect(session.store.getState()).toBe(before);
  });

  test('a file of older procedures is stalled, says so, and goes on with a skip', () => {
    session.start(duelSetup());
    say('bold');
    const text = session.exportText()!;
    session = createSession({ ...duel, restFits: () => false });
    expect(session.importText(text)).toBeNull();
    expect(session.store.getState().warnings[0]?.code).toBe('file.restDropped');
    expect(session.isStalled()).toBe(true);
    expect(session.pendingHere()).toEqual([]);
    const [open] = game().rest.pending;
    expect(session.dispatch({ type: 'answer', decision: open!.id, answer: 'calm' })?.code).toBe(
      'session.stalled',
    );
    expect(session.dispatch({ type: 'skip' })).toBeNull();
    expect(session.isStalled()).toBe(false);
  });
});

describe('seats', () => {
  test('a bot answers for its side, and only for it', () => {
    session.start(duelSetup(), {
      a: { kind: 'human' },
      b: { kind: 'bot', answer: randomPlayer(duel, stream(1)) },
    });
    expect(session.pendingHere().map((one) => one.by)).toEqual(['a']);
    expect(session.runBots()).toBeNull();
    expect(session.pendingFor('b')).toEqual([]);
    expect(session.pendingFor('a')).toHaveLength(1);
  });

  test('two bots play to the end', () => {
    const bot = { kind: 'bot', answer: randomPlayer(duel, stream(1)) } as const;
    session.start(duelSetup(), { a: bot, b: bot });
    expect(session.runBots()).toBeNull();
    expect(duel.outcome(game())).not.toBeNull();
  });

  test('bots that never end are stopped', () => {
    const bot = { kind: 'bot', answer: randomPlayer(duel, stream(1)) } as const;
    session.start(duelSetup(), { a: bot, b: bot });
    expect(session.runBots(2)).toEqual({ code: 'bots.tooLong', params: { answers: 2 } });
  });
});

describe('autosave', () => {
  const clock = (): (() => number) => {
    let time = 0;
    return () => (time += 1);
  };

  test('writes after every entry, undo and load', async () => {
    const library = libraryOn(memoryShelf());
    const autosave = createAutosave<ReturnType<typeof duelSetup>, never, never>(duel.id, library, clock());
    session = createSession(duel, { autosave: (now) => autosave.write(now as never) });
    autosave.use('one', 'First');
    session.start(duelSetup());
    say('bold', 'calm', true);
    await autosave.settled();
    expect(autosave.store.getState()).toEqual({ save: 'one', status: 'saved' });
    expect(await library.last()).toMatchObject({ id: 'one', title: 'First', entries: 3, head: 3 });
    session.undo({ agreed: true });
    await autosave.settled();
    expect(await library.last()).toMatchObject({ entries: 3, head: 2 });
    const back = await library.read('one');
    if (back === null || !back.ok) throw new Error('not saved');
    const before = copy(game());
    expect(session.importFile(back.value)).toBeNull();
    expect(difference(copy(game()), before)).toBeNull();
  });

  test('writes the last state of one save although the next has begun', async () => {
    const library = libraryOn(memoryShelf());
    const autosave = createAutosave<ReturnType<typeof duelSetup>, never, never>(duel.id, library, clock());
    session = createSession(duel, { autosave: (now) => autosave.write(now as never) });
    autosave.use('one', 'First');
    session.start(duelSetup());
    say('bold', 'calm');
    autosave.use('two', 'Second');
    session.start(duelSetup(8));
    await autosave.settled();
    expect((await library.list()).map(({ id, entries }) => [id, entries])).toEqual([
      ['two', 0],
      ['one', 2],
    ]);
  });

  test('says when nothing can be written, and the game goes on', async () => {
    const shelf = memoryShelf();
    const library = libraryOn({ ...shelf, write: () => Promise.reject(new Error('full')) });
    const autosave = createAutosave<ReturnType<typeof duelSetup>, never, never>(duel.id, library, clock());
    session = createSession(duel, { autosave: (now) => autosave.write(now as never) });
    autosave.use('one', 'First');
    session.start(duelSetup());
    say('bold');
    await autosave.settled();
    expect(autosave.store.getState().status).toBe('failed');
    expect(journal().head).toBe(1);
  });
});
