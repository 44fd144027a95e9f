import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { afterwards } from '../../../src/systems/pulp-city/view/actions/next-steps.ts';
import { duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';
import { um } from '../../support/pieces.ts';

const later = (game: Play) => afterwards(worldOf(game.game), game.game.rest.stack);

inEditions(['2013', '2017'], (edition) => {
  test('Effects that wait are told while an earlier one is asked about', () => {
    const game = duel(edition, {
      gap: 3,
      dice: [2, 1],
      ace: { card: { actions: ['AP 1 Move (PRJ 8, H vs K, Shift 2 and Suppress 1) SFX: none'] } },
    })
      .activate('Ace')
      .attack('Ace', 'Move', 'Foe')
      .spend();
    game.question('shift');
    expect(later(game)).toMatchObject([
      { what: 'effect', node: { fx: 'suppress' }, target: game.names.model('Foe') },
    ]);
    game.answer('shift', { x: um(23), y: um(12) });
    expect(later(game)).toEqual([]);
  });

  test('a Reaction interrupts an Action, and both go on within the Activation', () => {
    const game = duel(edition, {
      gap: 3,
      ace: { card: { actions: ['AP 1 Shot (PRJ 8, H vs K, Damage 1) SFX: none'] } },
      foe: { card: { actions: ['AP 0 Flinch (RCT/TGT 8, J vs K, Suppress 1) SFX: none'] } },
    }).activate('Ace');
    expect(later(game)).toEqual([]);
    game.attack('Ace', 'Shot', 'Foe', { quiet: false });
    game.question('react');
    expect(later(game)).toEqual([
      { what: 'action', model: game.names.model('Ace'), action: 'Shot' },
      { what: 'activation', card: expect.any(String) },
    ]);
  });
});
