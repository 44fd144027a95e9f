import { expect, test } from 'vitest';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import { duel } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

const wins = (when?: Extract<Clause, { set: string }>['when']) => ({
  name: 'Lucky',
  clauses: [{ set: 'tieBreak', to: 'wins', ...(when === undefined ? {} : { when }) }],
});

const VILLAINS = wins({ opponent: { kind: 'supreme', alignment: 'Villain' } });

function tie(edition: Edition, ace: object, foe: object) {
  const game = duel(edition, { ace: { card: ace }, foe: { card: foe }, dice: [4, 4] });
  game.activate('Ace').attack('Ace', 'Strike', 'Foe');
  const { won, tie: why } = game.last('rolled');
  return [won, why, game.model('Foe').health];
}

inEditions(['2013', '2017'], (edition) => {
  test('[PC-ROLL-05] a Power that wins ties goes before the Origins', () => {
    const [ace, foe] = [{ origin: 'Nature' }, { origin: 'Mystery', health: 6 }];
    expect(tie(edition, ace, foe)).toEqual([false, 'triad', 6]);
    expect(tie(edition, { ...ace, powers: [wins()] }, foe)).toEqual([true, 'power', 5]);
  });

  test('[PC-ROLL-05] a Power that wins ties wins them for the Defender, too', () => {
    const [ace, foe] = [{ origin: 'Mystery' }, { origin: 'Nature', health: 6 }];
    expect(tie(edition, ace, foe)).toEqual([true, 'triad', 5]);
    expect(tie(edition, ace, { ...foe, powers: [wins()] })).toEqual([false, 'power', 6]);
  });

  test('[PC-ROLL-05] two such Powers leave the tie to the order of the book', () => {
    const both = { powers: [wins()], health: 6 };
    expect(tie(edition, { ...both, origin: 'Mystery' }, { ...both, origin: 'Nature' })).toEqual([
      true,
      'triad',
      5,
    ]);
    expect(tie(edition, both, both)).toEqual([false, 'defender', 6]);
  });

  test('[PC-ROLL-05] against whom the Power does not speak of, it wins no tie', () => {
    const ace = { powers: [VILLAINS] };
    expect(tie(edition, ace, { alignment: ['Villain'], health: 6 })).toEqual([true, 'power', 5]);
    expect(tie(edition, ace, { alignment: ['Hero'], health: 6 })).toEqual([false, 'defender', 6]);
  });
});
