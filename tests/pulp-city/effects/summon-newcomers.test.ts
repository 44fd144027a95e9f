import { expect, test } from 'vitest';
import { duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const BREED = 'Activation Breed (SUM 6, K vs T#3, Summon Minion/Rat (4)) SFX: none';

inEditions(['2013', '2017'], (edition) => {
  test('[PC-FX-29] a Minion Summoned by its own card acts in the next Activation, not in this one', () => {
    const game = duel(edition, {
      a: { Rat: { at: [5, 5], card: { kind: 'minion', modelsAtStart: 1, modelsMax: 4, actions: [BREED] } } },
      dice: [4],
    });
    game.activate('Ace', { minions: 'Rat' }).attack('Rat', 'Breed', [], { at: [6, 7] });
    // The step is over: what is left to the card is its move, with the one it began with.
    expect(game.question('act')).toMatchObject({
      models: [game.names.model('Rat 1')],
      limits: { moves: true },
    });
    game.move('Rat 1', [5, 6]).move('Ace').endActivation();
    game.activate('Foe').move('Foe').endActivation();
    game.activate('Ace', { minions: 'Rat' });
    expect(game.question('act').models).toEqual(['Rat 1', 'Rat 2'].map(game.names.model));
  });

  test('[PC-TYPE-05] [PC-FX-29] a Minion Summoned into contact is reacted to, against that Minion; apart from it not', () => {
    const R30 = 15 / 25.4;
    const RAISE = 'AP 1 Raise (SUM 8, K vs T#3, Summon Minion/Rat (4)) SFX: none';
    const TRIP = 'AP 0 Trip (RCT/BTB, F vs G, Stun) SFX: none';
    const raised = (gap: number) =>
      duel(edition, {
        ace: { card: { actions: [RAISE] } },
        foe: { at: [16, 12], card: { actions: [TRIP] } },
        a: { Rat: { at: [5, 5], card: { kind: 'minion', modelsAtStart: 1, modelsMax: 4 } } },
        dice: [4],
      })
        .activate('Ace')
        .attack('Ace', 'Raise', [], { at: [16, 12 + 2 * R30 + gap], quiet: false });
    const game = raised(0);
    expect(game.question('react')).toMatchObject({
      by: 'b',
      trigger: 'BTB',
      against: game.names.model('Rat 2'),
    });
    expect(raised(0.1).asked()).not.toContain('react');
  });
});
