import { expect, test } from 'vitest';
import { agendasHeld } from '../../support/agendas.ts';
import { citizensAt, R, WANTED } from '../../support/citizens.ts';
import { type Inches, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { scene, type SceneSpec } from '../../support/scene.ts';

const CITIZEN: Inches = [15, 12];
const BESIDE: Inches = [15 - 2 * R, 12];

/** Teleportation Tag with one Citizen; whoever `touches` it stands there since the Teams were deployed. */
function tagging(spec: Partial<SceneSpec>, touches: readonly string[] = []): Play {
  const { tweak, ...rest } = agendasHeld([{ agenda: 'teleportationTag' }], (state) => {
    citizensAt([CITIZEN]).tweak?.(state);
    if (state.agendas) state.agendas.contacts = touches.map((model) => `${model} citizen1`);
  });
  return scene({
    edition: '2017',
    a: { Ace: { at: [12, 12], card: { move: 6 } } },
    b: { Foe: { at: [20, 20] } },
    ...rest,
    citizens: WANTED,
    ...(tweak === undefined ? {} : { tweak }),
    ...spec,
  });
}

const tags = (game: Play): readonly (string | undefined)[] =>
  game.events('citizenTagged').map(({ team }) => team);

test('[PC-AGENDA-17] touched since the Teams were deployed it is not Tagged, until the Supreme comes back', () => {
  const game = tagging({ a: { Ace: { at: BESIDE } } }, ['a1']);
  game.activate('Ace').move('Ace');
  expect(tags(game)).toEqual([]);
  game.move('Ace', [12, 12]);
  expect(tags(game)).toEqual([]);
  game.activate('Foe').move('Foe').endActivation();
  const away = tagging({ a: { Ace: { at: BESIDE } } }, ['a1']);
  away.activate('Ace').move('Ace', [13, 12]).move('Ace', BESIDE);
  expect(tags(away)).toEqual(['a']);
});

test.each([
  ['knocked into it by an Enemy', 'AP 1 Push* (CCM, F vs G, Knockback 2) SFX: none', [12, 12], 'Ace'],
  ['that an Enemy pulls into it', 'AP 1 Pull* (PRJ 12, F vs G, Pull 4) SFX: none', [8, 12], 'citizen1'],
] as const)('[PC-AGENDA-17] a Supreme %s Tags it for its own Team', (_, bar, foe, target) => {
  const ace: Inches = target === 'Ace' ? [15 - 2 * R - 2, 12] : [12, 12];
  const at: Inches = target === 'Ace' ? [ace[0] - 2 * R, 12] : foe;
  const game = tagging({
    a: { Ace: { at: ace } },
    b: { Foe: { at, card: { F: 14, actions: [bar] } } },
    turn: 'b',
    dice: target === 'Ace' ? [3, 1] : [3],
  });
  game.activate('Foe').attack('Foe', bar.includes('Push') ? 'Push' : 'Pull', target);
  expect(tags(game)).toEqual(['a']);
});

test('[PC-AGENDA-17] at the end of an Overrun too', () => {
  const run = 'AP 1 Run* (OVR 6, F vs G, Damage 1) SFX: none';
  const game = tagging({ a: { Ace: { at: [9 - 2 * R, 12], card: { actions: [run] } } } });
  game.activate('Ace').attack('Ace', 'Run', [], { toward: [20, 12] });
  expect([game.at('Ace').x, tags(game)]).toEqual([Math.round((15 - 2 * R) * 1000) / 1000, ['a']]);
});

test('[PC-AGENDA-17] [PC-WIN-07] who came Spectral has not come to touch it when that ends', () => {
  const game = tagging({ a: { Ace: { at: [12, 12], spectral: true, card: { move: 6, role: 'Speeder' } } } });
  game.activate('Ace').move('Ace', BESIDE, { as: 'Blink' });
  expect(tags(game)).toEqual([]);
  game.adjust({ what: 'condition', model: game.names.model('Ace'), condition: 'spectral', to: false });
  expect([game.model('Ace').spectral, tags(game)]).toEqual([false, []]);
  game.move('Ace', [13, 12]);
  game.activate('Foe').move('Foe').endActivation();
  expect(tags(game.activate('Ace').move('Ace', BESIDE))).toEqual(['a']);
  expect(game.model('Ace').x).toBe(um(BESIDE[0]));
});
