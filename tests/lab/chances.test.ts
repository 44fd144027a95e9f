import { expect, test } from 'vitest';
import { chanceAfter } from '../../src/lab/chances.ts';
import { RANDOM, usualBots } from '../../src/lab/laboratory.ts';
import { type Encounter, pulpCity } from '../../src/systems/pulp-city/index.ts';
import { lab, starterStudy } from './support.ts';

const study = starterStudy({ games: 2 });
const journal = lab.replay(study, { matchUp: 'a-b', number: 0 })!;
const random = usualBots(pulpCity)[RANDOM]!;
const system = { ...pulpCity, winnerOf: ({ state }: Encounter) => state.outcome?.winner ?? null };

function chance(player: 'a' | 'b', entries: number, playouts: number) {
  const begun = pulpCity.open(journal.setup, 'begun');
  if (!begun.ok) throw new Error('the set-up is refused');
  return chanceAfter(system, random, begun.value.game, journal, entries, { player, playouts, seed: 3 });
}

test('the chance of winning is what bots make of a moment, for both sides one', () => {
  const half = Math.floor(journal.entries.length / 2);
  const [a, b] = [chance('a', half, 4), chance('b', half, 4)];
  expect(a.games).toBe(4);
  expect(a.score + b.score).toBeCloseTo(1, 9);
  expect(a.low).toBeLessThanOrEqual(a.score);
  expect(chance('a', half, 4)).toEqual(a);
});

test('of an Encounter that is over it is how it ended', () => {
  const [over] = lab.runShard(study, { matchUp: 'a-b', from: 0, to: 1 }).results;
  const end = chance('a', journal.entries.length, 2);
  expect(end.score).toBe(over?.score);
});
