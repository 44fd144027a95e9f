import { describe, expect, test } from 'vitest';
import { type CitizenChoice, peopled, randomSetup } from '../../src/cli/random-setup.ts';
import { gameAt } from '../../src/kernel/journal.ts';
import { playOut } from '../../src/simulation/play.ts';
import { copy, difference } from '../../src/simulation/same.ts';
import { verify } from '../../src/simulation/verify.ts';
import { decode, encode } from '../../src/storage/codec.ts';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const newGame = (edition: (typeof EDITIONS)[number], seed: number, citizens: CitizenChoice = 'some') => {
  const opened = pulpCity.open(peopled(randomSetup(edition, 'ready-made', seed, 'both'), citizens));
  if (!opened.ok) throw new Error(opened.error[0]?.code);
  return opened.value;
};

describe.each(EDITIONS)('random encounters, edition of %s', (edition) => {
  test.each(SEEDS)('seed %i keeps every promise to the end', (seed) => {
    const played = playOut(pulpCity, newGame(edition, seed).game, { seed, check: true });
    const again = `npm run -s fuzz -- --games 1 --seed ${seed} --edition ${edition}`;
    expect(played.failure, again).toBeNull();
    expect(played.outcome).not.toBeNull();
  });

  test.each([21, 22, 23, 24])('seed %i keeps every promise with Citizens about', (seed) => {
    const played = playOut(pulpCity, newGame(edition, seed, 'always').game, { seed, check: true });
    const again = `npm run -s fuzz -- --games 1 --seed ${seed} --edition ${edition} --citizens always`;
    expect(played.failure, again).toBeNull();
    expect(played.outcome).not.toBeNull();
  });

  test('a recorded one folds to the same game, and is the same when saved, loaded and played again', () => {
    const opened = newGame(edition, 1);
    const { journal, game } = playOut(pulpCity, opened.game, { seed: 1, record: opened.events });
    expect(difference(copy(gameAt(pulpCity, game, journal!)), copy(game))).toBeNull();
    const back = decode(pulpCity, encode(pulpCity.id, journal!));
    if (!back.ok) throw new Error(back.error.code);
    expect(difference(back.value.journal, copy(journal))).toBeNull();
    expect(verify(pulpCity, newGame(edition, 1), back.value.journal)).toEqual([]);
  });
});
