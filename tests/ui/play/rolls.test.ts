import { forTwo } from '../../../src/kernel/ids.ts';
import { expect, test } from 'vitest';
import { translate } from '../../../src/i18n/translate.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { type ShownRoll, settledRolls } from '../../../src/games/pulp-city/dice/rolls.ts';
import { trayOf } from '../../../src/games/pulp-city/dice/tray.ts';
import { street } from './table-play.ts';

const thrown = (a: number, b: number): ShownRoll => ({
  type: 'tacticalRolled',
  faces: forTwo(a, b),
  winner: a === b ? null : a > b ? 'a' : 'b',
});

test('of a roll that is thrown again the one that decides lies in the tray, and says how often it was a tie', () => {
  const [only, ...more] = settledRolls([thrown(3, 3), thrown(5, 5), thrown(2, 6)]);
  expect([only?.ties, more.length]).toEqual([2, 0]);
  const { game } = street();
  const tray = trayOf(worldOf(game), translate('en'), only!.roll, 'k', only!.ties);
  expect([tray.left.total, tray.right.total]).toEqual(['6', '2']);
  expect(tray.strip).toMatch(/after 2 ties$/);
});

test('a tie that nobody has thrown again yet stays where it lies', () => {
  expect(settledRolls([thrown(4, 4)])).toEqual([{ roll: thrown(4, 4), ties: 0 }]);
});
