import { action } from '../../support/card.ts';
import { SHOT } from '../../support/duel.ts';
import type { At } from '../support/evidence.ts';
import { activated, endowed, type Fight, forNow, fought, ONES, SIXES, stage } from '../support/fight.ts';
import { AT_FOE, CLAW, hitWith, MIGHTY, WAVE } from '../support/kit.ts';
import { changes, healths, offeredNext, throwsFrom } from '../support/moments.ts';
import { adds, answersWith, befallen, DISPLACED, keepsOff, shaped, spares } from '../support/shapes.ts';

/** Baroque makes her Shield; what an Enemy then does to whom, and whether the Shield's own Power Up came. */
function shielded(
  at: At,
  { on = 'self', bar = hitWith('Stun and Fatigue and Power Down 1', 'PRJ 8, F vs G'), ...fight }: Fight,
): unknown {
  const staged = fought(endowed(at, { H: fight.dice === undefined ? 9 : 1 }), {
    ...fight,
    use: 'Hex Shield of Hekate',
    on: 'nobody',
    gap: 0,
    foe: { card: { ...MIGHTY, actions: [bar] } },
    self: { powerUp: 2 },
    pal: { ...fight.pal, powerUp: 2 },
    dice: fight.dice ?? SIXES,
    options: { sfx: [0] },
  });
  const { game, names } = staged;
  const whom = on === 'pal' ? names.pal : names.self;
  const gained = game.forgetDice().card(names.self).powerUp > 2;
  game.endActivation();
  if (game.asked()[0] === 'chain') game.decline('chain');
  game.activate(names.foe).dice(...ONES);
  game.attack(names.foe, action(bar).name, whom, { sfx: [] }).forgetDice();
  return [befallen(game, whom).filter((kind) => kind !== 'powerUpGained'), gained];
}

/** Gives all friends a Power Up die, as no Action does. */
const BOON = {
  name: 'Boon',
  clauses: [{ at: 'activationStarted', must: [{ fx: 'powerUp', to: { side: 'friendly' } }] }],
} as const;

export const printedB = [
  adds({
    of: 'blacksmith/battle-armor',
    name: 'Battle Armor',
    side: 'defence',
    dice: 1,
    base: { by: 'foe' },
    twins: {
      'the Defender rolls another Trait': { bar: CLAW },
      'a friend attacks': { by: 'pal', on: 'self', pal: {}, bar: SHOT },
    },
  }),
  spares({ of: 'boreas/demon-of-the-winds', ...DISPLACED, twins: {} }),
  adds({
    of: 'bug-out/small-and-elusive',
    name: 'Small and Elusive',
    side: 'defence',
    dice: 1,
    base: { by: 'foe' },
    twins: { 'another model is the Target': { on: 'pal', pal: {}, bar: SHOT } },
  }),
  keepsOff('Size Matters', {
    of: 'bug-out/small-and-elusive',
    base: { by: 'foe', foe: { card: { baseMm: 50 } } },
    twins: { 'a friend is the Target': { on: 'pal', pal: AT_FOE } },
  }),
  ...(['baroque', 'bulletta'] as const).map((id) => {
    const twin = id === 'baroque' ? 'bulletta' : 'baroque';
    const name = { baroque: 'Baroque', bulletta: 'Bulletta' }[id];
    return shaped(
      {
        of: `${id}/wonder-twins`,
        base: { by: 'pal', pal: { card: twin } },
        twins: {
          'another friend ends its Activation': { pal: {} },
          'the second time in a Round': { spent: 'Wonder Twins' },
        },
      },
      offeredNext,
      `a: ${name}`,
      null,
    );
  }),
  changes('battlesuit-7-defense/modular-transformation', 'battlesuit-7-offense'),
  changes('battlesuit-7-offense/modular-transformation', 'battlesuit-7-defense'),
  shaped(
    {
      of: 'blacksmith/battle-armor',
      base: { by: 'foe', bar: SHOT },
      twins: {
        'a friend attacks': { by: 'pal', on: 'self', pal: {} },
        'the Action does not ask for I': { bar: CLAW },
      },
    },
    answersWith,
    'a: I G',
    null,
  ),
  shaped(
    {
      of: ['bug-out/nimble', 'riposte/nimble'],
      base: { by: 'foe' },
      twins: { 'the Action does not ask for G': { bar: CLAW } },
    },
    (at, fight) => String(answersWith(at, fight)).replace('G!', 'G'),
    'a: G I',
    'null',
  ),
  shaped(
    {
      of: ['bug-out/nimble', 'riposte/nimble'],
      editions: ['2013'],
      base: { by: 'foe' },
      twins: { 'a Pulse of 2013 has no Targets': { bar: WAVE, on: 'nobody' } },
    },
    (at, fight) => String(answersWith(at, fight)).replace('G!', 'G'),
    'a: G I',
    'null',
  ),
  throwsFrom('boreas/host', 'Gale', 40),
  adds({
    of: 'boreas/demon-of-the-winds',
    name: 'Strong',
    side: 'attack',
    dice: 1,
    base: {
      foe: { card: { movement: 'Flight' } },
      self: { lasting: [forNow({ forbid: 'descriptor', of: 'Air' })] },
    },
    twins: {
      'the Target Sprints': { foe: {} },
      silenced: { self: { lasting: [forNow({ forbid: 'descriptor', of: 'Air' }, { forbid: 'power' })] } },
    },
    unsilenced: true,
  }),
  shaped(
    {
      of: 'baroque/shield-of-invulnerability',
      base: { pal: { card: 'bulletta', side: 'north', health: 4 }, on: 'self' },
      twins: {
        'the Action fails': [
          { on: 'self', dice: ONES },
          [['damaged', 'fatigued', 'powerUpLost', 'stunned'], false],
        ],
        'another friend': [
          { on: 'pal', pal: { side: 'north', health: 6 } },
          [['damaged', 'fatigued', 'powerUpLost', 'stunned'], true],
        ],
      },
      unsilenced: true,
    },
    shielded,
    [['damaged'], true],
    [['damaged', 'fatigued', 'powerUpLost', 'stunned'], true],
  ),
  shaped(
    {
      of: 'baroque/shield-of-invulnerability',
      base: {},
      twins: { 'the Action fails': [{ dice: ONES }, [2, 1, 3]] },
      unsilenced: true,
    },
    (at, fight) => {
      const staged = fought(endowed(at, { H: fight.dice === undefined ? 9 : 1 }), {
        ...fight,
        use: 'Hex Shield of Hekate',
        on: 'nobody',
        foe: { card: { ...MIGHTY, actions: [hitWith('Fatigue', 'PRJ 8, F vs G')] } },
        self: { powerUp: 2, fatigue: 1, attack: 1 },
        pal: { card: { powers: [BOON] }, gap: 2 },
        dice: fight.dice ?? SIXES,
        options: { sfx: [] },
      });
      const { game, names } = staged;
      game
        .forgetDice()
        .endActivation()
        .activate(names.foe)
        .dice(...ONES);
      game.attack(names.foe, 'Hit', names.self, { sfx: [] }).forgetDice();
      if (game.asked()[0] === 'act') game.endActivation();
      game.activate(names.pal);
      const { fatigue, powerUp } = game.card(names.self);
      return [fatigue, game.model(names.self).attack, powerUp];
    },
    [1, 1, 3],
    [2, 1, 3],
  ),
  shaped(
    {
      of: 'baroque/shield-of-invulnerability',
      base: {},
      twins: { 'the Action fails': { dice: ONES } },
      unsilenced: true,
    },
    (at, fight) => {
      const hurl = 'AP 1 Hurl (THR 8, F vs G, Damage 1) SFX: none';
      const { game, names } = fought(endowed(at, { H: fight.dice === undefined ? 9 : 1 }), {
        ...fight,
        use: 'Hex Shield of Hekate',
        on: 'nobody',
        foe: { card: { ...MIGHTY, actions: [hitWith('Grab & Throw'), hurl] } },
        b: { Other: { at: [2, 22] } },
        dice: fight.dice ?? SIXES,
        options: { sfx: [] },
      });
      game
        .forgetDice()
        .endActivation()
        .activate(names.foe)
        .dice(...ONES);
      game.attack(names.foe, 'Hit', names.self, { sfx: [] }).forgetDice();
      return game.events('effectIgnored').some(({ effect }) => effect === 'grabThrow');
    },
    true,
    false,
  ),
  shaped(
    {
      of: 'bug-out/hive',
      base: { by: 'foe', gap: 6 },
      twins: {
        'two of them are near': [{ otherwise: true }, [7, null, 4]],
        'the Enemy ends farther away': { gap: 8 },
        'a friend ends there': [{ by: 'pal', gap: 8, pal: { side: 'east', gap: 3 } }, [7, 6, 6]],
      },
      unsilenced: true,
    },
    (at, fight) => {
      const staged = stage(at, { ...fight, turn: 'a' });
      const { game, names } = staged;
      activated(staged, 'self').dice(...SIXES);
      for (const y of fight.otherwise === true ? [12, 14] : [12])
        game.attack(names.self, 'Bug Hives', [], { at: [14.5, y], sfx: [] });
      game.forgetDice().endActivation();
      const by = names[fight.by ?? 'foe'];
      if (fight.by === 'pal') game.activate(names.foe).move(names.foe).endActivation();
      game.activate(by).move(by).endActivation();
      return healths(staged);
    },
    [7, null, 5],
    [7, null, 6],
  ),
];
