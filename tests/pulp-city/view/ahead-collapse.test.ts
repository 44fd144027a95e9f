/** What is foreseen of an attack that brings a Structure down, and of Effects that no forecast names. */
import { describe, expect, test } from 'vitest';
import { declarerOf } from '../../../src/systems/pulp-city/decisions/check.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { specFor } from '../../../src/systems/pulp-city/rules/rolls/roll-spec.ts';
import { effectsAhead } from '../../../src/systems/pulp-city/view/forecast/effects.ts';
import { tryDeclare } from '../../../src/systems/pulp-city/view/actions/targets.ts';
import { beside, duel } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { structure, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { scene } from '../../support/scene.ts';

const WRECK = 'AP 1 Wreck (CCM, F vs G, Damage 9) SFX: none';

/** Ace stands beside a tower with one Health; Up is on its roof. */
const wrecking = (edition: Edition): Play =>
  scene({
    edition,
    a: { Ace: { at: [12 - 2 - 15 / 25.4, 12], card: { F: 9, actions: [WRECK] } } },
    b: { Up: { at: [12, 12], z: 6, card: { G: 1, I: 1 } } },
    pieces: [{ ...structure('tower', { at: [12, 12], size: [4, 4], height: 6 }), health: 1, g: 1 }],
    dice: [5],
  }).activate('Ace');

function foreseen(game: Play, action: string, target: string) {
  const w = worldOf(game.game);
  const { use } = tryDeclare(w, game.order('Ace', action, target), declarerOf(game.question('act')));
  return effectsAhead(w, {
    spec: specFor(w, use!, game.order('Ace', action, target).targets[0]!, null),
    use: use!,
  });
}

describe('a Structure that an attack brings down', () => {
  test('[PC-STRUCT-10@2017] takes along who is on top: the Fall and the Health told are those that come', () => {
    const game = wrecking('2017');
    const { ground, health } = foreseen(game, 'Wreck', 'tower');
    const up = game.names.model('Up');
    expect(ground.falls.map(({ fall, blow }) => [fall.model, fall.height, blow])).toEqual([
      [up, um(6), { by: 'damage', damage: 2, stuns: true }],
    ]);
    expect(health).toContainEqual({ target: up, now: 6, after: 4, rolls: false });
    game.attack('Ace', 'Wreck', 'tower');
    expect([game.model('Up').health, game.model('Up').z]).toEqual([4, 0]);
  });

  test('[PC-STRUCT-10@2013] dice decide what the Fall takes', () => {
    const game = wrecking('2013').forgetDice();
    const { ground, health } = foreseen(game, 'Wreck', 'tower');
    expect(ground.falls[0]?.blow).toMatchObject({ by: 'roll', dice: 3 });
    expect(health).toContainEqual({ target: game.names.model('Up'), now: 6, after: 6, rolls: true });
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-FX-18] Heal and Damage to oneself are foreseen as they come', () => {
    const game = duel(edition, {
      ace: {
        health: 3,
        card: { F: 9, actions: ['AP 1 Drain (CCM, F vs G, Damage 2 and Self/Heal 2) SFX: none'] },
      },
      foe: { at: beside([12, 12]), card: { G: 1 } },
      dice: [5, 1],
    }).activate('Ace');
    const { health } = foreseen(game, 'Drain', 'Foe');
    game.attack('Ace', 'Drain', 'Foe');
    const line = (name: string, now: number) => ({
      target: game.names.model(name),
      now,
      after: game.model(name).health,
      rolls: false,
    });
    expect(health).toEqual([line('Ace', 3), line('Foe', 6)]);
    expect(game.model('Ace').health).toBe(5);
  });
});
