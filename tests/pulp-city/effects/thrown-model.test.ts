import { describe, expect, test } from 'vitest';
import { beside, duel, type DuelSpec } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { area, structure, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

const R = 15 / 25.4;
const GRAB = 'AP 1 Grab (CCM, F vs G, Damage 1 and Grab & Throw) SFX: Damage 1';
const HURL = 'AP 1 Hurl (THR 8, F vs G, Damage 1) SFX: Damage 1';
/** Where the Target of the Throw stands. */
const TWO = [12, 17] as const;

/** Ace grabs Foe and throws him at Two; the dice of the Throw are the last. */
function hurled(edition: Edition, { b = {}, ...rest }: Omit<DuelSpec, 'edition' | 'ace'> = {}): Play {
  return duel(edition, {
    dice: [2, 1, 2, 1],
    ...rest,
    ace: { card: { F: 6, actions: [GRAB, HURL] } },
    b: { Two: { at: TWO }, ...b },
  })
    .activate('Ace')
    .attack('Ace', 'Grab', 'Foe')
    .attack('Ace', 'Hurl', 'Two', { quiet: false, place: 'asked' });
}

/** Dice of the Throw as they come. */
const rolled = (game: Play): Play => {
  while (game.asked().some((kind) => kind === 'attackDice' || kind === 'defendDice')) game.decline();
  return game;
};

/** Higher Ground, and in 2017 Cover from the edge of the roof. */
const onRoof = (edition: Edition) => (edition === '2013' ? [2, 1, 2, 1, 1] : [2, 1, 2, 1, 1, 1]);

const place = (game: Play, [x, y]: readonly [number, number]): Play =>
  rolled(game).answer('placeModel', { x: um(x), y: um(y) });

inEditions(['2013', '2017'], (edition) => {
  test('[PC-FX-13, PC-TYPE-21] the Attacker says on which side of the Target the thrown model is put down', () => {
    const game = hurled(edition);
    expect(rolled(game).question('placeModel')).toMatchObject({
      by: 'a',
      model: game.names.model('Foe'),
      touching: game.names.model('Two'),
    });
    place(game, [20, 17]);
    expect(game.at('Foe')).toEqual({ x: expect.closeTo(12 + 2 * R, 3), y: 17, z: 0 });
    expect(game.last('placed')).toMatchObject({ why: 'thrown', model: game.names.model('Foe') });
  });

  test('[PC-FX-13] hit or miss, and any side is as good as another', () => {
    const game = place(hurled(edition, { dice: [2, 1, 1, 6] }), [12, 23]);
    expect([game.model('Two').health, game.at('Foe').y]).toEqual([6, expect.closeTo(17 + 2 * R, 3)]);
  });

  test('[PC-FX-13, PC-MOVE-34] whoever stands there is shifted by the least by the player of the Target, Immobile models are not', () => {
    const guard = { Guard: { at: beside(TWO, { side: 'east' }) } } as const;
    const game = place(hurled(edition, { b: guard }), [20, 17]);
    const asked = game.pending('makeRoom').map(({ by, why }) => [by, why]);
    expect(asked.every(([by, why]) => by === 'b' && why === 'thrown')).toBe(true);
    if (asked.length > 0) game.answer('makeRoom', 0);
    expect(game.at('Foe').x).toBeCloseTo(12 + 2 * R, 2);
    expect(game.events('placed').map(({ model, why }) => [game.names.model('Guard') === model, why])).toEqual(
      [
        [true, 'madeRoom'],
        [false, 'thrown'],
      ],
    );
    const stump = { Stump: { at: guard.Guard.at, card: { movement: 'Immobile', move: 0 } } } as const;
    const still = hurled(edition, { b: stump });
    expect(still.refused((it) => place(it, [20, 17]))).toBe('place.noRoom');
    place(still, [4, 17]);
    expect(still.at('Foe').x).toBeCloseTo(12 - 2 * R, 2);
  });

  const roof = (size: readonly [number, number], height = 6) =>
    structure('roof', { at: [12, 17], size, height });

  test('[PC-FX-13, PC-OBJ-07] beside a Target on a roof it is put on that roof, whatever side is pointed at otherwise', () => {
    const up = { b: { Two: { at: TWO, z: 6 } }, pieces: [roof([6, 2])] } as const;
    const game = hurled(edition, { ...up, dice: onRoof(edition) });
    expect(game.refused((it) => place(it, [12, 10]))).toBe('place.noRoom');
    place(game, [20, 17]);
    expect(game.at('Foe')).toEqual({ x: expect.closeTo(12 + 2 * R, 3), y: 17, z: 6 });
    expect(game.events('fell')).toEqual([]);
  });

  test('[PC-FX-13, PC-OBJ-07] one single place is not asked for', () => {
    const stump = (at: readonly [number, number]) =>
      ({ at, z: 6, card: { movement: 'Immobile', move: 0 } }) as const;
    const game = rolled(
      hurled(edition, {
        b: { Two: { at: [9.2, 17], z: 6 }, Stump: stump([11.3, 17]) },
        pieces: [structure('roof', { at: [9.9, 17], size: [2 * R + 2.9, 0.01], height: 6 })],
        dice: onRoof(edition),
      }),
    );
    expect(game.asked()).not.toContain('placeModel');
  });

  test('[PC-DANGER-03, PC-FX-13] Dangerous Terrain it touches where it lands strikes it, Flight alone saves it', () => {
    const lava = area('lava', {
      at: [15, 17],
      size: [3.64, 6],
      danger: { grade: 'Very Dangerous', trait: 'H' },
    });
    const struck = (movement: 'Sprint' | 'Flight', side: readonly [number, number]) => {
      // The environment rolls in 2013.
      const roll = edition === '2013' && movement === 'Sprint' && side[0] > 12 ? [1, 1, 1, 1, 6] : [];
      const foe = { card: { movement } } as const;
      // A flyer has Higher Ground when it is grabbed.
      const grabbed = movement === 'Flight' ? [2, 1, 1] : [2, 1];
      const dice = [...grabbed, 2, 1, ...roll];
      const game = place(hurled(edition, { foe, pieces: [lava], dice }), side);
      while (game.asked()[0] === 'environmentDefence') game.decline();
      return [game.events('struck').length, game.model('Foe').health];
    };
    const thrown = edition === '2013' ? 5 : 4;
    expect(struck('Sprint', [20, 17])).toEqual([1, edition === '2013' ? 5 : thrown - 2]);
    expect(struck('Sprint', [4, 17])).toEqual([0, thrown]);
    expect(struck('Flight', [20, 17])).toEqual([0, thrown]);
  });
});

describe('where no base fits beside the Target', () => {
  const pillar = structure('pillar', { at: [12, 17], size: [0.8, 0.8], height: 6 });
  const up = { b: { Two: { at: TWO, z: 6 } }, pieces: [pillar] } as const;

  test('[PC-FX-13@2017] the thrown model Falls to its foot: Stunned and Damage 2, besides Damage 1 for being thrown', () => {
    const game = rolled(hurled('2017', { ...up, foe: { health: 6 }, dice: onRoof('2017') }));
    expect(game.last('fell')).toMatchObject({ model: game.names.model('Foe'), height: um(6) });
    expect(game.model('Foe')).toMatchObject({ health: 6 - 1 - 1 - 2, stunned: true });
    expect([game.at('Foe').z, game.at('Two').z]).toEqual([0, 6]);
  });

  test('[PC-FX-13@2013] it Falls there too, and the environment rolls for it', () => {
    const game = rolled(hurled('2013', { ...up, dice: [2, 1, 2, 1, 1, /* the Fall */ 1, 1, 1, 6] }));
    expect(game.last('fell')).toMatchObject({ model: game.names.model('Foe'), height: um(6) });
    game.decline();
    expect([game.model('Foe').health, game.at('Foe').z]).toEqual([5, 0]);
  });

  test('[PC-OBJ-07@2017] nor is there beside one that clings to a wall', () => {
    const wall = structure('wall', { at: [12, 19], size: [8, 2], height: 8 });
    const two = { at: [12, 18 - R], z: 6, wall: 'wall', card: { movement: 'Wall Crawling' } } as const;
    const game = rolled(hurled('2017', { b: { Two: two }, pieces: [wall], dice: [2, 1, 2, 1, 1] }));
    expect(game.last('fell')).toMatchObject({ model: game.names.model('Foe'), height: um(6) });
    expect(game.model('Foe').health).toBe(6 - 1 - 1 - 2);
  });
});
