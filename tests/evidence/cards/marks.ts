import type { Alignment } from '../../../src/systems/pulp-city/model/keywords.ts';
import { beside, diceRolled, reasons } from '../../support/duel.ts';
import type { Inches } from '../../support/pieces.ts';
import { type ModelSpec, scene } from '../../support/scene.ts';
import { type At, evidence, type Proof } from '../support/evidence.ts';

const SIXES = Array<number>(30).fill(6);
const FOURS = Array<number>(30).fill(4);
const AT: Inches = [12, 12];
const WEAK = { F: 0, G: 0, H: 0, I: 0, J: 0, K: 0 } as const;

interface Foe {
  readonly alignment: readonly Alignment[];
  readonly level: number;
  readonly kind: 'supreme' | 'monster';
}
const VILLAIN: Foe = { alignment: ['Villain'], level: 2, kind: 'supreme' };

interface Champion {
  readonly foe: Foe;
  readonly names: 'Foe' | 'Bull' | 'nobody';
  readonly been: number;
  readonly health: number;
}
const CHAMPION: Champion = { foe: VILLAIN, names: 'Foe', been: 0, health: 6 };

/** Sgt. Bale names Foe or Bull, then strikes Foe. */
const championed = ({ edition, card }: At, { foe, names, been, health }: Champion) => {
  const name = card.short;
  const game = scene({
    edition,
    a: { [name]: { card, at: AT, activationsEver: been } },
    b: {
      Foe: { at: beside(AT), health, card: { ...WEAK, ...foe } },
      Bull: { at: [20, 20], card: { alignment: ['Villain'] } },
    },
    dice: SIXES,
  }).activate(name);
  const [asked] = game.pending('usePower');
  const pick = (asked?.pick ?? []).map((id) => (id === game.names.model('Foe') ? 'Foe' : 'Bull'));
  if (asked !== undefined)
    game.answer(
      'usePower',
      names === 'nobody' ? { use: false, model: null } : { use: true, model: game.names.model(names) },
    );
  game.attack(name, 'Flame Strike', 'Foe', { sfx: [] }).forgetDice();
  return {
    pick,
    die: reasons(game).includes("Dragon's Champion 1"),
    strong: game.model(name).lasting.some(({ clauses }) => clauses.length > 0),
  };
};

/** What Scratch or The Hunter of the card leaves behind, once Foe has been hit. */
interface Hunter {
  readonly hit: boolean;
  readonly second: 'Foe' | 'Bull';
}

export const marks: readonly Proof[] = [
  evidence({
    of: ['green-serpent/chosen-prey'],
    base: { names: 'Foe', been: 0 },
    scene: ({ edition, card }, { names, been }) => {
      const name = card.short;
      const game = scene({
        edition,
        a: { [name]: { card, at: AT, activationsEver: been } },
        b: { Foe: { at: [15, 12] }, Bull: { at: [12, 20] } },
        dice: SIXES,
      }).activate(name);
      const [asked] = game.pending('usePower');
      if (asked !== undefined) game.answer('usePower', { use: true, model: game.names.model(names) });
      game.attack(name, 'Shuriken', 'Foe', { sfx: [] }).forgetDice();
      return { asked: asked?.must ?? null, dice: diceRolled(game)[0] };
    },
    happens: { asked: true, dice: 2 },
    without: { asked: null, dice: 1 },
    twins: {
      'she has named another': [{ names: 'Bull' }, { asked: true, dice: 1 }],
      'in a later Activation': [{ been: 1 }, { asked: null, dice: 1 }],
    },
  }),
  evidence({
    of: ['rook/bodyguard'],
    // What silences him is the one thing in force.
    silence: [false],
    base: { kind: 'supreme' as 'supreme' | 'minion' },
    scene: ({ edition, card }, { kind }) => {
      const name = card.short;
      const pal: Omit<ModelSpec, 'at'> = { card: { kind, modelsAtStart: 1, modelsMax: 1 } };
      const game = scene({
        edition,
        phase: 'deployment',
        a: { [name]: { card, at: AT }, Pal: { ...pal, at: [15, 12] }, Chum: { ...pal, at: [9, 12] } },
        b: { Foe: { at: [4, 4] } },
        dice: SIXES,
      });
      const [asked] = game.pending('usePower');
      if (asked !== undefined) game.answer('usePower', { use: true, model: game.names.model('Chum') });
      game.forgetDice();
      return game.model(name).lasting.map(({ about }) => about === game.names.model('Chum'));
    },
    happens: [true],
    without: [],
    twins: { 'there is no Friendly Supreme': [{ kind: 'minion' }, []] },
  }),
  evidence({
    of: ['rook/bodyguard'],
    base: { gap: 2.9, about: 'a2' },
    scene: ({ edition, card }, { gap, about }) => {
      const name = card.short;
      const lasting = [
        { id: 'ward', clauses: [], lasts: 'encounter', from: 'Bodyguard', owner: 'a1', about },
      ];
      const spec = {
        edition,
        a: {
          [name]: { card, at: AT, lasting },
          Pal: { at: beside(AT, { otherMm: card.baseMm, gap, side: 'north' }) },
          Chum: { at: [2, 2] },
        },
        b: {
          Foe: {
            at: beside(AT, { otherMm: card.baseMm }),
            card: { actions: ['AP 1 Jab (CCM, F vs G, Stun) SFX: none'] },
          },
        },
        dice: SIXES,
      } as const;
      const attack = scene(spec).activate(name).attack(name, 'Tremor Halberd', 'Foe', { sfx: [] });
      const defence = scene({ ...spec, turn: 'b' })
        .activate('Foe')
        .attack('Foe', 'Jab', name);
      attack.forgetDice();
      defence.forgetDice();
      const has = (game: typeof attack, side: 'attack' | 'defence') =>
        reasons(game, side).includes('Bodyguard 1');
      return { attacker: has(attack, 'attack'), defender: has(defence, 'defence') };
    },
    happens: { attacker: true, defender: true },
    without: { attacker: false, defender: false },
    twins: {
      'too far away': [{ gap: 3.1 }, { attacker: false, defender: false }],
      'another one is guarded': [{ about: 'a3' }, { attacker: false, defender: false }],
    },
  }),
  evidence({
    of: ['sgt-bale/dragons-champion'],
    // What silences him is the one thing in force.
    silence: { pick: [], die: false, strong: true },
    base: CHAMPION,
    scene: championed,
    happens: { pick: ['Foe', 'Bull'], die: true, strong: false },
    without: { pick: [], die: false, strong: false },
    twins: {
      'he has named another': [{ names: 'Bull' }, { pick: ['Foe', 'Bull'], die: false, strong: false }],
      'he names nobody': [{ names: 'nobody' }, { pick: ['Foe', 'Bull'], die: false, strong: false }],
      'in a later Activation': [{ been: 1 }, { pick: [], die: false, strong: false }],
      'a Villain of Level 1': [
        { foe: { ...VILLAIN, level: 1 }, names: 'Bull' },
        { pick: ['Bull'], die: false, strong: false },
      ],
      'a Hero': [
        { foe: { ...VILLAIN, alignment: ['Hero'] }, names: 'Bull' },
        { pick: ['Bull'], die: false, strong: false },
      ],
    },
  }),
  evidence({
    of: ['sgt-bale/dragons-champion'],
    // What silences him is the one thing in force.
    silence: { pick: [], die: false, strong: true },
    base: { ...CHAMPION, health: 1 },
    scene: championed,
    happens: { pick: ['Foe', 'Bull'], die: true, strong: true },
    without: { pick: [], die: false, strong: false },
    twins: {
      'he only hurts it': [{ health: 6 }, { pick: ['Foe', 'Bull'], die: true, strong: false }],
      "another one is KO'ed": [{ names: 'Bull' }, { pick: ['Foe', 'Bull'], die: false, strong: false }],
      'a Monster is no Supreme': [
        { foe: { ...VILLAIN, kind: 'monster', level: 1 } },
        { pick: ['Foe', 'Bull'], die: true, strong: false },
      ],
    },
  }),
  evidence({
    of: ['kitty-cheshire/cat-scratch-fever'],
    alone: true,
    base: { pick: 1, by: 'Foe' },
    scene: ({ edition, card }, { pick, by }) => {
      const name = card.short;
      const hexer = { ...WEAK, actions: ['AP 1 Hex (IND 12, J vs K, Damage 1) SFX: none'] };
      const game = scene({
        edition,
        a: { [name]: { card, at: AT } },
        b: { Foe: { at: beside(AT), card: hexer }, Bull: { at: [20, 12], card: hexer } },
        dice: [6, 1, ...SIXES],
      }).activate(name);
      game.attack(name, 'Scratch', 'Foe', { sfx: [pick] });
      game.endActivation().activate(by);
      try {
        game.attack(by, 'Hex', name);
        return 'rolled';
      } catch (error) {
        return String(error).includes('target.immune') ? 'immune' : String(error);
      } finally {
        game.forgetDice();
      }
    },
    happens: 'immune',
    without: 'rolled',
    twins: {
      'another Enemy attacks': [{ by: 'Bull' }, 'rolled'],
      'Damage was bought instead': [{ pick: 0 }, 'rolled'],
    },
  }),
  evidence<Hunter>({
    of: ['v-h/master-hunter'],
    base: { hit: true, second: 'Foe' },
    scene: ({ edition, card }, { hit, second }) => {
      const name = card.short;
      const game = scene({
        edition,
        a: { [name]: { card, at: AT } },
        b: {
          Foe: { at: beside(AT), card: { ...WEAK, J: hit ? 0 : 20 } },
          Bull: { at: beside(AT, { side: 'west' }), card: WEAK },
        },
        dice: FOURS,
      }).activate(name);
      game.attack(name, 'The Hunter', 'Foe').attack(name, 'Power Lunge', second).forgetDice();
      return game.last('rolled').attack.counted > 0;
    },
    happens: true,
    without: false,
    twins: {
      'another Enemy is attacked': [{ second: 'Bull' }, false],
      'the hunt has failed': [{ hit: false }, false],
    },
  }),
];
