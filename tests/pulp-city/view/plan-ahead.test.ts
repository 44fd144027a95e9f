/** What is told of an Action planned behind a move, and that it is what comes. */
import { describe, expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { DecisionFor } from '../../../src/systems/pulp-city/model/frames.ts';
import type { ActionOrder, MoveOrder } from '../../../src/systems/pulp-city/model/orders.ts';
import { oddsOf } from '../../../src/systems/pulp-city/odds/odds.ts';
import { declarer } from '../../../src/systems/pulp-city/rules/actions/activating.ts';
import { declare } from '../../../src/systems/pulp-city/rules/actions/declaring.ts';
import { commandedAfter, planAhead } from '../../../src/systems/pulp-city/view/actions/plan-ahead.ts';
import { inEditions } from '../../support/editions.ts';
import { um } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';

const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: Damage 1';
const BITE = 'AP 0 Bite (RCT/BTB, F vs G, Damage 1) SFX: none';
const PLAIN = { combined: false, fall: false } as const;

inEditions(['2013', '2017'], (edition) => {
  describe('a plan of a whole Activation', () => {
    /** Hero four inches away from Foe, and how it would come beside it. */
    const before = (foe: readonly string[] = [], minions = false) => {
      const game = scene({
        edition,
        a: {
          Hero: { card: { F: 6, actions: [STRIKE] }, at: [6, 6] },
          ...(minions
            ? { Goons: { card: { kind: 'minion' as const, actions: [STRIKE] }, at: [[2, 2] as const] } }
            : {}),
        },
        b: { Foe: { card: { G: 4, actions: foe }, at: [10, 6] } },
      }).activate('Hero');
      const hero = game.names.model('Hero');
      const move = (x: number): MoveOrder => ({
        model: hero,
        legs: [{ x: um(x) - 30_000, y: um(6) }],
        as: 'Sprint',
        ...PLAIN,
      });
      const strike: ActionOrder = {
        model: hero,
        action: 'strike',
        use: 0,
        targets: [game.names.model('Foe')],
      };
      return { game, decision: game.game.rest.pending[0] as DecisionFor<'act'>, move, strike };
    };

    test(`[PC-TURN-02@${edition}] the Action follows with the chances that it has after the move`, () => {
      const { game, decision, move, strike } = before();
      const told = planAhead(game.game, decision, move(10), strike);
      if (told.comes !== 'follows') throw new Error(told.comes);
      game.send({ type: 'answer', decision: decision.id, answer: { do: 'move', ...move(10) } });
      const w = worldOf(game.game);
      const use = declare(w, strike, declarer('a', { moves: true, combat: true }));
      if (!use.ok) throw new Error(use.error.code);
      expect(told.odds[0]?.success).toBe(oddsOf(w, use.value, strike.targets[0] ?? null).success);
    });

    test('an Action that does not reach from there is refused with its reason, a move that is none with its own', () => {
      const { game, decision, move, strike } = before();
      expect(planAhead(game.game, decision, move(9), strike)).toMatchObject({ comes: 'refused' });
      const far = { ...move(10), legs: [{ x: um(6), y: um(16) }] };
      expect(planAhead(game.game, decision, far, strike)).toMatchObject({
        comes: 'refused',
        why: { code: 'move.tooFar' },
      });
    });

    test('whoever may react to the move is asked first', () => {
      const { game, decision, move, strike } = before([BITE]);
      expect(planAhead(game.game, decision, move(10), strike)).toEqual({
        comes: 'asked',
        kind: 'react',
        by: 'b',
      });
    });

    test(`[PC-MINION-01@${edition}] who could be commanded after the Activation is known before it ends`, () => {
      const alone = before();
      expect(commandedAfter(alone.game.game, { ...alone.decision, mayEnd: true })).toEqual([]);
      const { game, move } = before([], true);
      game.send({
        type: 'answer',
        decision: game.game.rest.pending[0]?.id ?? '',
        answer: { do: 'move', ...move(8) },
      });
      const [asked] = game.game.rest.pending;
      const cards = commandedAfter(game.game, asked as DecisionFor<'act'>);
      expect(cards).toHaveLength(1);
      game.endActivation();
      expect(game.game.rest.pending[0]).toMatchObject({ kind: 'commandAfter', cards });
    });
  });
});
