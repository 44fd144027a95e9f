import { ACE_AT, beside } from '../../support/duel.ts';
import { type At, evidence, type Proof } from '../support/evidence.ts';
import { LIVING, NONLIVING, fight, HIT, nameIn, struck } from '../support/fights.ts';

const weak = (types = LIVING) => ({ health: 1, card: { G: 1, K: 1, types } });
const ally = (faction: string, more: object = {}) => ({
  at: [4, 4] as const,
  card: { factions: [faction], ...more },
});

/** A Supreme, without which its Team would be lost. */
const BOSS = { Boss: { at: [3, 3] as const } };

/** A Pulse that wins over the card: the Health left. */
function pulsed(at: At, { trait, against }: { readonly trait: string; readonly against: string }): unknown {
  const action = `AP 1 Burst (PLS 6, ${trait} vs ${against}, Damage 1) SFX: none`;
  const game = fight(at, {
    turn: 'b',
    gap: 2,
    foe: { card: { actions: [action], F: 12, J: 12, K: 12 } },
    a: BOSS,
  });
  game.activate('Foe').attack('Foe', 'Burst');
  game.forgetDice();
  return game.model(nameIn(at)).health;
}

/** Powers that answer a KO. */
export const whenKoed: readonly Proof[] = [
  evidence({
    of: ['yeti/unholy-feast'],
    base: { types: LIVING, use: true, health: 1, other: false },
    scene: (at, { types, use, health, other }) => {
      const name = nameIn(at);
      const where = beside(ACE_AT, { mm: at.card.baseMm });
      const game = fight(at, {
        own: { health: 10, ...(other ? { at: [3, 3] } : {}) },
        foe: { ...weak(types), health, at: where },
        a: { Pal: { at: beside(where), card: { actions: [HIT], F: 12 } } },
      });
      const doer = other ? 'Pal' : name;
      game.activate(doer).attack(doer, other ? 'Hit' : 'Power Smash', 'Foe', { sfx: [], quiet: false });
      if (game.asked().includes('attackDice')) game.decline('attackDice');
      if (game.asked().includes('spendSfx')) game.spend();
      const asked = game.asked().includes('usePower');
      if (asked) game.answer('usePower', { use, model: null });
      game.forgetDice();
      return { asked, health: game.model(name).health };
    },
    happens: { asked: true, health: 11 },
    without: { asked: false, health: 10 },
    twins: {
      'what it KO’s is not Living': [{ types: NONLIVING }, { asked: false, health: 10 }],
      'nobody is KO’ed': [{ health: 9 }, { asked: false, health: 10 }],
      'its player lets it be': [{ use: false }, { asked: true, health: 10 }],
      'a friend does it': [{ other: true }, { asked: false, health: 10 }],
    },
  }),
  evidence({
    of: ['night-fright-leech/who-sows-nightmares-reaps-terror'],
    base: { types: LIVING, apart: 5, faction: 'Necroplane' },
    scene: (at, { types, apart, faction }) => {
      const name = nameIn(at);
      const game = fight(at, {
        own: { at: [12, 12 + apart] },
        foe: { ...weak(types), at: [12, 12] },
        a: {
          Pal: {
            at: beside([12, 12], { side: 'south' }),
            card: { actions: [HIT], F: 12, factions: [faction] },
          },
        },
      });
      game.activate('Pal').attack('Pal', 'Hit', 'Foe', { sfx: [], quiet: false });
      const [asked] = game.pending('usePower');
      if (asked !== undefined) game.answer('usePower', { use: true, model: game.names.model('Pal') });
      game.forgetDice();
      return { by: asked?.by ?? null, dice: [game.card(name).powerUp, game.card('Pal').powerUp] };
    },
    happens: { by: 'a', dice: [0, 1] },
    without: { by: null, dice: [0, 0] },
    twins: {
      'the Enemy is not Living': [{ types: NONLIVING }, { by: null, dice: [0, 0] }],
      'it falls more than 6 inches away': [{ apart: 9 }, { by: null, dice: [0, 0] }],
      'nobody else of the Necroplane is there to be chosen': [
        { faction: 'Coven' },
        { by: null, dice: [1, 0] },
      ],
    },
  }),
  evidence({
    of: ['june-summers/bloody-good-story'],
    base: { kind: 'supreme' as 'supreme' | 'minion', apart: 5 },
    scene: (at, { kind, apart }) => {
      const game = fight(at, {
        own: { at: [12, 12 + apart] },
        foe: { ...weak(), at: [12, 12], card: { ...weak().card, kind, health: 1, modelsAtStart: 1 } },
        a: { Pal: { at: beside([12, 12], { side: 'south' }), card: { actions: [HIT], F: 12 } } },
        b: { Other: { at: [22, 22] } },
      });
      game.activate('Pal').attack('Pal', 'Hit', 'Foe', { sfx: [] });
      game.forgetDice();
      return game.card('Pal').powerUp;
    },
    happens: 1,
    without: 0,
    twins: {
      'it is no Supreme': [{ kind: 'minion' }, 0],
      'it falls more than 6 inches away': [{ apart: 9 }, 0],
    },
  }),
  evidence({
    of: ['dr-tenebrous/reap'],
    base: { types: LIVING, faction: 'Necroplane', face: 5 },
    scene: (at, { types, faction, face }) => {
      const game = fight(at, {
        own: { at: [4, 4] },
        foe: { ...weak(types), at: [12, 12] },
        a: {
          Pal: {
            at: beside([12, 12], { side: 'south' }),
            health: 3,
            card: { actions: [HIT], F: 12, factions: [faction] },
          },
        },
        dice: [6, 1, face, face, face],
      });
      game.activate('Pal').attack('Pal', 'Hit', 'Foe', { sfx: [] });
      game.forgetDice();
      return {
        faces: game.events('powerRolled').map(({ faces }) => faces),
        health: game.model('Pal').health,
      };
    },
    happens: { faces: [[5]], health: 4 },
    without: { faces: [], health: 3 },
    twins: {
      'the die shows 4': [{ face: 4 }, { faces: [[4]], health: 3 }],
      'whom it KO’s is not Living': [{ types: NONLIVING }, { faces: [], health: 3 }],
      'the Supreme is not of the Necroplane': [{ faction: 'Coven' }, { faces: [], health: 3 }],
    },
  }),
  evidence({
    of: ['professor-hammer/for-the-motherland'],
    base: { faction: 'Red Republik', self: false },
    scene: (at, { faction, self }) => {
      const name = nameIn(at);
      const hitter = { at: [12, 12] as const, card: { actions: [HIT], F: 12 } };
      const victim = { at: beside([12, 12], { side: 'south' }), health: 1 };
      const game = fight(at, {
        turn: 'b',
        own: self
          ? { ...victim, at: beside([12, 12], { side: 'south', mm: at.card.baseMm }) }
          : { at: [4, 4] },
        foe: hitter,
        a: {
          Pal: { at: [20, 20], card: { factions: ['Red Republik'] } },
          ...(self ? {} : { Chum: { ...victim, card: { factions: [faction] } } }),
        },
      });
      game.activate('Foe').attack('Foe', 'Hit', self ? name : 'Chum', { sfx: [] });
      game.forgetDice();
      return { ko: game.events('koed').length, dice: [game.card(name).powerUp, game.card('Pal').powerUp] };
    },
    happens: { ko: 1, dice: [1, 1] },
    without: { ko: 1, dice: [0, 0] },
    twins: {
      'who falls is not of the Red Republik': [{ faction: 'Coven' }, { ko: 1, dice: [0, 0] }],
      'he falls himself, and gains none': [{ self: true }, { ko: 1, dice: [0, 1] }],
    },
  }),
  evidence({
    of: ['mourn/laughter-of-the-dead'],
    base: { types: LIVING, health: 1, apart: 3 },
    scene: (at, { types, health, apart }) => {
      const game = struck(at, {
        own: { health },
        b: { Near: { at: [12, 12 - apart], card: { types, health: 9 } } },
      });
      game.forgetDice();
      return [game.model('Foe').health, game.model('Near').health];
    },
    happens: [8, 8],
    without: [9, 9],
    twins: {
      'Mourn stays in play': [{ health: 5 }, [9, 9]],
      'the other is not Living': [{ types: NONLIVING }, [8, 9]],
      'the other stands more than 4 inches away': [{ apart: 7 }, [8, 9]],
    },
  }),
  evidence({
    of: ['stormblades-libra-sensei/final-sacrifice'],
    base: { health: 1 },
    scene: (at, { health }) => {
      const game = struck(at, {
        own: { health },
        a: {
          Ulthar: ally('Ulthar'),
          Walker: { ...ally('The Way'), at: [4, 8] },
          Other: { ...ally('Coven'), at: [4, 12] },
        },
      });
      game.forgetDice();
      return ['Ulthar', 'Walker', 'Other'].map((name) => game.card(name).powerUp);
    },
    happens: [1, 1, 0],
    without: [0, 0, 0],
    twins: { 'he stays in play': [{ health: 5 }, [0, 0, 0]] },
  }),
  evidence({
    of: ['draku/blood-companion'],
    base: { health: 1 },
    scene: (at, { health }) => {
      const sanguine = at.other('sanguine-night');
      const game = struck(at, { own: { health }, a: { [sanguine.short]: { card: sanguine, at: [4, 4] } } });
      game.forgetDice();
      return game.model(sanguine.short).lasting.map(({ lasts, clauses }) => [lasts, clauses]);
    },
    happens: [['encounter', [{ modify: 'attackerDice', by: 1 }]]],
    without: [],
    twins: { 'it stays in play': [{ health: 3 }, []] },
  }),
  evidence({
    of: ['draku/blood-companion'],
    base: { before: 0 },
    scene: (at, { before }) => {
      const name = nameIn(at);
      const sanguine = at.other('sanguine-night');
      const game = fight(at, {
        own: { health: 1, activationsThisRound: before },
        a: { [sanguine.short]: { card: sanguine, at: [4, 4] } },
        foe: { at: [20, 20] },
      });
      game.activate(sanguine.short, { minions: name });
      game.forgetDice();
      return game.model(name).health;
    },
    happens: 2,
    without: 1,
    twins: { 'it has been Activated in this Round': [{ before: 1 }, 1] },
  }),
  evidence({
    of: ['access-points/access-points'],
    base: { against: 'I' },
    scene: (at, { against }) => {
      const game = struck(at, {
        a: BOSS,
        gap: 2,
        action: `AP 1 Aim (PRJ 8, F vs ${against}, Damage 1) SFX: none`,
      });
      game.forgetDice();
      return game.last('rolled').defence?.trait;
    },
    happens: 'G',
    without: 'I',
    twins: { 'another Trait is asked for': [{ against: 'F' }, 'F'] },
  }),
  evidence({
    of: ['access-points/access-points'],
    base: { trait: 'K', against: 'G' },
    scene: pulsed,
    happens: 2,
    without: 1,
    twins: { 'the Action is of F': [{ trait: 'F' }, 1] },
  }),
  evidence({
    of: ['access-points/access-points'],
    editions: ['2017'],
    base: { trait: 'K', against: 'G' },
    scene: pulsed,
    happens: 2,
    without: 1,
    twins: { 'it is a Dynamic Action': [{ against: 'T#2' }, 1] },
  }),
];
