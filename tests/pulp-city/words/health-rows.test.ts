import { expect, test } from 'vitest';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { card } from '../../support/card.ts';
import type { PowerClause } from '../../../src/systems/pulp-city/model/clause.ts';
import { duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';
import { scene, setupOf } from '../../support/scene.ts';

const HIT = 'AP 1 Hit (CCM, F vs G, Damage 3) SFX: none';
const TEND = 'AP 1 Tend (IND 6, K vs T#4, Heal 3) SFX: none';
const flying: readonly PowerClause[] = [
  { grant: 'healthFirst', of: 3 },
  { set: 'movement', to: { type: 'Flight', inches: 6 }, when: { healthFirst: true } },
];

inEditions(['2013', '2017'], (edition) => {
  const pilot = {
    health: 4,
    powers: [{ name: 'Aloft', clauses: flying }],
  };

  test('[PC-CARD-06] a row of Health of its own is there from the start and lost first', () => {
    const setup = setupOf({ edition, a: { Ace: { at: [4, 4], card: pilot } }, b: { Foe: { at: [9, 9] } } });
    expect(pulpCity.initialState(setup).models['a1']?.health).toBe(7);
  });

  const struck = (health: number): Play =>
    duel(edition, {
      ace: { card: { actions: [HIT] } },
      foe: { card: pilot, health },
      b: { Nurse: { at: [15, 12], card: { actions: [TEND] } } },
      dice: [6, 2, 2, 5],
    })
      .activate('Ace')
      .attack('Ace', 'Hit', 'Foe')
      .endActivation()
      .activate('Nurse');

  test('[PC-MOVE-27] what it gives ends with it, and Healing does not bring it back', () => {
    const lost = struck(6).attack('Nurse', 'Tend', 'Foe');
    expect(lost.model('Foe').health).toBe(4);
    const some = struck(7).attack('Nurse', 'Tend', 'Foe');
    expect(some.model('Foe').health).toBe(4);
  });

  const titan = card({
    name: 'Titan',
    health: 9,
    powers: [{ name: 'Change', clauses: [{ allow: 'shapeshift', with: { to: ['Sprite'], track: true } }] }],
  });
  const sprite = card({ name: 'Sprite', health: 4, actions: [TEND] });

  test('[PC-COND-06] all forms have the Health of the card that says so, and may turn back into it', () => {
    const game = scene({
      edition,
      a: { Titan: { at: [6, 6], card: titan, health: 7 }, Nurse: { at: [8, 6], card: { actions: [TEND] } } },
      b: { Foe: { at: [20, 20] } },
      profiles: [sprite],
      dice: [5],
    }).activate('Titan');
    const model = game.names.model('Titan');
    game.act({ do: 'shapeshift', form: 'sprite' });
    expect(game.state.models[model]?.health).toBe(7);
    game.act({ do: 'shapeshift', form: 'titan' });
    expect(game.state.models[model]?.health).toBe(7);
    expect(game.card('Titan')).toMatchObject({ profile: 'titan', fatigue: 2 });
    game.forgetDice();
  });

  test('[PC-COND-06] one that was recruited as the other card has its own', () => {
    const other = card({
      name: 'Imp',
      health: 5,
      powers: [{ name: 'Grow', clauses: [{ allow: 'shapeshift', with: { to: ['Titan'] } }] }],
    });
    const game = scene({
      edition,
      a: { Imp: { at: [6, 6], card: other, health: 5 } },
      b: { Foe: { at: [20, 20] } },
      profiles: [titan, sprite],
    }).activate('Imp');
    const model = game.names.model('Imp');
    game.act({ do: 'shapeshift', form: 'titan' });
    expect(game.state.models[model]?.health).toBe(edition === '2013' ? 5 : 9);
  });
});
