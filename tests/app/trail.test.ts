/** States on the way of a game: whatever is kept and whatever is made anew, each is what its events make it. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSession } from '../../src/app/session.ts';
import { createTrail } from '../../src/app/trail.ts';
import { gameAt } from '../../src/kernel/journal.ts';
import { copy } from '../../src/simulation/same.ts';
import { decode } from '../../src/storage/codec.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import { duel, duelSetup } from '../kernel/duel.ts';

const recordedText = readFileSync('tests/replays/recorded/2013-starters-8.json', 'utf8');

function recorded() {
  const loaded = decode(pulpCity, recordedText);
  if (!loaded.ok) throw new Error(loaded.error.code);
  return loaded.value;
}

test('what a file has passed on the way to its head are the states of its entries', () => {
  const { game, journal, states } = recorded();
  const kept = [journal.opening, ...journal.entries].flatMap((entry, at) => {
    const state = states.get(entry);
    return state === undefined ? [] : [{ at, state }];
  });
  expect(kept.length).toBeGreaterThan(journal.entries.length / 65);
  expect(kept.some(({ at }) => at === journal.head)).toBe(true);
  for (const { at, state } of kept)
    expect(copy(state), `after ${at}`).toEqual(copy(gameAt(pulpCity, game, journal, at).state));
});

test('leads to the state of any entry, whatever was asked for before', () => {
  const { game, journal, states } = recorded();
  const given = [...states];
  const last = journal.entries.length;
  const places = fc.array(fc.nat({ max: last }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(places, fc.boolean(), (asked, begun) => {
      const trail = createTrail(pulpCity, begun ? given : []);
      for (const at of asked)
        expect(copy(trail.stateAt(journal, at))).toEqual(copy(gameAt(pulpCity, game, journal, at).state));
    }),
    { seed: 7, numRuns: 12 },
  );
});

test('a step back is the very state that was there before, for a while', () => {
  const session = createSession(duel);
  const state = () => session.store.getState().game!.state;
  session.start(duelSetup(4));
  const before = state();
  const asked = () => session.store.getState().game!.rest.pending[0]!.id;
  expect(session.dispatch({ type: 'answer', decision: asked(), answer: 'bold' })).toBeNull();
  const after = state();
  expect(session.undo({ agreed: true })).toBeNull();
  expect(copy(state())).toEqual(copy(before));
  expect(session.redo()).toBeNull();
  expect(state()).toBe(after);
});

test('what a branch decides otherwise is never mixed up with the way that it left', () => {
  const session = createSession(pulpCity);
  expect(session.importText(recordedText)).toBeNull();
  const shown = () => session.store.getState();
  const made = (): unknown => copy(gameAt(pulpCity, shown().game!, shown().journal!).state);
  const { length } = shown().journal!.entries;
  const at = length - 40;
  expect(session.branch(at, { name: null, made: 1 })).toBeNull();
  const [model] = Object.values(shown().game!.state.models);
  const changes = [{ what: 'health' as const, model: model!.id, to: 1 }];
  expect(session.dispatch({ type: 'adjust', changes }, { agreed: true })).toBeNull();
  expect(copy(shown().game!.state)).toEqual(made());
  expect(session.undo({ agreed: true })).toBeNull();
  expect(copy(shown().game!.state)).toEqual(made());
  expect(session.takeWay('played')).toBeNull();
  expect(shown().journal!.head).toBe(length);
  expect(copy(shown().game!.state)).toEqual(made());
  expect(session.goTo(at + 3, { agreed: true })).toBeNull();
  expect(copy(shown().game!.state)).toEqual(made());
});
