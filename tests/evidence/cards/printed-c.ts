import { SHOT } from '../../support/duel.ts';
import { beside } from '../../support/pieces.ts';
import type { At } from '../support/evidence.ts';
import { activated, endowed, type Fight, fought, ONES, SIXES, stage } from '../support/fight.ts';
import { CLAW, hitWith, MACHINE, MIGHTY } from '../support/kit.ts';
import { attempt, healthAfterEffects, healths, offeredNext, strategy } from '../support/moments.ts';
import { adds, CONTROLLED, diceFrom, DISPLACED, shaped, spares, wards } from '../support/shapes.ts';

/** Coldfire makes a Firefist 4 inches east of him and uses his Action from it; dice for being Strong. */
function fistFight(at: At, fight: Fight): unknown {
  const staged = stage(endowed(at, { H: 8 }, 9), fight);
  const { game, names } = staged;
  activated(staged, 'self').dice(...SIXES);
  game
    .attack(names.self, 'Fireshapes', [], { at: [16, 12], sfx: [] })
    .forgetDice()
    .dice(...ONES);
  const source = game.events('pieceMade')[0]?.piece.id ?? 'none';
  const result = attempt(() => game.attack(names.self, 'Frostflames', names.foe, { source, sfx: [] }));
  game.forgetDice();
  return [result, result === 'ok' ? diceFrom(game, 'Strong', 'attack') : 0];
}

export const printedC = [
  adds({
    of: 'captain-hadron/molecular-shield',
    name: 'Molecular Shield',
    side: 'defence',
    dice: 1,
    base: { by: 'foe', bar: SHOT },
    twins: { 'the Attacker does not roll H': { bar: CLAW } },
  }),
  wards({
    of: 'captain-hadron/molecular-shield',
    base: { bar: 'AP 1 Molecular Magnet (PRJ 6, J vs K, Damage 1) SFX: none' },
    twins: { 'an Action of another name': { bar: CLAW } },
  }),
  spares({
    of: 'chernobog/bonds-of-despair',
    ...DISPLACED,
    who: 'foe',
    base: {
      by: 'pal',
      on: 'foe',
      pal: { card: MIGHTY, side: 'north' },
      foe: {},
      bar: hitWith('Knockback 2', 'PRJ 6, F vs G'),
    },
    twins: {
      'the model is not Living': { foe: MACHINE },
      'the model is not in Base to Base': { gap: 0.5 },
    },
  }),
  adds({
    of: 'chimp-chi/sneaky-git',
    name: 'Sneaky Git',
    side: 'attack',
    dice: 1,
    base: { charge: 2 },
    twins: { 'no Momentum': { charge: 0 } },
  }),
  spares({ of: 'cro-mag/enchanted-headdress', ...CONTROLLED, twins: {} }),
  adds({
    of: 'cro-mag/great-hunter',
    name: 'Great Hunter',
    side: 'attack',
    dice: 1,
    base: {},
    twins: { 'no Size Matters': { foe: { card: { baseMm: 50 } } } },
  }),
  strategy('c-o-r-e-charlemagne/strategy-charlemagne', 'powerUp'),
  strategy('c-o-r-e-genghis-khan/strategy-genghis-khan', 'actFast'),
  strategy('c-o-r-e-patton/strategy-patton', 'domination'),
  shaped(
    {
      of: 'chernobog/essence-of-umber',
      base: { pal: { gap: 0 } },
      twins: {
        'they are not Living': {
          pal: { card: { types: ['Mechanical'] }, gap: 0 },
          foe: { card: { types: ['Mechanical'] } },
        },
        'they are not in Base to Base': { gap: 0.5, pal: { gap: 0.5 } },
      },
    },
    healthAfterEffects,
    [10, 5, 5],
    [10, 6, 6],
  ),
  shaped(
    {
      of: 'chronin/time-control',
      base: { gap: 0, foe: { card: { health: 9 } } },
      twins: {},
    },
    (at, fight) => {
      const { game, names } = fought(at, fight);
      const again = () => {
        game.dice(...Array<number>(20).fill(1));
        const result = attempt(() => game.attack(names.self, 'Flurry', names.foe));
        game.forgetDice();
        return result;
      };
      return [again(), again()];
    },
    ['ok', 'ok'],
    ['act.noCombat', 'act.noCombat'],
  ),
  shaped(
    {
      of: 'coldfire/frostburn',
      base: { by: 'foe', gap: 1 },
      twins: {
        'it ends farther away': { gap: 1.02 },
        'it is not Living': { foe: { card: { types: ['Mechanical'] } } },
        'he ends his own': { by: 'self' },
      },
    },
    (at, fight) => {
      const staged = stage(at, fight);
      const by = fight.by ?? 'self';
      const game = activated(staged, by).move(staged.names[by]);
      if (game.asked()[0] === 'act') game.endActivation();
      return healths(staged);
    },
    [10, null, 5],
    [10, null, 6],
  ),
  shaped(
    {
      of: 'cro-mag/boss-man',
      base: { by: 'pal', pal: { card: { role: 'Leader' } } },
      twins: {
        'the friend is no Leader': { pal: {} },
        'an Enemy Leader': { by: 'foe', foe: { card: { role: 'Leader' } } },
      },
    },
    offeredNext,
    'a: Cro Mag',
    null,
  ),
  shaped(
    {
      of: 'c-o-r-e-patton/download',
      base: {
        a: { 'Access Points': { card: { kind: 'minion', level: 1 }, at: [6, 12] } },
        foe: { at: [2, 12] },
        use: 'Byte Bite',
        options: { source: 'Access Points', sfx: [] },
      },
      twins: {
        'the Target is not in reach of the Access Point': [{ foe: { at: [2, 22] } }, 'target.tooFar'],
        'another Action': { use: 'Byte Barrage' },
      },
    },
    (at, fight) => attempt(() => fought(at, fight)),
    'ok',
    'action.source',
  ),
  shaped(
    {
      of: 'c-o-r-e-genghis-khan/download',
      base: { a: { 'Access Points': { card: { kind: 'minion', level: 1 }, at: [2, 12] } }, gap: 4 },
      twins: {
        'it ends beside another friend': {
          a: { 'Access Points': { card: { kind: 'minion', level: 1 }, at: [2, 20] }, Mate: { at: [2, 12] } },
        },
      },
    },
    (at, fight) => {
      const staged = stage(at, fight);
      const game = activated(staged, 'self');
      return attempt(() => game.move(staged.names.self, beside([2, 12])));
    },
    'ok',
    'move.tooFar',
  ),
  shaped(
    {
      of: 'coldfire/firefist',
      base: { foe: { at: [18, 12] } },
      twins: { 'the Target is in range of neither': [{ foe: { at: [22, 20] } }, ['target.tooFar', 0]] },
      unsilenced: true,
    },
    fistFight,
    ['ok', 0],
    ['action.source', 0],
  ),
  shaped(
    {
      of: 'coldfire/firefist',
      base: { foe: { at: [14, 12] } },
      twins: { 'the Target is in range of the Firefist alone': [{ foe: { at: [18, 12] } }, ['ok', 0]] },
      unsilenced: true,
    },
    fistFight,
    ['ok', 1],
    ['action.source', 0],
  ),
];
