import { action as printed } from '../../support/card.ts';
import { ACE_AT, beside } from '../../support/duel.ts';
import { type At, evidence, type Proof } from '../support/evidence.ts';
import { LIVING, NONLIVING, fight, HIT, nameIn, quietly, SHOT, struck } from '../support/fights.ts';

const soft = { health: 9, G: 1, I: 1, J: 1, K: 1 };
const hard = { health: 9, G: 20, I: 20, J: 20, K: 20 };

const dust = (at: At, { boost = 3, action = 'Power Smash' }: { boost?: number; action?: string }) => {
  const name = nameIn(at);
  const game = fight(at, {
    own: { powerUp: 3 },
    foe: { card: soft },
    dice: [6, 6, 6, 6, 6, 1, ...Array<number>(30).fill(1)],
  });
  game.activate(name).attack(name, action, action === 'Power Smash' ? 'Foe' : [], { boost, sfx: [] });
  if (game.asked()[0] === 'act') game.endActivation();
  game.forgetDice();
  const [chain] = game.pending('chain');
  return chain === undefined ? game.asked()[0] : [chain.by, chain.cards.length];
};

/** Powers that answer a roll won, AP spent, or an Action that is over. */
export const afterAnAction: readonly Proof[] = [
  evidence({
    of: ['dark-solar/the-dark-sun'],
    alone: true,
    base: { two: soft, foe: soft },
    scene: (at, { two, foe }) => {
      const name = nameIn(at);
      const game = fight(at, { gap: 2, foe: { card: foe }, b: { Two: { at: [12, 9], card: two } } });
      game.activate(name).attack(name, 'Night Sun', [], { sfx: [] });
      quietly(game, 'spendSfx');
      game.forgetDice();
      return game.card(name).powerUp;
    },
    happens: 2,
    without: 0,
    twins: {
      'one of the two is not Damaged': [{ two: hard }, 1],
      'nobody is Damaged': [{ two: hard, foe: hard }, 0],
    },
  }),
  evidence({
    of: ['wonder-wight/wighted-out'],
    base: { sfx: [0], card: soft },
    scene: (at, { sfx, card }) => {
      const name = nameIn(at);
      const game = fight(at, { foe: { card }, gap: 1, dice: [6, ...Array<number>(40).fill(1)] });
      game.activate(name).attack(name, 'Wight Out', [], { sfx });
      game.forgetDice();
      return game.state.teams.a.pool;
    },
    happens: 18,
    without: 17,
    twins: {
      'it suffers but 1 Damage': [{ sfx: [] }, 17],
      'it is missed': [{ card: hard }, 17],
    },
  }),
  evidence({
    of: ['sabotage/saboteur'],
    base: { friend: false, again: false },
    scene: (at, { friend, again }) => {
      const doer = friend ? 'Pal' : 'Foe';
      const card = {
        actions: [
          'AP 3 Blow (CCM, F vs G, Damage 1) SFX: none',
          'AP 1 Hop* (IST, F vs T#2, Self/Power Up 1) SFX: none',
        ],
      };
      const game = fight(at, {
        own: { at: [3, 3] },
        turn: friend ? 'a' : 'b',
        a: { Pal: { at: ACE_AT, card } },
        foe: { at: beside(ACE_AT), card },
      });
      game.activate(doer);
      if (!again) game.attack(doer, 'Blow', friend ? 'Foe' : 'Pal', { sfx: [] });
      else game.attack(doer, 'Hop').attack(doer, 'Blow', 'Pal', { sfx: [] });
      game.forgetDice();
      return game.state.teams.a.pool;
    },
    happens: 23,
    without: 20,
    twins: {
      'a friend spends them': [{ friend: true }, 17],
      'they are the second that Enemies spend': [{ again: true }, 21],
    },
  }),
  evidence({
    of: ['a-beast/california-roll'],
    base: { sfx: [1] as readonly number[] },
    scene: (at, { sfx }) => {
      const name = nameIn(at);
      const target = { card: soft };
      const game = fight(at, {
        own: { at: [4, 12] },
        foe: { ...target, at: [6.5, 12] },
        b: { Two: { ...target, at: [6.5, 13.3] }, Three: { ...target, at: [6.5, 10.7] } },
        dice: Array<number>(80).fill(6),
      });
      game.activate(name);
      const order = game.order(name, 'Atomic Roll', [], { toward: [20, 12] });
      game.act({ do: 'action', ...order });
      while (game.asked()[0] !== 'act' && game.asked()[0] !== 'turn') {
        if (game.asked()[0] === 'spendSfx') game.spend(...sfx);
        else game.decline();
      }
      game.forgetDice();
      return {
        damage: game.events('damaged').reduce((sum, { points }) => sum + points, 0),
        occasion: game.question('act').occasion,
        fatigue: game.card(name).fatigue,
      };
    },
    happens: { damage: 6, occasion: 'power', fatigue: 0 },
    without: { damage: 6, occasion: 'activation', fatigue: 1 },
    twins: { 'it deals less': [{ sfx: [] }, { damage: 3, occasion: 'activation', fatigue: 1 }] },
  }),
  evidence({
    of: ['grimmtorch/continuous-burn'],
    base: { action: 'Burn', use: true, health: 5, bar: '', pool: 20 },
    scene: (at, { action, use, health, bar, pool }) => {
      const name = nameIn(at);
      const actions = at.card.actions.map((one) => (one.name === 'Burn' && bar !== '' ? printed(bar) : one));
      const game = fight(
        { ...at, card: { ...at.card, actions, apLimit: 9 } },
        { own: { health }, gap: 1, foe: { card: soft }, a: { Pal: { at: [3, 3] } }, pools: { a: pool } },
      );
      game.activate(name);
      if (action === 'Burn') game.attack(name, 'Burn', [], { toward: [20, 12], sfx: [], quiet: false });
      else game.attack(name, action, [], { sfx: [] });
      const asked = game.asked()[0];
      if (asked === 'usePower') {
        game.answer('usePower', { use, model: null });
        if (use) game.attack(name, 'Burn', [], { toward: [20, 12], sfx: [], quiet: false });
      }
      // Once in an Activation: not again after the second Burn.
      const again = asked === 'usePower' && use ? game.pending('usePower').length : null;
      game.forgetDice();
      return {
        asked,
        again,
        burns: game.events('actionDeclared').length,
        pool: game.state.teams.a.pool,
        health: game.model(name).health,
      };
    },
    happens: { asked: 'usePower', again: 0, burns: 2, pool: 17, health: 4 },
    without: { asked: 'act', again: null, burns: 1, pool: 18, health: 5 },
    twins: {
      'its player lets it be': [
        { use: false },
        { asked: 'usePower', again: null, burns: 1, pool: 18, health: 5 },
      ],
      'it was another Action': [
        { action: 'Cooking With Gas' },
        { asked: 'act', again: null, burns: 1, pool: 19, health: 5 },
      ],
      'no AP is left for a second Burn': [
        { pool: 2 },
        { asked: 'act', again: null, burns: 1, pool: 0, health: 5 },
      ],
      'the first Burn has cost the last Health': [
        { health: 1, bar: 'AP 2 [Damage 1] Burn (RAY 4, H vs I, Damage 1) SFX: Damage 1' },
        { asked: 'turn', again: null, burns: 1, pool: 18, health: 0 },
      ],
      'it costs the last Health, and the second Burn still happens': [
        { health: 1 },
        { asked: 'usePower', again: 0, burns: 2, pool: 17, health: 0 },
      ],
    },
  }),
  evidence({
    of: ['mechved/tooth-and-claw'],
    base: { sfx: [0, 0], gap: 0, action: 'Rending Slash', boost: 0 },
    scene: (at, { sfx, gap, action, boost }) => {
      const name = nameIn(at);
      const game = fight(at, { own: { powerUp: 2 }, gap, foe: { card: { ...soft, health: 12 } } });
      game.activate(name).attack(name, action, 'Foe', { sfx, boost });
      quietly(game, 'blastOrder', 'blastDrift');
      game.forgetDice();
      const [open] = game.pending('act');
      return { occasion: open?.occasion, moves: open?.limits.moves, lost: 12 - game.model('Foe').health };
    },
    happens: { occasion: 'power', moves: true, lost: 4 },
    without: { occasion: 'activation', moves: true, lost: 4 },
    twins: {
      'he deals but 3': [{ sfx: [0] }, { occasion: 'activation', moves: true, lost: 3 }],
      'the model is not in Base to Base': [
        { gap: 2, action: 'Heavy Ordnance', boost: 1 },
        { occasion: 'activation', moves: true, lost: 4 },
      ],
    },
  }),
  evidence({
    of: ['six-feet-under/dust-to-dust'],
    base: { boost: 3 },
    scene: dust,
    happens: ['a', 1],
    without: 'turn',
    twins: {
      'he achieves fewer SFX': [{ boost: 0 }, 'turn'],
    },
  }),
  evidence({
    of: ['six-feet-under/dust-to-dust'],
    // In the edition of 2013 every Action of a bar is a Combat Action.
    editions: ['2017'],
    base: { action: 'Power Smash' },
    scene: dust,
    happens: ['a', 1],
    without: 'turn',
    twins: { 'it was no Combat Action': [{ action: 'Ashes to Ashes' }, 'turn'] },
  }),
  evidence({
    of: ['turncoat/finishing-touch'],
    base: { card: hard, again: false },
    scene: (at, { card, again }) => {
      const name = nameIn(at);
      const game = fight(at, { gap: 2, foe: { card }, b: { Two: { at: [12, 9], card: hard } } });
      game.activate(name).attack(name, 'Explosive Shot', 'Foe', { sfx: [] });
      quietly(game, 'blastOrder');
      const [open] = game.pending('act');
      if (again && open?.occasion === 'power') game.attack(name, 'Finisher', 'Foe', { sfx: [] });
      game.forgetDice();
      const [then] = game.pending('act');
      return [open?.occasion, again ? then?.occasion : null, game.state.teams.a.pool];
    },
    happens: ['power', null, 18],
    without: ['activation', null, 18],
    twins: {
      'the Action Damages its Target': [{ card: soft }, ['activation', null, 18]],
      'it has been used in this Activation': [{ again: true }, ['power', 'activation', 18]],
    },
  }),
  evidence({
    of: ['jade-oni/brutal-counterattack'],
    base: { gap: 0, hits: false },
    scene: (at, { gap, hits }) => {
      const game = struck(at, { gap, hits, action: gap === 0 ? HIT : SHOT });
      game.forgetDice();
      const [open] = game.pending('act');
      return [open?.by, open?.occasion];
    },
    happens: ['a', 'power'],
    without: ['b', 'activation'],
    twins: {
      'he loses the roll': [{ hits: true }, ['b', 'activation']],
      'it is used outside Base to Base': [{ gap: 2 }, ['b', 'activation']],
    },
  }),
  evidence({
    of: ['papa-zombie/dead-bomb'],
    base: { kind: 'minion' as 'minion' | 'supreme', types: NONLIVING },
    scene: (at, { kind, types }) => {
      const name = nameIn(at);
      const game = fight(at, {
        gap: 2,
        foe: { card: { ...soft, kind, types, modelsAtStart: 1 } },
        b: { Two: { at: beside(beside(ACE_AT, { gap: 2, mm: at.card.baseMm })), card: { health: 9 } } },
      });
      game.activate(name).attack(name, 'Voodoo Magic', 'Foe', { sfx: [] });
      game.forgetDice();
      return [game.model('Foe').status, game.model('Two').health];
    },
    happens: ['ko', 8],
    without: ['table', 9],
    twins: {
      'the Target is Living': [{ types: LIVING }, ['table', 9]],
      'it is Mechanical': [{ types: ['Mechanical'] }, ['table', 9]],
      'it is no Minion': [{ kind: 'supreme' }, ['table', 9]],
    },
  }),
  evidence({
    of: ['grimm-lee-chan/swift-strikes'],
    base: { boost: 2, follows: true },
    scene: (at, { boost, follows }) => {
      const name = nameIn(at);
      const game = fight(at, { own: { powerUp: 2 }, foe: { card: soft } }).activate(name);
      game.attack(name, 'Grimm Chucks', 'Foe', { boost, sfx: follows ? [2] : [0] });
      const [open] = game.pending('act');
      game.forgetDice();
      return [open?.occasion, open?.limits.ap ?? null, open?.limits.target !== undefined];
    },
    happens: ['followUp', 1, true],
    without: ['followUp', null, false],
    twins: {
      'the roll gives but one SFX': [{ boost: 0 }, ['followUp', null, false]],
      'he buys no Follow Up': [{ follows: false }, ['activation', null, false]],
    },
  }),
  evidence({
    of: ['grimminions/small-but-mighty'],
    base: { first: true },
    scene: (at, { first }) => {
      const name = nameIn(at);
      const game = fight(at, {
        own: { at: [ACE_AT, beside(ACE_AT, { side: 'south' })] },
        foe: { at: beside(ACE_AT), card: soft },
        b: { Two: { at: beside(beside(ACE_AT, { side: 'south' })), card: soft } },
        a: { Boss: { at: [3, 3] } },
      }).activate('Boss', { minions: name });
      if (first) game.attack(`${name} 1`, 'Strike', 'Foe', { sfx: [] });
      const [open] = game.pending('act');
      game.forgetDice();
      return (
        open?.occasion === 'minions' &&
        open.models.includes(game.names.model(`${name} 2`)) &&
        open.limits.combat
      );
    },
    happens: false,
    without: true,
    twins: { 'none of them has attacked': [{ first: false }, true] },
  }),
];
