/** What is foreseen of Displacements that stop short, and of those that AP make longer. */
import { expect, test } from 'vitest';
import { declarerOf } from '../../../src/systems/pulp-city/decisions/check.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { pushesOfUse } from '../../../src/systems/pulp-city/view/forecast/effects.ts';
import { tryDeclare } from '../../../src/systems/pulp-city/view/actions/targets.ts';
import { shiftAhead } from '../../../src/games/pulp-city/decisions/places/spot-plan.ts';
import { action } from '../../support/card.ts';
import { citizensAt, R } from '../../support/citizens.ts';
import { duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { structure, um } from '../../support/pieces.ts';
import { danger } from '../move/walker.ts';

/** A Citizen has been moved by its Supreme's own Action; an SFX Shift of 1 inch is to come. */
const shifting = (name: 'Beacon of Hope' | 'Terrorize', at: number, z = 0) => {
  const [alignment, ends] = name === 'Terrorize' ? ['Villain' as const, at + 4] : ['Hero' as const, at - 4];
  const game = duel('2013', {
    ace: { z, card: { alignment: [alignment], actions: [], K: 6 } },
    foe: { at: [2, 22] },
    pieces:
      z > 0
        ? [structure('roof', { at: [14, 12], size: [(ends + 0.5 - 14) * 2, 8], height: z })]
        : [danger('lava', [ends, 12 + R + 0.5 + 1], [6, 2])],
    dice: [6, 1],
    ...citizensAt([[at, 12]], (state) => {
      state.models['citizen1']!.z = um(z);
    }),
  })
    .activate('Ace')
    .attack('Ace', name, [], { sfx: [0] });
  expect(game.at('citizen1').x).toBeCloseTo(ends, 2);
  return game;
};

test.each(['Beacon of Hope', 'Terrorize'] as const)(
  '[PC-CITIZEN-08, PC-FX-12] the Shift of %s is shown stopping short of danger, as it does',
  (name) => {
    const game = shifting(name, name === 'Terrorize' ? 14 : 18);
    const { x, y } = game.model('citizen1');
    const ahead = shiftAhead(worldOf(game.game), game.question('shift'), { x, y: y + um(1) });
    expect([ahead.strikes, ahead.wanted]).toEqual([[], um(1)]);
    expect(ahead.travelled).toBeGreaterThan(um(0.4));
    expect(ahead.travelled).toBeLessThan(um(0.5));
    game.answer('shift', { x, y: y + um(1) });
    expect([game.model('citizen1').x, game.model('citizen1').y]).toEqual([ahead.end.x, ahead.end.y]);
    expect(game.events('struck')).toEqual([]);
  },
);

test('[PC-CITIZEN-08, PC-FX-12] and of the edge of a roof', () => {
  const game = shifting('Terrorize', 14, 3);
  const { x, y } = game.model('citizen1');
  const ahead = shiftAhead(worldOf(game.game), game.question('shift'), { x: x + um(1), y });
  expect([ahead.falls, ahead.travelled <= um(0.5)]).toEqual([[], true]);
  game.answer('shift', { x: x + um(1), y });
  expect(game.model('citizen1')).toMatchObject({ x: ahead.end.x, z: um(3) });
});

inEditions(['2013', '2017'], (edition) => {
  test.each([1, 3])(
    '[PC-BAR-11, PC-FX-10] an inch of Knockback for each of %i AP is foreseen as it comes',
    (ap) => {
      const heave = action('AP 1+ Heave (PRJ 8, F vs G, Knockback 1) SFX: none');
      const game = duel(edition, {
        gap: 2,
        ace: { card: { actions: [{ ...heave, effects: [{ fx: 'knockback', perAp: true }] }] } },
        dice: [2, 1],
      }).activate('Ace');
      const { x } = game.model('Foe');
      const order = game.order('Ace', 'Heave', 'Foe', { ap });
      const { use } = tryDeclare(worldOf(game.game), order, declarerOf(game.question('act')));
      const pushes = use === null ? [] : pushesOfUse(worldOf(game.game), use).pushes;
      expect(pushes.map(({ travelled }) => travelled)).toEqual([um(ap)]);
      game.attack('Ace', 'Heave', 'Foe', { ap });
      expect(game.model('Foe').x).toBe(x + um(ap));
    },
  );
});
