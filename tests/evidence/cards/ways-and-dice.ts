import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { traitOf } from '../../../src/systems/pulp-city/traits/values.ts';
import type { Trait } from '../../../src/systems/pulp-city/model/keywords.ts';
import { ACE_AT, beside, STRIKE } from '../../support/duel.ts';
import type { Play } from '../../support/play.ts';
import { byEdition, evidence, type Proof } from '../support/evidence.ts';
import { meeting, north } from '../support/meeting.ts';

const traits = (game: Play, name: string, all: readonly Trait[]): readonly number[] =>
  all.map((trait) => traitOf(worldOf(game.game), game.names.model(name), trait));

/** Dice that a text rolls, ways that it leaves open, and Actions or Activations that it brings. */
export const waysAndDice: readonly Proof[] = [
  evidence({
    of: ['tanuki/zen'],
    alone: true,
    base: { types: ['Living'] as readonly ('Living' | 'Nonliving')[], gap: 0, way: 0, dies: false },
    scene: (at, { types, gap, way, dies }) => {
      const { card } = at;
      const a = { Bob: { at: north(card, gap), card: { types } } };
      const foe = { F: 6, actions: [STRIKE] };
      const spec = { a, foe, gap: 0, own: { health: 1 }, dice: [6, 6, 1, 1, 1] };
      const game = meeting(at, spec).activate(card.name);
      game.attack(card.name, 'Zen Focus', 'Bob', { sfx: [], quiet: false });
      const by = game.pending('powerWays')[0]?.by ?? null;
      if (by !== null) game.answer('powerWays', [way]);
      const pick = game.pending('usePower')[0]?.pick.length ?? 0;
      if (pick > 0) game.answer('usePower', { use: true, model: game.names.model('Bob') });
      if (dies) game.endActivation().activate('Foe').attack('Foe', 'Strike', card.name, { sfx: [] });
      game.forgetDice();
      return { by, pick, is: traits(game, 'Bob', ['G', 'I', 'K']) };
    },
    happens: { by: 'a', pick: 2, is: [8, 1, 1] },
    without: { by: null, pick: 0, is: [4, 4, 4] },
    twins: {
      'another Trait is chosen': [{ way: 2 }, { by: 'a', pick: 2, is: [1, 1, 8] }],
      'its friend is Nonliving': [{ types: ['Nonliving'] }, { by: 'a', pick: 0, is: [4, 4, 4] }],
      'its friend is not in Base to Base': [{ gap: 1 }, { by: 'a', pick: 0, is: [4, 4, 4] }],
      'Tanuki is KO’ed': [{ dies: true }, { by: 'a', pick: 2, is: [4, 4, 4] }],
    },
  }),
  evidence({
    of: ['tiny/mutate'],
    base: { faces: [4, 1] as readonly number[], ways: [0] as readonly number[] },
    scene: (at, { faces: [face = 0, die = 0], ways }) => {
      const { card } = at;
      const a = { Bob: { at: north(card, 2), card: { factions: ['Grimm'] } } };
      const game = meeting(at, {
        a,
        gap: 8,
        dice: [...(at.edition === '2013' ? [face] : []), face, die],
      }).activate(card.name);
      game.attack(card.name, 'Mutations', 'Bob', { sfx: [] });
      const { by = null, count = 0 } = game.pending('powerWays')[0] ?? {};
      if (by !== null) game.answer('powerWays', ways);
      game.forgetDice();
      return { by, count, is: traits(game, 'Bob', ['F', 'G']) };
    },
    happens: { by: 'a', count: 1, is: [5, 4] },
    without: { by: null, count: 0, is: [4, 4] },
    twins: {
      'the die shows a 3': [
        { faces: [4, 3], ways: [0, 1] },
        { by: 'a', count: 2, is: [5, 5] },
      ],
      'the die shows a 6': [
        { faces: [4, 6], ways: [0, 1] },
        { by: 'a', count: 2, is: [6, 6] },
      ],
      'the Action fails': [{ faces: [1, 1] }, { by: null, count: 0, is: [4, 4] }],
    },
  }),
  evidence({
    of: ['white-tiger/elemental-tiger'],
    base: { faces: [2, 2, 1, 5, 6, 4] as readonly number[] },
    scene: (at, { faces }) => {
      const { name } = at.card;
      const game = meeting(at, { foeIs: { health: 3 }, gap: 0, dice: faces }).activate(name);
      game.attack(name, 'Seven Element Fist', 'Foe', { sfx: [] }).forgetDice();
      return game.model('Foe').health;
    },
    happens: 1,
    without: 3,
    twins: {
      'no die shows a 5': [{ faces: [2, 2, 1, 4, 4, 4] }, 3],
      'she does not win': [{ faces: [1, 1, 6, 6, 6, 6] }, 3],
    },
  }),
  evidence({
    of: ['xenobi/mutate'],
    base: { faces: [4, 1, 3] as readonly number[] },
    scene: (at, { faces }) => {
      const { name } = at.card;
      const game = meeting(at, { gap: 0, dice: faces }).activate(name);
      game.attack(name, 'Instant Mutation', 'Foe', { sfx: [] }).forgetDice();
      return [name, 'Foe'].map((one) => game.model(one).health);
    },
    happens: [3, 4],
    without: [4, 5],
    twins: {
      'the die shows a 1': [{ faces: [4, 1, 1] }, [4, 5]],
      'the die shows a 5': [{ faces: [4, 1, 5] }, [4, 4]],
      'Xenobi does not win': [{ faces: [1, 6, 3] }, [4, 6]],
    },
  }),
  evidence({
    of: ['chronin/flurry-of-blows'],
    base: { sfx: [0] as readonly number[], again: true },
    scene: (at, { sfx, again }) => {
      const { name } = at.card;
      const game = meeting(at, { gap: 0, dice: [6, 1, 4, 1] }).activate(name);
      game.attack(name, 'Flurry', 'Foe', { sfx });
      const { occasion = null, by = null } = game.pending('act')[0] ?? {};
      if (occasion === 'power' && again) game.attack(name, 'Flurry', 'Foe', { sfx: [] });
      else if (occasion === 'power') game.decline('act');
      game.forgetDice();
      return { asked: [occasion, by], ap: game.pool('a'), health: game.model('Foe').health };
    },
    happens: { asked: ['power', 'a'], ap: 19, health: 4 },
    without: { asked: ['activation', 'a'], ap: 19, health: 5 },
    twins: {
      'it is not chosen': [{ sfx: [] }, { asked: ['activation', 'a'], ap: 19, health: 5 }],
      'its player leaves it': [{ again: false }, { asked: ['power', 'a'], ap: 19, health: 5 }],
    },
  }),
  evidence({
    of: ['lady-cyburn/heavenly-fire'],
    base: { face: 4, yes: true },
    scene: (at, { face, yes }) => {
      const { card } = at;
      const a = { Bob: { at: north(card, 2), card: { factions: ['Heavy Metal'], actions: [STRIKE] } } };
      const game = meeting(at, { a, gap: 6, dice: [face, face, face] }).activate(card.name);
      game.attack(card.name, "Heaven's on Fire", 'Bob', { sfx: [] });
      game.forgetDice();
      if (game.asked()[0] === 'act') game.endActivation();
      const { by = null, cards = [] } = game.pending('chain')[0] ?? {};
      const bob = game.names.card('Bob');
      if (by !== null) game.answer('chain', yes ? { card: bob, minions: null } : null);
      return { by, cards: cards.map((one) => one === bob), acts: game.pending('act')[0]?.card === bob };
    },
    happens: { by: 'a', cards: [true], acts: true },
    without: { by: null, cards: [], acts: false },
    twins: {
      'the Action fails': [{ face: 1 }, { by: null, cards: [], acts: false }],
      'its player does not Activate it': [{ yes: false }, { by: 'a', cards: [true], acts: false }],
    },
  }),
  evidence({
    of: ['papa-zombie/voodoo'],
    alone: true,
    base: { face: 4, kind: 'supreme' as 'supreme' | 'minion' },
    scene: (at, { face, kind }) => {
      const { card } = at;
      const minion = kind === 'minion' ? { kind, modelsAtStart: 1, modelsMax: 1 } : {};
      const a = { Bob: { at: north(card, 2), card: { factions: ['Coven'], actions: [STRIKE], ...minion } } };
      const game = meeting(at, { a, gap: 6, dice: [face] }).activate(card.name);
      game.attack(card.name, 'Voodoo Training', 'Bob', { sfx: [] });
      if (game.asked()[0] === 'act') game.endActivation();
      if (game.asked()[0] === 'commandAfter') game.decline('commandAfter');
      const { by = null, cards = [] } = game.pending('chain')[0] ?? {};
      const bob = game.names.card('Bob');
      if (by !== null) game.answer('chain', { card: bob, minions: null });
      return { by, cards: cards.map((one) => one === bob), acts: game.pending('act')[0]?.card === bob };
    },
    happens: { by: 'a', cards: [true], acts: true },
    without: { by: null, cards: [], acts: false },
    twins: {
      'the Action fails': [{ face: 1 }, { by: null, cards: [], acts: false }],
      'the Target is a Minion': [{ kind: 'minion' }, { by: null, cards: [], acts: false }],
    },
  }),
  evidence({
    of: ['100-voices/madness'],
    base: { gap: 0, K: 1 },
    scene: (at, { gap, K }) => {
      const { card } = at;
      const foeAt = beside(ACE_AT, { otherMm: card.baseMm, gap: 3.5 });
      const b = { Gus: { at: beside(foeAt, { gap }), card: { G: 1 } } };
      const heavy = 'AP 3 Heavy (CCM, F vs G, Damage 3) SFX: none';
      const foe = { F: 6, K, actions: [STRIKE, heavy] };
      const game = meeting(at, { b, foe, gap: 3.5, dice: [1, 1, 1, 1, 1] }).activate(card.name);
      game.attack(card.name, 'Cacophony of Voices', [], { sfx: [] }).forgetDice().dice(6, 1);
      const { by = null, limits = null, occasion } = game.pending('act')[0] ?? {};
      const asked = occasion === 'power';
      if (asked) game.attack('Foe', 'Strike', 'Gus', { sfx: [] });
      game.forgetDice();
      const ap = game.pool('b');
      return {
        by: asked ? by : null,
        may: asked ? limits?.actions : null,
        gus: game.model('Gus').health,
        ap,
      };
    },
    happens: { by: 'b', may: ['strike'], gus: 5, ap: 20 },
    without: { by: null, may: null, gus: 6, ap: 20 },
    twins: {
      'it is in Base to Base with nobody': [{ gap: 1 }, { by: null, may: null, gus: 6, ap: 20 }],
      '100 Voices does not win': [{ K: 9 }, { by: null, may: null, gus: 6, ap: 20 }],
    },
  }),
  evidence({
    of: ['100-voices/madness'],
    base: { bar: 'AP 2 [Fatigue] [Damage 1] Ram (CCM, F vs G, Damage 1) SFX: none' },
    scene: (at, { bar }) => {
      const { card } = at;
      const foeAt = beside(ACE_AT, { otherMm: card.baseMm, gap: 3.5 });
      const b = { Gus: { at: beside(foeAt), card: { G: 1 } } };
      const foe = { F: 6, K: 1, actions: [bar] };
      const game = meeting(at, { b, foe, foeIs: { fatigue: 2 }, gap: 3.5, dice: [1, 1, 1, 1, 1] });
      game.activate(card.name).attack(card.name, 'Cacophony of Voices', [], { sfx: [] }).forgetDice();
      const [asked] = game.pending('act');
      const may = asked?.occasion === 'power' ? (asked.limits.actions ?? []) : null;
      game.dice(6, 1);
      if (may !== null) game.attack('Foe', game.profile('Foe').actions[0]?.name ?? '', 'Gus', { sfx: [] });
      game.forgetDice();
      return { may, fatigue: game.card('Foe').fatigue, gus: game.model('Gus').health };
    },
    happens: { may: ['ram'], fatigue: 2, gus: 5 },
    without: { may: null, fatigue: 2, gus: 6 },
    twins: {
      'in 2017 a Dynamic Action is no Combat Action': [
        { bar: 'AP 1 Tap (CCM, F vs T#2, Damage 1) SFX: none' },
        byEdition({ may: ['tap'], fatigue: 2, gus: 5 }, { may: null, fatigue: 2, gus: 6 }),
      ],
    },
  }),
  evidence({
    of: ['solar/sun-striker'],
    base: { faces: [6, 6, 6, 6, 1] as readonly number[], names: ['Foe', 'Gus'] as readonly string[] },
    scene: (at, { faces, names }) => {
      const { name } = at.card;
      const weak = { I: 1 };
      const b = { Gus: { at: [12, 18] as const, card: weak }, Far: { at: [12, 23] as const, card: weak } };
      const game = meeting(at, { b, gap: 6, dice: faces }).activate(name);
      game.attack(name, 'Sun Strikes', 'Foe', { sfx: [], quiet: false });
      game.forgetDice().dice(...Array<number>(12).fill(3));
      const offered: number[] = [];
      for (const one of names) {
        const [open] = game.pending('usePower');
        if (open === undefined) break;
        offered.push(open.pick.length);
        game.answer('usePower', { use: true, model: game.names.model(one) });
      }
      if (game.asked()[0] === 'usePower') game.decline('usePower');
      game.forgetDice();
      return {
        offered,
        health: ['Foe', 'Gus', 'Far'].map((one) => game.model(one).health),
        ap: game.pool('a'),
      };
    },
    happens: { offered: [3, 2], health: [4, 5, 6], ap: 17 },
    without: { offered: [], health: [5, 6, 6], ap: 17 },
    twins: {
      'one Target is named': [{ names: ['Gus'] }, { offered: [3], health: [5, 5, 6], ap: 17 }],
      'he does not win': [{ faces: [1, 1, 1, 1, 6] }, { offered: [], health: [6, 6, 6], ap: 17 }],
    },
  }),
];
