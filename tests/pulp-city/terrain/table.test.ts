import { describe, expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { bodyOf } from '../../../src/systems/pulp-city/board/bodies.ts';
import { gapBetween, touching, withinRange } from '../../../src/systems/pulp-city/board/distance.ts';
import { inBtb } from '../../../src/systems/pulp-city/traits/contact.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';
import { type ModelSpec, scene } from '../../support/scene.ts';
import { R30 } from '../move/walker.ts';

const two = (
  edition: Edition,
  thug: ModelSpec,
  hero: Partial<ModelSpec> = {},
  pieces: readonly ReturnType<typeof structure>[] = [],
) => {
  const game = scene({ edition, a: { Hero: { at: [6, 12], ...hero } }, b: { Thug: thug }, pieces });
  return { w: worldOf(game.game), hero: game.names.model('Hero'), thug: game.names.model('Thug'), game };
};

const ROOF = structure('roof', { at: [16, 12], size: [8, 8], height: 8 });

describe('measuring', () => {
  inEditions(['2013', '2017'], (edition) => {
    test('[PC-TABLE-02] one inch is 25.4 mm, with a slack of a thousandth in favour of yes', () => {
      const reach = (gap: number) => {
        const { w, hero, thug } = two(edition, { at: [6 + 2 * R30 + gap, 12] });
        return withinRange(w, hero, thug, 6);
      };
      expect([reach(6), reach(6.0004), reach(6.002)]).toEqual([true, true, false]);
    });

    test('[PC-TABLE-04@2013, PC-TABLE-04@2017] the two axes are checked apart and never added', () => {
      const high = (z: number) => {
        const roof = structure('roof', { at: [16, 12], size: [8, 8], height: z });
        const { w, hero, thug } = two(edition, { at: [6 + 2 * R30 + 5.9, 12], z }, {}, [roof]);
        return withinRange(w, hero, thug, 6);
      };
      expect([high(7), high(8)]).toEqual([true, false]);
    });

    test('[PC-TABLE-05] distances run between the nearest edges', () => {
      const { w, hero, thug } = two(edition, { card: { baseMm: 50 }, at: [12, 12] });
      expect(Math.round(gapBetween(w, hero, thug).horizontal / 254) / 100).toBeCloseTo(
        6 - R30 - 25 / 25.4,
        2,
      );
    });

    test('[PC-TABLE-07, PC-TABLE-08] a model is a cylinder on its base, a twentieth of its millimetres high in inches', () => {
      const { w, thug } = two(edition, { card: { baseMm: 40 }, at: [16, 12], z: 8 }, {}, [ROOF]);
      expect(bodyOf(w, thug)).toMatchObject({ r: 20_000, h: 50_800, z: 8 * 25_400 });
      const tall = two(edition, { card: { heightIn: 5 }, at: [16, 12] });
      expect(bodyOf(tall.w, tall.thug).h).toBe(127_000);
    });

    test("[PC-TABLE-09, PC-COND-01] contact is edges that meet and spans that meet, with no room's wall between", () => {
      const stacked = (z: number) => {
        const step = structure('step', { at: [10, 12], size: [4, 4], height: z });
        const { w, hero, thug } = two(edition, { at: [8 + R30, 12], z }, { at: [8 - R30, 12] }, [step]);
        return touching(w, hero, thug);
      };
      expect([stacked(1.5), stacked(1.6)]).toEqual([true, false]);
      const hall = structure('hall', { at: [12, 12], size: [6, 6], height: 3, enclosed: true });
      const { w, hero, thug } = two(edition, { at: [9 + R30, 12], inside: 'hall' }, { at: [9 - R30, 12] }, [
        hall,
      ]);
      expect([touching(w, hero, thug), touching(w, hero, 'hall'), touching(w, thug, 'hall')]).toEqual([
        false,
        true,
        true,
      ]);
    });

    test('[PC-TABLE-14@2013, PC-TABLE-14@2017] models of one Team are friends', () => {
      const { w, hero, thug } = two(edition, { at: [6 + 2 * R30, 12] });
      expect(inBtb(w, hero, thug)).toBe(true);
    });
  });

  test("[PC-TABLE-06@2013] a base is a circle of the card's size, or of the smaller one chosen at set-up", () => {
    const game = scene({
      edition: '2013',
      a: { Hero: { card: { baseMm: 50 }, at: [6, 12] } },
      b: { Thug: { at: [12, 12] } },
    });
    const { w, setup } = { w: worldOf(game.game), setup: game.game.setup };
    const chosen = {
      ...w,
      setup: {
        ...setup,
        teams: { ...setup.teams, a: { ...setup.teams.a, cards: [{ profile: 'hero', baseMm: 40 }] } },
      },
      cache: { ...w.cache, bodies: new Map() },
    };
    expect([bodyOf(w, 'a1').r, bodyOf(chosen, 'a1').r]).toEqual([25_000, 20_000]);
  });

  test("[PC-TABLE-06@2017] a base is a circle of the card's size", () => {
    const { w, thug } = two('2017', { card: { baseMm: 50 }, at: [12, 12] });
    expect(bodyOf(w, thug).r).toBe(25_000);
  });
});
