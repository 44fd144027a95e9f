import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { pieceFacts, shownPieces } from '../../../src/systems/pulp-city/view/table/pieces.ts';
import { inEditions } from '../../support/editions.ts';
import { object, structure, um } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import { danger } from '../move/walker.ts';

inEditions(['2013', '2017'], (edition) => {
  const street = () =>
    scene({
      edition,
      a: { Ace: { at: [12, 12], z: 8 }, Inn: { at: [10, 12], inside: 'tower' } },
      b: { Foe: { at: [3, 3] } },
      pieces: [
        danger('fire', [20, 20], [2, 2]),
        object('car', { at: [4, 12], rank: 2 }),
        structure('tower', { at: [12, 12], size: [10, 5], height: 8, enclosed: true, g: 7, health: 6 }),
      ],
    });

  test('[PC-STRUCT-07, PC-STRUCT-09, PC-OBJ-01] a piece tells its Health, its Defense and what it is', () => {
    const game = street().adjust({ what: 'pieceHealth', piece: 'tower', to: 2 });
    const w = worldOf(game.game);
    expect(pieceFacts(w, 'tower')).toMatchObject({
      health: 2,
      healthMax: 6,
      g: 7,
      material: 'Solid',
      enclosed: true,
      rank: null,
    });
    expect(pieceFacts(w, 'car')).toMatchObject({ health: 2, g: 4, rank: 2, material: null });
    expect(pieceFacts(w, 'fire')).toBeNull();
    expect(pieceFacts(w, 'nowhere')).toBeNull();
    expect(shownPieces(w).map(({ id }) => id)).toEqual(['tower', 'car']);
  });

  test('[PC-STRUCT-10, PC-STRUCT-11] it tells whom its end would hurt, and how', () => {
    const game = street();
    const facts = pieceFacts(worldOf(game.game), 'tower');
    expect(facts).toMatchObject({ above: [game.names.model('Ace')], inside: [game.names.model('Inn')] });
    expect(facts?.height).toBe(um(8));
    const expected =
      edition === '2013'
        ? [
            { by: 'roll', dice: 3, value: 5, attackTrait: 'F' },
            { by: 'roll', dice: 4, value: 5, attackTrait: 'G' },
          ]
        : [
            { by: 'damage', damage: 2, stuns: true },
            { by: 'damage', damage: 3, stuns: true },
          ];
    expect([facts?.fall, facts?.crash]).toMatchObject(expected);
  });

  test('[PC-STRUCT-10] whoever clings to its wall Falls from there, as is told before and happens', () => {
    const hit = 'AP 1 Hit (IND 40, F vs G, Damage 3) SFX: none';
    const clinging = {
      at: [12, 14.5 + 15 / 25.4] as const,
      z: 4,
      wall: 'tower',
      card: { movement: 'Wall Crawling' as const },
    };
    const game = scene({
      edition,
      a: { Ace: { at: [20, 20], card: { F: 9, actions: [hit] } } },
      b: { Foe: { at: [3, 3] }, Thug: clinging },
      pieces: [structure('tower', { at: [12, 12], size: [10, 5], height: 8, g: 7, health: 1 })],
      dice: [5],
    });
    const facts = pieceFacts(worldOf(game.game), 'tower');
    expect(facts).toMatchObject({
      above: [],
      clinging: [{ model: game.names.model('Thug'), height: um(4) }],
    });
    game.activate('Ace').attack('Ace', 'Hit', 'tower');
    expect(game.last('fell')).toMatchObject({
      model: game.names.model('Thug'),
      height: facts?.clinging[0]?.height,
    });
  });
});
