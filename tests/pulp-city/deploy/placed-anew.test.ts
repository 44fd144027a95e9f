import { expect, test } from 'vitest';
import { inEditions } from '../../support/editions.ts';
import { scene } from '../../support/scene.ts';
import { actFast, nameRollers } from '../../support/rounds.ts';
import { um } from '../../support/pieces.ts';
import { at, deploying, hero, southern } from './deploying.ts';

const SCOUT = {
  actions: ['AP 1 Strike (CCM, F vs G, Damage 1) SFX: none'],
  powers: [
    {
      name: 'Scout',
      clauses: [{ at: 'effectsPhase', may: [{ fx: 'reposition', x: 8 }], when: { round: 1 } }],
    },
  ],
} as const;

inEditions(['2013', '2017'], (edition) => {
  test('[PC-DEPLOY-08] whoever may be placed anew is so around the spot where he was deployed', () => {
    const game = southern(deploying(edition, { Scout: hero(SCOUT) }, [], 36));
    game.answer('deploy', { model: game.names.model('Scout'), at: at(12, 4) });
    game.answer('deploy', { model: game.names.model('Foe'), at: at(12, 32) });
    game.dice(6, 1);
    nameRollers(game, { a: 'Scout', b: 'Foe' });
    while (game.pending('chooseFirstToDeclare').length > 0) game.answer('chooseFirstToDeclare', 'a');
    while (game.pending('startingDice').length > 0) game.answer('startingDice', 0);
    actFast(game, 'Scout', [12, 8]);
    game.answer('chooseFirstTurn', 'a');
    game.answer('usePower', { use: true, model: null });
    expect(game.question('returnPlace').anew).toMatchObject({ around: { y: um(4) }, inches: 8 });
    expect(game.refused((it) => it.answer('returnPlace', at(12, 12.1)))).toBe('place.tooFarAway');
    game.answer('returnPlace', at(12, 12));
    expect([game.at('Scout').y, game.card('Scout').fatigue]).toEqual([12, 0]);
  });

  test('[PC-DEPLOY-08] he is not placed in the Enemy zone, nor on Dangerous Terrain', () => {
    const game = scene({
      edition,
      a: { Scout: { at: [12, 18], card: SCOUT } },
      b: { Foe: { at: [2, 23] } },
      phase: 'effects',
    });
    southern(game).answer('usePower', { use: true, model: null });
    expect(game.refusal((it) => it.answer('returnPlace', at(12, 22)))).toMatchObject({
      code: 'place.insideZone',
      rule: 'PC-DEPLOY-08',
    });
    game.answer('returnPlace', at(12, 20));
    expect(game.at('Scout').y).toBe(20);
  });
});
