/** What bots make of a Team that plays together with theirs. */
import { describe, expect, test } from 'vitest';
import type { PlayerId } from '../../../src/kernel/ids.ts';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { Switches } from '../../../src/systems/pulp-city/model/setup.ts';
import { evaluate } from '../../../src/systems/pulp-city/search/evaluate.ts';
import { outlook } from '../../../src/systems/pulp-city/search/outlook.ts';
import { beside } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { corners, type MoreSpec } from '../../support/more-teams.ts';
import type { Play } from '../../support/play.ts';

const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 3) SFX: none';
const AT = [12, 12] as const;

inEditions(['2013', '2017'], (edition) => {
  describe.each<Partial<Switches>>([{}, { alliedTeamsFriendly: false }])(
    'two against two, %o',
    (switches) => {
      const pairs = (spec: Omit<MoreSpec, 'count'> = {}): Play =>
        corners(edition, {
          count: 4,
          allied: [
            ['a', 'c'],
            ['b', 'd'],
          ],
          switches,
          ...spec,
        });

      test('[PC-TABLE-14] nobody strikes the ally beside it, however weak that is; the Enemy it does', () => {
        const struck = (c: readonly [number, number], b: readonly [number, number]) => {
          const game = pairs({
            supremes: {
              a: { at: AT, card: { F: 9, actions: [STRIKE] } },
              b: { at: b },
              c: { at: c, card: { level: 4 }, health: 1 },
            },
          }).activate('Ace').game;
          const [best] = pulpCity.weigh(game, game.rest.pending[0]!, 1, stream(1));
          return (best!.answer as { readonly targets?: readonly string[] }).targets ?? [];
        };
        const far = [31, 31] as const;
        const near = beside(AT);
        expect(struck(near, far)).toEqual([]);
        expect(struck(beside(AT, { side: 'north' }), near)).toEqual(['b1']);
      });

      test('[PC-TABLE-14] points of the ally count as one’s own', () => {
        const worth = (points: Partial<Record<PlayerId, number>>): number => {
          const teams = Object.fromEntries(
            Object.entries(points).map(([team, agendaPoints]) => [team, { agendaPoints }]),
          );
          return evaluate(pairs({ teams }).game, 'a');
        };
        expect(worth({ c: 3 })).toBe(worth({ a: 3 }));
        expect(worth({ c: 3 })).toBeGreaterThan(worth({}));
        expect(worth({ b: 1, d: 2 })).toBeLessThan(worth({}));
      });

      test('[PC-TABLE-14] so does what it has lost', () => {
        const without = (...out: readonly PlayerId[]): readonly [number, number] => {
          const supremes = Object.fromEntries(
            out.map((team) => [team, { status: 'ko' as const, health: 0 }]),
          );
          const { game } = pairs({ supremes, round: 3 });
          return [evaluate(game, 'a'), outlook(game, 'a')];
        };
        const [all, ally, enemy] = [without(), without('c'), without('d')];
        expect([ally[0] < all[0], ally[1] < all[1]]).toEqual([true, true]);
        expect([enemy[0] > all[0], enemy[1] > all[1]]).toEqual([true, true]);
      });

      test('[PC-TABLE-14] a won Encounter is won for both', () => {
        const { game } = pairs({ teams: { c: { agendaPoints: 3 } } })
          .concede('b')
          .concede('d');
        expect(game.state.outcome).toMatchObject({ together: ['a', 'c'] });
        expect((['a', 'b', 'c', 'd'] as const).map((team) => outlook(game, team))).toEqual([1, 0, 1, 0]);
        expect(pulpCity.evaluate(game, 'a')).toBeGreaterThan(0);
      });
    },
  );
});
