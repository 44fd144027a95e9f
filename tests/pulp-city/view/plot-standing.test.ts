import { describe, expect, test } from 'vitest';
import { EDITIONS, rulesetOf } from '../../../src/systems/pulp-city/editions/editions.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { markersStanding, plotStanding } from '../../../src/systems/pulp-city/view/plot/standing.ts';
import { MESSAGES } from '../../../src/i18n/messages.ts';
import '../../../src/i18n/later-texts.ts';
import { sideOf } from '../../../src/systems/pulp-city/board/sides.ts';
import type { EncounterSetup } from '../../../src/systems/pulp-city/model/setup.ts';
import { adjustable } from '../../../src/systems/pulp-city/view/table/adjustment.ts';
import { corners } from '../../support/more-teams.ts';
import { scene } from '../../support/scene.ts';

/** Ace carries the Quest Marker at home, 2 inches from the southern edge of a table of 36 inches. */
const carried = (y: number) =>
  scene({
    edition: '2013',
    round: 3,
    plot: 'quest',
    a: { Ace: { at: [6, y] } },
    b: { Foe: { at: [20, 30] } },
    markers: { quest: { kind: 'quest', carriedFrom: 3, bearer: 'Ace' } },
  });

describe('how a Plot stands', () => {
  test('[PC-PLOT-03] whoever carries the Marker at home would have a point a Level, half of it elsewhere', () => {
    const home = carried(2);
    const { level } = worldOf(home.game).setup;
    expect(plotStanding(worldOf(home.game)).teams).toEqual([
      { team: 'a', points: 0, projected: level },
      { team: 'b', points: 0, projected: 0 },
    ]);
    const away = plotStanding(worldOf(carried(12).game));
    expect(away.teams[0]?.projected).toBe(level / 2);
    expect(away.due).toMatchObject([{ team: 'a', points: level / 2, why: { code: 'bearerAway', n: 1 } }]);
    expect(away.counted).toEqual([]);
  });

  test('[PC-TABLE-14] Teams that play together are told of beside each other, here as where figures are adjusted', () => {
    const told = (allied?: EncounterSetup['allied']) => {
      const game = corners('2017', { count: 4, ...(allied === undefined ? {} : { allied }) });
      const w = worldOf(game.game);
      const models = adjustable(w).map((id) => sideOf(w, id));
      return [plotStanding(w).teams.map(({ team }) => team), models];
    };
    const pairs = [
      ['a', 'c'],
      ['b', 'd'],
    ] as const;
    expect(told(pairs)).toEqual([
      ['a', 'c', 'b', 'd'],
      ['a', 'c', 'b', 'd'],
    ]);
    expect(told()).toEqual([
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c', 'd'],
    ]);
  });

  test('[PC-BURDEN-08@2013] a Marker tells who carries it and from which Round on it may be', () => {
    const game = carried(2);
    expect(markersStanding(worldOf(game.game))).toMatchObject([
      { id: 'quest', kind: 'quest', number: null, bearer: game.names.model('Ace'), from: null },
    ]);
    const early = scene({
      edition: '2013',
      round: 1,
      plot: 'quest',
      a: { Ace: { at: [6, 6] } },
      b: { Foe: { at: [20, 20] } },
      markers: { quest: { kind: 'quest', carriedFrom: 3, at: [12, 12] } },
    });
    expect(markersStanding(worldOf(early.game))).toMatchObject([{ bearer: null, from: 3 }]);
  });

  test('the goal of every Plot is told', () => {
    const rules = EDITIONS.flatMap((id) => Object.values(rulesetOf(id)?.plots ?? {}).map(({ rule }) => rule));
    expect(rules.length).toBeGreaterThan(1);
    expect(rules.filter((rule) => MESSAGES.en[`plot.goal.${rule}`] === undefined)).toEqual([]);
  });
});
