import { expect, test } from 'vitest';
import { agendasHeld, points } from '../../support/agendas.ts';
import { type Inches, structure } from '../../support/pieces.ts';
import { scene, type SceneSpec } from '../../support/scene.ts';
import { danger, R30 } from '../move/walker.ts';

const TOWER = structure('tower', { at: [9, 12], size: [4, 4], height: 9 });
const BESIDE_FOE: Inches = [14 - 2 * R30, 12];

/** Ace, who Blinks, stands on the edge of a tower, Foe with its last Health in the street. */
const jumper = (spec: Partial<SceneSpec> = {}) =>
  scene({
    edition: '2017',
    a: { Ace: { at: [10.9, 12], z: 9, card: { movement: 'Blink', move: 6, level: 1 } } },
    b: { Foe: { at: [14, 12], health: 1 }, Fiend: { at: [22, 22] } },
    pieces: [TOWER],
    ...spec,
  });

test('[PC-AGENDA-24] [PC-FALL-06@2017] who Falls on purpose and Crashes an Enemy has KO’ed it', () => {
  const game = jumper(agendasHeld([{ agenda: 'firstBlood' }, { agenda: 'underdog' }]));
  game.activate('Ace').move('Ace', BESIDE_FOE, { fall: true });
  expect([game.model('Foe').status, points(game)]).toEqual(['ko', [2, 0]]);
});

test('[PC-AGENDA-24] but nobody a friend of its own', () => {
  const game = jumper({
    a: {
      Ace: { at: [10.9, 12], z: 9, card: { movement: 'Blink', move: 6 } },
      Pal: { at: [14, 12], health: 1 },
    },
    b: { Fiend: { at: [22, 22] } },
    ...agendasHeld([{ agenda: 'firstBlood' }]),
  });
  game.activate('Ace').move('Ace', BESIDE_FOE, { fall: true });
  expect([game.model('Pal').status, points(game)]).toEqual(['ko', [0, 0]]);
});

test('[PC-AGENDA-24] [PC-PLOT-01] of three Teams the one whose Supreme has jumped scores the Level', () => {
  const game = jumper({
    edition: '2013',
    c: { Cat: { at: [30, 30] } },
    // Crash of 9 inches: four dice.
    dice: [6, 6, 1, 1, 1],
  });
  game.activate('Ace').move('Ace', BESIDE_FOE, { fall: true });
  game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
  expect(game.model('Foe').status).toBe('ko');
  expect(game.state.credits?.at(-1)).toMatchObject({ of: 'koed', id: game.names.model('Foe'), team: 'a' });
});

/** Ace's Bend takes Foe, who has one Health left and stands beside lava. */
const bent = () =>
  scene({
    edition: '2017',
    a: {
      Ace: { at: [10, 12], card: { actions: ['AP 1 Bend (PRJ 8, J vs K, Mind Control) SFX: none'] } },
    },
    b: {
      Foe: {
        at: [15, 12],
        health: 1,
        card: { actions: ['AP 1 Claw (CCM, F vs G, Damage 1) SFX: none'] },
      },
      Fiend: { at: [22, 22] },
    },
    pieces: [danger('lava', [18, 12], [3, 3], 'Very Dangerous')],
    ...agendasHeld([{ agenda: 'firstBlood' }]),
  });

test('[PC-AGENDA-24] [PC-FX-20@2017] who makes an Enemy walk into lava has KO’ed it', () => {
  const game = bent();
  game.activate('Ace').dice(6, 1).attack('Ace', 'Bend', 'Foe').move('Foe', [17.5, 12]);
  expect([game.model('Foe').status, points(game)]).toEqual(['ko', [1, 0]]);
  expect(game.state.credits?.at(-1)).toMatchObject({ team: 'a', by: game.names.model('Ace') });
});

test('[PC-AGENDA-24] but nobody has where it walks there of its own will', () => {
  const game = bent();
  game.activate('Ace').dice(6, 1).attack('Ace', 'Bend', 'Foe').move('Foe', [14, 12]);
  game.endActivation().activate('Foe').move('Foe', [17.5, 12]);
  expect([game.model('Foe').status, points(game)]).toEqual(['ko', [0, 0]]);
});
