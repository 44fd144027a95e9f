import { expect, test } from 'vitest';
import { NO_CHANCE, playedOut, withPlayout } from '../../src/lab/chances.ts';
import { wilson } from '../../src/lab/statistics/wilson.ts';
import { copy } from '../../src/simulation/same.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import { pulpCityLab } from '../../src/systems/pulp-city/lab/lab.ts';
import { dealOf } from '../../src/lab/deal.ts';
import { matchUpsOf } from '../../src/lab/study.ts';
import type { Field } from '../../src/systems/pulp-city/lab/field.ts';
import { starterStudy } from './support.ts';

test('playouts add up to a share with its interval', () => {
  const after = [1, 0, 0.5, 1].reduce(withPlayout, NO_CHANCE);
  expect(after).toEqual({ playouts: 4, score: 0.625, ...wilson(0.625, 4) });
  expect(NO_CHANCE).toMatchObject({ score: 0.5, low: 0, high: 1 });
});

test('an Encounter is played out from where it stands, and stays as it is', () => {
  const study = starterStudy({ games: 2 });
  const [matchUp] = matchUpsOf(study);
  if (matchUp === undefined) throw new Error('nobody plays');
  const begun = pulpCityLab.open(pulpCityLab.setup(study.field as Field, dealOf(study, matchUp, 0)));
  if (!begun.ok) throw new Error('not begun');
  const { game } = begun.value;
  const before = copy(game);
  const winners: unknown[] = [];
  const score = playedOut(pulpCity, game, 'regular', 3, (outcome) => {
    winners.push(outcome);
    return (outcome as { readonly winner: string }).winner;
  });
  expect(winners).toHaveLength(1);
  expect([0, 0.5, 1]).toContain(score);
  expect(playedOut(pulpCity, game, 'regular', 3, () => 'a')).toBe(1);
  expect(copy(game)).toEqual(before);
});
