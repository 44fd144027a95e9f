import { SHOT } from '../../support/duel.ts';
import { endowed, fought, ONES, SIXES } from '../support/fight.ts';
import { hitWith, MACHINE, MIGHTY, WAVE } from '../support/kit.ts';
import { offeredNext, startingRoll, swamped } from '../support/moments.ts';
import {
  adds,
  answersWith,
  CONTROLLED,
  diceFrom,
  shaped,
  spares,
  strong,
  STUNNED,
} from '../support/shapes.ts';

export const printedMO = [
  shaped(
    {
      of: 'm-o-d/roger-wilco',
      base: { by: 'pal', pal: { card: { factions: ['Heavy Metal'] } } },
      twins: {
        'the friend is of another Faction': { pal: {} },
      },
    },
    offeredNext,
    'a: M.O.D.',
    null,
  ),
  spares({
    of: 'mechved/animal-rage',
    ...STUNNED,
    as: 'CCM, J vs G',
    twins: {
      'the Attacker does not roll J or K': { bar: hitWith('Stun') },
      'a Minion attacks': { foe: { card: { ...MIGHTY, kind: 'minion' } } },
    },
  }),
  spares({
    of: 'mechved/animal-rage',
    ...CONTROLLED,
    as: 'PRJ 8, K vs G',
    twins: {
      'a friend does it': [{ by: 'pal', on: 'self', pal: { card: MIGHTY } }, ['damaged', 'mindControl']],
    },
  }),
  adds({
    of: 'mechved/wild-bear',
    name: 'Wild Bear',
    side: 'attack',
    dice: 1,
    base: { self: { health: 7 } },
    twins: { 'he has 8 HP': { self: { health: 8 } }, 'he Defends': { by: 'foe' } },
  }),
  adds({
    of: 'mr-kraken/brightest-stars',
    name: 'Brightest Stars',
    side: 'attack',
    dice: 2,
    base: { foe: { card: { trump: ['J'] } } },
    twins: { 'the Target has no Trump J': { foe: { card: { trump: ['K'] } } } },
  }),
  adds({
    of: 'mr-kraken/brightest-stars',
    editions: ['2013'],
    name: 'Brightest Stars',
    side: 'attack',
    dice: 2,
    base: { foe: { card: { trump: ['J'] } } },
    twins: { 'a Pulse has no Targets': { bar: WAVE, on: 'nobody', foe: { card: { trump: ['J'] } } } },
  }),
  shaped(
    {
      of: 'mr-kraken/the-call-of-ceothulhu',
      base: { self: { powerUp: 2 }, options: { boost: 2, sfx: [] } },
      twins: { 'he uses none': [{ options: { sfx: [] } }, 0] },
    },
    (at, fight) => diceFrom(fought(at, fight).game, 'Power Up', 'attack'),
    4,
    2,
  ),
  adds({
    of: 'mutant-mobsters/dino-hide',
    name: 'Dino-hide',
    side: 'defence',
    dice: 1,
    base: { by: 'foe' },
    twins: { 'another model is the Target': { on: 'pal', pal: { side: 'north' }, bar: SHOT } },
  }),
  adds({
    of: 'mutant-mobsters/mutant-mob',
    name: 'Mutant Mob',
    side: 'attack',
    dice: 1,
    base: { pal: { card: 'xenobi', status: 'ko', health: 0 } },
    twins: {
      'no Xenobi in the Team': { pal: {} },
      'an Enemy Xenobi': { pal: {}, b: {}, foe: { card: 'xenobi' } },
    },
  }),
  shaped(
    {
      of: 'mysterious-man/orders',
      base: { dice: [2, 4, 1, 1] },
      twins: {
        'a 3 is too little': [{ dice: [2, 3, 1, 1] }, [2, 0]],
        'he loses the roll': [{ dice: [1, 4, 6, 6], foe: { card: MIGHTY } }, [2, 0]],
      },
    },
    (at, fight) => {
      const { game } = startingRoll(at, fight);
      game.forgetDice();
      const { sides, winner, plans } = game.last('startingRolled');
      return [sides.a.faces.length, winner === 'a' ? plans : 0];
    },
    [2, 1],
    [1, 0],
  ),
  strong('nuke/atomic', {}, { 'the Target is not Living': { foe: MACHINE } }),
  shaped(
    {
      of: 'nuke/fire-inside',
      base: { by: 'foe', bar: SHOT, gap: 1 },
      twins: {
        'the Attacker is in Base to Base': { gap: 0 },
        'the Attacker rolls J': { bar: 'AP 1 Hex (PRJ 6, J vs K, Damage 1) SFX: none' },
      },
    },
    answersWith,
    'a: I H!',
    null,
  ),
  shaped(
    {
      of: 'night-fright-leech/nightmare-miasma',
      base: { use: 'Nightmare Engine', on: 'nobody', dice: SIXES, gap: 4 },
      twins: {
        'the model is not Living': { foe: MACHINE },
        'the model stands farther away': { gap: 4.1 },
        'the Action fails': { dice: ONES },
      },
      unsilenced: true,
    },
    (at, fight) => {
      const { game, names } = fought(endowed(at, { J: 4 }), {
        ...fight,
        a: {
          Archer: { at: [12, 20], card: { actions: ['AP 1 Shot (PRJ 12, H vs I, Damage 1) SFX: none'] } },
        },
      });
      game.forgetDice().endActivation().activate(names.foe).move(names.foe).endActivation();
      game
        .activate('Archer')
        .dice(...ONES)
        .attack('Archer', 'Shot', names.foe, { sfx: [] })
        .forgetDice();
      return diceFrom(game, 'Easy Target', 'attack');
    },
    1,
    0,
  ),
  shaped(
    {
      of: 'nuclear-jones/nuclear-waste',
      base: { foe: { at: [16, 12] } },
      twins: {
        'it is Nuke': [{ foe: { at: [16, 12], card: 'nuke', health: 6 } }, 6],
        'it stands elsewhere': { foe: { at: [22, 12] } },
      },
      unsilenced: true,
    },
    swamped('Nuclear Leak'),
    5,
    6,
  ),
];
