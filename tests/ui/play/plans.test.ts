import { describe, expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import {
  actPlan,
  actionOrder,
  menuFor,
  missingIn,
  nextTarget,
  pickAction,
  pickHere,
} from '../../../src/games/pulp-city/decisions/act/act-plan.ts';
import { inOrder } from '../../../src/games/pulp-city/decisions/act/target-order.ts';
import { declarerOf } from '../../../src/systems/pulp-city/decisions/check.ts';
import { actionOf, targetsOf } from '../../../src/systems/pulp-city/view/actions/targets.ts';
import { deployPlan, slipped } from '../../../src/games/pulp-city/decisions/places/deploy-plan.ts';
import {
  beginMove,
  dropWaypoint,
  moveDecor,
  moveGesture,
  planOf,
} from '../../../src/games/pulp-city/decisions/act/move-plan.ts';
import { picksOf, sfxLeft, withCount } from '../../../src/games/pulp-city/decisions/rolls/roll-plan.ts';
import { whyNotDeploy } from '../../../src/systems/pulp-city/rules/rounds/deploying.ts';
import type { TerrainPiece } from '../../../src/systems/pulp-city/model/terrain.ts';
import { object, structure, um } from '../../support/pieces.ts';
import { fromSetup, scene } from '../../support/scene.ts';
import { allOf } from '../../support/steps.ts';
import { sayOf, street } from './table-play.ts';

const at = (x: number, y: number) => ({ x: um(x), y: um(y) });

describe('an Action', () => {
  test('is declared Action first, then the Target', () => {
    const game = street();
    const w = worldOf(game.game);
    const ask = game.question('act');
    const near = game.names.model('Near');
    const chosen = pickAction(w, actPlan.begin(w, ask), 'bolt');
    expect(missingIn(w, chosen, ask)).toBe('target');
    const aimed = actPlan.gesture(w, ask, chosen, { do: 'tapToken', id: near });
    expect(missingIn(w, aimed, ask)).toBeNull();
    expect(actionOrder(w, aimed)).toMatchObject({ action: 'bolt', use: 0, targets: [near] });
  });

  test('the only Action left is open at once if something must be pointed at, but never ready to be paid', () => {
    const game = street();
    const w = worldOf(game.game);
    const ask = game.question('act');
    const only = (id: string) => ({ ...ask, limits: { ...ask.limits, moves: false, actions: [id] } });
    expect(actPlan.begin(w, only('bolt'))).toMatchObject({ action: 'bolt', target: null });
    expect(actPlan.begin(w, only('beam'))).toMatchObject({ action: 'beam', toward: null });
    expect(actPlan.begin(w, only('roar'))).toMatchObject({ action: null });
  });

  test('lists Enemies that are no Target, and why, before things and friends; where it helps, friends before them', () => {
    const game = scene({
      edition: '2017',
      a: {
        Hero: {
          at: [6, 6],
          card: {
            actions: [
              'AP 1 Bolt (IND 6, H vs I, Damage 1) SFX: Damage 1',
              'AP 1 Mend (IND 6, H vs 5, Heal 1) SFX: none',
            ],
          },
        },
        Friend: { at: [6, 8] },
      },
      b: { Near: { at: [10, 6] }, Far: { at: [18, 18] } },
      pieces: [object('crate', { at: [7.5, 6] })],
    }).activate('Hero');
    const w = worldOf(game.game);
    const id = game.names.model('Hero');
    const listed = (named: string): readonly string[] => {
      const action = actionOf(w, id, named);
      const use = action?.uses[0];
      if (action === null || use === undefined) throw new Error(named);
      const who = declarerOf(game.question('act'));
      const found = inOrder(w, action, who.side, targetsOf(w, id, id, action, use, who));
      return found.map((one) => `${sayOf(game).name(one.id)}${one.why === null ? '' : '!'}`);
    };
    expect(listed('bolt')).toEqual(['Near', 'Far!', 'Crate', 'Friend']);
    expect(listed('mend')).toEqual(['Near', 'Friend', 'Far!', 'Crate']);
  });

  test('or Target first, then the Action', () => {
    const game = street();
    const w = worldOf(game.game);
    const ask = game.question('act');
    const near = game.names.model('Near');
    const aimed = actPlan.gesture(w, ask, actPlan.begin(w, ask), { do: 'tapToken', id: near });
    expect(aimed).toMatchObject({ action: null, target: near });
    expect(actionOrder(w, pickAction(w, aimed, 'bolt'))).toMatchObject({ targets: [near] });
  });

  test('walks through legal Enemies, then scenery, and comes to the own side last', () => {
    const game = scene({
      edition: '2017',
      a: {
        Ace: { at: [12, 12], card: { actions: ['AP 1 Bolt (PRJ 6, H vs I, Damage 1) SFX: none'] } },
        Pal: { at: [12, 13.5] },
      },
      b: { Foe: { at: [12, 8] } },
      pieces: [structure('house', { at: [14, 11], size: [2, 2], height: 1 })],
    }).activate('Ace');
    const w = worldOf(game.game);
    const ask = game.question('act');
    const seen: (string | null)[] = [];
    let draft = pickAction(w, actPlan.begin(w, ask), 'bolt');
    for (let step = 0; step < 3; step += 1) {
      draft = nextTarget(w, ask, draft, 1);
      seen.push(draft.target);
    }
    expect(seen).toEqual([game.names.model('Foe'), 'house', game.names.model('Pal')]);
  });

  test('that throws takes up the only Object at hand, and asks where there are two', () => {
    const toss = 'AP 1 Toss (THR 8, F vs I, Damage 1) SFX: none';
    const beside = 15 / 25.4 + 0.5;
    const bin = (id: string, x: number) => object(id, { at: [x, 12], rank: 1, size: 1 });
    const held = (pieces: readonly ReturnType<typeof bin>[]) => {
      const game = scene({
        edition: '2017',
        a: { Ace: { at: [12, 12], card: { F: 8, actions: [toss] } } },
        b: { Foe: { at: [12, 6] } },
        pieces,
      }).activate('Ace');
      const w = worldOf(game.game);
      const ask = game.question('act');
      const picked = pickHere(w, ask, actPlan.begin(w, ask), 'toss');
      return { object: picked.object, missing: missingIn(w, picked, ask) };
    };
    expect(held([bin('bin', 12 - beside)])).toEqual({ object: 'bin', missing: 'target' });
    expect(held([bin('bin', 12 - beside), bin('crate', 12 + beside)])).toEqual({
      object: null,
      missing: 'object',
    });
  });

  test('lights its range and its Targets, and closed ones say why', () => {
    const game = street();
    const w = worldOf(game.game);
    const ask = game.question('act');
    const decor = actPlan.decor(sayOf(game), ask, pickAction(w, actPlan.begin(w, ask), 'bolt'));
    expect(decor.targets).toContain(game.names.model('Near'));
    expect(decor.targets).not.toContain(game.names.model('Far'));
    expect(decor.closed?.[game.names.model('Far')]).toMatch(/^\d+(\.\d)?″ too far$/);
    expect(decor.overlays?.map((overlay) => overlay.kind)).toEqual(['range']);
  });

  test('with a Target draws the line of sight', () => {
    const game = street();
    const w = worldOf(game.game);
    const ask = game.question('act');
    const draft = { ...pickAction(w, actPlan.begin(w, ask), 'bolt'), target: game.names.model('Near') };
    const sight = actPlan.decor(sayOf(game), ask, draft).overlays?.find((one) => one.kind === 'sight');
    expect(sight).toMatchObject({ verdict: 'clear', chip: { text: 'In sight · 2.9″ of 6″' } });
  });

  test('[PC-TYPE-16] of an Overrun shows its user where it will stand, short of what moves for nobody', () => {
    const rush = 'AP 1 Rush (OVR 6, F vs G, Damage 1) SFX: none';
    for (const pieces of [[], [structure('House', { at: [17, 12], size: [2, 2], height: 3 })]]) {
      const game = scene({
        edition: '2017',
        a: { Ace: { at: [12, 12], card: { actions: [rush] } } },
        b: { Foe: { at: [2, 2] } },
        pieces,
      }).activate('Ace');
      const w = worldOf(game.game);
      const ask = game.question('act');
      const draft = { ...pickAction(w, actPlan.begin(w, ask), 'rush'), toward: at(20, 12) };
      const ghost = actPlan.decor(sayOf(game), ask, draft).overlays?.find((one) => one.kind === 'ghost');
      if (ghost?.kind !== 'ghost') throw new Error('no ghost is drawn');
      game.attack('Ace', 'Rush', [], { toward: [20, 12] });
      expect(game.at('Ace').x).toBeGreaterThan(14);
      expect(ghost.token.at.x).toBeCloseTo(game.at('Ace').x, 3);
    }
  });

  test('of a strip is aimed by a tap anywhere or a drag from the model', () => {
    const game = street();
    const w = worldOf(game.game);
    const ask = game.question('act');
    const beam = pickAction(w, menuFor(game.names.model('Hero')), 'beam');
    expect(missingIn(w, beam, ask)).toBe('direction');
    const tapped = actPlan.gesture(w, ask, beam, { do: 'tapGround', at: at(6, 9) });
    expect(tapped.toward).toEqual(at(6, 9));
    const decor = actPlan.decor(sayOf(game), ask, tapped);
    expect(decor.targets).toEqual([game.names.model('Near')]);
    expect(decor.overlays?.[0]?.kind).toBe('strip');
    expect(actPlan.canDrag?.(w, ask, beam, game.names.model('Hero'))).toBe(true);
  });
});

describe('a move', () => {
  test('begins by dragging the model and ends where it is let go', () => {
    const game = street();
    const w = worldOf(game.game);
    const ask = game.question('act');
    const hero = game.names.model('Hero');
    const start = actPlan.gesture(w, ask, actPlan.begin(w, ask), {
      do: 'dragStart',
      id: hero,
      pointer: 'mouse',
    });
    const moved = actPlan.gesture(w, ask, start, { do: 'dragEnd', at: at(9, 6), pointer: 'mouse' });
    expect(moved.move).toMatchObject({ end: at(9, 6), dragging: 'no' });
    expect(planOf(w, moved.move!).facts).toMatchObject({ why: null, length: um(3) });
  });

  test('gains a way-point with every further tap, and loses it again', () => {
    const game = street();
    const w = worldOf(game.game);
    const begun = beginMove(game.names.model('Hero'), 'Sprint', false);
    const one = moveGesture(w, begun, { do: 'tapGround', at: at(8, 6) });
    const two = moveGesture(w, one, { do: 'tapGround', at: at(8, 8) });
    expect(two.way).toEqual([at(8, 6)]);
    expect(planOf(w, two).facts).toMatchObject({ why: null, length: um(4) });
    expect(dropWaypoint(two)).toMatchObject({ way: [], end: at(8, 6) });
  });

  test('in one straight line has its end moved by a second tap, for no way-point is legal', () => {
    const game = scene({
      edition: '2017',
      a: { Hero: { at: [6, 6], card: { movement: 'Bounding', move: 6 } } },
      b: { Foe: { at: [18, 18] } },
    }).activate('Hero');
    const w = worldOf(game.game);
    const begun = beginMove(game.names.model('Hero'), 'Bounding', false);
    const first = moveGesture(w, begun, { do: 'tapGround', at: at(8, 6) });
    const second = moveGesture(w, first, { do: 'tapGround', at: at(8, 8) });
    expect(second).toMatchObject({ way: [], end: at(8, 8) });
    expect(planOf(w, second).facts.why).toBeNull();
  });

  test('is adjusted by dragging what was planned: the end moves, and nothing is lost before', () => {
    const game = street();
    const w = worldOf(game.game);
    const hero = game.names.model('Hero');
    const planned = moveGesture(w, beginMove(hero, 'Sprint', false), { do: 'tapGround', at: at(8, 6) });
    const held = moveGesture(w, planned, { do: 'dragStart', id: hero, pointer: 'mouse' });
    expect(held.end).toEqual(at(8, 6));
    const dropped = moveGesture(w, held, { do: 'dragEnd', at: at(7, 7), pointer: 'mouse' });
    expect(dropped).toMatchObject({ way: [], end: at(7, 7), dragging: 'no' });
  });

  test('snaps into contact with a base nearer than two millimetres', () => {
    const game = street();
    const w = worldOf(game.game);
    const begun = { ...beginMove(game.names.model('Hero'), 'Sprint', false), dragging: 'mouse' as const };
    const near = moveGesture(w, begun, {
      do: 'dragMove',
      at: { x: um(6), y: um(10) - 31_500 },
      pointer: 'mouse',
    });
    expect(planOf(w, near).facts.into).toEqual([game.names.model('Near')]);
  });

  test('that is too long says what is missing and shows the nearest end', () => {
    const game = street();
    const w = worldOf(game.game);
    const draft = moveGesture(w, beginMove(game.names.model('Hero'), 'Sprint', false), {
      do: 'tapGround',
      at: at(6, 0.6),
    });
    const decor = moveDecor(sayOf(game), draft);
    const kinds = decor.live?.map((overlay) => overlay.kind);
    expect(kinds).toContain('ghost');
    expect(kinds).toContain('spots');
    const chip = decor.live?.find((overlay) => overlay.kind === 'path')?.chip;
    expect(chip).toMatchObject({ text: '5.4″ of 5″', tone: 'refused' });
    expect(decor.live?.find((overlay) => overlay.kind === 'preview')?.chip.text).toBe('0.4″ short');
  });

  test('shows with a dashed edge how far two moves as one would go', () => {
    const game = street();
    const draft = beginMove(game.names.model('Hero'), 'Bounding', false);
    const { later } = moveDecor(sayOf(game), draft, { combines: () => true, atEnd: () => [] });
    const reach = later ? allOf(later.steps()) : null;
    if (reach?.kind !== 'reach') throw new Error('no reach shown');
    const north = (regions: typeof reach.regions = []) =>
      Math.min(...regions.flatMap(({ outer }) => outer.map(({ y }) => y)));
    expect(north(reach.further)).toBeLessThan(north(reach.regions) - 1);
  });

  test('by finger shows the grip, and while it lasts the loupe', () => {
    const game = street();
    const w = worldOf(game.game);
    const hero = game.names.model('Hero');
    const held = moveGesture(w, beginMove(hero, 'Sprint', false), {
      do: 'dragStart',
      id: hero,
      pointer: 'touch',
    });
    const moved = moveGesture(w, held, { do: 'dragMove', at: at(8, 6), pointer: 'touch' });
    expect(moveDecor(sayOf(game), moved)).toMatchObject({
      handle: { tokenId: hero },
      loupe: { centre: { x: 8, y: 18 } },
    });
    const ended = moveGesture(w, moved, { do: 'dragEnd', at: at(8, 6), pointer: 'touch' });
    expect(moveDecor(sayOf(game), ended).loupe).toBeNull();
  });
});

describe('deployment', () => {
  const fresh = (pieces: readonly TerrainPiece[] = []) => {
    const game = fromSetup({
      edition: '2017',
      a: { Hero: { at: [0, 0] } },
      b: { Foe: { at: [0, 0] } },
      pieces,
      dice: [6, 1],
    });
    game.answer('chooseAdvantage', 'terrain');
    game.answer('chooseEdge', 'south');
    return game;
  };

  test('slips a spot right beside the zone into it and refuses one far away in words', () => {
    const game = fresh();
    const w = worldOf(game.game);
    const ask = game.question('deploy');
    const { model } = deployPlan.begin(w, ask);
    const edge = ask.by === 'a' ? at(12, 2.9) : at(12, 21.1);
    expect(whyNotDeploy(w, model, slipped(w, model, edge))).toBeNull();
    const draft = deployPlan.gesture(w, ask, deployPlan.begin(w, ask), { do: 'tapGround', at: at(12, 12) });
    const decor = deployPlan.decor(sayOf(game), ask, draft);
    const drop = decor.live?.find((overlay) => overlay.kind === 'drop');
    expect(drop).toMatchObject({ legal: false });
    expect(drop?.chip?.text).toMatch(/outside the zone/);
    expect(decor.live?.some((overlay) => overlay.kind === 'spots')).toBe(true);
    expect(
      deployPlan.decor(sayOf(game, 'fr'), ask, draft).live?.find((one) => one.kind === 'drop')?.chip?.text,
    ).toMatch(/hors de la Zone de Déploiement/);
  });

  test('[PC-DEPLOY-04] lights the ground beside a zone that is full, and the zone itself while it is not', () => {
    const lit = (pieces: readonly TerrainPiece[]) => {
      const game = fresh(pieces);
      const ask = game.question('deploy');
      const { zones = [], overlays = [] } = deployPlan.decor(
        sayOf(game),
        ask,
        deployPlan.begin(worldOf(game.game), ask),
      );
      const [light] = overlays;
      const zone = zones.find(({ id }) => light?.kind === 'zone' && id === light.zoneId);
      const heights = (zone?.outline ?? []).map(({ y }) => y);
      return Math.max(...heights) - Math.min(...heights);
    };
    const rocks = [1.5, 22.5].map((y) =>
      structure(`rock${y}`, { at: [12, y], size: [24, 3], height: 9 }, { standable: false }),
    );
    expect(lit([])).toBeCloseTo(3);
    expect(lit(rocks)).toBeCloseTo(3 + 30 / 25.4);
  });
});

describe('SFX', () => {
  test('are bought in any mix, as often as they last', () => {
    const draft = { target: withCount(withCount([], 1, 2), 0, 1), thrown: [], extras: ['Price'], order: [] };
    expect(picksOf(draft).map((pick) => pick.choice)).toEqual([0, 1, 1]);
    expect(sfxLeft({ sfx: 3 } as Parameters<typeof sfxLeft>[0], draft)).toBe(1);
  });
});
