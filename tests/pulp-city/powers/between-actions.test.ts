import { expect, test } from 'vitest';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import { duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const rage = (more: object = {}): Clause => ({
  at: 'duringActivation',
  may: [{ fx: 'lasting', clauses: [{ modify: 'attackerDice', by: 1 }], lasts: 'effectsPhase' }],
  cost: { fatigue: 1 },
  ...more,
});
const with_ = (clause: Clause, more: object = {}) => ({
  ace: { card: { powers: [{ name: 'Rage', clauses: [clause] }], ...more } },
});
const use = { do: 'power', model: 'a1', power: 'Rage', index: 0 } as const;

inEditions(['2013', '2017'], (edition) => {
  test('[PC-CARD-06] a Power is used and paid between the Actions of its model', () => {
    const game = duel(edition, { ...with_(rage()), dice: [6, 1, 1] });
    game.activate('Ace').act(use);
    expect(game.card('Ace').fatigue).toBe(1);
    game.attack('Ace', 'Strike', 'Foe');
    expect(game.last('rolled').attack.sources).toContainEqual(
      expect.objectContaining({ name: 'Rage', dice: 1 }),
    );
  });

  test('[PC-CARD-06] it is closed when its limit is used up, its price cannot be paid, or another acts', () => {
    const game = duel(edition, with_(rage({ limit: 'oncePerActivation' })));
    expect(
      game
        .activate('Ace')
        .act(use)
        .refused((g) => g.act(use)),
    ).toBe('act.noPower');
    const tired = duel(edition, { ace: { ...with_(rage()).ace, fatigue: 2 } });
    expect(tired.activate('Ace').refused((g) => g.act(use))).toBe('act.noPower');
    const other = duel(edition, { ...with_(rage()), a: { Bob: { at: [2, 2] } } });
    expect(other.activate('Bob').refused((g) => g.act(use))).toBe('act.noPower');
  });

  test('[PC-CARD-06] whom it is for is asked where there are several', () => {
    const boost: Clause = {
      at: 'duringActivation',
      may: [{ fx: 'powerUp', x: 1, to: { side: 'friendly', kind: 'supreme', other: true, count: 1 } }],
      limit: 'oncePerRound',
    };
    const friends = { Bob: { at: [2, 2] }, Cid: { at: [4, 2] } } as const;
    const game = duel(edition, { ...with_(boost), a: friends });
    game.activate('Ace').act(use);
    expect(game.question('usePower')).toMatchObject({ by: 'a', must: true });
    game.answer('usePower', { use: true, model: game.names.model('Cid') });
    expect([game.card('Bob').powerUp, game.card('Cid').powerUp]).toEqual([0, 1]);
    const alone = duel(edition, with_(boost));
    expect(alone.activate('Ace').refused((g) => g.act(use))).toBe('act.noPower');
  });
});
