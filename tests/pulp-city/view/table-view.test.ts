import { describe, expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { declarerOf } from '../../../src/systems/pulp-city/decisions/check.ts';
import { actMenu } from '../../../src/systems/pulp-city/view/actions/action-menu.ts';
import { fromHere } from '../../../src/systems/pulp-city/view/actions/from-here.ts';
import {
  moveFacts,
  nearestEnd,
  reachSteps,
  wayTo,
} from '../../../src/systems/pulp-city/view/actions/moves.ts';
import { specFor } from '../../../src/systems/pulp-city/rules/rolls/roll-spec.ts';
import { clashOf } from '../../../src/systems/pulp-city/view/actions/clash.ts';
import { cardFacts, shownModels } from '../../../src/systems/pulp-city/view/table/models.ts';
import { effectsAhead } from '../../../src/systems/pulp-city/view/forecast/effects.ts';
import {
  aimOf,
  membersOf,
  sightBetween,
  targetsOf,
  tryDeclare,
} from '../../../src/systems/pulp-city/view/actions/targets.ts';
import { inEditions } from '../../support/editions.ts';
import { structure, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { allOf } from '../../support/steps.ts';
import { scene } from '../../support/scene.ts';

const STRIKE = 'AP 2 Strike (CCM, F vs G, Damage 2) SFX: Damage 1';
const BOLT = 'AP 1 Bolt (PRJ 6, H vs I, Damage 1) SFX: Damage 1, Extra Target 4';
const WAVE = 'AP 2 Wave (PLS 6, H vs I, Damage 1) SFX: Damage 1';

const table = (edition: '2013' | '2017', pieces: Parameters<typeof scene>[0]['pieces'] = []): Play =>
  scene({
    edition,
    a: { Hero: { at: [6, 6], powerUp: 2, card: { actions: [STRIKE, BOLT, WAVE], F: 6, H: 5 } } },
    b: { Near: { at: [6, 10] }, Far: { at: [18, 18] } },
    pieces,
  }).activate('Hero');

inEditions(['2013', '2017'], (edition) => {
  describe('what an Activation offers', () => {
    test('every Action keeps its place; what cannot be paid says why', () => {
      const game = table(edition);
      const w = worldOf(game.game);
      w.state.teams.a.pool = 1;
      const menu = actMenu(w, game.question('act'), game.names.model('Hero'));
      expect(menu.actions.map((entry) => [entry.action.name, entry.ap, entry.closed?.code ?? null])).toEqual([
        ['Strike', 2, 'cost.pool'],
        ['Bolt', 1, null],
        ['Wave', 2, 'cost.pool'],
      ]);
      expect(menu.moveClosed).toBeNull();
      expect(menu.moves[0]).toMatchObject({ as: 'Sprint', inches: 5, why: null });
    });

    test('counts the Enemies in reach', () => {
      const game = table(edition);
      const menu = actMenu(worldOf(game.game), game.question('act'), game.names.model('Hero'));
      expect(menu.actions.map((entry) => entry.inReach)).toEqual([0, 1, null]);
    });
  });

  describe('Targets', () => {
    test('are legal, or say by how much they are out of reach', () => {
      const game = table(edition);
      const w = worldOf(game.game);
      const hero = game.names.model('Hero');
      const action = game.profile('Hero').actions[1]!;
      const found = targetsOf(w, hero, hero, action, action.uses[0]!, declarerOf(game.question('act')));
      const of = (name: string) => found.find((one) => one.id === game.names.model(name));
      expect(of('Near')).toMatchObject({ why: null });
      expect(of('Far')?.why).toMatchObject({ code: 'target.tooFar' });
    });

    test('stand in the area of a Pulse or outside it', () => {
      const game = table(edition);
      const action = game.profile('Hero').actions[2]!;
      const hero = game.names.model('Hero');
      const found = membersOf(worldOf(game.game), hero, hero, action, action.uses[0]!, 'a', null);
      expect(found.members).toEqual([game.names.model('Near')]);
      expect(aimOf('PLS')).toBe('nothing');
    });

    test('are hidden by a house, and the house is named', () => {
      const house = structure('house', { at: [6, 8], size: [4, 1], height: 6 });
      const game = table(edition, [house]);
      const seen = sightBetween(worldOf(game.game), game.names.model('Hero'), game.names.model('Near'));
      expect(seen).toMatchObject({ visible: false, blockedBy: 'house' });
      expect(seen.blockedAt).not.toBeNull();
    });
  });

  describe('a roll before it is declared', () => {
    test('shows both pools with their causes and what is closed', () => {
      const game = table(edition);
      const w = worldOf(game.game);
      const order = {
        model: game.names.model('Hero'),
        action: 'bolt',
        use: 0,
        targets: [game.names.model('Near')],
      };
      const { use, why } = tryDeclare(w, order, declarerOf(game.question('act')));
      expect(why).toBeNull();
      const view = clashOf(w, specFor(w, use!, order.targets[0]!, null), { attackPowerUp: 2 });
      expect(view.attack.pool).toMatchObject({ trait: 'H', value: 5, dice: 3 });
      expect(view.attack.pool.sources.map((source) => source.kind)).toEqual(['base', 'powerUp']);
      expect(view.defence?.pool).toMatchObject({ trait: 'I', value: 4, dice: 1 });
      expect(view.defence?.closed.map((one) => [one.name, one.why])).toContainEqual(['In Cover', 'notMet']);
      expect(view.tie).toEqual({ rule: 'defender', wins: order.targets[0] });
    });

    test('looks ahead at the Health that SFX would leave', () => {
      const game = table(edition);
      const w = worldOf(game.game);
      const target = game.names.model('Near');
      const order = { model: game.names.model('Hero'), action: 'bolt', use: 0, targets: [target] };
      const { use } = tryDeclare(w, order, declarerOf(game.question('act')));
      const spec = specFor(w, use!, target, null);
      const twice = { choice: 0, on: 'target' } as const;
      const { health } = effectsAhead(w, { spec, use: use! }, { picks: [twice, twice], order: [] });
      expect(health).toEqual([{ target, now: 6, after: 3, rolls: false }]);
    });
  });

  describe('a move before it is made', () => {
    const order = (game: Play, x: number, y: number) => ({
      model: game.names.model('Hero'),
      legs: [{ x: um(x), y: um(y) }],
      as: 'Sprint' as const,
      combined: false,
      fall: false,
    });

    test('tells its length, the Fatigue after it and whom it touches', () => {
      const game = table(edition);
      const facts = moveFacts(worldOf(game.game), order(game, 9, 10));
      expect(facts).toMatchObject({ why: null, length: um(5), allowance: um(5), fatigueAfter: 1 });
      const into = moveFacts(worldOf(game.game), order(game, 6, 10 - 30 / 25.4));
      expect(into.into).toEqual([game.names.model('Near')]);
    });

    test('tells what is missing, and the nearest end on the way', () => {
      const game = table(edition);
      const w = worldOf(game.game);
      const long = order(game, 12, 6);
      expect(moveFacts(w, long).why).toMatchObject({ code: 'move.tooFar', params: { by: um(1) } });
      const end = nearestEnd(w, long);
      expect(end?.y).toBe(um(6));
      expect(end?.x).toBeGreaterThan(um(10.7));
      expect(end?.x).toBeLessThanOrEqual(um(11));
    });

    test('goes round what is in the way', () => {
      const wall = structure('wall', { at: [8, 6], size: [0.4, 1], height: 4 }, { standable: false });
      const game = table(edition, [wall]);
      const w = worldOf(game.game);
      const straight = order(game, 9.3, 6);
      expect(moveFacts(w, straight).why?.code).toBe('move.blocked');
      const legs = wayTo(w, straight, straight.legs[0]!);
      expect(legs?.length).toBeGreaterThan(1);
      expect(moveFacts(w, { ...straight, legs: legs ?? [] }).why).toBeNull();
    });

    test('has an outline of where it can end, with a hole where the base cannot stand', () => {
      const block = structure('block', { at: [9, 6], size: [1.5, 1.5], height: 8 }, { standable: false });
      const game = table(edition, [block]);
      const regions = allOf(
        reachSteps(worldOf(game.game), { model: game.names.model('Hero'), as: 'Sprint', combined: false }),
      );
      expect(regions.length).toBe(1);
      expect(regions[0]?.outer.length).toBeGreaterThan(12);
    });

    test('shows who could be struck from its end, and by whom', () => {
      const game = table(edition);
      const w = worldOf(game.game);
      const hero = game.names.model('Hero');
      const { own, theirs } = fromHere(w, {
        model: hero,
        at: { x: um(14), y: um(14), z: 0, inside: null, wall: null },
        as: 'Sprint',
      });
      expect(own.find((line) => line.target === game.names.model('Far'))).toMatchObject({
        action: 'Bolt',
        why: null,
      });
      expect(theirs.every((line) => line.action === null || line.why !== null)).toBe(true);
    });
  });

  test('facts of a card count the Health of all its models', () => {
    const game = scene({
      edition,
      a: {
        Boss: { at: [4, 4] },
        Gang: {
          at: [
            [6, 4],
            [8, 4],
          ],
          card: { kind: 'minion', health: 2 },
        },
      },
      b: { Foe: { at: [12, 12], stunned: true, suppress: 2 } },
    });
    const w = worldOf(game.game);
    expect(cardFacts(w, game.names.card('Gang'))).toMatchObject({
      minion: true,
      health: 4,
      healthMax: 4,
      out: false,
    });
    const foe = shownModels(w).find((model) => model.id === game.names.model('Foe'));
    expect(foe?.conditions).toEqual([{ what: 'stunned' }, { what: 'suppress', x: 2 }]);
  });
});
