import { describe, expect, test } from 'vitest';
import { baseCircles, placePlates } from '../../../src/ui/table/layout/plates.ts';
import { boxesOverlap, boxWithin, circleMeetsBox } from '../../../src/ui/table/shapes.ts';
import type { Token } from '../../../src/ui/table/types.ts';
import { measures, scattered, scene, token } from './scene-samples.ts';

const TABLE_PX = { left: 0, top: 0, right: 720, bottom: 720 };

function placed(tokens: readonly Token[], across = false) {
  return placePlates(scene(tokens, { across }), [], measures);
}

describe('plates', () => {
  test('hang below their base when nothing stands there', () => {
    const [plate] = placed([token('Ace', 12, 12)]);
    expect(plate?.x).toBe(360);
    expect(plate?.y).toBeGreaterThan(360 + 18);
    expect(plate?.full).toBe(true);
  });

  test('go above when another base stands below', () => {
    const plates = placed([token('Ace', 12, 12), token('Nuke', 12, 13.3)]);
    const ace = plates.find((plate) => plate.token.id === 'Ace');
    expect(ace?.y).toBeLessThan(360);
  });

  test('stay on the table', () => {
    for (const at of [0.6, 23.4]) {
      for (const plate of placed([token('A long name indeed', at, at)])) {
        expect(boxWithin(plate.box, TABLE_PX)).toBe(true);
      }
    }
  });

  test('shrink to the shape with Health where no place for the name is free', () => {
    const ring = Array.from({ length: 10 }, (_, step) => {
      const angle = (2 * Math.PI * step) / 10;
      return token(`Guard ${step}`, 12 + 2.2 * Math.cos(angle), 12 + 2.2 * Math.sin(angle));
    });
    const plate = placed([token('A very long name to place', 12, 12, { state: 'acting' }), ...ring]).find(
      ({ token: owner }) => owner.at.x === 12 && owner.at.y === 12,
    );
    expect(plate === undefined || !plate.full).toBe(true);
  });

  test('never hide a base edge or one another, however the models stand', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = scattered(seed);
      const tokens = Array.from({ length: 16 }, (_, index) =>
        token(`Model ${index}`, 0.8 + random() * 22.4, 0.8 + random() * 22.4, {
          baseMm: random() < 0.3 ? 40 : 30,
          fatigue: Math.floor(random() * 3),
          powerUp: Math.floor(random() * 3),
          ...(random() < 0.4 ? { elevationText: '3″' } : {}),
        }),
      );
      const plates = placed(tokens, seed % 2 === 0);
      const bases = baseCircles(tokens, measures);
      for (const [index, plate] of plates.entries()) {
        expect(bases.some((base) => circleMeetsBox(base, plate.box))).toBe(false);
        expect(boxWithin(plate.box, TABLE_PX)).toBe(true);
        const later = plates.slice(index + 1);
        expect(later.some((other) => boxesOverlap(other.box, plate.box))).toBe(false);
      }
    }
  });

  test('exist twice across the table, the far one turned and on the far side first', () => {
    const plates = placed([token('Ace', 12, 12)], true);
    expect(plates.map((plate) => plate.turned)).toEqual([false, true]);
    expect(plates[1]?.y).toBeLessThan(360);
  });

  test('leave lines of sight free where another side is free', () => {
    const line = [
      { x: 360, y: 360 },
      { x: 360, y: 700 },
    ] as const;
    const [plate] = placePlates(scene([token('Ace', 12, 12)]), [line], measures);
    expect(plate?.y).toBeLessThan(360);
  });
});
