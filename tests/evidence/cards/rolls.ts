import { beside, reasons } from '../../support/duel.ts';
import { nameRollers } from '../../support/rounds.ts';
import { scene } from '../../support/scene.ts';
import { type At, byEdition, evidence, type Proof } from '../support/evidence.ts';
import { diceFrom, named, orRefused, stage } from '../support/stage.ts';

const MIDDLE = [12, 12] as const;
const NEXT = beside(MIDDLE);
const STRIKE = 'AP 1 Strike* (CCM, F vs G, Damage 1) SFX: none';
const GAZE = 'AP 1 Gaze* (IND 8, J vs K, Damage 1) SFX: none';

const ICE_ARMOR = ['snieschinka-the-ice-witch/ice-armor', 'snieschinka-the-snow-witch/ice-armor'] as const;

interface Shot {
  readonly elements: readonly 'Fire'[];
  /** Type and Traits of the bar. */
  readonly bar: string;
}

/** Who is asked what a witch in Ice Armor answers a shot with, and what is offered. */
const answersShot = (at: At, { elements, bar }: Shot) => {
  const shot = `AP 1 Shot (${bar}, Damage 1) SFX: none`;
  const game = stage(at, {
    b: { Foe: { at: [12, 16], card: { elements, actions: [shot] } } },
    turn: 'b',
  });
  game.activate('Foe').attack('Foe', 'Shot', bar.startsWith('PLS') ? [] : named(at), { quiet: false });
  const [asked] = game.pending('defendDice');
  if (asked !== undefined) game.answer('defendDice', { powerUp: 0, trait: 1, powers: [] });
  game.forgetDice();
  const by = asked?.by ?? null;
  return { by, offered: asked?.traits.map(({ trait, trump }) => [trait, trump]) ?? [] };
};

const OFFERED = {
  by: 'a',
  offered: [
    ['I', false],
    ['G', false],
  ],
} as const;
const UNASKED = { by: null, offered: [] } as const;

export const rolls: readonly Proof[] = [
  evidence({
    of: ['comte-vendredi/juju-strength'],
    base: { guard: 'Dead Guard', friend: true, by: 'Guard', bar: STRIKE },
    scene: (at, { guard, friend, by, bar }) => {
      const near = beside(MIDDLE, { mm: 30, otherMm: at.card.baseMm });
      const fighter = { at: beside(near), card: { name: guard, actions: [bar] } };
      const foe = { at: near, card: { actions: [bar] } };
      const [a, b] = friend ? [{ [guard]: fighter }, { Foe: foe }] : [{ Foe: foe }, { [guard]: fighter }];
      const game = stage(at, { a, b, turn: friend ? 'a' : 'b' });
      const [name, target] = by === 'Guard' ? [guard, 'Foe'] : [named(at), 'Foe'];
      const printed = by === 'Guard' ? 'Strike' : 'Choking Mud';
      const other = bar === GAZE ? 'Gaze' : printed;
      game.activate(name).attack(name, other, target).forgetDice();
      return game.last('rolled').attack.value;
    },
    happens: 5,
    without: 4,
    twins: {
      'his own F Actions have it as well': [{ by: 'Comte' }, 6],
      'an Action with another Trait': [{ bar: GAZE }, 4],
      'Dead Guard of the Enemy': [{ friend: false }, 4],
      'a friend of another name': [{ guard: 'Pal' }, 4],
    },
  }),
  evidence({
    of: ['hooligrimm/grimm-on'],
    base: { factions: ['Grimm'], near: true, mob: true, defends: false },
    scene: (at, { factions, near, mob, defends }) => {
      const foe = beside(MIDDLE, { side: 'west' });
      const mate = mob ? beside(foe, { side: 'north' }) : ([2, 2] as const);
      const game = stage(at, {
        own: { at: near ? MIDDLE : [20, 20] },
        a: {
          Pal: { at: beside(foe, { side: 'west' }), card: { factions, actions: [STRIKE] } },
          Mate: { at: near ? [2, 20] : mate },
          Other: { at: near || mob ? [2, 22] : [2, 18] },
        },
        b: { Foe: { at: foe, card: { actions: [STRIKE] } } },
        turn: defends ? 'b' : 'a',
      });
      if (defends) game.activate('Foe').attack('Foe', 'Strike', 'Pal').forgetDice();
      else game.activate('Pal').attack('Pal', 'Strike', 'Foe').forgetDice();
      const { attack, defence } = game.last('rolled');
      return [attack.value, defence?.value];
    },
    happens: [5, 4],
    without: [4, 4],
    twins: {
      'the friend is of no Grimm': [{ factions: [] }, [4, 4]],
      'it is mobbing together with others, and Hooligrimm is elsewhere': [{ near: false }, [4, 4]],
      'it is the Defender': [{ defends: true }, [4, 4]],
    },
  }),
  evidence({
    of: ['s-p-u-t-n-i-k/your-mind-is-weak'],
    base: { mind: 4, trait: 'J', attacks: true },
    scene: (at, { mind, trait, attacks }) => {
      const bar = `AP 1 Hit* (IND 8, F vs ${trait}, Damage 1) SFX: none`;
      const game = stage(at, {
        b: { Foe: { at: [12, 16], card: { J: mind, actions: [bar] } } },
        turn: attacks ? 'a' : 'b',
      });
      if (attacks) game.activate(named(at)).attack(named(at), 'You Weak-Willed Simpleton!', 'Foe');
      else game.activate('Foe').attack('Foe', 'Hit', named(at));
      game.forgetDice();
      return diceFrom(game, 'Your Mind Is Weak!', attacks ? 'attack' : 'defence');
    },
    happens: 1,
    without: 0,
    twins: {
      'the opponent has the same Mind': [{ mind: 5 }, 0],
      'it defends with Agility': [{ attacks: false, trait: 'I' }, 0],
    },
  }),
  evidence({
    of: ['s-p-u-t-n-i-k/your-mind-is-weak'],
    base: { mind: 4, trait: 'K' },
    scene: (at, { mind, trait }) => {
      const bar = `AP 1 Hit* (IND 8, F vs ${trait}, Damage 1) SFX: none`;
      const game = stage(at, { b: { Foe: { at: [12, 16], card: { J: mind, actions: [bar] } } }, turn: 'b' });
      game.activate('Foe').attack('Foe', 'Hit', named(at)).forgetDice();
      return diceFrom(game, 'Your Mind Is Weak!', 'defence');
    },
    happens: 1,
    without: 0,
    twins: {
      'the Attacker has a higher Mind': [{ mind: 6 }, 0],
      'it defends with Defense': [{ trait: 'G' }, 0],
    },
  }),
  evidence({
    of: ['spybreaker/master-strategist'],
    base: { round: 3 },
    scene: (at, { round }) => {
      const game = scene({
        edition: at.edition,
        a: { [at.card.short]: { at: MIDDLE, card: at.card } },
        b: { Foe: { at: [18, 18], card: { J: 2 } } },
        phase: 'startingRoll',
        round,
        dice: Array<number>(6).fill(1),
      });
      nameRollers(game, { a: named(at), b: 'Foe' }).forgetDice();
      const { mind, faces } = game.last('startingRolled').sides.a;
      return { mind, dice: faces.length };
    },
    happens: { mind: 7, dice: 3 },
    without: { mind: 5, dice: 1 },
    twins: {
      'no Round has been completed': [{ round: 1 }, { mind: 5, dice: 1 }],
      'one has': [{ round: 2 }, { mind: 6, dice: 2 }],
    },
  }),
  evidence({
    of: ['spybreaker/master-strategist'],
    base: { round: 2, bar: 'Alliance Assemble' },
    scene: (at, { round, bar }) => {
      const pal = { at: [14, 14] as const, card: { factions: ['Supreme Alliance'] } };
      const game = stage(at, { round, a: { Pal: pal }, b: { Foe: { at: [12, 16] } } });
      game
        .activate(named(at))
        .attack(named(at), bar, bar === 'Shield Slam' ? 'Foe' : [])
        .forgetDice();
      return diceFrom(game, 'Master Strategist');
    },
    happens: 1,
    without: 0,
    twins: {
      'another Action': [{ bar: 'Shield Slam' }, 0],
      'the first Round': [{ round: 1 }, 0],
    },
  }),
  evidence<Shot>({
    of: ICE_ARMOR,
    base: { elements: [], bar: 'PRJ 8, H vs I' },
    scene: answersShot,
    happens: OFFERED,
    without: UNASKED,
    twins: {
      'the Attacker has Fire': [{ elements: ['Fire'] }, UNASKED],
      'the Action asks for another Trait': [{ bar: 'PRJ 8, J vs K' }, UNASKED],
    },
  }),
  evidence<Shot>({
    of: ICE_ARMOR,
    editions: ['2013'],
    base: { elements: [], bar: 'PRJ 8, H vs I' },
    scene: answersShot,
    happens: OFFERED,
    without: UNASKED,
    twins: { 'a Pulse, which has no Target': [{ bar: 'PLS 8, H vs I' }, UNASKED] },
  }),
  evidence<Shot>({
    of: ICE_ARMOR,
    editions: ['2017'],
    base: { elements: [], bar: 'PLS 8, H vs I' },
    scene: answersShot,
    happens: OFFERED,
    without: UNASKED,
    twins: { 'a Pulse of somebody with Fire': [{ elements: ['Fire'], bar: 'PLS 8, H vs I' }, UNASKED] },
  }),
  evidence({
    of: ICE_ARMOR,
    base: { elements: [] as readonly 'Fire'[], behind: true, friend: true },
    scene: (at, { elements, behind, friend }) => {
      const pal = { at: [12, 9] as const };
      const shooter = {
        at: [12, 16] as const,
        card: { elements, actions: ['AP 1 Shot (PRJ 8, H vs I, Damage 1) SFX: none'] },
      };
      const game = stage(at, {
        own: { at: behind ? MIDDLE : [20, 20] },
        a: friend ? { Pal: pal } : { Foe: shooter },
        b: friend ? { Foe: shooter } : { Pal: pal },
        turn: friend ? 'b' : 'a',
      });
      game.activate('Foe').attack('Foe', 'Shot', 'Pal').forgetDice();
      return reasons(game, 'defence');
    },
    happens: ['In Cover 1'],
    without: [],
    twins: {
      'the Attacker has Fire': [{ elements: ['Fire'] }, []],
      'she stands elsewhere': [{ behind: false }, []],
      'an Enemy behind her': [{ friend: false }, []],
    },
  }),
  evidence({
    of: ['coldfire/hot-cold'],
    base: { enemy: true },
    scene: (at, { enemy }) => {
      const bolt = 'AP 1 Bolt (PRJ 8, J vs K, Damage 1) SFX: none';
      const other = { Other: { at: [12, 16], card: { elements: ['Air'], actions: [bolt] } } } as const;
      const b = enemy ? other : { Foe: { at: [2, 2] as const } };
      const game = stage(at, { a: enemy ? {} : other, b, turn: enemy ? 'b' : 'a' });
      game.activate('Other').attack('Other', 'Bolt', named(at)).forgetDice();
      return diceFrom(game, 'Strong');
    },
    happens: 0,
    without: byEdition(1, 2),
    twins: { 'the Attacker is a friend': [{ enemy: false }, byEdition(1, 2)] },
  }),
  evidence({
    of: ['coldfire/hot-cold'],
    base: { ward: 'Fire', type: 'Nonliving' as 'Nonliving' | 'Living', takes: ['Air', 'Water'] },
    scene: (at, { ward, type, takes }) => {
      const game = stage(at, {
        b: {
          Foe: {
            at: [12, 13.5],
            card: { types: [type], powers: [{ name: 'Ward', clauses: [{ grant: 'immune', of: [ward] }] }] },
          },
        },
      }).activate(named(at));
      const declared = orRefused(game, () => game.attack(named(at), 'Frostflames', 'Foe', { quiet: false }));
      if (typeof declared === 'string') return declared;
      const [asked] = game.pending('countAs');
      if (asked !== undefined) game.answer('countAs', takes);
      game.forgetDice();
      return {
        by: asked?.by ?? null,
        options: asked?.options ?? [],
        dice: diceFrom(game, 'Strong'),
      };
    },
    happens: { by: 'a', options: ['Air', 'Water'], dice: 0 },
    without: 'target.immune',
    twins: {
      'a Ward against what he is not': [{ ward: 'Earth' }, { by: null, options: [], dice: 1 }],
    },
  }),
  evidence({
    of: ['tritonious/child-of-neptune'],
    base: { wet: true, air: true },
    scene: (at, { wet, air }) => {
      const game = stage(at, {
        b: { Foe: { at: NEXT, card: { elements: air ? ['Air'] : [], actions: [STRIKE] } } },
        own: { at: beside(NEXT, { mm: 40 }) },
        turn: 'b',
      });
      game.activate('Foe').attack('Foe', 'Strike', named(at), { quiet: false });
      const [asked] = game.pending('countAs');
      if (asked !== undefined) game.answer('countAs', wet ? ['Water'] : []);
      game.forgetDice();
      return { by: asked?.by ?? null, dice: reasons(game) };
    },
    happens: { by: 'a', dice: ['Strong 1'] },
    without: { by: null, dice: ['Strong 1'] },
    twins: {
      'he would rather not count as Water': [{ wet: false }, { by: 'a', dice: [] }],
      'nobody asks for it': [{ air: false }, { by: null, dice: [] }],
    },
  }),
  evidence({
    of: ['tritonious/child-of-neptune'],
    base: { ward: 'Water' },
    scene: (at, { ward }) => {
      const powers = [{ name: 'Ward', clauses: [{ grant: 'immune' as const, of: [ward] }] }];
      const game = stage(at, {
        own: { at: beside(NEXT, { mm: 40 }) },
        b: { Foe: { at: NEXT, card: { elements: ['Fire'], powers } } },
      }).activate(named(at));
      const done = orRefused(game, () => game.attack(named(at), 'Dampen', 'Foe').forgetDice());
      return typeof done === 'string' ? done : diceFrom(game, 'Strong');
    },
    happens: 0,
    without: 'target.immune',
    twins: { 'as Water he would rather be Strong': [{ ward: 'Earth' }, 1] },
  }),
  evidence({
    of: ['night-fright-leech/machine-dreams'],
    base: { type: 'Mechanical' as 'Mechanical' | 'Nonliving', touching: true, friend: false },
    scene: (at, { type, touching, friend }) => {
      const bar = 'AP 1 Bite (IND 8, F vs G, Limited/Living, Damage 1) SFX: none';
      const it = { at: touching ? beside(MIDDLE, { mm: 40 }) : ([12, 15] as const), card: { types: [type] } };
      const game = stage(at, {
        a: { Pal: { at: [14, 14], card: { actions: [bar] } }, ...(friend ? { Robot: it } : {}) },
        b: friend ? { Foe: { at: [2, 2] } } : { Robot: it },
      }).activate('Pal');
      const declared = orRefused(game, () => game.attack('Pal', 'Bite', 'Robot').forgetDice());
      return typeof declared === 'string' ? declared : 'rolled';
    },
    happens: 'rolled',
    without: 'target.limited',
    twins: {
      'it is no machine': [{ type: 'Nonliving' }, 'target.limited'],
      'it stands apart': [{ touching: false }, 'target.limited'],
      'it is a friend': [{ friend: true }, 'target.limited'],
    },
  }),
];
