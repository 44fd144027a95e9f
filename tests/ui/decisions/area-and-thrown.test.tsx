import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { summonPlacePlan } from '../../../src/games/pulp-city/decisions/places/spot-plan.ts';
import type { DecisionFor } from '../../../src/systems/pulp-city/model/frames.ts';
import { boundsOf } from '../../../src/ui/table/shapes.ts';
import { placeModelPlan } from '../../../src/games/pulp-city/decisions/places/place-model-plan.ts';
import { beside, duel } from '../../support/duel.ts';
import { object, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { appFor } from '../panels/around.tsx';
import { sayOf } from '../play/table-play.ts';
import { put } from './asked.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const around = (game: Play) => {
  const app = appFor({ want: null });
  app.session.store.setState({ game: game.game });
  return app;
};

test('[PC-TYPE-22, PC-ROLL-07] the Attacker puts models and pieces of an area into one order', () => {
  const wave = 'AP 1 Wave (PLS 6, H vs I, Damage 1) SFX: none';
  const game = duel('2017', {
    ace: { card: { actions: [wave] } },
    gap: 3,
    pieces: [object('can', { at: [12, 15], rank: 2 })],
  }).activate('Ace');
  const view = put(around(game), 'act', game.question('act'));
  press(/Wave/);
  press(/Crate: sooner/);
  fireEvent.keyDown(window, { key: 'Enter' });
  expect(view.answers).toMatchObject([{ do: 'action', targets: ['can', game.names.model('Foe')] }]);
  expect(view.check(view.answers[0])).toBeNull();
});

test('[PC-ROLL-07] there is no order where only one is affected', () => {
  const wave = 'AP 1 Wave (PLS 6, H vs I, Damage 1) SFX: none';
  const game = duel('2017', { ace: { card: { actions: [wave] } }, gap: 3 }).activate('Ace');
  put(around(game), 'act', game.question('act'));
  press(/Wave/);
  expect(screen.queryByText('In this order')).toBeNull();
});

/** Ace has thrown Foe at Two, who stands beside an Immobile friend. */
const thrown = (): Play => {
  const two = [12, 17] as const;
  const grab = 'AP 1 Grab (CCM, F vs G, Damage 1 and Grab & Throw) SFX: none';
  return duel('2017', {
    ace: { card: { actions: [grab, 'AP 1 Hurl (THR 8, F vs G, Damage 1) SFX: none'] } },
    b: {
      Two: { at: two },
      Stump: { at: beside(two), card: { movement: 'Immobile', move: 0 } },
    },
    dice: [2, 1, 2, 1],
  })
    .activate('Ace')
    .attack('Ace', 'Grab', 'Foe')
    .attack('Ace', 'Hurl', 'Two', { place: 'asked' });
};

test('[PC-FX-13] a thrown model is put down on the side that its thrower points at; where there is no room it says so', () => {
  const game = thrown();
  const app = around(game);
  const decision = game.question('placeModel');
  const view = put(app, 'placeModel', decision);
  press('Put down here');
  expect(view.check(view.answers[0])).toBeNull();
  const draft = placeModelPlan.gesture(
    worldOf(game.game),
    decision,
    { at: decision.at },
    {
      do: 'tapGround',
      at: { x: um(20), y: um(17) },
    },
  );
  const decor = placeModelPlan.decor(sayOf(game), decision, draft);
  expect(decor.live?.[0]).toMatchObject({ kind: 'drop', legal: false, chip: { text: 'too little room' } });
  const west = placeModelPlan.decor(sayOf(game), decision, { at: { x: um(4), y: um(17) } });
  expect(west.live?.[0]).toMatchObject({ kind: 'drop', legal: true });
  game.answer('placeModel', { x: um(4), y: um(17) });
  expect(game.at('Foe').x).toBeLessThan(11);
});

test('[PC-OBJ-13] an Object to be laid is shown as large as it is, lengthwise or across', () => {
  const game = duel('2017', { gap: 8 });
  const laid = (x: number, along: 'x' | 'y') => {
    const effect = { fx: 'summon', summon: 'Object', x, along } as const;
    const decision = {
      id: 'q',
      kind: 'summonPlace',
      by: 'a',
      model: game.names.model('Ace'),
      range: 8,
      effect,
    };
    const { x: east, y: north } = game.at('Ace');
    const at = { x: um(east), y: um(north + 5) };
    return summonPlacePlan.decor(sayOf(game), decision as DecisionFor<'summonPlace'>, { at }).live ?? [];
  };
  const sides = (x: number, along: 'x' | 'y') => {
    const [strip] = laid(x, along);
    if (strip?.kind !== 'strip') throw new Error('no outline');
    const bounds = boundsOf(strip.outline);
    return [bounds.right - bounds.left, bounds.bottom - bounds.top] as const;
  };
  const [wide, deep] = sides(2, 'x');
  expect(wide).toBeGreaterThan(deep);
  const [across, length] = sides(2, 'y');
  expect([across, length]).toEqual([deep, wide]);
  expect(laid(1, 'y').map(({ kind }) => kind)).toEqual(['drop']);
  expect(laid(2, 'x').map(({ kind }) => kind)).toEqual(['strip', 'drop']);
});
