/** What comes along with a command: what was planned behind it, and questions in which there is nothing to choose. */
import { expect, test } from 'vitest';
import { createSession } from '../../src/app/session.ts';
import type { DecisionLike } from '../../src/kernel/game-system.ts';
import { gameAt } from '../../src/kernel/journal.ts';
import { copy, difference } from '../../src/simulation/same.ts';
import { type Duel, duel, duelSetup } from '../kernel/duel.ts';

/** Whoever may cheer always does: there is nothing to choose. */
const system = {
  ...duel,
  moot: (_game: Duel, { kind }: DecisionLike): unknown => (kind === 'cheer' ? true : null),
};

const begun = () => {
  const session = createSession(system);
  session.start(duelSetup());
  const { store } = session;
  const game = () => store.getState().game!;
  const say = (answer: unknown, ...then: unknown[]) =>
    session.dispatch(
      { type: 'answer', decision: game().rest.pending[0]!.id, answer },
      {
        follow: (now) => {
          const next = now.rest.pending[0];
          return then.length === 0 || next === undefined
            ? null
            : { type: 'answer', decision: next.id, answer: then.shift() };
        },
      },
    );
  return { session, game, say, head: () => store.getState().journal!.head };
};

test('a question without a choice is answered with the command before it, and published once', () => {
  const { session, game, say } = begun();
  say('bold');
  let published = 0;
  session.store.subscribe(() => {
    published += 1;
  });
  expect(say('calm')).toBeNull();
  expect(published).toBe(1);
  expect(game().rest.pending.map(({ kind }) => kind)).toEqual(['stance', 'stance']);
  const { journal, fresh } = session.store.getState();
  expect(fresh.map(({ type }) => type)).toContain('rolled');
  expect(difference(copy(game()), copy(gameAt(system, game(), journal!)))).toBeNull();
});

test('it is taken back and brought back together with that command', () => {
  const { session, say, head } = begun();
  say('bold');
  say('calm');
  expect(head()).toBe(3);
  expect(session.undo()?.code).toBe('undo.agreementNeeded');
  expect(session.undo({ agreed: true })).toBeNull();
  expect(head()).toBe(1);
  expect(session.redo()).toBeNull();
  expect(head()).toBe(3);
  expect(session.goTo(2, { agreed: true })).toBeNull();
  expect(head()).toBe(2);
});

test('a bot is asked by itself', () => {
  const { session, say, game } = begun();
  session.store.setState(({ seats }) => ({
    seats: { ...seats, a: { kind: 'bot', answer: () => false } },
  }));
  say('bold');
  say('calm');
  expect(game().rest.pending.map(({ kind }) => kind)).toEqual(['cheer']);
});

test('what is planned behind a command goes with it; what is refused ends the plan and is told nobody', () => {
  const { session, game, say, head } = begun();
  expect(say('bold', 'calm', 'prone', 'sly')).toBeNull();
  expect(head()).toBe(2);
  expect(game().rest.pending.map(({ kind }) => kind)).toEqual(['cheer']);
  expect(session.undo({ agreed: true })).toBeNull();
  expect(head()).toBe(0);
});

test('a file keeps each answer as an entry of its own', () => {
  const { session, say } = begun();
  say('bold');
  say('calm');
  const again = createSession(duel);
  expect(again.importText(session.exportText()!)).toBeNull();
  expect(again.store.getState().journal?.entries).toHaveLength(3);
});
