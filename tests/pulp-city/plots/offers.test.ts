import { describe, expect, test } from 'vitest';
import { cardRules } from '../../../src/systems/pulp-city/index.ts';
import { crossroads } from '../../../src/systems/pulp-city/tables/crossroads.ts';
import {
  plotGap,
  plotOffers,
  roomlessPlots,
  rolledPlot,
} from '../../../src/systems/pulp-city/view/setup/plots.ts';
import type { Edition } from '../../support/editions.ts';
import { type Inches, structure, um } from '../../support/pieces.ts';

const rules = (edition: Edition) => {
  const found = cardRules(edition);
  if (found === null) throw new Error(`no edition ${edition}`);
  return found;
};
const offers = (edition: Edition, teams = 2) => plotOffers(rules(edition), { teams, table: crossroads });

describe('the Plots of a set-up', () => {
  test('[PC-SETUP-03@2013] stand in the order of the die, with their variants', () => {
    expect(offers('2013').map(({ plot, faces }) => [plot, faces])).toEqual([
      ['smackdown', [1, 5]],
      ['quest', [2, 6]],
      ['kingOfTheHill', [3]],
      ['battleForTheBlock', [4]],
    ]);
    expect(offers('2013').flatMap(({ variants }) => variants)).toHaveLength(9);
  });

  test('[PC-SETUP-03@2017] Smackdown! comes last: no face gives it', () => {
    expect(offers('2017').map(({ plot, faces }) => [plot, faces])).toEqual([
      ['quest', [1]],
      ['captureTheFlag', [2]],
      ['timeBomb', [3]],
      ['territory', [4]],
      ['kingOfTheHill', [5]],
      ['endZones', [6]],
      ['smackdown', []],
    ]);
  });

  test('[PC-SETUP-03] [PC-PLOT-26] what three Teams cannot play is closed, and the die that gives it counts for nothing', () => {
    const three = offers('2017', 3);
    expect(three.filter(({ why }) => why !== null).map(({ plot }) => plot)).toEqual(['quest', 'endZones']);
    expect(rolledPlot(three, 1)).toBeNull();
    expect(rolledPlot(three, 2)).toBe('captureTheFlag');
    expect(rolledPlot(offers('2017'), 1)).toBe('quest');
    expect(plotGap('quest', rules('2017'), { teams: 3, table: null })?.code).toBe('setup.plot');
    expect(plotGap('quest', rules('2017'), { teams: 2, table: null })).toBeNull();
  });

  test('[PC-PLOT-06] [PC-PLOT-11] what stands in the centre leaves no room for a Car or a mountain there', () => {
    const roomless = (...houses: readonly Inches[]) =>
      roomlessPlots(rules('2013'), {
        id: 'houses',
        size: um(24),
        pieces: houses.map((at) => structure('house', { at, size: [1.5, 1.5], height: 1.5 })),
      });
    expect(roomless()).toEqual([]);
    expect(roomless([2, 12])).toEqual([]);
    expect(roomless([12, 12])).toContainEqual({ plot: 'armoredCar', inTheWay: ['house'] });
    expect(roomless([12, 12])).toContainEqual({ plot: 'kingOfTheMountain', inTheWay: ['house'] });
  });
});
