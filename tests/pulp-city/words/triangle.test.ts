import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { describedAs } from '../../../src/systems/pulp-city/traits/descriptors.ts';
import { inEditions } from '../../support/editions.ts';
import { scene } from '../../support/scene.ts';

inEditions(['2013', '2017'], (edition) => {
  const sabotaged = (at: readonly [number, number], gone = false): boolean => {
    const game = scene({
      edition,
      a: {
        Trio: {
          at: [
            [6, 6],
            [12, 6],
            [9, 12],
          ],
          card: {
            powers: [
              {
                name: 'Snare',
                clauses: [{ grant: 'condition', of: 'Sabotaged', who: { side: 'enemy', triangle: true } }],
              },
            ],
          },
        },
      },
      b: { Foe: { at } },
      tweak(state) {
        if (gone) Object.assign(state.models['a1.3'] ?? {}, { status: 'ko', health: 0 });
      },
    });
    return describedAs(worldOf(game.game), game.names.model('Foe'), 'Sabotaged');
  };

  test('[PC-CARD-06] Enemies inside the triangle of three models of the card, as long as all three are there', () => {
    expect(sabotaged([9, 8])).toBe(true);
    expect(sabotaged([9, 8], true)).toBe(false);
  });

  test('[PC-CARD-06] even partly inside, but not beside it', () => {
    expect(sabotaged([9, 5.6])).toBe(true);
    expect(sabotaged([9, 5.2])).toBe(false);
  });
});
