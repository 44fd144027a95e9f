import { describe, expect, test } from 'vitest';
import { CardCoverage } from '../../src/cli/card-coverage.ts';
import { libraryOf } from '../../src/cli/library/cards.ts';
import { DEAL } from '../../src/cli/library/deal.ts';
import { randomSetup } from '../../src/cli/random-setup.ts';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';

const row = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + at);

describe.each(EDITIONS)('Teams of all cards, edition of %s', (edition) => {
  const { supremes, minions } = libraryOf(edition);
  const cards = [...supremes, ...minions].map(({ id }) => id);

  test.each([0, 7 * DEAL, 4242])(
    'from seed %i on every card is fielded before the decks are through twice',
    (from) => {
      const coverage = new CardCoverage(cards);
      for (const seed of row(from, 2 * DEAL)) coverage.count(randomSetup(edition, 'library', seed, 'ready'));
      expect(cards.filter((card) => coverage.times(card) === 0)).toEqual([]);
    },
  );

  test('every Team of 300 seeds may be played, and no more is in it than its Level allows', () => {
    for (const seed of row(4242, 300)) {
      const setup = randomSetup(edition, 'library', seed, 'both');
      const opened = pulpCity.open(setup);
      expect(opened.ok ? null : opened.error, `seed ${seed}`).toBeNull();
      for (const { cards: team } of [setup.teams.a, setup.teams.b]) {
        const levels = team
          .map(({ profile }) => setup.profiles[profile]!)
          .filter(({ kind }) => kind === 'supreme');
        expect(levels.reduce((sum, { level }) => sum + level, 0)).toBeLessThanOrEqual(setup.level);
      }
    }
  });
});
