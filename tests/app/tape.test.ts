import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTape } from '../../src/app/tape.ts';
import { gameAt } from '../../src/kernel/journal.ts';
import { copy } from '../../src/simulation/same.ts';
import { decode } from '../../src/storage/codec.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';

function recorded() {
  const text = readFileSync('tests/replays/recorded/2017-starters-8.json', 'utf8');
  const loaded = decode(pulpCity, text);
  if (!loaded.ok) throw new Error(loaded.error.code);
  return loaded.value;
}

test('shows a game anywhere as its events make it, in whatever order it is looked at', () => {
  const { game, journal } = recorded();
  const tape = createTape(pulpCity, game, journal);
  expect(tape.length).toBe(journal.entries.length);
  for (const at of [0, 40, 41, 17, 16, 200, 199, 3, tape.length, 64])
    expect(copy(tape.gameAt(at)), `after ${at}`).toEqual(copy(gameAt(pulpCity, game, journal, at)));
});

test('what lies outside of the game is its beginning and its end', () => {
  const { game, journal } = recorded();
  const tape = createTape(pulpCity, game, journal);
  expect(tape.gameAt(-3)).toEqual(tape.gameAt(0));
  expect(tape.gameAt(100_000)).toEqual(tape.gameAt(tape.length));
});

test('a step keeps the very objects that its entry did not touch, so that what shows them is not made again', () => {
  const { game, journal } = recorded();
  const tape = createTape(pulpCity, game, journal);
  const before = tape.gameAt(100).state;
  expect(tape.gameAt(100).state).toBe(before);
  const after = tape.gameAt(101).state;
  const kept = Object.keys(before.models).filter((id) => before.models[id] === after.models[id]);
  expect(kept.length).toBeGreaterThan(0);
});
