import { expect, test } from 'vitest';
import type { Clause, OfferedEffect } from '../../../src/systems/pulp-city/model/clause.ts';
import { duel, type DuelSpec } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { type Inches, um } from '../../support/pieces.ts';

const trick = (...may: readonly OfferedEffect[]): Clause =>
  ({ at: 'duringActivation', may, limit: 'oncePerRound' }) as Clause;
const use = { do: 'power', model: 'a1', power: 'Trick', index: 0 } as const;
/** Inches from middle to middle of two bases in contact. */
const CONTACT = 30 / 25.4;
const FOE = { side: 'enemy', kind: 'supreme' } as const;

inEditions(['2013', '2017'], (edition) => {
  const tricky = (effects: readonly OfferedEffect[], spec: Partial<DuelSpec> = {}, card: object = {}) => {
    const powers = [{ name: 'Trick', clauses: [trick(...effects)] }];
    const game = duel(edition, { ...spec, ace: { ...spec.ace, card: { powers, ...card } } });
    return game.activate('Ace').act(use);
  };

  test('[PC-CARD-06] one of several ways is chosen, and none twice in a Round', () => {
    const ways = {
      fx: 'choose',
      once: 'round',
      ways: [
        { name: 'Red', do: [{ fx: 'attack', x: 1 }] },
        {
          do: [
            { fx: 'defend', x: 1 },
            { fx: 'powerUp', x: 1 },
          ],
        },
      ],
    } as const;
    const game = tricky([ways, ways]);
    expect(game.question('powerWays')).toMatchObject({ by: 'a', count: 1 });
    expect(game.refused((g) => g.answer('powerWays', [0, 1]))).toBe('answer.notOffered');
    game.answer('powerWays', [1]);
    expect(game.last('limitUsed')).toMatchObject({ key: 'way:Trick:0', until: 'round' });
    expect([game.model('Ace').attack, game.model('Ace').defend, game.card('Ace').powerUp]).toEqual([1, 1, 1]);
  });

  test('[PC-CARD-06] several of the ways are chosen where the text says so, and the Defender chooses where it does', () => {
    const ways = ['attack', 'defend', 'powerUp'].map((fx) => ({ do: [{ fx, x: 1 }] })) as never;
    const game = tricky([{ fx: 'choose', ways, count: 2 }]);
    game.answer('powerWays', [0, 2]);
    expect([game.model('Ace').attack, game.model('Ace').defend, game.card('Ace').powerUp]).toEqual([1, 0, 1]);
  });

  test('[PC-CARD-06] a die brings what its face says', () => {
    const roll = {
      fx: 'rollDie',
      bands: [
        { from: 1, to: 2, do: [] },
        { from: 3, to: 6, do: [{ fx: 'powerUp', x: 1 }] },
      ],
    } as const;
    expect(tricky([roll], { dice: [2] }).card('Ace').powerUp).toBe(0);
    const game = tricky([roll], { dice: [3] });
    expect(game.card('Ace').powerUp).toBe(1);
    expect(game.last('powerRolled')).toMatchObject({ power: 'Trick', faces: [3] });
  });

  test('[PC-FX-22] Power Up dice go from one card to another, no more than there are', () => {
    const friend = { side: 'friendly', kind: 'supreme', count: 1 } as const;
    const move = { fx: 'moveDice', from: friend, to: { ...friend, orSelf: true } } as const;
    const game = tricky([move], { a: { Bob: { at: [2, 2], powerUp: 2 }, Cid: { at: [4, 2], powerUp: 1 } } });
    game.answer('usePower', { use: true, model: 'a1' });
    expect(game.question('usePower')).toMatchObject({ must: true, pick: ['a2', 'a3'] });
    game.answer('usePower', { use: true, model: 'a2' });
    expect(['Ace', 'Bob', 'Cid'].map((name) => game.card(name).powerUp)).toEqual([1, 1, 1]);
  });

  test('[PC-FX-12] a Power Shifts, and Immunity keeps it off', () => {
    const shift = { fx: 'shift', x: 2, to: FOE } as const;
    const game = tricky([shift], { gap: 3 });
    const { x, y } = game.model('Foe');
    game.answer('shift', { x: x + um(6), y });
    expect(game.last('displaced')).toMatchObject({ effect: 'shift', length: um(2) });
    const firm = [{ name: 'Firm', clauses: [{ grant: 'immune', of: 'Displacement' }] }] as const;
    const still = tricky([shift], { gap: 3, foe: { card: { powers: firm } } });
    expect(still.last('effectIgnored')).toMatchObject({ effect: 'shift', why: 'immune' });
    expect(y).toBe(still.model('Foe').y);
  });

  test('[PC-FX-10] [PC-FX-11] a Power pushes away and pulls closer', () => {
    const away = tricky([{ fx: 'knockback', x: 2, to: FOE }], { gap: 3 });
    const { x } = away.model('Foe');
    expect(away.last('displaced')).toMatchObject({ effect: 'knockback', length: um(2) });
    const near = tricky([{ fx: 'pull', x: 2, to: FOE }], { gap: 3 });
    expect(near.last('displaced')).toMatchObject({ effect: 'pull', length: um(2) });
    expect(x - near.model('Foe').x).toBe(um(4));
  });

  test('[PC-CARD-06] a Power puts a model into Base to Base with another, on the side that its player chooses', () => {
    const bring = { fx: 'place', to: { name: 'Bob' }, beside: 'self' } as const;
    const game = tricky([bring], { a: { Bob: { at: [2, 2] } }, gap: 6 });
    expect(game.last('placed')).toMatchObject({ model: 'a2', why: 'power' });
    const { x, y } = game.at('Bob');
    expect(Math.hypot(x - 12, y - 12)).toBeCloseTo(30 / 25.4, 2);
  });

  test('[PC-CARD-06, PC-MOVE-34] for a Power nobody makes room: the model goes beside whoever it is put to, and on nobody', () => {
    const bring = { fx: 'place', to: { name: 'Bob' }, beside: 'self' } as const;
    const asked = (around: Readonly<Record<string, { readonly at: Inches }>>) => {
      const bob = { Bob: { at: [12, 2] as const } };
      const game = duel(edition, {
        ace: { card: { powers: [{ name: 'Trick', clauses: [trick(bring)] }] } },
        a: { ...bob, ...around },
        gap: 6,
      }).activate('Ace');
      game.send({ type: 'answer', decision: game.question('act').id, answer: use });
      return game;
    };
    const near = asked({ Cid: { at: [12, 12 - CONTACT] } });
    const [side] = near.pending('placeModel');
    expect(near.refused((it) => it.answer('placeModel', { x: um(12), y: um(6) }))).toBe('place.noRoom');
    expect(side).toMatchObject({ model: 'a2', touching: 'a1', free: true });
    near.answer('placeModel', { x: um(6), y: um(12) });
    expect(near.at('Bob').x).toBeCloseTo(12 - CONTACT, 2);
    expect(near.events('placed').map(({ model }) => model)).toEqual(['a2']);
    const sides = [0, 1, 2, 3, 4, 5].map((at) => (at * Math.PI) / 3);
    const ring = sides.map(
      (turn, at) =>
        [`P${at}`, { at: [12 + CONTACT * Math.cos(turn), 12 + CONTACT * Math.sin(turn)] as Inches }] as const,
    );
    const shut = asked(Object.fromEntries(ring));
    expect(shut.events('placed')).toEqual([]);
    expect(shut.at('Bob')).toEqual({ x: 12, y: 2, z: 0 });
  });

  test('[PC-CARD-06, PC-TABLE-10] where its base has no room, who trades places stands as near as it has', () => {
    const swap = { fx: 'swap', to: { name: 'Bob' }, with: 'self' } as const;
    const game = tricky([swap], {
      ace: { at: [6, 6] },
      foe: { at: [22, 2] },
      a: { Bob: { at: [16, 16], card: { baseMm: 50 } }, Cid: { at: [6 + CONTACT, 6] } },
    });
    expect(game.at('Ace')).toEqual({ x: 16, y: 16, z: 0 });
    expect(game.at('Bob').x).toBeCloseTo(6 - 10 / 25.4, 2);
    expect(game.at('Cid').x).toBeCloseTo(6 + CONTACT, 2);
  });

  test('[PC-CARD-06] two models trade places', () => {
    const game = tricky([{ fx: 'swap', to: { name: 'Bob' }, with: 'self' }], { a: { Bob: { at: [2, 3] } } });
    expect([game.at('Ace'), game.at('Bob')]).toEqual([
      { x: 2, y: 3, z: 0 },
      { x: 12, y: 12, z: 0 },
    ]);
  });

  test('[PC-MOVE-03] a Movement Action without Fatigue', () => {
    const game = tricky([{ fx: 'freeMove' }], { gap: 6 });
    expect(game.question('act')).toMatchObject({ occasion: 'power', limits: { moves: true, combat: false } });
    game.move('Ace', [12, 14]);
    expect([game.card('Ace').fatigue, game.at('Ace').y]).toEqual([0, 14]);
    expect(game.question('act')).toMatchObject({ occasion: 'activation' });
  });

  test('[PC-CARD-06] an Action for other AP than those of its bar', () => {
    const strike = { fx: 'useAction', action: 'Strike', cost: { ap: 2 } } as const;
    const game = tricky([strike], { dice: [1, 6] });
    game.attack('Ace', 'Strike', 'Foe');
    expect(game.pool('a')).toBe(18);
  });

  test('[PC-ROUND-02] a Power takes AP out of the other Pool, no more than there are', () => {
    expect(tricky([{ fx: 'ap', x: -2, of: 'enemy' }]).pool('b')).toBe(18);
    expect(tricky([{ fx: 'ap', x: -2, of: 'enemy' }], { pools: { b: 1 } }).pool('b')).toBe(0);
  });
});
