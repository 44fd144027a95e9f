import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { modelsAtStart } from '../../../src/systems/pulp-city/model/initial.ts';
import { TRAITS } from '../../../src/systems/pulp-city/model/keywords.ts';
import { apLimit } from '../../../src/systems/pulp-city/traits/limits.ts';
import { traitOf } from '../../../src/systems/pulp-city/traits/values.ts';
import { SHOT, STRIKE } from '../../support/duel.ts';
import { stepInPlace } from '../../support/rounds.ts';
import { scene, setupOf } from '../../support/scene.ts';
import { type At, evidence } from '../support/evidence.ts';
import { endowed, type Fight, forNow, fought, ONES, SIXES } from '../support/fight.ts';
import { ARC, AT_FOE, CLAW, GRIMM, JOINED, MACHINE, MIGHTY, onHigh, RAM, shed } from '../support/kit.ts';
import { attempt, offeredNext, opening, powerUps, startingRoll } from '../support/moments.ts';
import { adds, DISPLACED, keepsOff, shaped, spares, strong } from '../support/shapes.ts';

/** 'ok' where a Blink of 6 inches through a wall is open to him afterwards. */
function movementAfter(at: At, fight: Fight): unknown {
  const { game, names } = fought(endowed(at, { K: 8 }), { ...fight, gap: 9 });
  game.forgetDice();
  return attempt(() => game.move(names.self, [18, 12], { as: 'Blink' }));
}

/** The Power stands in fields of the card, the models of each Level and the X of its Traits: they go with it. */
function horde({ edition, card }: At, { level, koed }: Horde): unknown {
  const { levels: _, traitsPlusModels: __, ...plain } = card;
  const printed = card.powers.some(({ id }) => id === 'grimm-horde') ? card : plain;
  const setup = setupOf({ edition, a: { Grimminions: { card: printed, level, at: [4, 12] } }, b: {} });
  const models = modelsAtStart(setup, printed.id, level);
  const game = scene({
    edition,
    a: {
      Boss: { at: [2, 2] },
      Grimminions: {
        card: printed,
        level,
        at: Array.from({ length: models }, (_none, place) => [4 + 2 * place, 12] as const),
      },
    },
    b: { Foe: { at: [20, 20] } },
  });
  const [first, second] = game.names.models('Grimminions');
  if (koed && second !== undefined) game.adjust({ what: 'health', model: second, to: 0 });
  const traits = TRAITS.map((trait) => traitOf(worldOf(game.game), first ?? '', trait));
  return [models, traits.join(' ')];
}

interface Horde {
  readonly level: number;
  readonly koed: boolean;
}

export const printedG = [
  adds({
    of: 'gemini-x/twin-minds',
    name: 'Twin Minds',
    side: 'attack',
    dice: 2,
    base: { pal: { card: 'gemini-y', ...JOINED } },
    twins: {
      'they are not in Base to Base': { pal: { card: 'gemini-y', gap: 0.5 } },
      'another friend in Base to Base': { pal: JOINED },
    },
  }),
  adds({
    of: 'gemini-y/twin-minds',
    name: 'Twin Minds',
    side: 'attack',
    dice: 2,
    base: { pal: { card: 'gemini-x', ...JOINED } },
    twins: {
      'they are not in Base to Base': { pal: { card: 'gemini-x', gap: 0.5 } },
      'another friend in Base to Base': { pal: JOINED },
    },
  }),
  spares({ of: 'giant-hadron/goliath', ...DISPLACED, twins: {} }),
  spares({ of: 'giant-hadron/goliath', from: 'fatigued', effect: 'Fatigue', twins: {} }),
  adds({
    of: 'gorgoroth/blood-rage',
    name: 'Blood Rage',
    side: 'attack',
    dice: 1,
    base: { foe: { health: 5 } },
    twins: {
      'the Target is whole': { foe: {} },
      'the Target is not Living': { foe: { ...MACHINE, health: 5 } },
    },
  }),
  adds({
    of: 'gorgoroth/blood-rage',
    editions: ['2017'],
    name: 'Blood Rage',
    side: 'attack',
    dice: 1,
    base: { foe: { health: 5 } },
    twins: { 'a Dynamic Action attacks nobody': { bar: RAM } },
  }),
  adds({
    of: 'gorgoroth/tough-hide',
    name: 'Tough Hide',
    side: 'defence',
    dice: 1,
    base: { by: 'foe' },
    twins: { 'he Defends with K': { bar: CLAW } },
  }),
  adds({
    of: 'gorgoroth/herd-master',
    name: 'Herd Master',
    side: 'attack',
    dice: 1,
    base: { by: 'pal', pal: { card: 'taurus-shock-trooper', beside: 'foe', gap: 0, side: 'north' } },
    twins: {
      'another friend attacks': { pal: AT_FOE },
      'an Enemy Trooper attacks': { by: 'foe', pal: {}, foe: { card: 'taurus-shock-trooper' } },
    },
  }),
  adds({
    of: 'gravito-grimm/swirling-barrier',
    name: 'Swirling Barrier',
    side: 'defence',
    dice: 1,
    base: { by: 'foe', bar: SHOT, gap: 1 },
    twins: {
      'the Enemy is in Base to Base': { gap: 0 },
      'a friend attacks': { by: 'pal', on: 'self', pal: {} },
    },
  }),
  adds({
    of: 'green-emperor/awaken',
    name: 'Awaken',
    side: 'attack',
    dice: 1,
    base: { pal: { card: { K: 5 }, gap: 4 } },
    twins: {
      'the other has less K': { pal: { card: { K: 4 } } },
      'the other is farther away': { pal: { card: { K: 5 }, gap: 4.1 } },
      'the other is a Minion': { pal: { card: { K: 5, kind: 'minion' } } },
      'he does not roll F': { bar: CLAW, pal: { card: { K: 5 } } },
    },
  }),
  strong(
    'grimm-digger/digger-grimm',
    { foe: { card: { elements: ['Earth'] } } },
    { 'the Target has no Element': { foe: {} } },
  ),
  keepsOff('Size Matters', {
    of: 'grimmancer/size-matters-not',
    base: { by: 'foe', foe: { card: { baseMm: 50 } } },
    twins: {
      'the friend is no Grimm': { on: 'pal', pal: AT_FOE },
    },
  }),
  adds({
    of: 'grimmbiote/grimmbiote',
    name: 'Grimmbiote',
    side: 'attack',
    dice: 1,
    base: {},
    twins: { 'it does not roll F': { bar: CLAW } },
  }),
  adds({
    of: 'guerilla/minigun',
    name: 'Minigun',
    side: 'attack',
    dice: 1,
    base: { use: 'Dakka Boom', gap: 2 },
    twins: { 'another Action': { use: 'Slam', gap: 0 } },
  }),
  adds({
    of: 'guerilla/minigun',
    name: 'Minigun',
    side: 'attack',
    dice: 1,
    base: { use: 'Raze', gap: 2, on: 'nobody', options: { toward: [20, 12] } },
    twins: {},
  }),
  keepsOff('Size Matters', {
    of: 'grimmancer/size-matters-not',
    base: {
      by: 'foe',
      foe: { card: { baseMm: 50 } },
      on: 'pal',
      pal: { card: GRIMM, ...AT_FOE },
    },
    twins: { 'the friend is no Grimm': { pal: AT_FOE } },
  }),
  ...(['x', 'y'] as const).map((one) => {
    const [own, twin] = one === 'x' ? (['X', 'y'] as const) : (['Y', 'x'] as const);
    return shaped(
      {
        of: `gemini-${one}/twin-minds`,
        base: { pal: { card: `gemini-${twin}`, lasting: [forNow({ forbid: 'power' })] } },
        twins: { 'the friend is no Gemini': [{ pal: {} }, null] },
      },
      offeredNext,
      `a: Gemini ${own === 'X' ? 'Y' : 'X'}`,
      null,
    );
  }),
  keepsOff('Higher Ground', {
    of: 'giant-hadron/goliath',
    base: { by: 'foe', bar: 'AP 1 Shot (PRJ 12, H vs I, Damage 1) SFX: none', ...onHigh(80, 8) },
    twins: {},
  }),
  shaped(
    {
      of: 'green-emperor/master-strategist',
      base: {
        dice: [6, 1],
        pal: { card: { factions: ['Jade Cult'] } },
        a: { Mate: { at: [2, 2], card: { factions: ['Jade Cult'] } } },
      },
      twins: {
        'a friend is of another Faction': [{ pal: {} }, [[], null]],
        'he loses the roll': [{ dice: [1, 6], foe: { card: MIGHTY } }, [[], null]],
      },
    },
    (at, fight) => {
      const { game, names } = startingRoll(at, fight);
      const own = game.pending('masterPlan').find(({ by }) => by === 'a')?.own ?? [];
      if (own.length > 0) game.answer('masterPlan', { plan: 'own', power: 'Way of the Dragon' });
      while (game.asked()[0] === 'masterPlan') game.decline('masterPlan');
      if (game.question('chooseFirstTurn').by === 'b') return [own, null];
      game.answer('chooseFirstTurn', 'a');
      stepInPlace(game, names.pal);
      const [chain] = game.pending('chain');
      return [own, chain === undefined ? null : chain.cards.map((card) => game.state.cards[card]?.profile)];
    },
    [['Way of the Dragon'], ['green-emperor', 'mate']],
    [[], null],
  ),
  adds({
    of: 'green-emperor/dragon-spirit',
    name: 'Dragon Spirit',
    side: 'attack',
    dice: 2,
    base: { options: { powers: ['Dragon Spirit', 'Dragon Spirit'], sfx: [] } },
    twins: { 'he spends nothing': { options: { sfx: [] } } },
    unsilenced: true,
  }),
  shaped(
    {
      of: 'green-emperor/dragon-spirit',
      base: {},
      twins: { 'only so much AP is left': [{ self: { apSpent: 7 } }, ['Dragon Spirit']] },
    },
    (at, fight) => {
      const { game } = fought(at, { ...fight, options: { quiet: false } });
      return game.pending('attackDice').flatMap(({ powers }) => powers);
    },
    Array(8).fill('Dragon Spirit'),
    [],
  ),
  shaped(
    {
      of: 'green-emperor/dragon-spirit',
      editions: ['2017'],
      base: { bar: STRIKE, self: { apSpent: 7 } },
      twins: { 'Combat Bonuses do not count in a Dynamic Action': { bar: RAM } },
    },
    (at, fight) => {
      const { game } = fought(at, { ...fight, options: { quiet: false } });
      return game.pending('attackDice').flatMap(({ powers }) => powers);
    },
    ['Dragon Spirit'],
    [],
  ),
  shaped(
    {
      of: 'green-emperor/spirit-of-the-dragon',
      base: { use: 'Dragon Scale', on: 'nobody', dice: SIXES, options: { sfx: [2] } },
      twins: { 'he takes another SFX': [{ options: { sfx: [0] } }, 'move.type'] },
      unsilenced: true,
    },
    movementAfter,
    'ok',
    'move.tooFar',
  ),
  strong('grimm-digger/digger-grimm', shed(30), { 'a model': { on: 'foe', foe: {}, pieces: [] } }),
  shaped(
    {
      of: 'grimm-bunbun/rabbit-rage',
      base: { use: 'Ka Click', on: 'nobody', dice: SIXES, options: { sfx: [1] } },
      twins: { 'it takes another SFX': { options: { sfx: [0] } } },
      unsilenced: true,
    },
    (at, fight) => {
      const { game, names } = fought(at, fight);
      game.forgetDice();
      return apLimit(worldOf(game.game), game.card(names.self).id);
    },
    5,
    3,
  ),
  shaped(
    {
      of: 'grimmbiote/hide-in-shadows',
      base: { use: 'We Will Hide', on: 'nobody', dice: SIXES, gap: 7 },
      twins: { 'the Action fails': { dice: ONES } },
      unsilenced: true,
    },
    (at, fight) => {
      const { game, names } = fought(endowed(at, { I: 4 }), {
        ...fight,
        foe: { card: { actions: ['AP 1 Shot (PRJ 12, H vs I, Damage 1) SFX: none'] } },
        options: { sfx: [] },
      });
      game.forgetDice();
      const { defend } = game.model(names.self);
      game
        .endActivation()
        .activate(names.foe)
        .dice(...ONES);
      const shot = attempt(() => game.attack(names.foe, 'Shot', names.self, { sfx: [] }));
      game.forgetDice();
      return [defend, shot];
    },
    [1, 'target.stealth'],
    [0, 'ok'],
  ),
  shaped(
    {
      of: 'guerilla/rebel-yell',
      base: { pal: { card: ARC }, pick: 'pal' },
      twins: {
        'to himself': [{ pick: 'self' }, [[1, 0], ['a: self pal']]],
        'the friend is of another Faction': [{ pal: {}, pick: 'self' }, [[1, 0], []]],
        'his second Activation': { self: { activationsThisRound: 1 } },
      },
    },
    opening((staged, asked) => [powerUps(staged), asked]),
    [[0, 1], ['a: self pal']],
    [[0, 0], []],
  ),
  evidence<Horde>({
    of: ['grimminions/grimm-horde'],
    silence: 'none',
    base: { level: 3, koed: false },
    scene: horde,
    happens: [3, '4 3 2 3 1 2'],
    without: [2, '1 0 2 0 1 2'],
    twins: {
      'of Level 5': [{ level: 5 }, [5, '6 5 2 5 1 2']],
      'one of them is KO’ed': [{ koed: true }, [3, '3 2 2 2 1 2']],
    },
  }),
];
