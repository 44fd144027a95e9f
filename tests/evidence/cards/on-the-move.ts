import { ACE_AT, beside, reasons } from '../../support/duel.ts';
import { type Inches, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { evidence, type Proof } from '../support/evidence.ts';
import { fight, HIT, LIVING, nameIn, NONLIVING, quietly, SHOT, SIXES } from '../support/fights.ts';
import { attempt } from '../support/moments.ts';
import { forNow, ONES } from '../support/fight.ts';

const round = (inches: number): number => Math.round(inches * 10) / 10;
const eastOf = (game: Play, name: string): number => round(game.at(name).x);

/** Powers that a Movement Action sets off, or that let their model move. */
export const onTheMove: readonly Proof[] = [
  evidence({
    of: ['loup-garou-ii/tracker-hound'],
    base: { names: 'Foe' as 'Foe' | 'Bull' | 'nobody', before: 0, moves: true, hound: true, silent: false },
    scene: (at, { names, before, moves, hound, silent }) => {
      const name = nameIn(at);
      const game = fight(at, {
        gap: 5,
        own: { activationsThisRound: before, lasting: silent ? [forNow({ forbid: 'power' })] : [] },
        a: { Pal: { at: [3, 3] } },
        b: {
          Bull: { at: [20, 20] },
          Mob: { at: [20, 4], card: { kind: 'minion', health: 1, modelsAtStart: 1 } },
        },
      }).activate(name);
      const [named] = game.pending('usePower');
      const pick = (named?.pick ?? []).length;
      if (named !== undefined && names !== 'nobody')
        game.answer('usePower', { use: true, model: game.names.model(names) });
      else if (named !== undefined) game.decline('usePower');
      game.move(name).endActivation().activate('Foe');
      if (moves) game.move('Foe', [18, 14]);
      const [asked] = game.pending('usePower');
      if (asked !== undefined) game.answer('usePower', { use: hound, model: null });
      const [way] = game.pending('shift');
      if (way !== undefined) game.answer('shift', { x: 0, y: 304_800 });
      game.forgetDice();
      return { by: named?.by ?? null, pick, asked: asked?.by ?? null, x: eastOf(game, name) };
    },
    happens: { by: 'a', pick: 2, asked: 'a', x: 10 },
    without: { by: null, pick: 0, asked: null, x: 12 },
    twins: {
      'he has named another': [{ names: 'Bull' }, { by: 'a', pick: 2, asked: null, x: 12 }],
      'he has named nobody': [{ names: 'nobody' }, { by: 'a', pick: 2, asked: null, x: 12 }],
      'the Enemy does not move': [{ moves: false }, { by: 'a', pick: 2, asked: null, x: 12 }],
      'he stays where he is': [{ hound: false }, { by: 'a', pick: 2, asked: 'a', x: 12 }],
      'it is his second Activation in the Round': [{ before: 1 }, { by: null, pick: 0, asked: null, x: 12 }],
      silenced: [{ silent: true }, { by: null, pick: 0, asked: null, x: 12 }],
    },
  }),
  evidence({
    of: ['avatar-of-the-jaguar/feral'],
    base: { health: 1, kind: 'supreme' as 'supreme' | 'minion', by: 'self', fatigue: 2 },
    scene: (at, { health, kind, by, fatigue }) => {
      const name = nameIn(at);
      const where = beside(ACE_AT, { mm: 30 });
      const game = fight(at, {
        own: { fatigue, ...(by === 'self' ? {} : { at: [4, 4] }) },
        foe: { at: where, health, card: { G: 1, kind, ...(kind === 'minion' ? { modelsAtStart: 1 } : {}) } },
        a: { Pal: { at: beside(where), card: { actions: [HIT], F: 12 } } },
        b: { Other: { at: [22, 22] } },
      });
      const doer = by === 'self' ? name : 'Pal';
      game.activate(doer).attack(doer, by === 'self' ? 'Primal Slash' : 'Hit', 'Foe', { quiet: false });
      quietly(game, 'attackDice');
      if (game.asked()[0] === 'spendSfx') game.spend(...(by === 'self' ? [0] : []));
      const [open] = game.pending('act');
      const free = open?.occasion === 'power';
      if (free) game.move(name, [ACE_AT[0] - 3, ACE_AT[1]]);
      game.forgetDice();
      return { asked: free ? open.by : null, x: eastOf(game, name), fatigue: game.card(name).fatigue };
    },
    happens: { asked: 'a', x: 9, fatigue: 2 },
    without: { asked: null, x: 12, fatigue: 2 },
    twins: {
      'nobody is KO’ed': [{ health: 9 }, { asked: null, x: 12, fatigue: 2 }],
      'it is no Supreme': [{ kind: 'minion' }, { asked: null, x: 12, fatigue: 2 }],
      'a friend does it': [{ by: 'Pal' }, { asked: null, x: 4, fatigue: 2 }],
    },
  }),
  evidence({
    of: ['androida/faster-than-bullets'],
    base: { moves: true, face: 5, by: 'Foe', silent: false },
    scene: (at, { moves, face, by, silent }) => {
      const name = nameIn(at);
      const shooter = { actions: [SHOT], F: 12 };
      const game = fight(at, {
        own: { health: 4, lasting: silent ? [forNow({ forbid: 'power' })] : [] },
        foe: { card: shooter },
        gap: 5,
        a: { Pal: { at: [12, 16], card: shooter } },
        b: { Bull: { at: [20, 20] } },
        dice: moves ? [6, 1, face, ...ONES] : [1, 6, 1, face, ...ONES],
      }).activate(name);
      if (moves) game.move(name, [11, 12]);
      else game.attack(name, 'Lightning Fast', [], { sfx: [] });
      while (game.asked()[0] === 'shift') game.answer('shift', { x: 0, y: 304_800 });
      game.endActivation();
      if (by === 'Pal') game.activate('Bull').move('Bull').endActivation();
      game.activate(by).attack(by, 'Shot', name);
      game.forgetDice();
      return {
        rolled: game.events('powerRolled').map(({ model, faces }) => [game.state.models[model]?.card, faces]),
        health: game.model(name).health,
      };
    },
    happens: { rolled: [['a1', [5]]], health: 4 },
    without: { rolled: [], health: 3 },
    twins: {
      'the die shows 4': [{ face: 4 }, { rolled: [['a1', [4]]], health: 3 }],
      'she has not moved': [{ moves: false }, { rolled: [], health: 3 }],
      'a friend shoots': [{ by: 'Pal' }, { rolled: [], health: 3 }],
      silenced: [{ silent: true }, { rolled: [], health: 3 }],
    },
  }),
  evidence({
    of: ['avatar-of-the-jaguar/dread-totem'],
    base: {
      gap: 2,
      nearer: false,
      types: LIVING,
      by: 'Foe' as 'Foe' | 'Pal',
      to: [17, 12] as Inches,
    },
    scene: (at, { gap, nearer, types, by, to }) => {
      const name = nameIn(at);
      const game = fight(at, {
        own: { at: [4, 12] },
        foe: { at: [10 + gap, 12], card: { types } },
        a: { Pal: { at: [13, 10], card: { types } } },
        b: { Bull: { at: nearer ? [8.4, 14] : [8.4, 20] } },
      }).activate(name);
      game.act({ do: 'action', ...game.order(name, 'Dread Totem', [], { at: [8.4, 12] }) });
      while (game.asked()[0] === 'attackDice') game.decline();
      if (game.asked()[0] === 'spendSfx') game.decline();
      const [made] = game.events('pieceMade').map(({ piece }) => piece);
      const is = [made?.g, made?.health, made?.baseMm, made?.bottom === 0 && made.top / 25400];
      game.endActivation();
      if (by === 'Pal') game.activate('Bull').move('Bull').endActivation();
      game.activate(by);
      const moved = attempt(() => game.move(by, to));
      game.forgetDice();
      return { is, moved };
    },
    happens: { is: [8, 2, 30, 1], moved: 'move.farther' },
    without: { is: [5, 1, 30, 1.5], moved: 'ok' },
    twins: {
      'it comes nearer': [{ to: [11, 12] }, { is: [8, 2, 30, 1], moved: 'ok' }],
      'it stays as far away': [{ to: [12, 12] }, { is: [8, 2, 30, 1], moved: 'ok' }],
      'another Enemy is nearer to the Totem': [{ nearer: true }, { is: [8, 2, 30, 1], moved: 'ok' }],
      'it is not Living': [{ types: NONLIVING }, { is: [8, 2, 30, 1], moved: 'ok' }],
      'a friend moves': [{ by: 'Pal' }, { is: [8, 2, 30, 1], moved: 'ok' }],
    },
  }),
  evidence({
    of: ['grimm-digger/underground'],
    base: { digs: true, face: 6, drills: false },
    scene: (at, { digs, face, drills }) => {
      const name = nameIn(at);
      const game = fight(at, {
        own: { at: [6, 12], powerUp: 0 },
        foe: { at: [12, 12], health: 9, card: { G: 1, health: 9 } },
        pieces: [structure('wall', { at: [9, 12], size: [0.5, 20], height: 6 })],
        dice: digs ? [face, ...SIXES] : SIXES,
      }).activate(name);
      if (digs) {
        game.attack(name, 'Tunneling', [], { sfx: [] });
        while (game.asked()[0] === 'shift') game.answer('shift', { x: 609_600, y: 304_800 });
      }
      const before = game.model(name).lasting.length;
      const way = attempt(() => game.move(name, beside([12, 12], { side: 'west' }), { as: 'Blink' }));
      if (way === 'ok' && drills) game.attack(name, 'Driller', 'Foe', { sfx: [] });
      game.forgetDice();
      const dice = drills && way === 'ok' ? reasons(game) : [];
      return { before, way, dice, after: game.model(name).lasting.length };
    },
    happens: { before: 1, way: 'ok', dice: [], after: 1 },
    without: { before: 0, way: 'move.type', dice: [], after: 0 },
    twins: {
      'he does not dig': [{ digs: false }, { before: 0, way: 'move.type', dice: [], after: 0 }],
      'his roll fails': [{ face: 1 }, { before: 0, way: 'move.type', dice: [], after: 0 }],
      'he comes up with the Driller, and that was it': [
        { drills: true },
        { before: 1, way: 'ok', dice: ['Momentum 1', 'Underground 2'], after: 0 },
      ],
    },
  }),
  evidence({
    of: ['howler/strafe'],
    base: { action: 'Gun Bravado', first: 2, next: 'goes on' as 'goes on' | 'moves again', silent: false },
    scene: (at, { action, first, next, silent }) => {
      const name = nameIn(at);
      const game = fight(at, {
        gap: 3,
        own: { lasting: silent ? [forNow({ forbid: 'power' })] : [] },
        foe: { health: 9, card: { I: 12, K: 12 } },
        dice: ONES,
      }).activate(name);
      game.move(name, [ACE_AT[0], ACE_AT[1] + first]).attack(name, action, 'Foe');
      const move = {
        do: 'move',
        model: game.names.model(name),
        legs: [{ x: 304_800, y: 304_800 + 5 * 25_400 }],
        as: 'Sprint',
        combined: false,
        fall: false,
        ...(next === 'goes on' ? { power: 'Strafe' } : {}),
      } as const;
      const asked = game.pending('act').length > 0;
      const moves = asked && attempt(() => game.act(move)) === 'ok';
      game.forgetDice();
      return { moves, y: round(game.at(name).y), fatigue: game.card(name).fatigue };
    },
    happens: { moves: true, y: 17, fatigue: 1 },
    without: { moves: false, y: 14, fatigue: 1 },
    twins: {
      'it goes with a second Movement Action, too': [
        { next: 'moves again' },
        { moves: true, y: 17, fatigue: 2 },
      ],
      'nothing is left of the move': [{ first: 5 }, { moves: false, y: 17, fatigue: 1 }],
      'with another Action': [{ action: 'Stare Down' }, { moves: false, y: 14, fatigue: 1 }],
      silenced: [{ silent: true }, { moves: false, y: 14, fatigue: 1 }],
    },
  }),
];
