import { expect, test } from 'vitest';
import type { PowerClause } from '../../../src/systems/pulp-city/model/clause.ts';
import { duel, STRIKE } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';
import { walker } from '../move/walker.ts';

const HIT = 'AP 1 Hit (CCM, F vs G, Damage 2) SFX: Damage 1';
const guard = (...clauses: readonly PowerClause[]) => ({ powers: [{ name: 'Guard', clauses }] });
const takesOver = (when: object = { action: { kind: 'combat' } }): PowerClause => ({
  at: 'damageComing',
  may: [{ fx: 'transferDamage', to: 'self' }],
  who: { side: 'friendly', within: 2, other: true },
  when,
});
const handsOver: PowerClause = {
  at: 'damageComing',
  may: [
    { fx: 'transferDamage', to: { side: 'friendly', kind: 'supreme', within: 6, other: true, count: 1 } },
  ],
};

inEditions(['2013', '2017'], (edition) => {
  /** Ace hits Foe, Bull is near. */
  const hit = (spec: Parameters<typeof duel>[1], bull: object = {}): Play =>
    duel(edition, {
      ace: { card: { actions: [HIT] } },
      b: { Bull: { at: [14, 13.2], ...bull } },
      dice: [5, 2],
      ...spec,
    })
      .activate('Ace')
      .attack('Ace', 'Hit', 'Foe', { quiet: false });
  const health = (game: Play) => [game.model('Foe').health, game.model('Bull').health];

  test('[PC-CARD-06] Damage of a Combat Action may go to a model with such a Power, as the player of the Damaged one says', () => {
    const game = hit({}, { card: guard(takesOver()) });
    const bull = game.names.model('Bull');
    expect(game.question('usePower')).toMatchObject({
      by: 'b',
      power: 'Guard',
      pick: [bull],
      about: { model: game.names.model('Foe'), points: 2 },
    });
    game.answer('usePower', { use: true, model: bull });
    expect(health(game)).toEqual([6, 4]);
    expect(game.last('damageTransferred')).toMatchObject({ points: 2, to: bull });
  });

  test('[PC-CARD-06] a no leaves the Damage where it was, and nobody asks again', () => {
    const game = hit({}, { card: guard(takesOver()) }).decline('usePower');
    expect(health(game)).toEqual([4, 6]);
    expect(game.asked()).toEqual(['act']);
  });

  test.each([
    ['too far away', { at: [20, 20], card: guard(takesOver()) }],
    ['where it asks for Damage from afar', { card: guard(takesOver({ contact: false })) }],
    ['of a Power that asks for another state', { card: guard(takesOver({ state: 'Stunned' })) }],
  ])('[PC-CARD-06] nobody is asked: %s', (_why, bull) => {
    const game = hit({}, bull);
    expect(health(game)).toEqual([4, 6]);
  });

  test('[PC-CARD-06] the taker suffers it with what its own Powers take off', () => {
    const tough: PowerClause = { modify: 'damageTaken', by: -1 };
    const game = hit({}, { card: guard(takesOver(), tough) });
    game.answer('usePower', { use: true, model: game.names.model('Bull') });
    expect(health(game)).toEqual([6, 5]);
  });

  test('[PC-CARD-06] a model may hand its Damage on by a Power of its own', () => {
    const game = hit({ foe: { card: guard(handsOver) } });
    game.answer('usePower', { use: true, model: game.names.model('Bull') });
    expect(health(game)).toEqual([6, 4]);
  });

  test('[PC-CARD-06] two such Powers are asked one after the other', () => {
    const game = hit({ foe: { card: guard(handsOver) } }, { card: guard(takesOver()) });
    game.decline('usePower');
    game.answer('usePower', { use: true, model: game.names.model('Bull') });
    expect(health(game)).toEqual([6, 4]);
  });

  test('[PC-CARD-06] Damage of a Reaction to whoever was hit comes from the one who was Damaged', () => {
    const claw = 'AP 0 Claw (RCT/DMG, F vs G, Damage 1) SFX: none';
    const game = hit(
      { dice: [5, 2] },
      { card: { ...guard(takesOver()), actions: [claw, STRIKE] }, at: [12, 13.2] },
    );
    game.answer('usePower', { use: true, model: game.names.model('Bull') });
    expect(game.question('react').options.map(({ model }) => model)).toEqual([game.names.model('Bull')]);
  });

  test('[PC-CARD-06] Damage that comes from no Action is handed on before anything else happens', () => {
    const hurts: PowerClause = { at: 'activationStarted', must: [{ fx: 'damage', x: 2 }] };
    const begun = (clause: PowerClause): Play =>
      walker(edition, guard(hurts, clause), [6, 6], { a: { Pal: { at: [8, 6] } } });
    const game = begun(handsOver);
    expect(game.asked()).toEqual(['usePower']);
    game.answer('usePower', { use: true, model: game.names.model('Pal') });
    expect([game.model('Hero').health, game.model('Pal').health]).toEqual([6, 4]);
    const kept = begun(handsOver).decline('usePower');
    expect([kept.model('Hero').health, kept.model('Pal').health]).toEqual([4, 6]);
    expect(begun({ ...handsOver, when: { action: { kind: 'combat' } } } as PowerClause).asked()).toEqual([
      'act',
    ]);
  });
});
