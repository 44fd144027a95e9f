import type { CardProfile } from '../../../src/systems/pulp-city/model/profile.ts';
import { beside } from '../../support/duel.ts';
import type { Inches } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { type SceneSpec, scene } from '../../support/scene.ts';
import { type At, evidence, type Proof } from '../support/evidence.ts';

const SIXES = Array<number>(20).fill(6);
const PAL_AT: Inches = [12, 12];
const hit = (x: number) => `AP 1 Hit (CCM, F vs G, Damage ${x}) SFX: none`;
const SHOOT = 'AP 1 Shoot (PRJ 12, H vs I, Damage 2) SFX: none';
const SHOVE = 'AP 1 Shove (CCM, F vs G, Knockback 1 and Damage 2) SFX: none';
const FOE = { actions: [hit(2), SHOOT, SHOVE], F: 20, H: 20 } as const;

/** Who is asked whether the Damage goes to another, and what it comes to. */
function settle(game: Play, card: CardProfile, takes: boolean, other: string) {
  const [asked] = game.pending('usePower');
  if (asked !== undefined) game.answer('usePower', { use: takes, model: asked.pick[0] ?? null });
  game.forgetDice();
  const own = game.model(card.short);
  return {
    asked: asked?.by ?? null,
    card: own.status === 'ko' ? 'ko' : card.health - own.health,
    other: 6 - game.model(other).health,
  };
}

interface Guarding {
  readonly gap: number;
  readonly takes: boolean;
  readonly stunned: boolean;
  readonly from: number;
  /** Foe pushes Pal away before it is Damaged. */
  readonly shoves?: true;
}

/** Foe hits Pal, or shoots it from afar, near the card. */
const guarded = ({ edition, card }: At, { gap, takes, stunned, from, shoves }: Guarding) => {
  const name = card.short;
  const game = scene({
    edition,
    a: {
      [name]: { card, at: beside(PAL_AT, { mm: card.baseMm, gap, side: 'north' }), stunned },
      Pal: { at: PAL_AT },
    },
    b: { Foe: { at: beside(PAL_AT, { gap: from }), card: FOE } },
    turn: 'b',
    dice: SIXES,
  }).activate('Foe');
  game.attack('Foe', shoves === true ? 'Shove' : from > 0 ? 'Shoot' : 'Hit', 'Pal', {
    quiet: false,
    sfx: [],
  });
  return settle(game, card, takes, 'Pal');
};

const GUARD: Guarding = { gap: 1.9, takes: true, stunned: false, from: 4 };
const TAKEN = { asked: 'a', card: 2, other: 0 };
const LEFT = { asked: null, card: 0, other: 2 };

interface Handing {
  readonly by: 'action' | 'power';
  readonly gap: number;
  readonly takes: boolean;
  readonly pal: object;
}

/** Damage comes to the card from an Action of Foe, or from a Power of a friend; Pal is near. */
const handed = ({ edition, card }: At, { by, gap, takes, pal }: Handing) => {
  const name = card.short;
  const curse = {
    name: 'Curse',
    clauses: [{ at: 'activationStarted', must: [{ fx: 'damage', x: 2, to: { name: card.name } }] }],
  } as const;
  const at = { [name]: { card, at: PAL_AT } };
  const spec: SceneSpec = {
    edition,
    a: {
      ...at,
      Pal: { at: beside(PAL_AT, { gap, side: 'north' }), card: { factions: ['A.R.C.'], ...pal } },
      Witch: { at: [2, 2], card: { powers: [curse] } },
    },
    b: { Foe: { at: beside(PAL_AT, { gap: 4 }), card: FOE } },
    turn: by === 'action' ? 'b' : 'a',
    dice: SIXES,
  };
  const game = scene(spec);
  if (by === 'power') game.activate('Witch');
  else game.activate('Foe').attack('Foe', 'Shoot', name, { quiet: false });
  return settle(game, card, takes, 'Pal');
};

const PRIMATES = [
  'primate-of-mystery/primate-of-power',
  'primate-of-nature/primate-of-power',
  'primate-of-science/primate-of-power',
] as const;

export const handedOn: readonly Proof[] = [
  evidence({
    of: ['giant-hadron/protector'],
    base: { ...GUARD, from: 0 },
    scene: guarded,
    happens: TAKEN,
    without: LEFT,
    twins: {
      'too far away': [{ gap: 2.2 }, LEFT],
      'its player leaves the Damage where it is': [{ takes: false }, { asked: 'a', card: 0, other: 2 }],
    },
  }),
  evidence({
    of: ['supreme-zed/bullet-magnet'],
    base: GUARD,
    scene: guarded,
    happens: TAKEN,
    without: LEFT,
    twins: {
      'too far away': [{ gap: 2.2 }, LEFT],
      'the attack comes from Base to Base': [{ from: 0 }, LEFT],
      'the attack comes from Base to Base, and shoves its Target away first': [
        { gap: 1, from: 0, shoves: true },
        LEFT,
      ],
      'he is Stunned': [{ stunned: true }, LEFT],
      'its player leaves the Damage where it is': [{ takes: false }, { asked: 'a', card: 0, other: 2 }],
    },
  }),
  evidence({
    of: PRIMATES,
    base: { by: 'action', gap: 5.9, takes: true, pal: {} },
    scene: handed,
    happens: { asked: 'a', card: 0, other: 2 },
    without: { asked: null, card: 2, other: 0 },
    twins: {
      'too far away': [{ gap: 6.1 }, { asked: null, card: 2, other: 0 }],
      'the other one is not of the A.R.C.': [{ pal: { factions: [] } }, { asked: null, card: 2, other: 0 }],
      'it is kept': [{ takes: false }, { asked: 'a', card: 2, other: 0 }],
    },
  }),
  evidence({
    of: PRIMATES,
    base: { by: 'power', gap: 5.9, takes: true, pal: {} },
    scene: handed,
    happens: { asked: 'a', card: 0, other: 2 },
    without: { asked: null, card: 2, other: 0 },
    twins: { 'too far away': [{ gap: 6.1 }, { asked: null, card: 2, other: 0 }] },
  }),
  evidence({
    of: PRIMATES,
    base: { effect: 'Mind Control' },
    scene: ({ edition, card }, { effect }) => {
      const game = scene({
        edition,
        a: { [card.short]: { card, at: PAL_AT } },
        b: {
          Foe: { at: [12, 16], card: { J: 20, actions: [`AP 1 Sway (IND 8, J vs K, ${effect}) SFX: none`] } },
        },
        turn: 'b',
        dice: SIXES,
      }).activate('Foe');
      try {
        game.attack('Foe', 'Sway', card.short);
        return game.last('rolled').won;
      } catch (error) {
        return String(error).includes('target.immune') ? 'immune' : String(error);
      } finally {
        game.forgetDice();
      }
    },
    happens: 'immune',
    without: true,
    twins: { 'another Effect': [{ effect: 'Suppress 1' }, true] },
  }),
  evidence({
    of: ['grimmrock/built-grimm-tough'],
    base: { x: 3, redirect: true, target: 'Pal' },
    scene: ({ edition, card }, { x, redirect, target }) => {
      const name = card.short;
      const game = scene({
        edition,
        a: { [name]: { card, at: beside(PAL_AT, { side: 'north' }) }, Pal: { at: PAL_AT } },
        b: {
          Foe: {
            at:
              target === 'Pal'
                ? beside(PAL_AT)
                : beside(beside(PAL_AT, { side: 'north' }), { side: 'north' }),
            card: { actions: [hit(x)], F: 20 },
          },
        },
        turn: 'b',
        dice: SIXES,
      }).activate('Foe');
      game
        .attack('Foe', 'Hit', target === 'Pal' ? 'Pal' : name, redirect ? { redirect: name } : {})
        .forgetDice();
      return { card: card.health - game.model(name).health, pal: 6 - game.model('Pal').health };
    },
    happens: { card: 2, pal: 0 },
    without: { card: 3, pal: 0 },
    twins: {
      'one Damage stays one': [{ x: 1 }, { card: 1, pal: 0 }],
      'he was the Target himself': [
        { target: 'card', redirect: false },
        { card: 3, pal: 0 },
      ],
      'he does not step in': [{ redirect: false }, { card: 0, pal: 3 }],
    },
  }),
  evidence({
    of: ['sabotage/intel'],
    base: { dice: 4, redirect: false, foe: true },
    scene: ({ edition, card }, { dice, redirect, foe }) => {
      const name = card.short;
      const eager = { name: 'Eager', clauses: [{ modify: 'attackerDice', by: dice }] } as const;
      const shooter = { card: { ...FOE, powers: [eager] } };
      const game = scene({
        edition,
        a: {
          [name]: { card, at: PAL_AT },
          Tank: { at: beside(PAL_AT, { side: 'north' }), card: { role: 'Tank' } },
          Chum: { at: [18, 14], ...shooter },
        },
        b: { Foe: { at: [18, 12], ...shooter } },
        turn: foe ? 'b' : 'a',
        dice: SIXES,
      }).activate(foe ? 'Foe' : 'Chum');
      game.attack(foe ? 'Foe' : 'Chum', 'Shoot', name, redirect ? { redirect: 'Tank' } : {}).forgetDice();
      return game.last('rolled').attack.faces.length;
    },
    happens: 3,
    without: 5,
    twins: {
      'the roll goes to a Tank': [{ redirect: true }, 5],
      'it is no Enemy who attacks': [{ foe: false }, 5],
      'there are fewer dice': [{ dice: 1 }, 2],
    },
  }),
];
