import { forTwo } from '../../src/kernel/ids.ts';
import type { Seat } from '../../src/app/seats.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { randomPlayer } from '../../src/bots/random.ts';
import { createSession } from '../../src/app/session.ts';
import { stream } from '../../src/kernel/dice/generator.ts';
import { gameAt } from '../../src/kernel/journal.ts';
import { copy, difference } from '../../src/simulation/same.ts';
import { parseFile } from '../../src/storage/codec.ts';
import { type Duel, duel, duelSetup } from '../kernel/duel.ts';

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
    expect(session.runBots()).toBeNull();
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
    expect(session.store.getState()).toMatchObject({ agreed: false, fresh: [] });
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
    expect(session.store.getState()).toMatchObject({ game: null, journal: null, save: null, fresh: [] });
    expect(session.importText(text)).toBeNull();
    expect(session.store.getState().fresh).toEqual([]);
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
    const bot: Seat<Duel> = { kind: 'bot', answer: randomPlayer(duel, stream(1)) };
    session.start(duelSetup(), forTwo<Seat<Duel>>({ kind: 'human' }, bot));
    expect(session.pendingHere().map((one) => one.by)).toEqual(['a']);
    expect(session.runBots()).toBeNull();
    expect(session.pendingFor('b')).toEqual([]);
    expect(session.pendingFor('a')).toHaveLength(1);
  });

  test('two bots play to the end', () => {
    const bot = { kind: 'bot', answer: randomPlayer(duel, stream(1)) } as const;
    session.start(duelSetup(), forTwo(bot, bot));
    expect(session.runBots()).toBeNull();
    expect(duel.outcome(game())).not.toBeNull();
  });

  test('bots that never end are stopped', () => {
    const bot = { kind: 'bot', answer: randomPlayer(duel, stream(1)) } as const;
    session.start(duelSetup(), forTwo(bot, bot));
    expect(session.runBots(2)).toEqual({ code: 'bots.tooLong', params: { answers: 2 } });
  });
});

describe('the save of a game', () => {
  const save = () => session.store.getState().save;

  test('comes and goes with its journal, in one change of the store', () => {
    const seen: (string | null)[] = [];
    session.store.subscribe(({ journal: now, save: mark }) => {
      expect(now === null).toBe(mark === null);
      seen.push(mark?.id ?? null);
    });
    session.start(duelSetup());
    say('bold');
    const text = session.exportText()!;
    session.start(duelSetup(8));
    session.importText(text);
    session.close();
    const [first, same, second, third, none] = seen;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(same).toBe(first);
    expect(new Set(seen).size).toBe(4);
    expect([second, third].includes(first)).toBe(false);
    expect(none).toBeNull();
  });

  test('is the one that a file was read from, where that is told', () => {
    session.start(duelSetup());
    const file = parseFile(session.exportText()!, duel);
    if (!file.ok) throw new Error(file.error.code);
    session.importFile(file.value, { id: 'mine', title: 'Mine' });
    expect(save()).toEqual({ id: 'mine', title: 'Mine' });
    session.importFile(file.value);
    expect(save()?.id).not.toBe('mine');
  });

  test('stays when a file or a set-up is refused', () => {
    session.start(duelSetup());
    const before = session.store.getState();
    expect(session.start({ edition: 'first' })).not.toEqual([]);
    expect(session.importText('{}')).not.toBeNull();
    expect(session.store.getState()).toBe(before);
  });

  test('can be another one from now on, as long as there is a game', () => {
    session.keepAs({ id: 'other', title: null });
    expect(save()).toBeNull();
    session.start(duelSetup());
    session.keepAs({ id: 'other', title: null });
    expect(save()?.id).toBe('other');
  });
});
