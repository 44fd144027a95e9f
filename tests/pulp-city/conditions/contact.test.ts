import { describe, expect, test } from 'vitest';
import { beside, duel, type DuelSpec } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import { object, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

const R = 15 / 25.4;

/** Ace stands on a ledge that ends at the edge of his base; Foe stands below it, edge to edge. */
const onLedge = (edition: Edition, height: number, spec: Omit<DuelSpec, 'edition'> = {}): Play =>
  duel(edition, {
    pieces: [structure('ledge', { at: [11 + R, 12], size: [2, 2], height })],
    ...spec,
    ace: { z: height, ...spec.ace },
  }).activate('Ace');

const strike = (game: Play, target = 'Foe'): Play => game.attack('Ace', 'Strike', target);

describe('Base to Base', () => {
  inEditions(['2013', '2017'], (edition) => {
    test('[PC-COND-01] on a ledge of 1 inch, base edges meeting a 30 mm model below: in Base to Base', () => {
      // In 2017 an inch is Higher Ground.
      const dice = edition === '2013' ? [2, 1] : [2, 2, 1];
      const game = strike(onLedge(edition, 1, { dice }));
      expect(game.last('rolled').target).toBe(game.names.model('Foe'));
    });

    test('[PC-COND-01] on a ledge of 3 inches above a human-sized model: not in Base to Base', () => {
      expect(onLedge(edition, 3).refused(strike)).toBe('target.notInContact');
    });

    test('[PC-COND-01] where the base stands level with the top of the head below, they still meet', () => {
      const game = strike(onLedge(edition, 1.5, { dice: [2, 2, 1] }));
      expect(game.events('rolled')).toHaveLength(1);
      expect(onLedge(edition, 1.51).refused(strike)).toBe('target.notInContact');
    });

    test('[PC-COND-01] a taller model is met higher up: a base of 50 mm is 2.5 inches high', () => {
      const game = onLedge(edition, 2.5, { foe: { card: { baseMm: 50 } }, dice: [2, 2, 1, 1] });
      expect(strike(game).events('rolled')).toHaveLength(1);
      expect(onLedge(edition, 2.51, { foe: { card: { baseMm: 50 } } }).refused(strike)).toBe(
        'target.notInContact',
      );
    });

    test('[PC-COND-01] a height printed on the card goes before that of its base', () => {
      const game = onLedge(edition, 2.5, { foe: { card: { heightIn: 2.5 } }, dice: [2, 2, 1] });
      expect(strike(game).events('rolled')).toHaveLength(1);
    });

    test('[PC-COND-01] a gap of half an inch is none; one of a hundredth counts as touching', () => {
      expect(duel(edition, { gap: 0.5 }).activate('Ace').refused(strike)).toBe('target.notInContact');
      expect(duel(edition, { gap: 0.011 }).activate('Ace').refused(strike)).toBe('target.notInContact');
      const close = strike(duel(edition, { gap: 0.01, dice: [2, 1] }).activate('Ace'));
      expect(close.model('Foe').health).toBe(5);
    });

    test.each([
      ['Pal', [1, 1]],
      ['crate', [1]],
      ['hut', [1]],
    ])('[PC-COND-01] friends, Objects and Structures can be in Base to Base as well: %s', (target, dice) => {
      const game = duel(edition, {
        foe: { at: [2, 2] },
        a: { Pal: { at: beside([12, 12], { side: 'west' }) } },
        pieces: [
          object('crate', { at: [12 + R + 0.5, 12] }),
          structure('hut', { at: [12, 13 + R], size: [2, 2], height: 2 }),
        ],
        dice,
      }).activate('Ace');
      const id = game.names.target(target);
      expect(strike(game, target).last('rolled').target).toBe(id);
    });

    test('[PC-COND-01] a solid wall between breaks it', () => {
      const hall = structure('hall', { at: [10, 12], size: [4, 4], height: 3, enclosed: true });
      const game = duel(edition, {
        ace: { at: [12 - R, 12], inside: 'hall' },
        pieces: [hall],
      }).activate('Ace');
      expect(game.at('Foe').x - game.at('Ace').x).toBeCloseTo(2 * R, 2);
      expect(game.refused(strike)).toBe('target.notInContact');
    });
  });
});
