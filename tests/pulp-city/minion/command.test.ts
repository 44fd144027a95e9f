import { expect, test } from 'vitest';
import { inEditions } from '../../support/editions.ts';
import { endTurns, startRound, stepInPlace } from '../../support/rounds.ts';
import { type ModelSpec, type SceneSpec, scene } from '../../support/scene.ts';

const CONTACT = 30 / 25.4;
const claw = 'Activation Claw (CCM, F vs G, Damage 1) SFX: none';

interface Mob {
  readonly mob?: Omit<ModelSpec, 'at'>;
  readonly at?: ModelSpec['at'];
  readonly more?: Partial<SceneSpec>;
}

/** Ace with a Minion card of one model, which is not in contact with Bull unless `at` says so. */
function led(edition: '2013' | '2017', { mob, at, more }: Mob = {}) {
  return scene({
    edition,
    a: {
      Ace: { at: [3, 3] },
      Mob: { at: at ?? [[6, 6]], ...mob, card: { kind: 'minion', actions: [claw], ...mob?.card } },
    },
    b: { Bull: { at: [18, 18] } },
    ...more,
  });
}

inEditions(['2013', '2017'], (edition) => {
  test('[PC-MINION-01] Minions act before their leader or after it, never in between', () => {
    const game = led(edition).activate('Ace').move('Ace', [3, 5]);
    expect(game.question('act').models).toEqual([game.names.model('Ace')]);
    expect(game.refused((it) => it.move('Mob', [6, 7]))).toBe('answer.notOffered');
    game.endActivation().answer('commandAfter', game.names.card('Mob')).move('Mob', [6, 8]);
    expect(game.at('Mob').y).toBe(8);
    expect(game.question('turn').by, 'Ace does not go on').toBe('b');
  });

  test('[PC-MINION-01] commanded before, they are done when the leader begins', () => {
    const game = led(edition).activate('Ace', { minions: 'Mob' });
    expect(game.question('act')).toMatchObject({ occasion: 'minions', card: game.names.card('Mob') });
    game.move('Mob', [6, 8]);
    expect(game.question('act')).toMatchObject({ occasion: 'activation', card: game.names.card('Ace') });
    stepEnd(game.move('Ace'));
    expect(game.question('turn').by, 'not once more afterwards').toBe('b');
  });

  test('[PC-MINION-01] one Minion card for each Activation', () => {
    const start = () =>
      led(edition, {
        more: {
          a: {
            Ace: { at: [3, 3] },
            Mob: { card: { kind: 'minion' }, at: [[6, 6]] },
            Gang: { card: { kind: 'minion' }, at: [[9, 6]] },
          },
        },
      });
    const before = start().activate('Ace', { minions: 'Mob' }).move('Mob', [6, 8]);
    stepEnd(before.move('Ace'));
    expect(before.question('turn').by).toBe('b');
    const after = stepInPlace(start(), 'Ace');
    expect(after.question('commandAfter').cards).toEqual(['Mob', 'Gang'].map(after.names.card));
    after.answer('commandAfter', after.names.card('Gang')).move('Gang', [9, 8]);
    expect(after.question('turn').by).toBe('b');
    expect(after.card('Mob').fatigue).toBe(0);
  });

  test('[PC-MINION-01] without a Supreme that can be Activated fresh Minions stand still', () => {
    const game = led(edition, {
      more: {
        a: {
          Ace: { at: [3, 3], fatigue: 2, card: { actions: [] } },
          Mob: { card: { kind: 'minion' }, at: [[6, 6]] },
        },
        pools: { a: 3 },
      },
    });
    expect(game.question('turn')).toMatchObject({ cards: [], pass: true });
    expect(game.refused((it) => it.activate('Mob'))).toBe('turn.cannotActivate');
    game.pass();
    expect(game.pool('a')).toBe(2);
  });

  test('[PC-MINION-01] the Enemy’s Minions cannot be commanded', () => {
    const game = led(edition, {
      more: { b: { Bull: { at: [18, 18] }, Gang: { card: { kind: 'minion' }, at: [[9, 6]] } } },
    });
    expect(game.refused((it) => it.activate('Ace', { minions: 'b:Gang' }))).toBe('turn.cannotCommand');
  });

  test('[PC-MINION-02] one Fatigue pays for the whole Activation, move and attack', () => {
    const game = led(edition, {
      at: [[6, 6]],
      more: { b: { Bull: { at: [6 + CONTACT, 8] } }, dice: [1, 1, 6] },
    });
    game.activate('Ace', { minions: 'Mob' }).move('Mob', [6, 8]).attack('Mob', 'Claw', 'Bull');
    expect(game.card('Mob').fatigue).toBe(1);
    stepEnd(game.move('Ace'));
    stepInPlace(game, 'Bull');
    game.activate('Ace', { minions: 'Mob' }).move('Mob', [4, 8]);
    expect(game.card('Mob').fatigue).toBe(2);
  });

  test('[PC-MINION-02] a card with 1 Fatigue may still move and fight', () => {
    const game = led(edition, {
      mob: { fatigue: 1 },
      more: { b: { Bull: { at: [6 + CONTACT, 8] } }, dice: [1, 1, 6] },
    });
    game.activate('Ace', { minions: 'Mob' }).move('Mob', [6, 8]).attack('Mob', 'Claw', 'Bull');
    expect(game.events('rolled')).toHaveLength(1);
    expect(game.card('Mob').fatigue).toBe(2);
  });

  test('[PC-MINION-02] where moves are paid, a fresh card that moves has spent both Fatigue', () => {
    const game = led(edition, {
      more: {
        b: { Bull: { at: [6 + CONTACT, 8] } },
        dice: [1, 1, 6],
        switches: { minionMoveFatigue: 'paid' },
      },
    });
    game.activate('Ace', { minions: 'Mob' }).move('Mob', [6, 8]).attack('Mob', 'Claw', 'Bull');
    expect(game.card('Mob').fatigue).toBe(2);
    stepEnd(game.move('Ace'));
    stepInPlace(game, 'Bull');
    expect(game.question('turn').minions[game.names.card('Ace')]).toEqual([]);
  });

  test('[PC-MINION-02] where moves are paid, a card with 1 Fatigue may fight but not move', () => {
    const game = led(edition, {
      mob: { fatigue: 1 },
      at: [[6, 6]],
      more: {
        b: { Bull: { at: [6 + CONTACT, 6] } },
        dice: [1, 6],
        switches: { minionMoveFatigue: 'paid' },
      },
    });
    game.activate('Ace', { minions: 'Mob' });
    expect(game.refused((it) => it.move('Mob', [6, 5]))).toBe('act.noMove');
    game.attack('Mob', 'Claw', 'Bull');
    expect(game.card('Mob').fatigue).toBe(2);
  });

  test('[PC-MINION-02] a card with 2 Fatigue cannot be commanded until the Effects Phase', () => {
    const game = led(edition, { mob: { fatigue: 2 } });
    expect(game.refused((it) => it.activate('Ace', { minions: 'Mob' }))).toBe('turn.cannotCommand');
    stepInPlace(game, 'Ace');
    expect(game.question('turn').by, 'not offered afterwards either').toBe('b');
    stepInPlace(game, 'Bull');
    endTurns(game);
    startRound(game.dice(4, 2), { a: 'Ace', b: 'Bull' }, 'a');
    game.activate('Ace', { minions: 'Mob' }).move('Mob', [6, 8]);
    expect(game.card('Mob').fatigue).toBe(1);
  });
});

function stepEnd<G extends ReturnType<typeof led>>(game: G): G {
  if (game.asked()[0] === 'act') game.endActivation();
  return game;
}
