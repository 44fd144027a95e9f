import { ACE_AT, beside, diceRolled } from '../../support/duel.ts';
import { evidence, type Proof } from '../support/evidence.ts';
import {
  actionName,
  LIVING,
  NONLIVING,
  BURST,
  fight,
  HEX,
  HIT,
  nameIn,
  SHOT,
  struck,
} from '../support/fights.ts';

const strong = { card: { G: 6, I: 6, K: 6 } };

/** Powers that answer Damage. */
export const whenDamaged: readonly Proof[] = [
  evidence({
    of: ['ba-boom/you-hit-me', 'amok/raging-spirit'],
    base: { hits: true, friend: false },
    scene: (at, { hits, friend }) => {
      const game = friend
        ? fight(at, {
            a: { Pal: { at: [12, 10], card: { actions: [HEX], K: 12 } } },
          })
            .activate('Pal')
            .attack('Pal', 'Hex', nameIn(at), { sfx: [] })
        : struck(at, { hits });
      game.forgetDice();
      return {
        dice: game.card(nameIn(at)).powerUp,
        hurt: game.events('damaged').length > 0,
      };
    },
    happens: { dice: 1, hurt: true },
    without: { dice: 0, hurt: true },
    twins: {
      'the Action misses': [{ hits: false }, { dice: 0, hurt: false }],
      'a friend Damages him': [{ friend: true }, { dice: 0, hurt: true }],
    },
  }),
  evidence({
    of: ['amok/raging-spirit'],
    base: { attacks: false },
    scene: (at, { attacks }) => {
      const own = { powerUp: 2 };
      const name = nameIn(at);
      const game = attacks
        ? fight(at, { own, foe: strong })
            .activate(name)
            .attack(name, 'Power Takedown', 'Foe', { quiet: false })
        : struck(at, { own });
      const asked = game.pending(attacks ? 'attackDice' : 'defendDice')[0]?.max ?? 0;
      game.forgetDice();
      return asked;
    },
    happens: 0,
    without: 2,
    twins: { 'it is his own Attack': [{ attacks: true }, 2] },
  }),
  evidence({
    of: ['amok/maximum-rage'],
    base: { spent: 3, defends: false },
    scene: (at, { spent, defends }) => {
      const own = { powerUp: 4 };
      const name = nameIn(at);
      const game = defends
        ? struck(
            {
              ...at,
              card: { ...at.card, powers: at.card.powers.filter(({ id }) => id !== 'raging-spirit') },
            },
            { own },
          ).answer('defendDice', {
            powerUp: spent,
            trait: 0,
            powers: [],
          })
        : fight(at, { own })
            .activate(name)
            .attack(name, 'Power Takedown', 'Foe', { boost: spent, quiet: false });
      game.forgetDice();
      return game
        .last('rolled')
        [defends ? 'defence' : 'attack']?.sources.filter((one) => one.name === 'Maximum Rage')
        .map(({ dice }) => dice);
    },
    happens: [2],
    without: [],
    twins: {
      'only two are spent': [{ spent: 2 }, []],
      'he is the Defender': [{ defends: true }, []],
    },
  }),
  evidence({
    of: ['universal-soldat/energy-accumulator'],
    base: { hits: true, tank: false },
    scene: (at, { hits, tank }) => {
      const card = tank ? { ...at.card, role: 'Tank' as const } : at.card;
      const a = tank ? { Pal: { at: beside(ACE_AT, { otherMm: card.baseMm, side: 'north' }) } } : {};
      const game = struck({ ...at, card }, { hits, a, action: BURST, gap: 2 });
      for (let [kind] = game.asked(); kind !== 'turn' && kind !== 'act'; [kind] = game.asked())
        if (kind === 'redirect') game.answer('redirect', game.names.model(nameIn(at)));
        else game.decline();
      game.forgetDice();
      const hurt = game.events('damaged').filter(({ target }) => target === game.names.model(nameIn(at)));
      return { hurt: hurt.length, dice: game.card(nameIn(at)).powerUp };
    },
    happens: { hurt: 1, dice: 1 },
    without: { hurt: 1, dice: 0 },
    twins: {
      'the Action misses': [{ hits: false }, { hurt: 0, dice: 0 }],
      'used up for that Action, which Damages him in place of a friend, too': [
        { tank: true },
        { hurt: 2, dice: 1 },
      ],
    },
  }),
  evidence({
    of: ['feartigo/hollow-soul'],
    base: { action: HEX, hits: true },
    scene: (at, { action, hits }) => {
      const game = struck(at, { action, hits, gap: action === HIT ? 0 : 2 });
      game.forgetDice();
      return game.model('Foe').health;
    },
    happens: 8,
    without: 9,
    twins: {
      'the Action is of another Trait': [{ action: HIT }, 9],
      'it misses': [{ hits: false }, 9],
    },
  }),
  evidence({
    of: ['red-riding-hoodoo/spirit-ward'],
    base: { action: BURST, far: false, friend: false },
    scene: (at, { action, far, friend }) => {
      const own = { at: far ? ([12, 23] as const) : ([12, 12] as const) };
      const hexer = { actions: [action], K: 12, F: 12 };
      const targets = action === BURST ? [] : 'Pal';
      const game = friend
        ? fight(at, {
            own,
            foe: { at: [22, 22] },
            a: { Bad: { at: [14, 12], card: { ...hexer, health: 9 } }, Pal: { at: [15, 14] } },
          }).activate('Bad')
        : fight(at, {
            turn: 'b',
            own,
            foe: { at: [14, 12], card: hexer },
            a: { Pal: { at: [15, 14] }, Chum: { at: [15, 10] } },
          }).activate('Foe');
      const doer = friend ? 'Bad' : 'Foe';
      const lost = game.model(doer).health;
      game.attack(doer, actionName(action), targets, { sfx: [] });
      game.forgetDice();
      return {
        hurt: game.events('damaged').filter(({ cause }) => cause.of === 'action').length,
        lost: lost - game.model(doer).health,
      };
    },
    happens: { hurt: 3, lost: 1 },
    without: { hurt: 3, lost: 0 },
    twins: {
      'nobody within 6 inches of her is Damaged': [{ far: true }, { hurt: 2, lost: 0 }],
      'the Action is of another Trait': [{ action: SHOT }, { hurt: 1, lost: 0 }],
      'one friend alone is Damaged: as much as for three': [{ action: HEX }, { hurt: 1, lost: 1 }],
      'a friend uses it': [{ friend: true }, { hurt: 2, lost: 0 }],
    },
  }),
  evidence({
    of: ['mambo/tech-voodoo'],
    base: { I: 1, friend: false },
    scene: (at, { I, friend }) => {
      const name = nameIn(at);
      const target = { card: { I, health: 9 } };
      const game = fight(at, { gap: 2, foe: target, a: { Pal: { at: [12, 9], ...target } } });
      game.activate(name).attack(name, 'Cyber Serpent', friend ? 'Pal' : 'Foe', { sfx: [] });
      game.forgetDice();
      return game.card(name).powerUp;
    },
    happens: 1,
    without: 0,
    twins: { 'she misses': [{ I: 12 }, 0], 'she Damages a friend': [{ friend: true }, 0] },
  }),
  evidence({
    of: ['shadow-mask/born-in-shadows'],
    base: { gap: 3, hits: false },
    scene: (at, { gap, hits }) => {
      const game = struck(at, { gap, hits, action: SHOT });
      game.forgetDice();
      return { dice: diceRolled(game)[1], lost: 9 - game.model('Foe').health };
    },
    happens: { dice: 2, lost: 1 },
    without: { dice: 1, lost: 0 },
    twins: {
      'it is used in Base to Base': [{ gap: 0 }, { dice: 1, lost: 0 }],
      'the Attacker wins': [{ hits: true }, { dice: 2, lost: 0 }],
    },
  }),
  evidence({
    of: ['sanguine-night/glamor'],
    alone: true,
    base: { types: LIVING, K: 1, action: 'Fangs' },
    scene: (at, { types, K }) => {
      const name = nameIn(at);
      const game = fight(at, { foe: { card: { types, K, actions: [HIT] } } });
      game.activate(name).attack(name, 'Fangs', 'Foe', { sfx: [] });
      game.forgetDice();
      return game.pending('act')[0]?.occasion;
    },
    happens: 'mindControl',
    without: 'activation',
    twins: {
      'its Target is not Living': [{ types: NONLIVING }, 'activation'],
      'it misses': [{ K: 12 }, 'activation'],
    },
  }),
];
