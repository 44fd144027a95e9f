/** What is thrown stands in nobody's way. */
import { expect, test } from 'vitest';
import { beside, duel, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object } from '../../support/pieces.ts';
import type { TerrainPiece } from '../../../src/systems/pulp-city/model/terrain.ts';

const HURL = 'AP 1 Hurl* (THR 6, H vs I, Damage 1) SFX: none';

const truck = (id: string, y: number) => object(id, { at: [12, y], rank: 3, size: 2.5, height: 2.5 });

/** Between Ace and Foe, 4.5 inches north of him, stands a truck that he touches, as high as nobody can look over. */
const behindTruck = (edition: Edition, dice: readonly number[], more: readonly TerrainPiece[] = []) =>
  duel(edition, {
    ace: { card: { F: 9, H: 9, actions: [HURL] } },
    foe: { at: beside([12, 12], { gap: 4.5, side: 'north' }) },
    pieces: [truck('truck', 12 + 15 / 25.4 + 1.25), ...more],
    dice,
  }).activate('Ace');

inEditions(['2013', '2017'], (edition) => {
  test('[PC-LOS-04] [PC-TYPE-21] it hides its Target from no one who throws it, nor shelters it', () => {
    const game = behindTruck(edition, [2, 1]).attack('Ace', 'Hurl', 'Foe', { object: 'truck' });
    expect([game.model('Foe').health, reasons(game, 'defence')]).toEqual([5, []]);
  });

  test('[PC-LOS-05] [PC-TYPE-21] whatever else stands there hides it as ever', () => {
    const can = object('can', { at: [12, 12 - 15 / 25.4 - 0.5] });
    const other = behindTruck(edition, [], [can]);
    expect(other.refused((it) => it.attack('Ace', 'Hurl', 'Foe', { object: 'can' }))).toBe('target.hidden');
  });

  test('[PC-TURN-06] [PC-TYPE-21] so there is something to be done with it', () => {
    const game = duel(edition, {
      ace: { fatigue: 2, card: { F: 9, H: 9, actions: [HURL] } },
      foe: { at: beside([12, 12], { gap: 4.5, side: 'north' }) },
      pieces: [truck('truck', 12 + 15 / 25.4 + 1.25)],
    });
    expect(game.question('turn').cards).toEqual([game.names.card('Ace')]);
  });
});
