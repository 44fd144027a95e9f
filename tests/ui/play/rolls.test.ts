import { forTwo } from '../../../src/kernel/ids.ts';
import { expect, test } from 'vitest';
import { translate } from '../../../src/i18n/translate.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { type ShownRoll, settledRolls } from '../../../src/games/pulp-city/dice/rolls.ts';
import { trayOf } from '../../../src/games/pulp-city/dice/tray.ts';
import { planFor } from '../../../src/games/pulp-city/decisions/plans.ts';
import { sayIn } from '../../../src/games/pulp-city/words/say.ts';
import { scene } from '../../support/scene.ts';
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

test('whom a roll is between is marked on the table while its real dice are entered', () => {
  const game = scene({
    edition: '2017',
    realDice: true,
    a: { Hero: { at: [6, 6], card: { actions: ['AP 1 Bolt (PRJ 6, H vs I, Damage 1) SFX: none'] } } },
    b: { Near: { at: [6, 10] } },
  }).activate('Hero');
  game.answer('act', {
    do: 'action',
    model: game.names.model('Hero'),
    action: 'bolt',
    use: 0,
    targets: [game.names.model('Near')],
  });
  const { rest } = game.game;
  const w = worldOf(game.game);
  const plan = planFor('enterDice');
  const asked = game.question('enterDice');
  const decor = plan?.decor(sayIn(w, translate('en'), rest.stack), asked, plan.begin(w, asked));
  expect(decor).toMatchObject({
    acting: [game.names.model('Hero')],
    targets: [game.names.model('Near')],
    overlays: [{ kind: 'sight' }],
  });
});

test('a tie that nobody has thrown again yet stays where it lies', () => {
  expect(settledRolls([thrown(4, 4)])).toEqual([{ roll: thrown(4, 4), ties: 0 }]);
});
