import { describe, expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { reachOf } from '../../../src/systems/pulp-city/rules/movement/moving.ts';
import { beside } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { structure, um } from '../../support/pieces.ts';
import { endTurns, startRound, stepInPlace } from '../../support/rounds.ts';
import { scene, type SceneSpec } from '../../support/scene.ts';
import { outcome } from '../move/walker.ts';
import { cardFile, loaded } from './card-files.ts';

const real = (id: string) => loaded(cardFile(id));
const AT = [12, 12] as const;

inEditions(['2013', '2017'], (edition) => {
  const table = (a: SceneSpec['a'], b: SceneSpec['b'], more: Partial<SceneSpec> = {}) =>
    scene({ edition, a, b, ...more });

  describe('Mini Hadron', () => {
    const hadron = { card: real('mini-hadron'), at: AT };

    test('[PC-MOVE-36] an enemy Sprint may run through his base and end an inch beyond it, but not on it', () => {
      const game = table({ 'Mini Hadron': hadron }, { Foe: { at: [9, 12] } }, { turn: 'b' }).activate('Foe');
      expect(game.refused((it) => it.move('Foe', [12.5, 12]))).toBe('move.overlaps');
      game.move('Foe', [14, 12]);
      expect(game.at('Foe').x).toBeCloseTo(14, 2);
    });

    test('[PC-MOVE-36] a Sprint of his own goes through others in the same way', () => {
      const game = table({ 'Mini Hadron': hadron }, { Foe: { at: [13.5, 12] } }).activate('Mini Hadron');
      expect(game.refused((it) => it.move('Mini Hadron', [14, 12], { as: 'Sprint' }))).toBe('move.overlaps');
      game.move('Mini Hadron', [15, 12], { as: 'Sprint' });
      expect(game.at('Mini Hadron').x).toBeCloseTo(15, 2);
    });

    test('[PC-MOVE-36] nobody else is run through', () => {
      const game = table(
        { Pal: { at: AT, card: { heightIn: 6 } } },
        { Foe: { at: [9, 12] } },
        { turn: 'b' },
      ).activate('Foe');
      expect(game.refused((it) => it.move('Foe', [14, 12]))).toMatch(/^move\./);
    });
  });

  describe('Step Through Shadows', () => {
    const STEP = { as: 'Blink', power: 'Step Through Shadows' } as const;
    const serpent = (more: object = {}) =>
      table(
        { 'Green Serpent': { card: real('green-serpent'), at: AT, ...more } },
        { Foe: { at: [2, 2] } },
        { pieces: [structure('house', { at: [15, 12], size: [2, 8], height: 9 })] },
      ).activate('Green Serpent');
    const step = (game: ReturnType<typeof serpent>, x: number, more: object = {}) =>
      game.act({
        do: 'move',
        model: game.names.model('Green Serpent'),
        legs: [{ x: um(x), y: um(12) }],
        combined: false,
        fall: false,
        ...STEP,
        ...more,
      });

    test('[PC-MOVE-36] is a Movement Action as Blink 8 with its Fatigue, after which the Activation ends', () => {
      const game = step(serpent(), 20);
      expect([game.at('Green Serpent').x, game.card('Green Serpent').fatigue]).toEqual([20, 1]);
      expect(game.events('activationEnded')).toHaveLength(1);
      expect(game.last('moved')).toMatchObject({ as: 'Blink', length: um(8) });
    });

    test('[PC-MOVE-36] no farther than 8 inches, never combined, and not without a Fatigue to spare', () => {
      const game = serpent();
      expect(game.refused((it) => step(it, 20.1))).toBe('move.tooFar');
      expect(game.refused((it) => step(it, 20, { combined: true }))).toBe('move.notCombined');
      expect(game.refused((it) => step(it, 20, { power: 'Nothing of the Kind' }))).toBe('move.type');
      const tired = serpent({ fatigue: 2 });
      expect(tired.refused((it) => step(it, 16))).toBe('move.fatigue');
    });

    test('[PC-MOVE-36] once a Round', () => {
      const game = table(
        { 'Green Serpent': { card: real('green-serpent'), at: AT } },
        { Foe: { at: [2, 2] } },
        { tweak: (state) => void (state.cards['a1']!.used['Step Through Shadows'] = 'round') },
      ).activate('Green Serpent');
      expect(game.refused((it) => step(it, 16))).toBe('move.type');
    });

    test('[PC-MOVE-36] her own Sprint stays as it is', () => {
      const game = serpent();
      expect(game.refused((it) => it.move('Green Serpent', [12, 17.1]))).toBe('move.tooFar');
      game.move('Green Serpent', [12, 17]);
      expect(game.asked()).toEqual(['act']);
    });
  });

  describe('C.O.R.E. (Genghis Khan)', () => {
    const core = { card: real('c-o-r-e-genghis-khan'), at: AT };
    const NAME = 'C.O.R.E. (Genghis Khan)';
    const FAR = [21, 3] as const;
    const blink = (a: SceneSpec['a'], b: SceneSpec['b'], to: readonly [number, number], as = 'Blink') => {
      const game = table({ [NAME]: core, ...a }, { Foe: { at: [2, 2] }, ...b }).activate(NAME);
      return outcome(() => game.move(NAME, to, { as: as as 'Blink' }));
    };

    test('[PC-MOVE-36] a Blink may end in Base to Base with a Friendly Access Point, however far off', () => {
      const access = { 'Access Points': { at: FAR } };
      expect(blink(access, {}, beside(FAR))).toBe('ok');
      expect(blink(access, {}, beside(FAR, { gap: 0.5 }))).toBe('move.tooFar');
      expect(blink(access, {}, beside(FAR), 'Sprint')).toMatch(/^move\./);
    });

    test('[PC-MOVE-36] not with one of the other Team, nor with somebody else', () => {
      expect(blink({}, { 'Access Points': { at: FAR } }, beside(FAR))).toBe('move.tooFar');
      expect(blink({ Pal: { at: FAR } }, {}, beside(FAR))).toBe('move.tooFar');
    });
  });

  describe('Dr. Mercury', () => {
    const melded = (dice: readonly number[]) =>
      table(
        { 'Dr. Mercury': { card: real('dr-mercury'), at: AT }, Pal: { at: [2, 2], card: { apPlus: 1 } } },
        { Foe: { at: [20, 20] } },
        { round: 2, dice },
      )
        .activate('Dr. Mercury')
        .attack('Dr. Mercury', 'Meld');

    test('[PC-MOVE-36] leaves the table by Meld, with no Fatigue; it is his Exclusive Action', () => {
      const game = melded([6, 6]).forgetDice();
      expect(game.model('Dr. Mercury').status).toBe('aloft');
      expect([game.card('Dr. Mercury').fatigue, game.card('Dr. Mercury').apSpent]).toEqual([0, 2]);
      expect(game.events('activationEnded')).toHaveLength(1);
    });

    test('[PC-MOVE-36] stays where he is when it fails', () => {
      const game = melded([1]).forgetDice();
      expect(game.model('Dr. Mercury').status).toBe('table');
    });

    test('[PC-MOVE-36] is back in the Effects Phase of the next Round, and gives no AP+ for it', () => {
      const game = endTurns(melded([6, 6]).forgetDice()).dice(6, 1);
      startRound(game, { a: 'Pal', b: 'Foe' }, 'a');
      expect([game.state.round.number, game.state.round.phase]).toEqual([3, 'effects']);
      const parts = game.events('poolCalculated').filter(({ team }) => team === 'a');
      expect(parts.at(-1)?.parts.map(({ card }) => card)).toEqual(['a2']);
      game.answer('returnPlace', { x: um(12), y: um(12) }).forgetDice();
      expect(game.model('Dr. Mercury').status).toBe('table');
    });
  });

  describe('what is tied to a Totem', () => {
    const totem = {
      ...structure('t9', { at: [8, 12], size: [1, 1], height: 1.5, g: 6, health: 2 }),
      name: 'Totem',
      summoned: { card: 'a1', model: 'a1', action: 'totem' },
    } as const;
    const tie = { id: 'tie', clauses: [{ forbid: 'farther', of: 'Totem' }], lasts: 'round' } as const;
    const tied = (movement: 'Sprint' | 'Flight', bound = true) =>
      table(
        { Ace: { at: [2, 2] } },
        {
          Foe: {
            at: AT,
            card: { movement, move: 5 },
            lasting: bound ? [{ ...tie, from: 'Totem', owner: 'a1' }] : [],
          },
        },
        { pieces: [totem], turn: 'b' },
      ).activate('Foe');

    test.each(['Sprint', 'Flight'] as const)(
      '[PC-MOVE-36] where it may not end is in no reach that is shown (%s)',
      (as) => {
        const ends = (game: ReturnType<typeof tied>) =>
          [10, 12, 12.2, 15].map((x) => reachOf(worldOf(game.game), 'b1', as, false).canEnd(um(x), um(12)));
        expect(ends(tied(as))).toEqual([true, true, false, false]);
        expect(ends(tied(as, false))).toEqual([true, true, true, true]);
        const game = tied(as);
        const reach = reachOf(worldOf(game.game), 'b1', as, false);
        expect(reach.pathTo({ x: um(15), y: um(12) })).toBeNull();
        expect(game.refusal((it) => it.move('Foe', [15, 12], { as }))).toMatchObject({
          code: 'move.farther',
          params: { by: 't9' },
          rule: 'PC-MOVE-36',
        });
        expect(tied(as).move('Foe', [10, 14], { as }).at('Foe')).toMatchObject({ x: 10, y: 14 });
      },
    );
  });

  describe('Siberian and his Snares', () => {
    const SHOVE = 'AP 1 Shove (CCM, F vs T#4, Knockback 2) SFX: none';
    const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: none';
    const snare = {
      ...structure('s9', { at: AT, size: [1, 1], height: 1.5, g: 6, health: 1 }),
      footprint: { kind: 'disc', x: um(AT[0]), y: um(AT[1]), r: 15_000 },
      name: 'Snare',
      summoned: { card: 'b1', model: 'b1', action: 'snare-trap' },
    } as const;
    const foeAt = beside(AT);
    const caught = (more: Partial<SceneSpec> = {}, movement: 'Sprint' | 'Flight' = 'Sprint') =>
      table(
        {
          Ace: { at: foeAt, card: { actions: [STRIKE, SHOVE], F: 9, movement } },
        },
        { Siberian: { card: real('siberian'), at: [22, 22] } },
        { pieces: [snare], ...more },
      );

    test('[PC-MOVE-36] an Enemy in Base to Base with a Snare uses no Movement Action', () => {
      const game = caught().activate('Ace');
      expect(game.refused((it) => it.move('Ace', [14, 12]))).toBe('move.held');
      const flyer = caught({}, 'Flight').activate('Ace');
      expect(flyer.refused((it) => it.act({ do: 'climbHigh', model: 'a1' }))).toBe('move.held');
    });

    test('[PC-MOVE-36] his own side is free beside it, and so is an Enemy an inch off', () => {
      const own = table(
        { Ace: { at: [2, 2] } },
        { Siberian: { card: real('siberian'), at: [22, 22] }, Pal: { at: foeAt } },
        { pieces: [snare], turn: 'b' },
      ).activate('Pal');
      own.move('Pal', [15, 12]);
      const off = table(
        { Ace: { at: beside(AT, { gap: 0.5 }) } },
        { Siberian: { card: real('siberian'), at: [22, 22] } },
        { pieces: [snare] },
      ).activate('Ace');
      off.move('Ace', [15, 12]);
      expect([own.at('Pal').x, off.at('Ace').x]).toEqual([15, 15]);
    });

    test('[PC-MOVE-36] Knocked back 2 inches by a friend it may use Movement Actions again', () => {
      const game = table(
        {
          Pal: { at: beside(foeAt, { side: 'north' }), card: { actions: [SHOVE], F: 9 } },
          Ace: { at: foeAt },
        },
        { Siberian: { card: real('siberian'), at: [22, 22] } },
        { pieces: [snare], dice: [6] },
      ).activate('Pal');
      game.attack('Pal', 'Shove', 'Ace').endActivation();
      expect(game.last('displaced')).toMatchObject({ effect: 'knockback' });
      stepInPlace(game, 'Siberian')
        .answer('usePower', { use: false, model: null })
        .endActivation()
        .activate('Ace')
        .move('Ace', [18, 11]);
      expect(game.at('Ace').x).toBeCloseTo(18, 2);
    });

    test('[PC-MOVE-36] destroying it frees the model; from afar its Stealth keeps Enemies off', () => {
      const game = caught({ dice: [6, 6, 6] }).activate('Ace');
      game.attack('Ace', 'Strike', 's9');
      expect(game.piece('s9')).toBeUndefined();
      game.move('Ace', [14, 15]).forgetDice();
      const shot = table(
        { Ace: { at: [2, 12], card: { actions: ['AP 1 Shot (PRJ 12, H vs I, Damage 1) SFX: none'] } } },
        { Siberian: { card: real('siberian'), at: [22, 22] } },
        { pieces: [snare] },
      ).activate('Ace');
      expect(shot.refused((it) => it.attack('Ace', 'Shot', 's9'))).toBe('target.stealth');
    });
  });

  describe('Genghis Khan', () => {
    const khan = (at: readonly [number, number]) =>
      table(
        {
          'C.O.R.E.': { card: real('c-o-r-e-genghis-khan'), at: [2, 2] },
          'Access Points': { card: real('access-points'), at: [at] },
        },
        { Foe: { at: [2, 20] } },
      ).activate('C.O.R.E.');

    test('[PC-MOVE-36] a Blink may end in Base to Base with a friendly Access Point at any distance, for one Movement Action', () => {
      const game = khan([20, 20]);
      expect(game.refused((it) => it.move('C.O.R.E.', [15, 15]))).toBe('move.tooFar');
      game.move('C.O.R.E.', beside([20, 20], { side: 'west' }));
      expect(game.at('C.O.R.E.').y).toBeCloseTo(20, 2);
      expect(game.card('C.O.R.E.').fatigue).toBe(1);
    });

    test('[PC-MOVE-36] the place must be legal, and only Blink goes there', () => {
      const game = khan([20, 20]);
      expect(game.refused((it) => it.move('C.O.R.E.', [20, 20]))).toBe('move.overlaps');
      expect(
        game.refused((it) => it.move('C.O.R.E.', beside([20, 20], { side: 'west' }), { as: 'Sprint' })),
      ).toBe('move.tooFar');
    });
  });
});
