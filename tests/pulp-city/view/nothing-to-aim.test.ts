import { describe, expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { declarerOf } from '../../../src/systems/pulp-city/decisions/check.ts';
import { actMenu } from '../../../src/systems/pulp-city/view/actions/action-menu.ts';
import {
  actionOf,
  nthUse,
  targetsOf,
  tryDeclare,
} from '../../../src/systems/pulp-city/view/actions/targets.ts';
import { inEditions } from '../../support/editions.ts';
import { object } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { scene } from '../../support/scene.ts';

const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 2) SFX: none';
const HURL = 'AP 1 Hurl (THR 8, F vs G, Damage 1) SFX: none';
const WAVE = 'AP 1 Wave (PLS 2, H vs I, Damage 1) SFX: none';
const REACH = 'AP 1 Reach (IND 6, H vs I, Damage 1) SFX: none';

const table = (
  edition: '2013' | '2017',
  foe: readonly [number, number],
  bin?: readonly [number, number],
): Play =>
  scene({
    edition,
    a: { Hero: { at: [6, 6], card: { actions: [STRIKE, HURL, WAVE, REACH], F: 6 } } },
    b: { Foe: { at: foe } },
    pieces: bin === undefined ? [] : [object('bin', { at: bin, rank: 1 })],
  }).activate('Hero');

const closedOf = (game: Play): Record<string, string | null> => {
  const menu = actMenu(worldOf(game.game), game.question('act'), game.names.model('Hero'));
  return Object.fromEntries(menu.actions.map(({ action, closed }) => [action.id, closed?.code ?? null]));
};

inEditions(['2013', '2017'], (edition) => {
  describe('an Action that leads nowhere from here', () => {
    test('[PC-TYPE-13] Close Combat with nobody in contact is closed and says so; an Action without a Target is not', () => {
      expect(closedOf(table(edition, [18, 18]))).toEqual({
        strike: 'target.none',
        hurl: 'object.noneHere',
        wave: null,
        reach: 'target.none',
      });
    });

    test('[PC-TYPE-21] Throw opens with an Object at hand and somebody it reaches', () => {
      expect(closedOf(table(edition, [6, 11], [7.095, 6]))['hurl']).toBeNull();
    });

    test('[PC-TYPE-21] what is thrown is not its own Target, in the list and in the declaration', () => {
      const game = table(edition, [6, 11], [7.095, 6]);
      const w = worldOf(game.game);
      const who = declarerOf(game.question('act'));
      const model = game.names.model('Hero');
      const action = actionOf(w, model, 'hurl');
      const use = action === null ? null : nthUse(w, model, action, 0);
      if (action === null || use === null) throw new Error('nothing is thrown');
      const ids = targetsOf(w, model, model, action, use, who, 'bin').map((one) => one.id);
      expect(ids).toContain(game.names.model('Foe'));
      expect(ids).not.toContain('bin');
      const order = { model, action: 'hurl', use: 0, targets: ['bin'], object: 'bin' };
      expect(tryDeclare(w, order, who).why?.code).toBe('target.self');
    });
  });
});
