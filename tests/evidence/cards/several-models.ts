import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { State } from '../../../src/systems/pulp-city/model/state.ts';
import { inMode } from '../../../src/systems/pulp-city/traits/modes.ts';
import { beside, reasons } from '../../support/duel.ts';
import { type Inches, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { scene } from '../../support/scene.ts';
import { type At, evidence, type Proof } from '../support/evidence.ts';
import { forNow } from '../support/fight.ts';

const SIXES = Array<number>(30).fill(6);
const AT: Inches = [12, 12];
const JAB = 'AP 1 Jab (CCM, F vs G, Damage 2) SFX: none';

const outcome = (deed: () => unknown): string => {
  try {
    deed();
    return 'ok';
  } catch (error) {
    return /refused: ([a-zA-Z.]+)/.exec(String(error))?.[1] ?? String(error);
  }
};

const PLACES: readonly Inches[] = [AT, [4, 20], [20, 20]];
/** One model of the card is KO'ed; 0: none. */
const without =
  (gone: number, card: string) =>
  ({ models: all }: State): void => {
    Object.assign(all[`${card}.${gone}`] ?? {}, { status: 'ko', health: 0 });
  };

/** Three dogs of which one may be gone; Foe is in Base to Base with the first. */
const dogs = ({ edition, card }: At, gone: number, turn: 'a' | 'b'): Play =>
  scene({
    edition,
    a: { Boss: { at: [2, 2] }, [card.short]: { card, at: PLACES, level: 6 } },
    b: { Foe: { at: beside(AT), card: { movement: 'Blink', actions: [JAB] } } },
    turn,
    dice: SIXES,
    tweak: without(gone, 'a2'),
  });

/** Dice that the pack adds to a bite of Foe, or of a shed that stands beside the first. */
const biteDice = ({ edition, card }: At, on: string): readonly string[] =>
  reasons(
    scene({
      edition,
      a: { Boss: { at: [2, 2] }, [card.short]: { card, at: PLACES, level: 6 } },
      b: { Foe: { at: beside(AT) } },
      pieces: [structure('shed', { at: [12, 12 - 15 / 25.4 - 0.5], size: [1, 1], height: 1 })],
      dice: SIXES,
    })
      .activate('Boss', { minions: card.short })
      .attack(`${card.short} 1`, 'Strike', on, { sfx: [] })
      .forgetDice(),
  ).filter((one) => one.includes('Pack'));

/** Dice that the pack adds to a bite, and to the defence against Foe. */
const packDice = (at: At, { gone, first }: { readonly gone: number; readonly first: number }) => {
  const name = at.card.short;
  const ofPack = (game: Play, side: 'attack' | 'defence') =>
    reasons(game.forgetDice(), side).filter((one) => one.includes('Pack'));
  const bite = dogs(at, gone, 'a').activate('Boss', { minions: name });
  const bitten = dogs(at, gone, 'b').activate('Foe');
  return {
    attack: ofPack(bite.attack(`${name} ${first}`, 'Strike', 'Foe', { sfx: [] }), 'attack'),
    defence: ofPack(bitten.attack('Foe', 'Jab', `${name} ${first}`), 'defence'),
  };
};

export const severalModels: readonly Proof[] = [
  evidence({
    of: ['cyber-dogs/cyber-dog-pack'],
    base: { gone: 0, first: 1 },
    scene: packDice,
    happens: { attack: ['Cyber Dog Pack 1'], defence: ['Cyber Dog Pack 1'] },
    without: { attack: [], defence: [] },
    twins: { "Taiga is KO'ed": [{ gone: 2 }, { attack: ['Cyber Dog Pack 1'], defence: [] }] },
  }),
  evidence({
    of: ['robo-dogs/robo-dog-pack'],
    base: { gone: 0, first: 1 },
    scene: packDice,
    happens: { attack: ['Robo-Dog Pack 1'], defence: ['Robo-Dog Pack 1'] },
    without: { attack: [], defence: [] },
    twins: { "Fetch is KO'ed": [{ gone: 2 }, { attack: ['Robo-Dog Pack 1'], defence: [] }] },
  }),
  ...(['cyber-dogs/cyber-dog-pack', 'robo-dogs/robo-dog-pack'] as const).map((path) =>
    evidence({
      of: [path],
      editions: ['2017'],
      base: { on: 'Foe' },
      scene: (at, { on }) => biteDice(at, on).length,
      happens: 1,
      without: 0,
      twins: { 'nothing is attacked but terrain': [{ on: 'shed' }, 0] },
    }),
  ),
  evidence({
    of: ['cyber-dogs/cyber-dog-pack'],
    base: { gone: 0, gap: 0 },
    scene: (at, { gone, gap }) => {
      const game = scene({
        edition: at.edition,
        a: { [at.card.short]: { card: at.card, at: PLACES, level: 6 }, Boss: { at: [2, 2] } },
        b: { Foe: { at: beside(AT, { gap }), card: { movement: 'Blink' } } },
        turn: 'b',
        tweak: without(gone, 'a1'),
      }).activate('Foe');
      return outcome(() => game.move('Foe', [15, 12], { as: 'Blink' }));
    },
    happens: 'move.type',
    without: 'ok',
    twins: {
      "Jawsef is KO'ed": [{ gone: 3 }, 'ok'],
      'it does not begin in Base to Base': [{ gap: 0.5 }, 'ok'],
    },
  }),
  evidence({
    of: ['robo-dogs/robo-dog-pack'],
    base: { gone: 0, gap: 0, kind: 'supreme' as 'supreme' | 'monster' },
    scene: ({ edition, card }, { gone, gap, kind }) => {
      const wall = structure('wall', { at: [12, 8], size: [6, 2], height: 6 });
      const game = scene({
        edition,
        a: {
          [card.short]: { card, at: PLACES, level: 6 },
          Ace: { at: [12, 4], card: { kind, actions: ['AP 1 Shot (PRJ 12, H vs I, Damage 1) SFX: none'] } },
        },
        b: { Foe: { at: beside(AT, { gap }) } },
        pieces: [wall],
        dice: SIXES,
        tweak: without(gone, 'a1'),
      }).activate('Ace');
      const seen = outcome(() => game.attack('Ace', 'Shot', 'Foe'));
      game.forgetDice();
      return seen;
    },
    happens: 'ok',
    without: 'target.hidden',
    twins: {
      "Bloodhound is KO'ed": [{ gone: 3 }, 'target.hidden'],
      'no dog is in Base to Base with the Enemy': [{ gap: 0.5 }, 'target.hidden'],
      'a Monster attacks': [{ kind: 'monster' }, 'target.hidden'],
    },
  }),
  evidence({
    of: ['le-murtiple/le-saboteur-superior'],
    base: { third: [12, 18] as Inches, gone: false },
    scene: ({ edition, card }, { third, gone }) => {
      const name = card.short;
      const game = scene({
        edition,
        a: { [name]: { card, at: [beside(AT, { side: 'west' }), [16, 6], third] } },
        b: { Foe: { at: AT } },
        dice: SIXES,
        tweak: (state) => {
          if (gone) Object.assign(state.models['a1.3'] ?? {}, { status: 'ko', health: 0 });
        },
      }).activate(name);
      game.attack(`${name} 1`, 'Backstab', 'Foe', { sfx: [] }).forgetDice();
      return reasons(game).filter((one) => one.startsWith('Strong'));
    },
    happens: ['Strong 1'],
    without: [],
    twins: {
      'the Enemy is outside': [{ third: [10, 6] }, []],
      'one of the three is gone': [{ gone: true }, []],
    },
  }),
  evidence({
    of: ['voicelings/damned-souls'],
    base: {
      voices: 1,
      friends: 1,
      attacker: 'Pal' as 'Pal' | 'first',
      gap: 0,
      immune: false,
      silent: false,
    },
    scene: ({ edition, card }, { voices, friends, attacker, gap, immune, silent }) => {
      const name = card.short;
      const [near, far] = [
        [beside(AT, { side: 'west' }), beside(AT, { side: 'south' })],
        [
          [3, 3],
          [3, 6],
          [3, 9],
        ] as const,
      ];
      const at: readonly Inches[] = [0, 1, 2].map((n) => (n < voices ? near[n] : undefined) ?? far[n] ?? AT);
      const game = scene({
        edition,
        a: {
          [name]: { card, at, ...(silent ? { lasting: [forNow({ forbid: 'power' })] } : {}) },
          Pal: {
            at: beside(AT, { side: 'east', gap }),
            card: { actions: [JAB, 'AP 1 Shot (PRJ 8, F vs G, Damage 1) SFX: none'] },
          },
          ...(friends > 1 ? { Chum: { at: beside(AT, { side: 'north' }) } } : {}),
        },
        b: {
          Foe: {
            at: AT,
            health: 5,
            ...(immune ? { lasting: [forNow({ grant: 'immune', of: 'Mobbing' })] } : {}),
          },
        },
        dice: SIXES,
      }).activate(attacker === 'Pal' ? 'Pal' : name);
      if (attacker === 'Pal') game.attack('Pal', gap === 0 ? 'Jab' : 'Shot', 'Foe', { sfx: [] });
      else game.attack(`${name} 1`, 'Spectral Blades', 'Foe', { sfx: [] });
      game.forgetDice();
      return reasons(game).filter((one) => one.startsWith('Damned'));
    },
    happens: ['Damned Souls 1'],
    without: [],
    twins: {
      'it attacks from afar': [{ gap: 1, voices: 2 }, []],
      'none of them is in that combat': [{ voices: 0, friends: 2 }, []],
      'the one that attacks is the only one there': [{ attacker: 'first' }, []],
      'the Enemy is Immune to Mobbing': [{ immune: true }, []],
      silenced: [{ silent: true }, []],
    },
  }),
  evidence({
    of: ['voicelings/damned-souls'],
    base: { voices: 2 },
    scene: ({ edition, card }, { voices }) => {
      const name = card.short;
      const second: Inches = voices > 1 ? beside(AT, { side: 'south' }) : [3, 6];
      const game = scene({
        edition,
        a: { [name]: { card, at: [beside(AT, { side: 'west' }), second, [3, 9]] } },
        b: { Foe: { at: AT, health: 5 } },
        dice: SIXES,
      }).activate(name);
      game.attack(`${name} 1`, 'Spectral Blades', 'Foe', { sfx: [] }).forgetDice();
      return reasons(game);
    },
    happens: ['Brawler 1', 'Damned Souls 1', 'Mobbing 1'],
    without: ['Brawler 1', 'Mobbing 1'],
    twins: { 'the others are elsewhere': [{ voices: 1 }, ['Brawler 1']] },
  }),
  evidence({
    of: ['red-baron/ghostly-triplane'],
    // The row of Health stays, as it is printed.
    silence: { health: 10, airborne: false },
    base: { lost: 0 },
    scene: ({ edition, card }, { lost }) => {
      const name = card.short;
      const game = scene({
        edition,
        a: { [name]: { card, at: AT } },
        b: { Foe: { at: beside(AT), card: { F: 20, actions: [JAB] } } },
        turn: 'b',
        dice: SIXES,
        tweak: ({ models: { a1 } }) => {
          if (a1 !== undefined) a1.health -= lost;
        },
      }).activate('Foe');
      game.attack('Foe', 'Jab', name).forgetDice();
      const { health } = game.model(name);
      return { health, airborne: inMode(worldOf(game.game), game.names.model(name), 'Airborne') };
    },
    happens: { health: 10, airborne: true },
    without: { health: 4, airborne: false },
    twins: { 'the last Health of the Triplane goes': [{ lost: 4 }, { health: 6, airborne: false }] },
  }),
  evidence({
    of: ['giant-hadron/unstable-molecules'],
    base: { fatigue: 0 },
    scene: ({ edition, card, other }, { fatigue }) => {
      const name = card.short;
      const game = scene({
        edition,
        a: { [name]: { card, at: AT, health: 12, fatigue } },
        b: { Foe: { at: [20, 20] } },
        profiles: [other('captain-hadron'), other('mini-hadron')],
      }).activate(name);
      const [there, back] = ['captain-hadron', card.id].map((form) =>
        outcome(() => game.act({ do: 'shapeshift', form })),
      );
      return { there, back, health: game.state.models['a1']?.health, form: game.state.cards['a1']?.profile };
    },
    happens: { there: 'ok', back: 'ok', health: 12, form: 'giant-hadron' },
    without: {
      there: 'shapeshift.noForm',
      back: 'shapeshift.noForm',
      health: 12,
      form: 'giant-hadron',
    },
    twins: {
      'Fatigued to the limit': [
        { fatigue: 2 },
        { there: 'shapeshift.fatigue', back: 'shapeshift.noForm', health: 12, form: 'giant-hadron' },
      ],
    },
  }),
  evidence({
    of: ['stone-hawk/stoneshape'],
    base: { at: [15, 12] as Inches },
    scene: ({ edition, card }, { at }) => {
      const name = card.short;
      const game = scene({
        edition,
        a: { [name]: { card, at: AT } },
        b: { Foe: { at: [18, 12] } },
        dice: SIXES,
      }).activate(name);
      const put = outcome(() => game.attack(name, 'Stoneshapes', [], { at, ap: 1, sfx: [] }));
      game.forgetDice();
      const [made] = game.events('pieceMade');
      const { g, health, cover } = made?.piece ?? {};
      return { put, g, health, cover };
    },
    happens: { put: 'ok', g: 8, health: 5, cover: 'reinforced' },
    without: { put: 'ok', g: 5, health: 1, cover: 'typical' },
    twins: {
      'within an inch of another model': [
        { at: [16.3, 12] },
        { put: 'place.tooNear', g: undefined, health: undefined, cover: undefined },
      ],
    },
  }),
];
