import { expect, test } from 'vitest';
import type { PowerClause } from '../../../src/systems/pulp-city/model/clause.ts';
import { beside, duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';

const SMASH = 'AP 1 Smash (CCM, F vs G, Damage 2) SFX: none';
const lives = (more: object = {}, effect: object = {}): PowerClause =>
  ({
    at: 'koComing',
    must: [{ fx: 'surviveAt', x: 1, ...effect }],
    limit: 'oncePerEncounter',
    ...more,
  }) as PowerClause;
const dead = { side: 'friendly', kind: 'minion', within: 2 } as const;

inEditions(['2013', '2017'], (edition) => {
  /** Ace hits Foe, who has 2 Health and the Power 'Lives'. */
  const hit = (clause: PowerClause, spec: Parameters<typeof duel>[1] = {}): Play =>
    duel(edition, {
      ace: { card: { actions: ['AP 1 Hit (CCM, F vs G, Damage 2) SFX: none'] } },
      foe: { health: 2, card: { powers: [{ name: 'Lives', clauses: [clause] }] } },
      dice: [5, 2],
      ...spec,
    })
      .activate('Ace')
      .attack('Ace', 'Hit', 'Foe', { quiet: false });

  test("[PC-CARD-06] the first time it would be KO'ed a model stays, without a die", () => {
    const game = hit(lives(), {
      ace: { card: { actions: ['AP 1 Hit* (CCM, F vs G, Damage 2) SFX: none', SMASH] } },
      dice: [5, 2, 5, 2],
    });
    expect(game.model('Foe')).toMatchObject({ health: 1, status: 'table' });
    game.attack('Ace', 'Smash', 'Foe');
    expect(game.model('Foe').status).toBe('ko');
  });

  test('[PC-CARD-06] it may stay in place of another model that leaves the game', () => {
    const clause = {
      at: 'koComing',
      may: [{ fx: 'surviveAt', x: 1, instead: dead }],
    } as const satisfies PowerClause;
    const b = {
      Squad: {
        card: { kind: 'minion' },
        at: [
          [13.5, 13.5],
          [10.5, 13.5],
          [4, 4],
        ],
      },
    } as const;
    const game = hit(clause, { b });
    const [near, other] = game.names.models('Squad');
    expect(game.question('usePower')).toMatchObject({ by: 'b', must: false, pick: [near, other] });
    game.answer('usePower', { use: true, model: other ?? '' });
    expect(game.model('Foe')).toMatchObject({ health: 1, status: 'table' });
    expect(game.model('Squad 2').status).toBe('ko');
    expect(hit(clause, { b }).decline('usePower').model('Foe').status).toBe('ko');
    expect(hit(clause).model('Foe').status).toBe('ko');
  });

  test('[PC-CARD-06] it may be moved out of it once the Action is resolved', () => {
    const game = hit(lives({}, { shift: 4 }), {
      ace: {
        card: {
          actions: [
            'AP 1 Hit (CCM, F vs G, Damage 2 and Follow Up) SFX: none',
            'AP 1 Jab (CCM, F vs G, Damage 1) SFX: none',
          ],
        },
      },
      b: { Bull: { at: beside([12, 12], { side: 'west' }) } },
      dice: [5, 2, 2],
    });
    expect(game.asked()).toEqual(['act']);
    expect(game.model('Foe')).toMatchObject({ health: 0, status: 'table' });
    game.act({ do: 'end' });
    expect(game.question('shift')).toMatchObject({ by: 'b', distance: 4, upTo: true });
    const from = game.at('Foe');
    const { x, y } = game.model('Foe');
    game.answer('shift', { x: x + 254_000, y });
    expect(game.model('Foe')).toMatchObject({ health: 1, status: 'table' });
    expect(game.at('Foe').x).toBeCloseTo(from.x + 4, 3);
  });
});
