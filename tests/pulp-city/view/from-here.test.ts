/** What is told of a place before a model moves there. */
import { describe, expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { oddsOf } from '../../../src/systems/pulp-city/odds/odds.ts';
import { declarer } from '../../../src/systems/pulp-city/rules/actions/activating.ts';
import { declare } from '../../../src/systems/pulp-city/rules/actions/declaring.ts';
import { fromHere } from '../../../src/systems/pulp-city/view/actions/from-here.ts';
import { moveFacts } from '../../../src/systems/pulp-city/view/actions/moves.ts';
import { inEditions } from '../../support/editions.ts';
import { object, um } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';

const at = (x: number, y: number) => ({ x: um(x), y: um(y), z: 0, inside: null, wall: null });
const HURL = 'AP 1 Hurl (THR 8, F vs G, Damage 1) SFX: Damage 1';
const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: Damage 1';

inEditions(['2013', '2017'], (edition) => {
  describe('from here', () => {
    test(`[PC-OBJ-02@${edition}] nothing can be thrown where no Object is in Base to Base, and the line says so`, () => {
      const game = scene({
        edition,
        a: { Hero: { card: { F: 6, actions: [HURL] }, at: [6, 6] } },
        b: { Foe: { at: [10, 10] } },
        pieces: [object('bin', { at: [8, 6], rank: 1 }, { g: 3 })],
      }).activate('Hero');
      const w = worldOf(game.game);
      const hero = game.names.model('Hero');
      const bare = fromHere(w, { model: hero, at: at(6, 8), as: 'Sprint' }).own[0];
      expect(bare).toMatchObject({ odds: null, why: { code: 'object.none' } });
      const beside = fromHere(w, { model: hero, at: at(8 - 0.5 - 0.59, 6), as: 'Sprint' }).own[0];
      expect(beside?.why).toBeNull();
      expect(beside?.odds?.success).toBeGreaterThan(0);
    });

    test(`[PC-BONUS-08@${edition}] the chance told before a move is that of the attack after it`, () => {
      const game = scene({
        edition,
        a: { Hero: { card: { F: 5, actions: [STRIKE] }, at: [6, 6] } },
        b: { Foe: { card: { G: 4 }, at: [10, 6] } },
      }).activate('Hero');
      const [hero, foe] = [game.names.model('Hero'), game.names.model('Foe')];
      const w = worldOf(game.game);
      const leg = { x: um(10) - 30_000, y: um(6) };
      const order = { model: hero, legs: [leg], as: 'Sprint', combined: false, fall: false } as const;
      const { end, fatigueAfter } = moveFacts(w, order);
      if (end === null) throw new Error('the move is refused');
      const told = fromHere(w, { model: hero, at: end, as: 'Sprint', fatigue: fatigueAfter }).own[0];
      game.move('Hero', [leg.x / um(1), leg.y / um(1)]);
      const after = worldOf(game.game);
      const use = declare(
        after,
        { model: hero, action: 'strike', use: 0, targets: [foe] },
        declarer('a', { moves: true, combat: true }),
      );
      if (!use.ok) throw new Error(use.error.code);
      const odds = oddsOf(after, use.value, foe);
      expect(odds.attack.sources.map(({ name }) => name)).toContain('Momentum');
      expect(told?.odds?.success).toBe(odds.success);
      expect(told?.odds?.ko).toBe(odds.ko);
    });

    test(`[PC-START-07@${edition}] during Act Fast the AP counted are those that the Round is about to give`, () => {
      const shown = (apPlus: number) => {
        const game = scene({
          edition,
          a: { Hero: { card: { F: 6, apPlus, actions: [STRIKE] }, at: [6, 6] } },
          b: { Foe: { at: [10, 6] } },
          phase: 'startingRoll',
          pools: { a: 0, b: 0 },
        });
        const w = worldOf(game.game);
        const hero = game.names.model('Hero');
        return fromHere(w, { model: hero, at: at(10 - 30 / 25.4, 6), as: null });
      };
      expect(shown(3).own[0]?.odds?.success).toBeGreaterThan(0);
      expect(shown(0).own[0]).toMatchObject({ odds: null, why: { code: 'cost.pool' } });
    });

    test('the worst blow stands first, and of those out of reach the nearest', () => {
      const game = scene({
        edition,
        a: {
          Hero: { card: { H: 5, actions: ['AP 1 Bolt (PRJ 6, H vs I, Damage 1) SFX: none'] }, at: [6, 6] },
        },
        b: {
          Tough: { card: { I: 6 }, at: [9, 6] },
          Frail: { card: { I: 2 }, at: [6, 9] },
          Far: { at: [22, 22] },
          Off: { at: [14, 6] },
        },
      }).activate('Hero');
      const { own } = fromHere(worldOf(game.game), {
        model: game.names.model('Hero'),
        at: at(6, 6),
        as: null,
      });
      expect(own.map(({ target }) => target)).toEqual(
        ['Frail', 'Tough', 'Off', 'Far'].map((name) => game.names.model(name)),
      );
    });
  });
});
