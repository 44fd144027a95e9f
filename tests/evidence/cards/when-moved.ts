import { ACE_AT, beside, diceRolled } from '../../support/duel.ts';
import { evidence, type Proof } from '../support/evidence.ts';
import { fight, HIT, nameIn, quietly, SHOT, SIXES, struck } from '../support/fights.ts';
import { type Play, Refused } from '../../support/play.ts';
import { scene } from '../../support/scene.ts';

/** May it use a Movement Action now? */
function movesOn(game: Play, name: string): boolean {
  if (game.asked()[0] !== 'act') return false;
  try {
    game.move(name, [ACE_AT[0] - 2, ACE_AT[1]]);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

const round = (inches: number): number => Math.round(inches * 10) / 10;

/** Powers that answer moves and contacts, or begin with an Activation. */
export const whenMoved: readonly Proof[] = [
  evidence({
    of: ['ba-boom/sniper-shot', 'siberian/sniper-shot'],
    base: { moves: false, take: true },
    scene: (at, { moves, take }) => {
      const name = nameIn(at);
      const game = fight(at, { gap: 4, foe: { card: { I: 1 } }, own: { fatigue: 0 } }).activate(name);
      if (moves) game.move(name, [ACE_AT[0] - 1, ACE_AT[1]]);
      const action = at.card.actions.find(({ combinable, ap }) => !combinable && ap === 3)?.name ?? '';
      game.attack(name, action, 'Foe', { quiet: false });
      const offered = game.pending('attackDice')[0]?.powers ?? [];
      if (offered.length > 0)
        game.answer('attackDice', { powerUp: 0, object: null, powers: take ? offered : [] });
      quietly(game, 'spendSfx');
      game.forgetDice();
      return { offered: offered.length, dice: diceRolled(game)[0], moves: movesOn(game, name) };
    },
    happens: { offered: 1, dice: 4, moves: false },
    without: { offered: 0, dice: 2, moves: true },
    twins: {
      'he has moved': [{ moves: true }, { offered: 0, dice: 2, moves: false }],
      'its player wants to move': [{ take: false }, { offered: 1, dice: 2, moves: true }],
    },
  }),
  evidence({
    of: ['red-bella/time-to-go'],
    base: { apart: 2, climbs: true },
    scene: (at, { apart, climbs }) => {
      const name = nameIn(at);
      const game = fight(at, { gap: apart, a: { Pal: { at: [12, 9.5] } } }).activate(name);
      if (climbs) game.climbHigh(name);
      else game.move(name, [12, 13]);
      game.forgetDice();
      return game.events('displaced').map(({ effect, length }) => [effect, round(length / 25400)]);
    },
    happens: [
      ['knockback', 4],
      ['knockback', 4],
    ],
    without: [],
    twins: {
      'one stands more than 3 inches away': [{ apart: 4 }, [['knockback', 4]]],
      'she moves otherwise': [{ climbs: false }, []],
    },
  }),
  evidence({
    of: ['lady-cyburn/always-gets-herself-in-trouble'],
    base: { faction: 'Heavy Metal', use: true, into: true },
    scene: (at, { faction, use, into }) => {
      const game = fight(at, {
        turn: 'b',
        gap: 3,
        a: { Pal: { at: [12, 18], card: { factions: [faction] } } },
      }).activate('Foe');
      game.move('Foe', into ? beside(ACE_AT, { mm: at.card.baseMm }) : [20, 12]);
      const asked = game.asked()[0] === 'usePower';
      if (asked) game.answer('usePower', { use, model: use ? game.names.model('Pal') : null });
      game.forgetDice();
      return { asked, to: game.events('displaced').map(({ effect }) => effect) };
    },
    happens: { asked: true, to: ['pull'] },
    without: { asked: false, to: [] },
    twins: {
      'nobody of Heavy Metal is there': [{ faction: 'Coven' }, { asked: false, to: [] }],
      'its player lets it be': [{ use: false }, { asked: true, to: [] }],
      'the Enemy comes into no contact': [{ into: false }, { asked: false, to: [] }],
    },
  }),
  evidence({
    of: ['jade-oni/inexorable'],
    base: { gap: 4, hits: true, use: true },
    scene: (at, { gap, hits, use }) => {
      const name = nameIn(at);
      const game = struck(at, { gap, hits, action: gap === 0 ? HIT : SHOT });
      const asked = game.asked()[0] === 'usePower';
      if (asked) game.answer('usePower', { use, model: null });
      game.forgetDice();
      return { asked, moved: round(game.model(name).x / 25400 - ACE_AT[0]) };
    },
    happens: { asked: true, moved: 2 },
    without: { asked: false, moved: 0 },
    twins: {
      'it is an Attack in Base to Base': [{ gap: 0 }, { asked: false, moved: 0 }],
      'it misses': [{ hits: false }, { asked: false, moved: 0 }],
      'its player lets it be': [{ use: false }, { asked: true, moved: 0 }],
    },
  }),
  evidence({
    of: ['jade-oni/inexorable'],
    base: { bar: 'AP 1 Hook (PRJ 8, F vs G, Pull 4 and Damage 1) SFX: none', gap: 4, reach: 0 },
    scene: (at, { bar, gap, reach }) => {
      const whip = {
        name: 'Whip',
        clauses: [{ allow: 'reachAsBtb', with: { inches: reach } }],
      } as const;
      const game = struck(at, { gap, action: bar, foe: { card: { powers: reach > 0 ? [whip] : [] } } });
      const asked = game.asked()[0] === 'usePower';
      game.forgetDice();
      return asked;
    },
    happens: true,
    without: false,
    twins: {
      'from Base to Base it knocks him away first': [
        { bar: 'AP 1 Hit (CCM, F vs G, Knockback 3 and Damage 1) SFX: none', gap: 0 },
        false,
      ],
      'what is so near counts as in Base to Base for the Attacker': [{ bar: HIT, gap: 2, reach: 2 }, false],
    },
  }),
  evidence({
    of: ['shadow-double/ninjas-shadow'],
    base: { into: 'mask', use: true },
    scene: (at, { into, use }) => {
      const mask = at.other('shadow-mask');
      const name = nameIn(at);
      const game = scene({
        edition: at.edition,
        turn: 'b',
        a: {
          [mask.short]: { card: mask, at: [12, 12] },
          [name]: { card: at.card, at: [6, 6] },
          Pal: { at: [12, 18] },
        },
        b: { Foe: { at: [15, 15] } },
        dice: SIXES,
      }).activate('Foe');
      game.move('Foe', beside(into === 'mask' ? [12, 12] : [12, 18]));
      const asked = game.asked()[0] === 'usePower';
      if (asked) game.answer('usePower', { use, model: null });
      game.forgetDice();
      const { x } = game.model(mask.short);
      return { asked, mask: round(x / 25400), double: game.model(name).status };
    },
    happens: { asked: true, mask: 6, double: 'ko' },
    without: { asked: false, mask: 12, double: 'table' },
    twins: {
      'the Enemy moves into contact with another': [
        { into: 'pal' },
        { asked: false, mask: 12, double: 'table' },
      ],
      'its player lets it be': [{ use: false }, { asked: true, mask: 12, double: 'table' }],
    },
  }),
  evidence({
    of: ['crimson-oni/flight-of-the-phoenix'],
    base: { gap: 3, apart: 4, use: true, left: false },
    scene: (at, { gap, apart, use, left }) => {
      const name = nameIn(at);
      const where = beside(ACE_AT, { mm: at.card.baseMm, gap: 3 });
      const from = beside(where, { side: 'west', otherMm: at.card.baseMm, gap });
      const game = fight(at, {
        own: { at: from },
        gap: 3,
        b: { Gus: { at: left ? beside(from, { side: 'west', mm: at.card.baseMm }) : [2, 2] } },
        a: { Pal: { at: [where[0], where[1] + apart] } },
      }).activate(name);
      if (gap > 0) game.move(name, beside(where, { side: 'west', otherMm: at.card.baseMm }));
      else game.move(name);
      const asked = game.asked()[0] === 'usePower';
      if (asked) game.answer('usePower', { use, model: use ? game.names.model('Pal') : null });
      if (game.asked()[0] === 'placeModel') {
        const { at: side } = game.question('placeModel');
        game.answer('placeModel', side);
      }
      game.forgetDice();
      const { y } = game.model('Pal');
      return { asked, away: round(y / 25400 - where[1]) };
    },
    happens: { asked: true, away: 1.2 },
    without: { asked: false, away: 4 },
    twins: {
      'he stood there already, so that there is no Momentum': [{ gap: 0 }, { asked: false, away: 4 }],
      'he left another Enemy, so that there is none either': [{ left: true }, { asked: false, away: 4 }],
      'the friend is more than 6 inches away': [{ apart: 9 }, { asked: false, away: 9 }],
      'its player lets it be': [{ use: false }, { asked: true, away: 4 }],
    },
  }),
  evidence({
    of: ['a-beast/armordillo'],
    base: { dice: 3, trades: 2 },
    scene: (at, { dice, trades }) => {
      const name = nameIn(at);
      const game = fight(at, { own: { powerUp: dice } }).activate(name);
      let asked = 0;
      while (game.asked()[0] === 'usePower') {
        game.answer('usePower', { use: asked < trades, model: null });
        asked += 1;
      }
      game.forgetDice();
      return { asked, defend: game.model(name).defend, left: game.card(name).powerUp };
    },
    happens: { asked: 3, defend: 2, left: 1 },
    without: { asked: 0, defend: 0, left: 3 },
    twins: {
      'it has no dice': [{ dice: 0 }, { asked: 0, defend: 0, left: 0 }],
      'it has but one': [{ dice: 1 }, { asked: 1, defend: 1, left: 0 }],
      'its player keeps them': [{ trades: 0 }, { asked: 1, defend: 0, left: 3 }],
    },
  }),
  evidence({
    of: ['mysterious-man/power-dealer'],
    alone: true,
    base: { who: 'Pal', before: 0 },
    scene: (at, { who, before }) => {
      const name = nameIn(at);
      const xenobi = at.other('xenobi');
      const game = fight(at, {
        own: { activationsThisRound: before },
        a: { Pal: { at: [4, 4] }, [xenobi.short]: { card: xenobi, at: [4, 20] } },
      }).activate(name);
      const asked = game.asked()[0] === 'usePower';
      const model = game.names.model(who === 'Pal' ? 'Pal' : xenobi.short);
      if (asked) game.answer('usePower', { use: true, model });
      game.forgetDice();
      return [game.card(name).powerUp, game.card('Pal').powerUp, game.card(xenobi.short).powerUp];
    },
    happens: [0, 1, 0],
    without: [0, 0, 0],
    twins: {
      'it is Xenobi': [{ who: 'Xenobi' }, [0, 0, 2]],
      'it is his second Activation in the Round': [{ before: 1 }, [0, 0, 0]],
    },
  }),
  evidence({
    of: ['tanuki/fortune-favors-the-rich'],
    base: { health: 3, before: 0, gives: 2 },
    scene: (at, { health, before, gives }) => {
      const name = nameIn(at);
      const game = fight(at, {
        own: { health, activationsThisRound: before },
        gap: 6,
        a: {
          Pal: { at: beside(ACE_AT, { side: 'south', mm: at.card.baseMm }) },
          Chum: { at: beside(ACE_AT, { side: 'north', mm: at.card.baseMm }) },
        },
      }).activate(name);
      let given = 0;
      while (game.asked()[0] === 'usePower') {
        const [model = null] = game.question('usePower').pick;
        game.answer('usePower', { use: given < gives, model });
        given += 1;
      }
      game.forgetDice();
      return [name, 'Pal', 'Chum'].map((one) => game.card(one).powerUp);
    },
    happens: [1, 1, 1],
    without: [0, 0, 0],
    twins: {
      'he has less Health': [{ health: 2 }, [0, 1, 1]],
      'he keeps them': [{ gives: 0 }, [3, 0, 0]],
      'it is his second Activation in the Round': [{ before: 1 }, [0, 0, 0]],
    },
  }),
];
