import { describe, expect, test } from 'vitest';
import { CardCoverage } from '../../src/cli/card-coverage.ts';
import { libraryOf } from '../../src/cli/library/cards.ts';
import { DEAL } from '../../src/cli/library/deal.ts';
import { randomSetup } from '../../src/cli/random-setup.ts';
import { playOut } from '../../src/simulation/play.ts';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';

/** A long run, as README names it. */
const LONG = { from: 4242, games: 300 };
const row = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + at);

describe.each(EDITIONS)('random encounters of all cards, edition of %s', (edition) => {
  const { supremes, minions } = libraryOf(edition);
  const cards = [...supremes, ...minions].map(({ id }) => id);
  const opened = (seed: number, teams: 'library' | 'mirror') =>
    pulpCity.open(randomSetup(edition, teams, seed, 'both'));

  test.each([4, 5, 6, 7])('seed %i keeps every promise to the end', (seed) => {
    const game = opened(seed, 'library');
    if (!game.ok) throw new Error(game.error[0]?.code);
    const played = playOut(pulpCity, game.value.game, { seed, check: true });
    const again = `npm run -s fuzz -- --games 1 --seed ${seed} --edition ${edition} --teams library`;
    expect(played.failure, again).toBeNull();
    expect(played.outcome).not.toBeNull();
  });

  test('seed 1 of a mirror match keeps every promise to the end', () => {
    const game = opened(1, 'mirror');
    if (!game.ok) throw new Error(game.error[0]?.code);
    const { teams } = game.value.game.setup;
    expect(teams.a.cards).toEqual(teams.b.cards);
    expect(playOut(pulpCity, game.value.game, { seed: 1, check: true }).failure).toBeNull();
  });

  test('all 181 cards are dealt, in any two rows of seeds each, in the long run three times at least', () => {
    expect(cards).toHaveLength(181);
    for (const [from, games, least] of [
      [0, 2 * DEAL, 1],
      [7 * DEAL + 13, 2 * DEAL, 1],
      [LONG.from, LONG.games, 3],
    ] as const) {
      const coverage = new CardCoverage(cards);
      for (const seed of row(from, games)) coverage.count(randomSetup(edition, 'library', seed, 'ready'));
      expect(cards.filter((card) => coverage.times(card) < least)).toEqual([]);
    }
  });

  test('[PC-TEAM-02] every Team that is dealt is legal', () => {
    for (const seed of row(LONG.from, DEAL)) {
      const read = pulpCity.begin(randomSetup(edition, 'library', seed, 'ready'));
      expect(read.ok ? null : read.error, `seed ${seed}`).toBeNull();
    }
  });
});
