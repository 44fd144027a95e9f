import { describe, expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { ActionProfile } from '../../../src/systems/pulp-city/model/profile.ts';
import { declarer, FREE_LIMITS } from '../../../src/systems/pulp-city/rules/actions/activating.ts';
import { sightBetween, targetsOf } from '../../../src/systems/pulp-city/view/actions/targets.ts';
import { beside, duel, type DuelSpec } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import { structure, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

/** One hundredth of an inch: more than the game forgives. */
const HAIR = 0.01;

const hits = (bar: string, edition: Edition, spec: Omit<DuelSpec, 'edition'>): Play =>
  duel(edition, { ...spec, ace: { card: { actions: [bar] }, ...spec.ace } })
    .activate('Ace')
    .attack('Ace', 'Hit', 'Foe');

const lob = (range: number) => `AP 1 Hit (IND ${range}, H vs K, Damage 1) SFX: none`;

/** Foe on a tower whose roof is `z` up, `gap` inches away from Ace on the ground. */
const onTower = (z: number, gap: number): Omit<DuelSpec, 'edition'> => {
  const at = beside([12, 12], { gap });
  return {
    foe: { at, z },
    pieces: [structure('tower', { at, size: [2, 2], height: z })],
    dice: [1, 1, 1],
  };
};

/** What a refused shot tells: its code. */
const why = (bar: string, edition: Edition, spec: Omit<DuelSpec, 'edition'>): string => {
  const game = duel(edition, { ...spec, dice: [], ace: { card: { actions: [bar] }, ...spec.ace } });
  return game.activate('Ace').refused((it) => it.attack('Ace', 'Hit', 'Foe'));
};

describe('ranges', () => {
  test('[PC-MEASURE-01@2017] range 6 with gaps of 6 both ways is in range: the two are not added', () => {
    // A 30 mm model is 1.5 inches high.
    expect(hits(lob(6), '2017', onTower(7.5, 6)).forgetDice().events('rolled')).toHaveLength(1);
  });

  test('[PC-MEASURE-01@2017] each gap is compared alone, and a base 8 inches up is 6.5 above a head of 1.5', () => {
    expect(why(lob(6), '2017', onTower(8, 2))).toBe('target.tooHigh');
    expect(why(lob(6), '2017', onTower(7.5 + HAIR, 2))).toBe('target.tooHigh');
    expect(why(lob(6), '2017', onTower(2, 6 + HAIR))).toBe('target.tooFar');
  });

  test('[PC-MEASURE-01@2013] range 8 with 8 across and 5 up is in range', () => {
    expect(hits(lob(8), '2013', onTower(6.5, 8)).forgetDice().events('rolled')).toHaveLength(1);
    expect(why(lob(8), '2013', onTower(9.5 + HAIR, 8))).toBe('target.tooHigh');
  });

  inEditions(['2013', '2017'], (edition) => {
    test('spans that overlap have no gap, whoever is the taller', () => {
      const game = duel(edition, {
        ace: { z: 3, card: { actions: [lob(1)] } },
        foe: { card: { heightIn: 4 } },
        gap: 1,
        pieces: [structure('stage', { at: [12, 12], size: [1.5, 1.5], height: 3 })],
        dice: [1, 1, 1],
      });
      game.activate('Ace').attack('Ace', 'Hit', 'Foe');
      expect(game.events('rolled')).toHaveLength(1);
    });

    test('[PC-MEASURE-02] a gap of exactly 6 between the base edges is within 6', () => {
      const bar = 'AP 1 Hit (PRJ 6, H vs I, Damage 1) SFX: none';
      expect(hits(bar, edition, { gap: 6, dice: [1, 1] }).events('rolled')).toHaveLength(1);
      expect(why(bar, edition, { gap: 6 + HAIR })).toBe('target.tooFar');
    });

    test('[PC-MEASURE-02] an Aura of 3 holds the friend whose base edge is at 2.9 and whose centre beyond 3', () => {
      const guard = (gap: number) => {
        const game = duel(edition, {
          ace: { card: { actions: ['AP 1 Guard (AUR 3, K vs 5, Limited/Friendly, Defend 1) SFX: none'] } },
          foe: { at: [2, 2], card: { actions: ['AP 1 Lob (IND 30, H vs K, Damage 1) SFX: none'] } },
          a: { Pal: { at: beside([12, 12], { gap }) } },
          dice: [2],
        });
        game.activate('Ace').attack('Ace', 'Guard').endActivation();
        game.dice(1, 1, 1).activate('Foe').attack('Foe', 'Lob', 'Pal').forgetDice();
        return game.last('rolled').defence?.faces.length;
      };
      expect([guard(2.9), guard(3), guard(3 + HAIR)]).toEqual([2, 2, 1]);
    });

    test("[PC-MEASURE-02] a Blast of 2 is measured from the centre of the Target's base to any part of the others", () => {
      const blast = (edge: number) => {
        const centre = beside([12, 12], { gap: 5 });
        const game = hits('AP 1 Hit (PRJ 8, H vs I, Damage 1 and Blast 2) SFX: none', edition, {
          gap: 5,
          b: { Two: { at: [centre[0] + edge + 15 / 25.4, 12] } },
          dice: [2, 1, 2, 1],
        });
        game.forgetDice();
        return game.model('Two').health;
      };
      expect([blast(1.9), blast(2), blast(2 + HAIR)]).toEqual([5, 5, 6]);
    });

    test("[PC-MEASURE-02] a Pulse is measured from the user's base edge", () => {
      const wave = (gap: number) => {
        const game = duel(edition, {
          ace: { card: { baseMm: 50, actions: ['AP 1 Wave (PLS 3, H vs I, Damage 1) SFX: none'] } },
          gap,
          dice: [2, 2, 1],
        });
        game.activate('Ace').attack('Ace', 'Wave').forgetDice();
        return game.model('Foe').health;
      };
      expect([wave(3), wave(3 + HAIR)]).toEqual([5, 6]);
    });

    test('[PC-MEASURE-04] a base of 40 mm is 1.5748 inches across', () => {
      const centres = (inches: number) => ({
        ace: { card: { baseMm: 40, actions: ['AP 1 Hit (PRJ 6, H vs I, Damage 1) SFX: none'] } },
        foe: { card: { baseMm: 40 }, at: [12 + inches, 12] as const },
      });
      const game = duel(edition, { ...centres(7.5748), dice: [1, 1] });
      expect(game.activate('Ace').attack('Ace', 'Hit', 'Foe').events('rolled')).toHaveLength(1);
      const far = duel(edition, centres(7.5848)).activate('Ace');
      expect(far.refused((it) => it.attack('Ace', 'Hit', 'Foe'))).toBe('target.tooFar');
    });

    test('[PC-MEASURE-04] a move of 4 inches is 10.16 cm', () => {
      const game = duel(edition, { ace: { card: { move: 4 } }, foe: { at: [2, 2] } }).activate('Ace');
      const { x } = game.model('Ace');
      expect(game.refused((it) => it.move('Ace', [16.01, 12]))).toBe('move.tooFar');
      game.move('Ace', [16, 12]);
      expect(game.model('Ace').x - x).toBe(101_600);
    });
  });
});

describe('measuring before a declaration', () => {
  const ranges = (game: Play, of: string, team: 'a' | 'b') => {
    const bar = game.profile(of).actions.find((one) => one.name === 'Shot') as ActionProfile;
    const world = worldOf(game.game);
    const me = game.names.model(of);
    return targetsOf(world, me, me, bar, bar.uses[0]!, declarer(team, FREE_LIMITS)).map(
      ({ id, gap, why: no }) => [id, gap, no?.code ?? null],
    );
  };
  const SHOOTER = { actions: ['AP 1 Shot (PRJ 8, H vs I, Damage 1) SFX: none'] };

  test("[PC-MEASURE-03@2017] any player may measure in the opponent's Turn, between any two things", () => {
    const hut = structure('hut', { at: [20, 20], size: [2, 2], height: 2 });
    const game = duel('2017', { gap: 9, foe: { card: SHOOTER }, pieces: [hut] });
    expect(game.question('turn').by).toBe('a');
    const ace = game.names.model('Ace');
    const before = JSON.stringify(game.game);
    expect(ranges(game, 'Foe', 'b')).toContainEqual([ace, um(9), 'target.tooFar']);
    expect(sightBetween(worldOf(game.game), ace, 'hut')).toMatchObject({
      visible: true,
      gap: { horizontal: Math.round(Math.hypot(um(7), um(7))) - 15_000, vertical: 0 },
    });
    expect(JSON.stringify(game.game)).toBe(before);
  });

  test('[PC-MEASURE-03@2013] distances and legal Targets are shown before anything is declared', () => {
    const game = duel('2013', { gap: 8, b: { Far: { at: [22.5, 12] } } }).activate('Ace');
    expect(ranges(game, 'Ace', 'a')).toEqual([
      [game.names.model('Foe'), um(8), null],
      [game.names.model('Far'), um(10.5) - 30_000, 'target.tooFar'],
    ]);
    expect([game.pool('a'), game.events('actionDeclared').length]).toEqual([20, 0]);
  });

  test('[PC-MEASURE-03@2013] a declaration out of range is refused with what it is short of, and costs nothing', () => {
    const game = duel('2013', { gap: 8.5 }).activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Shot', 'Foe'))).toBe('target.tooFar');
    expect(game.pool('a')).toBe(20);
  });
});
