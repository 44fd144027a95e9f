import { describe, expect, test } from 'vitest';
import { beside, duel, reasons } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { object, structure } from '../../support/pieces.ts';

const R30 = 15 / 25.4;
const GAP = 4;
const FOE_AT = beside([12, 12], { gap: GAP });

const shot = (edition: '2013' | '2017', piece: ReturnType<typeof object>, dice: readonly number[]) =>
  reasons(
    duel(edition, { gap: GAP, pieces: [piece], dice })
      .activate('Ace')
      .attack('Ace', 'Shot', 'Foe'),
    'defence',
  );

describe('what touches a model from behind', () => {
  const wall = (x: number) => structure('wall', { at: [x, 12], size: [1, 6], height: 4 });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-LOS-03] is no Cover, whether it touches the Attacker or the target', () => {
      expect(shot(edition, wall(12 - R30 - 0.5), [1, 1])).toEqual([]);
      expect(shot(edition, wall(FOE_AT[0] + R30 + 0.5), [1, 1])).toEqual([]);
      expect(shot(edition, object('can', { at: [12 - R30 - 0.5, 12] }), [1, 1])).toEqual([]);
    });

    test('[PC-LOS-03] is Cover where it stands between the two', () => {
      const low = object('can', { at: [FOE_AT[0] - R30 - 0.5, 12] });
      expect(shot(edition, low, [1, 1, 1])).toEqual(['In Cover 1']);
    });
  });
});
