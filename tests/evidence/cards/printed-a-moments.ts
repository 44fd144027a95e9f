import { SHOT } from '../../support/duel.ts';
import { structure, um } from '../../support/pieces.ts';
import { endTurns, startRound } from '../../support/rounds.ts';
import { type At, evidence } from '../support/evidence.ts';
import { activated, endowed, type Fight, fought, SILENCED, SIXES, stage } from '../support/fight.ts';
import { ARMORED, CLAW, DEAR_SHOT, REST, VILLAIN, WAVE } from '../support/kit.ts';
import { attempt, buysSfx, opening, powerUps, standsIn } from '../support/moments.ts';
import { answersWith, shaped } from '../support/shapes.ts';

const WAVE_OF_RUST = 'AP 1 Try (PLS 6, F vs G, Strong/Mechanical, Damage 1) SFX: none';

/** Who is asked what he counts as. */
function countsAsAsked(at: At, fight: Fight): unknown {
  const { game } = fought(at, { ...fight, options: { quiet: false, toward: [12, 12] } });
  const [asked] = game.pending('countAs');
  game.forgetDice();
  return asked?.by ?? null;
}

export const printedAMoments = [
  evidence<Fight & { readonly pays?: boolean }>({
    of: ['100-voices/cloak-of-madness'],
    base: { by: 'foe' },
    scene: (at, { pays = false, ...fight }) => {
      const { game, names } = fought(at, { ...fight, options: { quiet: false } });
      game.dice(1, 1, 1, 1, 1, 1, 1, 1);
      const [asked] = game.pending('keepTrait');
      if (asked !== undefined) game.answer('keepTrait', pays);
      while (['attackDice', 'defendDice'].includes(game.asked()[0] ?? '')) game.decline();
      game.forgetDice();
      return [asked?.by, game.last('rolled').attack.trait, game.card(names.foe).apSpent];
    },
    happens: ['b', 'K', 1],
    without: [undefined, 'F', 1],
    twins: {
      'the Attacker pays 1 AP': [{ pays: true }, ['b', 'F', 2]],
      'the Attacker rolls K anyway': [
        { bar: 'AP 1 Curse (CCM, K vs G, Damage 1) SFX: none' },
        [undefined, 'K', 1],
      ],
      'he attacks himself': [{ by: 'self' }, [undefined, 'F', 0]],
      silenced: [{ self: SILENCED }, [undefined, 'F', 1]],
    },
  }),
  evidence<{
    readonly x?: number;
    readonly fatigue?: number;
    readonly spent?: string;
    readonly combined?: boolean;
    readonly hush?: boolean;
  }>({
    of: ['100-voices/step-through-shadows', 'green-serpent/step-through-shadows'],
    base: { x: 20 },
    scene: (at, { x = 20, fatigue = 0, spent, combined = false, hush = false }) => {
      const staged = stage(at, {
        gap: 9.5,
        self: { fatigue, ...(hush ? SILENCED : {}) },
        ...(spent === undefined ? {} : { spent }),
      });
      const game = activated(staged, 'self');
      const own = staged.names.self;
      const result = attempt(() =>
        game.act({
          do: 'move',
          model: game.names.model(own),
          legs: [{ x: um(x), y: um(12) }],
          as: 'Blink',
          combined,
          fall: false,
          power: 'Step Through Shadows',
        }),
      );
      return [result, game.at(own).x, game.card(own).fatigue, game.events('activationEnded').length];
    },
    happens: ['ok', 20, 1, 1],
    without: ['move.type', 12, 0, 0],
    twins: {
      'more than 8 inches': [{ x: 20.1 }, ['move.tooFar', 12, 0, 0]],
      'two moves in one': [{ combined: true }, ['move.notCombined', 12, 0, 0]],
      'no Fatigue to spare': [{ fatigue: 2 }, ['move.fatigue', 12, 2, 0]],
      'the second time in a Round': [{ spent: 'Step Through Shadows' }, ['move.type', 12, 0, 0]],
      silenced: [{ hush: true }, ['move.type', 12, 0, 0]],
    },
  }),
  shaped(
    {
      of: ARMORED,
      base: { by: 'foe', bar: SHOT },
      twins: {
        'the Action does not ask for I': { bar: CLAW },
        'another model is the Target': { on: 'pal', pal: { side: 'north' } },
      },
    },
    answersWith,
    'a: I G',
    null,
  ),
  shaped(
    {
      of: ARMORED,
      base: { by: 'foe', on: 'pal', bar: SHOT, gap: 2, pal: { at: [9.5, 12.4] } },
      twins: { 'he stands aside': { pal: { at: [12, 15] } } },
    },
    (at, fight) =>
      fought(at, fight)
        .game.last('rolled')
        .defence?.sources.some(({ name }) => name === 'In Cover'),
    true,
    false,
  ),
  shaped(
    {
      of: 'ace-of-wraiths/deck-of-souls',
      base: { bar: SHOT, foe: { card: VILLAIN, health: 1 }, b: REST },
      twins: {
        'the victim is no Villain': { foe: { card: { ...VILLAIN, alignment: ['Hero'] }, health: 1 } },
        'the victim is a Minion': { foe: { card: { ...VILLAIN, kind: 'minion' }, health: 1 } },
        'the victim is not KO’ed': { foe: { card: VILLAIN } },
        'a friend does it': { by: 'pal', pal: { side: 'north' } },
      },
    },
    (at, fight) => powerUps(fought(at, fight))[0],
    1,
    0,
  ),
  shaped(
    {
      of: 'ace-of-wraiths/king-of-shadows',
      base: { bar: SHOT, foe: { card: VILLAIN } },
      twins: {
        'the Defender is no Villain': { foe: { card: { ...VILLAIN, alignment: ['Hero'] } } },
        'the Defender is a Minion': { foe: { card: { ...VILLAIN, kind: 'minion', health: 6 } } },
        'he loses the roll': [{ foe: { card: { ...VILLAIN, I: 9 } } }, [undefined, null, 10, 6]],
        'a friend attacks': { by: 'pal', pal: { side: 'north' } },
        'a second time in the roll': [
          { otherwise: true },
          [['a: King of Shadows'], 'answer.notOffered', 10, 6],
        ],
        'the Action has cost him his last Health': [
          { bar: DEAR_SHOT, self: { health: 1 } },
          [undefined, null, 0, 5],
        ],
      },
    },
    buysSfx('King of Shadows', ({ game, names }) => game.model(names.self).health),
    [['a: King of Shadows'], 'ok', 9, 4],
    [undefined, null, 10, 5],
  ),
  shaped(
    {
      of: 'ace-of-wraiths/ace',
      base: { use: 'Ace of Wraiths', on: 'nobody', dice: Array<number>(12).fill(6), foe: {}, gap: 3 },
      twins: { 'the Action fails': [{ dice: Array<number>(12).fill(1) }, [false, 'ok', ['damage']]] },
      unsilenced: true,
    },
    (at, fight) => {
      const { game, names } = fought(endowed(at, {}, 9), fight);
      game.forgetDice();
      const spectral = game.model(names.self).spectral;
      game.dice(...Array<number>(12).fill(6));
      const shot = attempt(() => game.attack(names.self, 'Ghostshot', names.foe));
      const [asked] = game.pending('spendSfx');
      game.forgetDice();
      return [spectral, shot, asked?.offers.flatMap(({ effects }) => effects.map(({ fx }) => fx))];
    },
    [true, 'ok', ['damage', 'extraTarget', 'spectral']],
    [true, 'action.spectral', undefined],
  ),
  shaped(
    {
      of: 'anansi/blessing-of-the-spider',
      base: {},
      twins: { 'her second Activation in the Round': { self: { activationsThisRound: 1 } } },
    },
    opening((staged) => powerUps(staged)[0]),
    1,
    0,
  ),
  shaped(
    {
      of: 'anansi/trickster-spider',
      base: { by: 'foe', foe: { attack: 1 }, dice: Array<number>(12).fill(3) },
      twins: {
        'the Enemy rolls one die': { foe: {} },
        'she attacks': { by: 'self', self: { attack: 1 } },
        'a friend attacks': { by: 'pal', on: 'self', bar: SHOT, pal: { attack: 1 } },
      },
    },
    (at, fight) => {
      const { game } = fought(at, { ...fight, options: { quiet: false } });
      while (['attackDice', 'defendDice', 'redirect'].includes(game.asked()[0] ?? '')) game.decline();
      const [asked] = game.pending('changeDie');
      if (asked !== undefined) game.answer('changeDie', 0);
      game.forgetDice();
      return [asked?.by, game.events('dieChanged').map(({ from, to }) => [from, to])];
    },
    ['a', [[3, 1]]],
    [undefined, []],
  ),
  shaped(
    {
      of: 'apebot/defend-the-master',
      base: { by: 'foe', on: 'pal', bar: SHOT, gap: 2, pal: { card: 'virus', gap: 0, side: 'north' } },
      twins: {
        'Virus is not in Base to Base': { pal: { card: 'virus', gap: 1, side: 'north' } },
        'another friend is the Target': { pal: { gap: 0, side: 'north' } },
      },
    },
    standsIn,
    'a: a1 Defend the Master',
    null,
  ),
  shaped(
    {
      of: 'apebot/apehouse',
      base: {
        on: 'shed',
        foe: { at: [20, 20] },
        pieces: [
          structure('shed', { at: [12 + 50 / 50.8 + 0.5, 12], size: [1, 1], height: 1, health: 9, g: 1 }),
        ],
      },
      twins: { 'it hits a model': [{ on: 'foe', pieces: [], foe: { card: { health: 9, G: 1 } } }, 1] },
    },
    (at, fight) => fought(at, fight).game.last('damaged').points,
    4,
    1,
  ),
  shaped(
    {
      of: 'aurelius/alchemist',
      base: { phase: 'deployment' },
      twins: { 'the second Round': { phase: 'startingRoll', round: 2 } },
      unsilenced: true,
    },
    (at, fight) => powerUps(stage(at, fight))[0],
    3,
    0,
  ),
  shaped(
    {
      of: 'aurelius/transmute',
      base: {
        by: 'foe',
        foe: { card: { powers: [{ name: 'Burn', clauses: [{ grant: 'strong', of: 'Mechanical' }] }] } },
      },
      twins: { 'the Action looks for neither': [{ foe: {} }, [undefined, []]] },
      unsilenced: true,
    },
    (at, fight) => {
      const { game } = fought(at, { ...fight, options: { quiet: false } });
      const [asked] = game.pending('countAs');
      game.dice(...SIXES);
      if (asked !== undefined) game.answer('countAs', ['Living']);
      while (['attackDice', 'defendDice'].includes(game.asked()[0] ?? '')) game.decline();
      game.forgetDice();
      return [
        asked?.by,
        game
          .last('rolled')
          .attack.sources.filter(({ name }) => name === 'Strong')
          .map(({ detail }) => detail),
      ];
    },
    ['a', []],
    [undefined, ['Mechanical']],
  ),
  shaped(
    {
      of: 'aurelius/transmute',
      editions: ['2013'],
      base: { by: 'foe', bar: 'AP 1 Try (RAY 6, F vs G, Strong/Mechanical, Damage 1) SFX: none', gap: 1 },
      twins: { 'a Pulse has no Targets': { bar: WAVE_OF_RUST, on: 'nobody' } },
      unsilenced: true,
    },
    countsAsAsked,
    'a',
    null,
  ),
  shaped(
    {
      of: 'aurelius/transmute',
      editions: ['2017'],
      base: { by: 'foe', bar: WAVE_OF_RUST, on: 'nobody', gap: 1 },
      twins: { 'the Action looks for neither': { bar: WAVE } },
      unsilenced: true,
    },
    countsAsAsked,
    'a',
    null,
  ),
  shaped(
    {
      of: 'aurelius/liquid-gold',
      base: { foe: { at: [16, 12] } },
      twins: {
        'it stays where it is': [{ otherwise: true }, ['b', 5, 0, false]],
        'it stands elsewhere': [{ foe: { at: [20.5, 12] } }, [undefined, 6, 0, false]],
      },
      unsilenced: true,
    },
    (at, fight) => {
      const { game, names } = fought(endowed(at, { H: 9 }), {
        ...fight,
        use: 'Pool of Gold',
        on: 'nobody',
        dice: SIXES,
        options: { at: [16, 12], sfx: [] },
      });
      const [asked] = game.pending('escape');
      if (asked !== undefined) game.answer('escape', fight.otherwise !== true);
      const { health } = game.model(names.foe);
      const { fatigue } = game.card(names.foe);
      game.forgetDice().endActivation();
      startRound(endTurns(game).dice(2, 1), { a: names.self, b: names.foe }, 'a');
      return [
        asked?.by,
        health,
        fatigue,
        Object.values(game.state.pieces).some(({ name }) => name === 'Liquid Gold'),
      ];
    },
    ['b', 6, 0, false],
    [undefined, 6, 0, true],
  ),
];
