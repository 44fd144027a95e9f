import { SHOT, STRIKE } from '../../support/duel.ts';
import type { At } from '../support/evidence.ts';
import { endowed, type Fight, FIVES, fought, ONES, SILENCED, SIXES, stage } from '../support/fight.ts';
import { ARC, AT_FOE, CLAW, hitWith, MACHINE, MIGHTY } from '../support/kit.ts';
import {
  attempt,
  offeredNext,
  opening,
  powerUps,
  startingRoll,
  swamped,
  throwsFrom,
} from '../support/moments.ts';
import {
  adds,
  befallen,
  diceFrom,
  DISPLACED,
  keepsOff,
  shaped,
  spares,
  strong,
  STUNNED,
} from '../support/shapes.ts';

/** E.C.T.O. is made dense, or not; dice of its blow, then what a shove does to it, and its Fatigue. */
function density(at: At, fight: Fight): unknown {
  const foe = { card: { ...MIGHTY, actions: [hitWith('Knockback 2')] } };
  const staged = stage(at, { ...fight, foe, bar: STRIKE });
  const { game, names } = staged;
  game.activate(names.self);
  while (game.asked()[0] === 'usePower') {
    const use = game.question('usePower').power === 'Hyper-density' && fight.otherwise !== true;
    game.answer('usePower', { use, model: null });
  }
  const fatigue = game.card(names.self).fatigue - (fight.self?.fatigue ?? 0);
  game
    .dice(...ONES)
    .attack(names.self, 'Strike', names.foe)
    .forgetDice();
  const dice = diceFrom(game, 'Hyper-density', 'attack');
  game
    .endActivation()
    .activate(names.foe)
    .dice(...ONES);
  game.attack(names.foe, 'Hit', names.self, { sfx: [] }).forgetDice();
  return [dice, befallen(game, names.self), fatigue];
}

export const printedDF = [
  adds({
    of: 'dark-solar/touch-of-the-dark-sun',
    name: 'Touch of the Dark Sun',
    side: 'attack',
    dice: 1,
    base: { bar: SHOT, gap: 2 },
    twins: { 'he does not roll H': { bar: CLAW, gap: 0 } },
  }),
  adds({
    of: 'dark-solar/touch-of-the-dark-sun',
    name: 'Touch of the Dark Sun',
    side: 'attack',
    dice: 1,
    base: {
      by: 'foe',
      foe: { card: { origin: 'Nature' } },
      on: 'pal',
      pal: AT_FOE,
      gap: 4,
    },
    twins: {
      'the model is farther away': { gap: 4.1 },
      'the model is of another Origin': { foe: { card: { origin: 'Science' } } },
      'the model is a Minion': { foe: { card: { origin: 'Nature', kind: 'minion' } } },
      'the model is Solar': { foe: { card: 'solar' } },
    },
  }),
  adds({
    of: 'dr-tenebrous/deathmaster',
    name: 'Deathmaster',
    side: 'attack',
    dice: 1,
    base: { bar: CLAW },
    twins: { 'he does not roll J': { bar: SHOT, gap: 2 } },
  }),
  keepsOff('Momentum', { of: 'dead-guard/slow', base: { charge: 2 }, twins: {} }),
  strong('draku/bloodlust', {}, { 'the Target is not Living': { foe: MACHINE } }),
  throwsFrom('doom-train/telekinesis', 'T.K. Throw', 40),
  shaped(
    {
      of: 'dark-solar/dark-solstice',
      base: { pal: { card: { origin: 'Nature' } }, pick: 'pal' },
      twins: {
        'to himself': [{ pick: 'self' }, [[1, 0], ['a: self pal']]],
        'the friend is of another Origin': [
          { pal: { card: { origin: 'Science' } }, pick: 'self' },
          [[1, 0], []],
        ],
        'his second Activation': { self: { activationsThisRound: 1 } },
      },
    },
    opening((staged, asked) => [powerUps(staged), asked]),
    [[0, 1], ['a: self pal']],
    [[0, 0], []],
  ),
  shaped(
    {
      of: 'dead-eye/tactics',
      base: { pal: {} },
      twins: {
        'his second Activation in the Round': { self: { activationsThisRound: 1 } },
        'the friend is a Minion': { pal: { card: { kind: 'minion' } } },
        'no other Supreme is left, and he is not meant himself': { pal: { status: 'ko', health: 0 } },
      },
    },
    offeredNext,
    'a: Pal',
    null,
  ),
  shaped(
    {
      of: 'dead-eye/local-patriot',
      base: { pal: {} },
      twins: {
        'his second Activation in the Round': { self: { activationsThisRound: 1 } },
        'no other Supreme': [{ pal: { card: { kind: 'monster' } } }, [1, 0]],
      },
    },
    opening((staged) => powerUps(staged)),
    [1, 1],
    [0, 0],
  ),
  spares({ of: 'dead-eye/my-city', ...DISPLACED, twins: {} }),
  spares({ of: 'dead-eye/my-city', ...STUNNED, twins: {} }),
  shaped(
    {
      of: 'dead-eye/big-boys-dont-cry',
      base: { use: 'Walk It Off', on: 'pal', pal: { stunned: true, suppress: 2 }, dice: SIXES },
      twins: {
        'the Action fails': { dice: ONES },
      },
      unsilenced: true,
    },
    (at, fight) => {
      const { game, names } = fought(endowed(at, { K: 6 }), { ...fight, options: { sfx: [] } });
      game.forgetDice();
      const { stunned, suppress } = game.model(names.pal);
      return [stunned, suppress];
    },
    [false, 0],
    [true, 2],
  ),
  shaped(
    {
      of: 'dr-mercury/mercurial-matrix',
      base: { pal: { card: { factions: ['Heavy Metal'] } }, pick: 'pal' },
      twins: {
        'the friend is of another Faction': [{ pal: {} }, [[0, 0], []]],
        'his second Activation': { self: { activationsThisRound: 1 } },
        'its player does without': [{ pick: null }, [[0, 0], ['a: pal']]],
      },
    },
    opening((staged, asked) => [powerUps(staged), asked]),
    [[0, 1], ['a: pal']],
    [[0, 0], []],
  ),
  shaped(
    {
      of: 'dr-mercury/liquid-metal',
      base: { use: 'Meld', on: 'nobody', dice: SIXES },
      twins: { 'the Action fails': { dice: ONES } },
      unsilenced: true,
    },
    (at, fight) => {
      const { game, names } = fought(endowed(at, { G: 4 }), fight);
      game.forgetDice();
      return [game.model(names.self).status, game.card(names.self).fatigue];
    },
    ['aloft', 0],
    ['table', 0],
  ),
  shaped(
    {
      of: 'dr-red/planning',
      base: { dice: [3, 2, 1, 1, 1, 1], pal: { card: ARC } },
      twins: { 'a friend is of another Faction': { pal: {} } },
    },
    (at, fight) => {
      const { game } = startingRoll(at, fight);
      game.forgetDice();
      return game.last('startingRolled').sides.a.faces.length;
    },
    2,
    1,
  ),
  shaped(
    {
      of: ['dead-guard/not-quite-dead-yet', 'necro-g-i-s/not-quite-dead-yet'],
      base: {
        by: 'foe',
        bar: 'AP 1 Maul (CCM, F vs G, Damage 3) SFX: none',
        foe: { card: MIGHTY },
        dice: FIVES,
      },
      twins: { 'a 4 is too little': { dice: Array<number>(20).fill(4) } },
    },
    (at, fight) => {
      const { game, names } = fought(at, fight);
      game.forgetDice();
      return [game.model(names.self).status, game.model(names.self).health];
    },
    ['table', 1],
    ['ko', 0],
  ),
  shaped(
    {
      of: 'e-c-t-o/phase-body',
      base: { pick: 'self' },
      unsilenced: true,
      twins: {
        'its player does without': [{ pick: null }, [['a:', 'a:'], false, 20]],
        'no AP to pay': [{ self: { apSpent: 4 } }, [['a:'], false, 20]],
        silenced: [{ self: SILENCED }, [[], false, 20]],
      },
    },
    opening(({ game, names }, asked) => [asked, game.model(names.self).spectral, game.pool('a')]),
    [['a:', 'a:'], true, 19],
    [['a:'], false, 20],
  ),
  shaped(
    {
      of: 'e-c-t-o/phase-body',
      base: { bar: SHOT, gap: 1, foe: { spectral: true } },
      twins: {
        'an Action of another model': [
          { foe: {}, by: 'foe', on: 'pal', pal: { spectral: true } },
          'target.spectral',
        ],
      },
    },
    (at, fight) => attempt(() => fought(at, fight)),
    'ok',
    'target.spectral',
  ),
  shaped(
    {
      of: 'e-c-t-o/hyper-density',
      base: {},
      twins: {
        'it is not Fatigued for it': { otherwise: true },
        'no Fatigue to spare': { self: { fatigue: 2 } },
      },
    },
    density,
    [1, ['damaged'], 1],
    [0, ['damaged', 'displaced'], 0],
  ),
  spares({ of: 'father-oak/earths-uprising', ...DISPLACED, twins: {} }),
  strong(
    'father-oak/gaias-vengeful-fist',
    { foe: { card: { origin: 'Science' } } },
    {
      'the Target is of another Origin': { foe: { card: { origin: 'Mystery' } } },
    },
  ),
  adds({
    of: 'feartigo/flock-of-doom',
    name: 'Flock of Doom',
    side: 'defence',
    dice: 1,
    base: { by: 'foe', bar: SHOT, gap: 1 },
    twins: { 'the Attacker is in Base to Base': { gap: 0 } },
  }),
  adds({
    of: 'foxxy-blade/come-and-get-me',
    name: 'Come and Get Me',
    side: 'attack',
    dice: 2,
    base: { foe: { card: { kind: 'minion' } } },
    twins: { 'the Target is a Supreme': { foe: {} } },
  }),
  adds({
    of: 'foxxy-blade/come-and-get-me',
    name: 'Come and Get Me',
    side: 'defence',
    dice: 2,
    base: { by: 'foe', foe: { card: { kind: 'minion' } } },
    twins: { 'a Supreme attacks': { foe: {} } },
  }),
  shaped(
    {
      of: 'father-oak/earths-renewal',
      base: { self: { health: 9 } },
      twins: {
        'his second Activation': { self: { health: 9, activationsThisRound: 1 } },
        'he is whole': [{ self: {} }, 14],
      },
      unsilenced: true,
    },
    opening(({ game, names }) => game.model(names.self).health),
    10,
    9,
  ),
  shaped(
    {
      of: 'francis-gator/black-swamp',
      base: { foe: { at: [16, 12] } },
      twins: {
        'it is of Water': { foe: { at: [16, 12], card: { elements: ['Water'] } } },
        'it stands elsewhere': { foe: { at: [22, 12] } },
      },
      unsilenced: true,
    },
    swamped("Albino Gator's Curse"),
    5,
    6,
  ),
];
