/** A Power of the Target that may turn one of the Attacker's dice. */
import { expect, test } from 'vitest';
import { duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const WEBS = {
  name: 'Webs',
  clauses: [{ custom: 'alterDie', with: { set: 1, needsDice: 2 }, at: 'rolled' }],
} as const;

inEditions(['2013', '2017'], (edition) => {
  const rolled = () =>
    duel(edition, { ace: { attack: 1 }, foe: { card: { powers: [WEBS] } }, dice: [2, 6, 3] })
      .activate('Ace')
      .attack('Ace', 'Strike', 'Foe', { quiet: false });

  test('[PC-ROLL-15] whichever it picks counts as the face that the Power sets', () => {
    const game = rolled();
    expect(game.question('changeDie')).toMatchObject({
      by: 'b',
      model: game.names.model('Foe'),
      power: 'Webs',
      faces: [2, 6],
      to: 1,
    });
    game.answer('changeDie', 1);
    expect(game.last('rolled').attack.faces).toEqual([2, 1]);
    expect(game.model('Foe').health).toBe(6);
  });

  test('[PC-ROLL-15] it may be left as it is', () => {
    const game = rolled().answer('changeDie', null);
    expect(game.events('dieChanged')).toEqual([]);
    expect(game.last('rolled').attack.faces).toEqual([2, 6]);
    expect(game.answer('spendSfx', { picks: [], extras: [] }).model('Foe').health).toBe(5);
  });
});
