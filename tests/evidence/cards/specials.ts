import { ACE_AT, beside } from '../../support/duel.ts';
import { evidence, type Proof } from '../support/evidence.ts';
import { meeting, north } from '../support/meeting.ts';

/** Texts of Specials: what they may do, to whom, for what, and how often. */
export const specials: readonly Proof[] = [
  evidence({
    of: ['c-o-r-e-genghis-khan/speed-of-genghis-khan'],
    base: { side: 'a' as 'a' | 'b', kind: 'supreme' as 'supreme' | 'minion', yes: true },
    scene: (at, { side, kind, yes }) => {
      const { card } = at;
      const minion = kind === 'minion' ? { kind, modelsAtStart: 1, modelsMax: 1 } : {};
      const printed = { factions: ['Heavy Metal'], ...minion };
      const friends = { Bob: { at: north(card, 2), fatigue: 1, card: printed } };
      const game = meeting(at, { [side]: friends, gap: 8, own: { fatigue: 0 }, dice: [6] });
      game.activate(card.name).attack(card.name, 'Digital Speed', [], { sfx: [], quiet: false });
      const asked: string[] = [];
      for (let open = game.pending('usePower')[0]; open !== undefined; open = game.pending('usePower')[0]) {
        asked.push(open.by);
        game.answer('usePower', { use: yes, model: null });
      }
      return { asked: [...new Set(asked)], tired: game.card('Bob').fatigue };
    },
    happens: { asked: ['a'], tired: 0 },
    without: { asked: [], tired: 1 },
    twins: {
      'its player does not use it': [{ yes: false }, { asked: ['a'], tired: 1 }],
      'whoever is affected is an Enemy': [{ side: 'b' }, { asked: [], tired: 1 }],
      'whoever is affected is a Minion': [{ kind: 'minion' }, { asked: [], tired: 1 }],
    },
  }),
  evidence({
    of: ['chernobog/despair'],
    base: { dice: 2, faces: [6, 6, 6, 1] as readonly number[] },
    scene: (at, { dice, faces }) => {
      const { name } = at.card;
      const game = meeting(at, { foeIs: { powerUp: dice }, dice: faces }).activate(name);
      game.attack(name, 'Umber Vortex', [], { sfx: [0] });
      game.forgetDice();
      return { own: game.card(name).powerUp, foe: game.card('Foe').powerUp };
    },
    happens: { own: 1, foe: 1 },
    without: { own: 0, foe: 2 },
    twins: {
      'the Target holds none': [{ dice: 0 }, { own: 0, foe: 0 }],
      'he does not win': [{ faces: [1, 1, 1, 6] }, { own: 0, foe: 2 }],
    },
  }),
  evidence({
    of: ['dr-red/alpha'],
    base: { sfx: 0 },
    scene: (at, { sfx }) => {
      const { card } = at;
      const a = { Bob: { at: north(card, 2), card: { factions: ['A.R.C.'] } } };
      const game = meeting(at, { a, gap: 8, dice: [6, 6] }).activate(card.name);
      game.attack(card.name, 'Red Alpha', [], { sfx: [sfx] }).forgetDice();
      return { pool: game.pool('a'), own: game.card(card.name).powerUp };
    },
    happens: { pool: 18, own: 0 },
    without: { pool: 17, own: 0 },
    twins: { 'another SFX is chosen': [{ sfx: 1 }, { pool: 17, own: 1 }] },
  }),
  evidence({
    of: ['e-c-t-o/team-tactics'],
    base: { gap: 2, face: 4, kind: 'supreme' as 'supreme' | 'minion' },
    scene: (at, { gap, face, kind }) => {
      const { card } = at;
      const minion = kind === 'minion' ? { kind, modelsAtStart: 1, modelsMax: 1 } : {};
      const a = { Bob: { at: north(card, gap), card: minion } };
      const game = meeting(at, { a, dice: [face] }).activate(card.name);
      while (game.asked()[0] === 'usePower') game.decline();
      game.attack(card.name, 'Improved Analysis', [], { sfx: [], quiet: false });
      const { by = null, pick = [] } = game.pending('usePower')[0] ?? {};
      if (by !== null) game.answer('usePower', { use: true, model: game.names.model('Bob') });
      return { by, many: pick.length, dice: [card.name, 'Bob'].map((one) => game.card(one).powerUp) };
    },
    happens: { by: 'a', many: 2, dice: [1, 1] },
    without: { by: null, many: 0, dice: [1, 0] },
    twins: {
      'its friend is too far away': [{ gap: 6.5 }, { by: null, many: 0, dice: [2, 0] }],
      'its friend is a Minion': [{ kind: 'minion' }, { by: null, many: 0, dice: [2, 0] }],
      'the Action fails': [{ face: 1 }, { by: null, many: 0, dice: [0, 0] }],
    },
  }),
  evidence({
    of: ['feartigo/cower'],
    base: { sfx: [1] as readonly number[], kind: 'supreme' as 'supreme' | 'monster' },
    scene: (at, { sfx, kind }) => {
      const { name } = at.card;
      const foe = { kind, types: ['Nonliving'] as const };
      const game = meeting(at, { foe, foeIs: { powerUp: 3 }, gap: 5, dice: [6, 6, 6, 1] }).activate(name);
      game.attack(name, 'Terror Bomb', 'Foe', { sfx });
      game.forgetDice();
      return { dice: game.card('Foe').powerUp, health: game.model('Foe').health };
    },
    happens: { dice: 0, health: 4 },
    without: { dice: 3, health: 4 },
    twins: {
      'it suffers 1 Damage only': [{ sfx: [] }, { dice: 3, health: 5 }],
      'it is a Monster': [{ kind: 'monster' }, { dice: 3, health: 4 }],
    },
  }),
  evidence({
    of: ['mambo/debilitating'],
    base: { sfx: 1, types: ['Living'] as readonly ('Living' | 'Mechanical')[] },
    scene: (at, { sfx, types }) => {
      const { name } = at.card;
      const b = { Gus: { at: [2, 2] as const } };
      const game = meeting(at, { foe: { types }, b, gap: 2, dice: [6, 6, 6, 6, 1] }).activate(name);
      game
        .attack(name, 'Venom Spit', 'Foe', { sfx: [sfx] })
        .forgetDice()
        .endActivation();
      const foe = game.names.card('Foe');
      const next = game.question('turn').cards.includes(foe);
      game.activate('Gus').move('Gus');
      if (game.asked()[0] === 'act') game.endActivation();
      game.activate(name).move(name).endActivation();
      return { next, later: game.question('turn').cards.includes(foe) };
    },
    happens: { next: false, later: true },
    without: { next: true, later: true },
    twins: {
      'another SFX is chosen': [{ sfx: 0 }, { next: true, later: true }],
      'it is not Living': [{ types: ['Mechanical'] }, { next: true, later: true }],
    },
  }),
  evidence({
    of: ['sister-bedlam/healer-killer'],
    base: { sfx: 1, gap: 3 },
    scene: (at, { sfx, gap }) => {
      const { card } = at;
      const a = { Bob: { at: north(card, 2), health: 2 } };
      const b = { Far: { at: [2, 2] as const } };
      const game = meeting(at, { a, b, gap, dice: [6] }).activate(card.name);
      game.attack(card.name, 'Heal-Kill', 'Bob', { sfx: [sfx] });
      return ['Bob', 'Foe', 'Far'].map((one) => game.model(one).health);
    },
    happens: [3, 5, 6],
    without: [3, 6, 6],
    twins: {
      'no Enemy is within 6 inches': [{ gap: 6.5 }, [3, 6, 6]],
      'another SFX is chosen': [{ sfx: 0 }, [4, 6, 6]],
    },
  }),
  evidence({
    of: ['tangent/retribution'],
    base: { powerUp: 4, sfx: [1] as readonly number[], times: 3 },
    scene: (at, { powerUp, sfx, times }) => {
      const { name } = at.card;
      const game = meeting(at, { own: { powerUp }, gap: 3, dice: [6, 6, 6, 1] }).activate(name);
      game.attack(name, 'Geometry of Hurt', [], { sfx, boost: 0, quiet: false });
      let asked = 0;
      for (let open = game.pending('usePower')[0]; open !== undefined; open = game.pending('usePower')[0]) {
        game.answer('usePower', { use: asked < times, model: null });
        asked += 1;
      }
      game.forgetDice();
      return { asked, health: game.model('Foe').health, dice: game.card(name).powerUp };
    },
    happens: { asked: 3, health: 2, dice: 1 },
    without: { asked: 0, health: 5, dice: 4 },
    twins: {
      'she has one die': [{ powerUp: 1 }, { asked: 1, health: 4, dice: 0 }],
      'she spends one die': [{ times: 1 }, { asked: 2, health: 4, dice: 3 }],
      'chosen twice, it is used up for that Defender': [
        { powerUp: 6, sfx: [1, 1] },
        { asked: 3, health: 2, dice: 3 },
      ],
      'another SFX is chosen': [{ sfx: [0] }, { asked: 0, health: 5, dice: 5 }],
    },
  }),
  evidence({
    of: ['turncoat/shrapnel'],
    base: { gap: 1.5, faces: [6, 6, 6, 1] as readonly number[] },
    scene: (at, { gap, faces }) => {
      const { card } = at;
      const foeAt = beside(ACE_AT, { otherMm: card.baseMm, gap: 3 });
      const b = { Gus: { at: beside(foeAt, { gap }) } };
      const game = meeting(at, { b, gap: 3, dice: faces }).activate(card.name);
      game.attack(card.name, 'Explosive Shot', 'Foe', { sfx: [] }).forgetDice();
      return [card.name, 'Foe', 'Gus'].map((one) => game.model(one).health);
    },
    happens: [5, 5, 5],
    without: [5, 5, 6],
    twins: {
      'the other is farther away': [{ gap: 2.5 }, [5, 5, 6]],
      'he does not win': [{ faces: [1, 1, 6, 6] }, [5, 6, 6]],
    },
  }),
  evidence({
    of: ['red-baron/retreat'],
    alone: true,
    base: { sfx: [0] as readonly number[], pool: 9 },
    scene: (at, { sfx, pool }) => {
      const { name } = at.card;
      const game = meeting(at, { pools: { b: pool }, gap: 6, dice: [6, 6, 6, 1] }).activate(name);
      game.attack(name, 'Spectral Squadron', 'Foe', { sfx }).forgetDice();
      return game.pool('b');
    },
    happens: 8,
    without: 9,
    twins: {
      'it is not chosen': [{ sfx: [] }, 9],
      'it is chosen twice': [{ sfx: [0, 0] }, 7],
      'the Pool is empty': [{ pool: 0 }, 0],
    },
  }),
];
