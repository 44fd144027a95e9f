import { ACE_AT, beside } from '../../support/duel.ts';
import type { Inches } from '../../support/pieces.ts';
import type { TeamSpec } from '../../support/scene.ts';
import { evidence, type Proof } from '../support/evidence.ts';
import { forNow } from '../support/fight.ts';
import { fight, HIT, nameIn, SHOT } from '../support/fights.ts';

const inches = (um: number): number => Math.round((um / 25400) * 10) / 10;

/** Friends on wide bases all around, so that nobody else finds a place beside it. */
const crowdAround = ([x, y]: Inches): TeamSpec =>
  Object.fromEntries(
    [
      [-1, -1],
      [-1, 1],
      [1, -1],
      [1, 1],
    ].map(([east = 0, north = 0], at) => [
      `Mate${at}`,
      { at: [x + east * 1.12, y + north * 1.12] as const, card: { baseMm: 50 } },
    ]),
  );

/** Powers by which another model takes a roll upon itself. */
export const standIns: readonly Proof[] = [
  evidence({
    of: ['trail/master-of-deception'],
    base: { apart: 1.5, kind: 'minion' as 'minion' | 'supreme', other: false, use: true, action: SHOT },
    scene: (at, { apart, kind, other, use, action }) => {
      const name = nameIn(at);
      const game = fight(at, {
        turn: 'b',
        gap: 4,
        foe: { card: { actions: [action], F: 12 } },
        a: {
          Thug: {
            at: beside(ACE_AT, { side: 'north', gap: apart }),
            card: { kind, health: 9, modelsAtStart: 1, modelsMax: 1 },
          },
          Pal: { at: beside(ACE_AT, { side: 'south' }), card: { health: 9 } },
        },
      });
      const health = game.model(name).health;
      game.activate('Foe').attack('Foe', 'Shot', other ? 'Pal' : name, { quiet: false });
      const [asked] = game.pending('redirect');
      if (asked !== undefined) game.answer('redirect', use ? (asked.to[0]?.model ?? null) : null);
      game.forgetDice();
      return {
        by: asked?.by ?? null,
        lost: [health - game.model(name).health, 9 - game.model('Thug').health],
      };
    },
    happens: { by: 'a', lost: [0, 1] },
    without: { by: null, lost: [1, 0] },
    twins: {
      'the Minion is more than 2 inches away': [{ apart: 3 }, { by: null, lost: [1, 0] }],
      'it is no Minion': [{ kind: 'supreme' }, { by: null, lost: [1, 0] }],
      'he is not the Target': [{ other: true }, { by: null, lost: [0, 0] }],
      'his player lets it be': [{ use: false }, { by: 'a', lost: [1, 0] }],
    },
  }),
  evidence({
    of: ['trail/master-of-deception'],
    base: { bar: 'F vs T#2' },
    scene: (at, { bar }) => {
      const name = nameIn(at);
      const one = { health: 9, modelsAtStart: 1, modelsMax: 1 };
      const game = fight(at, {
        turn: 'b',
        gap: 4,
        foe: { card: { actions: [`AP 1 Grip (PRJ 8, ${bar}, Damage 1) SFX: none`], F: 12 } },
        a: {
          Thug: { at: beside(ACE_AT, { side: 'north', gap: 1 }), card: { ...one, kind: 'minion' } },
          Wall: { at: beside(ACE_AT, { side: 'south' }), card: { ...one, role: 'Tank' } },
        },
      });
      const { health } = game.model(name);
      game.activate('Foe').attack('Foe', 'Grip', name, { quiet: false });
      const [asked] = game.pending('redirect');
      const names = asked?.to.map(({ model }) => game.profile(model).name) ?? [];
      if (asked !== undefined) game.answer('redirect', asked.to[0]?.model ?? null);
      game.forgetDice();
      return { names, lost: [health - game.model(name).health, 9 - game.model('Thug').health] };
    },
    happens: { names: ['Thug'], lost: [0, 1] },
    without: { names: [], lost: [1, 0] },
    twins: {
      'of what he rolls against a Tank may relieve him, too': [
        { bar: 'F vs G' },
        { names: ['Thug', 'Wall'], lost: [0, 1] },
      ],
    },
  }),
  evidence({
    of: ['trail/master-of-deception'],
    editions: ['2017'],
    base: { type: 'PLS 6', gap: 5, apart: 1, use: true },
    scene: (at, { type, gap, apart, use }) => {
      const name = nameIn(at);
      const thug = { health: 9, modelsAtStart: 1, modelsMax: 1, kind: 'minion' } as const;
      const game = fight(at, {
        turn: 'b',
        gap,
        foe: { card: { actions: [`AP 1 Grip (${type}, F vs T#2, Damage 1) SFX: none`], F: 12 } },
        a: { Thug: { at: beside(ACE_AT, { side: 'west', gap: apart }), card: thug } },
      });
      const { health } = game.model(name);
      game.activate('Foe').attack('Foe', 'Grip', [], { quiet: false });
      const [asked] = game.pending('redirect');
      if (asked !== undefined) game.answer('redirect', use ? (asked.to[0]?.model ?? null) : null);
      game.forgetDice();
      const lost = [health - game.model(name).health, 9 - game.model('Thug').health];
      return { by: asked?.by ?? null, lost, rolls: game.events('rolled').length };
    },
    happens: { by: 'a', lost: [0, 1], rolls: 1 },
    without: { by: null, lost: [1, 0], rolls: 1 },
    twins: {
      'the Minion is more than 2 inches away': [{ apart: 3 }, { by: null, lost: [1, 0], rolls: 1 }],
      'the Minion is a Target itself': [{ type: 'PLS 8' }, { by: null, lost: [1, 1], rolls: 1 }],
      'what an Aura brings is where the Aura is': [
        { type: 'AUR 4', gap: 3 },
        { by: null, lost: [1, 0], rolls: 1 },
      ],
      'his player lets it be': [{ use: false }, { by: 'a', lost: [1, 0], rolls: 1 }],
    },
  }),
  evidence({
    of: ['stone-hawk/redemption'],
    base: { apart: 1.5, use: true, hindered: false, crowd: false },
    scene: (at, { apart, use, hindered, crowd }) => {
      const name = nameIn(at);
      const pal = beside(ACE_AT, { mm: 30, otherMm: at.card.baseMm, gap: apart });
      const game = fight(at, {
        turn: 'b',
        own: hindered ? { lasting: [forNow({ forbid: 'rolePower' })] } : {},
        foe: { at: [20, 12], card: { actions: [SHOT], F: 12 } },
        a: { Pal: { at: pal, card: { health: 9 } }, ...(crowd ? crowdAround(pal) : {}) },
      });
      const { health, x } = game.model(name);
      game.activate('Foe').attack('Foe', 'Shot', 'Pal', { quiet: false });
      const [asked] = game.pending('redirect');
      if (asked !== undefined) game.answer('redirect', use ? game.names.model(name) : null);
      game.forgetDice();
      return {
        by: asked?.by ?? null,
        moved: inches(game.model(name).x - x),
        lost: [health - game.model(name).health, 9 - game.model('Pal').health],
        fatigue: game.card(name).fatigue,
      };
    },
    happens: { by: 'a', moved: 1.5, lost: [1, 0], fatigue: 0 },
    without: { by: null, moved: 0, lost: [0, 1], fatigue: 0 },
    twins: {
      'the friend is more than 2 inches away': [
        { apart: 3 },
        { by: null, moved: 0, lost: [0, 1], fatigue: 0 },
      ],
      'he has no Tank Power to use': [{ hindered: true }, { by: null, moved: 0, lost: [0, 1], fatigue: 0 }],
      'there is no room beside the friend': [
        { crowd: true },
        { by: null, moved: 0, lost: [0, 1], fatigue: 0 },
      ],
      'his player lets it be': [{ use: false }, { by: 'a', moved: 0, lost: [0, 1], fatigue: 0 }],
    },
  }),
  evidence({
    of: ['stinger-scorpio-fencer/footwork'],
    base: { apart: 4, faction: 'Ulthar', action: HIT, fatigue: 0, use: true },
    scene: (at, { apart, faction, action, fatigue, use }) => {
      const name = nameIn(at);
      const gap = action === HIT ? 0 : 3;
      const game = fight(at, {
        turn: 'b',
        own: { at: [12, 12 - apart], fatigue },
        foe: { at: beside(ACE_AT, { gap }), card: { actions: [action], F: 12 } },
        a: { Pal: { at: ACE_AT, card: { health: 9, factions: [faction] } } },
      });
      const { health } = game.model(name);
      game.activate('Foe').attack('Foe', action === HIT ? 'Hit' : 'Shot', 'Pal', { quiet: false });
      const [asked] = game.pending('redirect');
      if (asked !== undefined) game.answer('redirect', use ? game.names.model(name) : null);
      game.forgetDice();
      return {
        asked: asked !== undefined,
        stands: inches(game.model(name).y),
        lost: [health - game.model(name).health, 9 - game.model('Pal').health],
        fatigue: game.card(name).fatigue,
      };
    },
    happens: { asked: true, stands: 12, lost: [1, 0], fatigue: 1 },
    without: { asked: false, stands: 8, lost: [0, 1], fatigue: 0 },
    twins: {
      'the friend is not of Ulthar': [
        { faction: 'Coven' },
        { asked: false, stands: 8, lost: [0, 1], fatigue: 0 },
      ],
      'the friend is more than 5 inches away': [
        { apart: 7 },
        { asked: false, stands: 5, lost: [0, 1], fatigue: 0 },
      ],
      'the Action comes from afar': [{ action: SHOT }, { asked: false, stands: 8, lost: [0, 1], fatigue: 0 }],
      'he is too tired': [{ fatigue: 2 }, { asked: false, stands: 8, lost: [0, 1], fatigue: 2 }],
      'his player lets it be': [{ use: false }, { asked: true, stands: 8, lost: [0, 1], fatigue: 0 }],
    },
  }),
  evidence({
    of: ['stinger-scorpio-fencer/footwork'],
    base: { turn: 'b' as 'a' | 'b' },
    scene: (at, { turn }) => {
      const game = fight(at, {
        turn,
        own: { at: [12, 8] },
        foe: { at: beside(ACE_AT), card: { actions: [HIT], F: 12 } },
        a: {
          Pal: { at: ACE_AT, card: { health: 9, factions: ['Ulthar'] } },
          Mate: { at: beside(ACE_AT, { side: 'west' }), card: { actions: [HIT], F: 12 } },
        },
      });
      const by = turn === 'a' ? 'Mate' : 'Foe';
      game.activate(by).attack(by, 'Hit', 'Pal', { quiet: false });
      const asked = game.asked()[0] === 'redirect';
      game.forgetDice();
      return asked;
    },
    happens: true,
    without: false,
    twins: { 'a friend attacks': [{ turn: 'a' }, false] },
  }),
];
