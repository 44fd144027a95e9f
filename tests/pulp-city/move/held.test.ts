import { expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import { quickMovers } from '../../../src/systems/pulp-city/rules/rounds/quick-movers.ts';
import { answerable } from '../../../src/simulation/checks.ts';
import { cardFile, loaded } from '../cards/card-files.ts';
import { inEditions } from '../../support/editions.ts';
import { beside } from '../../support/pieces.ts';
import { type ModelSpec, scene } from '../../support/scene.ts';

const ROAR = 'AP 1 Roar (IST, K vs T#2, Self/Attack 1) SFX: none';
const TRIES = 60;

inEditions(['2013', '2017'], (edition) => {
  /** Siberian has put a Snare beside Bull, who is Activated next. */
  const snared = (bull: Partial<ModelSpec> = {}) => {
    const game = scene({
      edition,
      a: { Siberian: { card: loaded(cardFile('siberian')), at: [6, 6] } },
      b: {
        Bull: { at: [10, 6], card: { apLimit: 6, actions: [ROAR] }, ...bull },
        Cow: { at: [20, 20] },
      },
      dice: [6],
    });
    game.activate('Siberian').attack('Siberian', 'Snare Trap', [], { at: beside([10, 6], { side: 'west' }) });
    if (game.asked()[0] === 'act') game.endActivation();
    return game;
  };

  test('[PC-MOVE-36] whoever a Snare holds uses no Movement Action, and no random player tries to', () => {
    const game = snared().activate('Bull');
    expect(game.refused((it) => it.move('Bull', [10, 8]))).toBe('move.held');
    const draw = stream(1);
    for (let left = TRIES; left > 0; left -= 1) expect(answerable(pulpCity, game.game, draw)).toEqual([]);
  });

  test('[PC-TURN-06] [PC-START-07] held, and without AP to spend, it cannot be Activated, nor moved by Act Fast', () => {
    const game = snared({ apSpent: 6 });
    expect(game.question('turn').cards).toEqual([game.names.card('Cow')]);
    expect(quickMovers(worldOf(game.game), 'b')).toEqual([game.names.card('Cow')]);
  });
});
