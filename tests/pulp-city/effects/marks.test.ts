import { expect, test } from 'vitest';
import type { PowerClause } from '../../../src/systems/pulp-city/model/clause.ts';
import { diceRolled, duel, reasons } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';
import { scene } from '../../support/scene.ts';

const SHOT = 'AP 1 Shot (PRJ 8, H vs I, Damage 1) SFX: Damage 1';
const PULSE = 'AP 1 Wave (PLS 6, H vs I, Damage 1) SFX: Damage 1';
const prey: readonly PowerClause[] = [
  {
    at: 'activationStarted',
    must: [{ fx: 'mark', lasts: 'encounter', to: { side: 'enemy', count: 1 } }],
    limit: 'firstActivationOfEncounter',
  },
  { modify: 'attackerDice', by: 1, when: { as: 'targeting', opponent: { marked: 'Prey' } } },
];
const ward: readonly PowerClause[] = [
  {
    at: 'encounterStarted',
    must: [{ fx: 'mark', lasts: 'encounter', to: { side: 'friendly', other: true, count: 1 } }],
  },
  { modify: 'rollDice', by: 1, when: { near: { marked: 'Ward', within: 3 } } },
];

inEditions(['2013', '2017'], (edition) => {
  const hunt = (dice: readonly number[]): Play =>
    duel(edition, {
      gap: 3,
      ace: { card: { actions: [SHOT, PULSE], powers: [{ name: 'Prey', clauses: prey }] } },
      b: { Bull: { at: [12, 16] } },
      dice,
    }).activate('Ace');

  test('[PC-CARD-06] a model that was named is remembered by the one who named it', () => {
    const game = hunt([5, 5, 2]);
    const foe = game.names.model('Foe');
    expect(game.question('usePower')).toMatchObject({ must: true, pick: [foe, game.names.model('Bull')] });
    game.answer('usePower', { use: true, model: foe }).attack('Ace', 'Shot', 'Foe');
    expect(reasons(game)).toEqual(['Prey 1']);
  });

  test('[PC-CARD-06] another one is not', () => {
    const game = hunt([5, 2]);
    game.answer('usePower', { use: true, model: game.names.model('Bull') }).attack('Ace', 'Shot', 'Foe');
    expect(diceRolled(game)).toEqual([1, 1]);
  });

  test('[PC-TYPE-18] what is only reached by an area is not Targeted, where a Pulse has no Targets', () => {
    const game = hunt(edition === '2017' ? [5, 5, 2, 5, 2] : [5, 2, 5, 2]);
    game.answer('usePower', { use: true, model: game.names.model('Foe') }).attack('Ace', 'Wave');
    const counted = game.events('rolled').map(({ attack }) => attack.faces.length);
    expect(counted).toEqual(edition === '2017' ? [2, 1] : [1, 1]);
  });

  test('[PC-CARD-06] who is named as the Encounter begins is asked of its player', () => {
    const game = scene({
      edition,
      phase: 'deployment',
      a: {
        Ace: { at: [12, 12], card: { powers: [{ name: 'Ward', clauses: ward }] } },
        Pal: { at: [12, 15] },
        Chum: { at: [6, 15] },
      },
      b: { Foe: { at: [4, 4] } },
    });
    const pal = game.names.model('Pal');
    expect(game.question('usePower')).toMatchObject({
      by: 'a',
      must: true,
      pick: [pal, game.names.model('Chum')],
    });
    game.answer('usePower', { use: true, model: pal });
    expect(game.model('Ace').lasting).toMatchObject([{ from: 'Ward', about: pal, lasts: 'encounter' }]);
  });
});
