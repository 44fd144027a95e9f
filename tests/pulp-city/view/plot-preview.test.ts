import { expect, test } from 'vitest';
import { pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { PlotId } from '../../../src/systems/pulp-city/model/setup.ts';
import { plotSketch } from '../../../src/systems/pulp-city/view/plot/sketch.ts';
import { markersStanding } from '../../../src/systems/pulp-city/view/plot/standing.ts';
import { withPlotSetUp } from '../../../src/systems/pulp-city/view/forecast/plot-preview.ts';
import { rulesetOf } from '../../../src/systems/pulp-city/editions/editions.ts';
import { fromSetup, type ModelSpec, setupOf } from '../../support/scene.ts';

const one: ModelSpec = { at: [0, 0], card: { level: 2 } };
const PLOTS = Object.keys(rulesetOf('2017')?.plots ?? {}) as PlotId[];

const setUp = (edition: '2013' | '2017', plot: PlotId) => ({
  ...setupOf({ edition, a: { Ace: one }, b: { Foe: one } }),
  plot,
});

/** As a screen asks, before anything is rolled. */
const foreseen = (edition: '2013' | '2017', plot: PlotId) => {
  const begun = pulpCity.begin({ ...setUp(edition, plot), dice: 'entered' });
  if (!begun.ok) throw new Error(begun.error.map(({ code }) => code).join());
  return withPlotSetUp(worldOf(begun.value));
};

test.each(PLOTS)('[PC-SETUP-02] what %s will put down is foreseen where it then lies', (plot) => {
  const before = foreseen('2017', plot);
  const game = fromSetup(setUp('2017', plot), [5, 2])
    .answer('chooseAdvantage', 'terrain')
    .answer('chooseEdge', 'south');
  const after = worldOf(game.game);
  expect(before.state.pieces).toEqual(after.state.pieces);
  expect(markersStanding(before)).toEqual(markersStanding(after));
});

test('a Plot at a glance: Markers of Quest, the roof of Roof Top Scramble, quarters, and what comes later', () => {
  const glance = (edition: '2013' | '2017', plot: PlotId) => {
    const { markers, pieces, zones, homes, comesLater } = plotSketch(foreseen(edition, plot));
    return [markers.map(({ kind }) => kind), pieces.length, zones.length, homes.length, comesLater];
  };
  expect(glance('2017', 'quest')[0]).toHaveLength(3);
  expect(glance('2013', 'quest')).toEqual([['quest'], 0, 0, 2, false]);
  expect(glance('2013', 'roofTopScramble')).toEqual([[], 1, 0, 2, false]);
  expect(glance('2017', 'territory')).toEqual([[], 0, 4, 2, false]);
  expect(glance('2013', 'airDrop')).toEqual([[], 0, 0, 2, true]);
  expect(glance('2017', 'smackdown')).toEqual([[], 0, 0, 2, false]);
});
