import { formsOnCard } from '../../../src/systems/pulp-city/cards/forms.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { apLimit } from '../../../src/systems/pulp-city/traits/limits.ts';
import { scene } from '../../support/scene.ts';
import { SHOT } from '../../support/duel.ts';
import { area, object } from '../../support/pieces.ts';
import { activated, endowed, fought, ONES, SIXES, stage } from '../support/fight.ts';
import { AT_FOE, CLAW, GRIMM, JOINED, MACHINE, MIGHTY, REST, VILLAIN } from '../support/kit.ts';
import { attempt, changes, opening, powerUps, throwsFrom } from '../support/moments.ts';
import { DISPLACED, shaped, spares } from '../support/shapes.ts';

export const printedSMoments = [
  throwsFrom('s-p-u-t-n-i-k/psychokinesis', 'Psychokinetic Throw', 40),
  shaped(
    {
      of: 'sanguine-night/crimson-mist',
      base: { pick: 'self' },
      twins: {
        'its player does without': [{ pick: null }, [['a:'], false, 0]],
        'no Fatigue to spare': [{ self: { fatigue: 2 } }, [[], false, 2]],
      },
    },
    opening(({ game, names }, asked) => [
      asked,
      game.model(names.self).spectral,
      game.card(names.self).fatigue,
    ]),
    [['a:'], true, 1],
    [[], false, 0],
  ),
  shaped(
    {
      of: 'siberian/snare',
      base: { foe: { at: [15, 12 + 60 / 50.8] }, by: 'foe' },
      twins: {
        'the Enemy is not in Base to Base with it': { foe: { at: [15, 14] } },
        'a friend is in Base to Base with it': {
          by: 'pal',
          foe: {},
          gap: 9,
          pal: { at: [15, 12 + 60 / 50.8] },
        },
      },
      unsilenced: true,
    },
    (at, fight) => {
      const staged = stage(endowed(at, {}, 9), { ...fight, turn: 'a' });
      const { game, names } = staged;
      activated(staged, 'self').dice(...SIXES);
      game
        .attack(names.self, 'Snare Trap', [], { at: [15, 12], sfx: [] })
        .forgetDice()
        .endActivation();
      if (fight.by === 'pal') game.activate(names.foe).move(names.foe).endActivation();
      const by = names[fight.by ?? 'foe'];
      const { x, y } = game.at(by);
      return attempt(() => game.activate(by).move(by, [x, y + 2]));
    },
    'move.held',
    'ok',
  ),
  shaped(
    {
      of: 'silverager/rage',
      base: {},
      twins: { 'no Fatigue to spare': [{ self: { fatigue: 2 } }, ['shapeshift.fatigue', 'silverager', 2]] },
    },
    (at, fight) => {
      const rage = formsOnCard(at.card);
      const staged = stage(at, { gap: 4, ...fight, profiles: rage });
      const game = activated(staged, 'self');
      const form = 'silverager-rage';
      const result = attempt(() => game.act({ do: 'shapeshift', form }));
      return [result, game.state.cards['a1']?.profile, game.state.cards['a1']?.fatigue];
    },
    ['ok', 'silverager-rage', 1],
    ['shapeshift.noForm', 'silverager', 0],
  ),
  changes('snieschinka-the-ice-witch/coldsnap', 'snieschinka-the-snow-witch'),
  changes('snieschinka-the-snow-witch/coldsnap', 'snieschinka-the-ice-witch'),
  ...(['ice', 'snow'] as const).map((one) =>
    shaped(
      {
        of: `snieschinka-the-${one}-witch/ice-sting`,
        base: { use: one === 'ice' ? 'Ice Shards' : 'Snow Storm', on: 'nobody', gap: 2, b: REST },
        twins: {
          'it beats nobody': { foe: { card: MIGHTY } },
          'the model is a Monster': { foe: { card: { kind: 'monster' } } },
        },
        unsilenced: true,
      },
      (at, fight) => {
        const { game, names } = fought(at, fight);
        if (game.asked()[0] === 'act') game.endActivation();
        return game.question('turn').cards.includes(game.names.card(names.foe));
      },
      false,
      true,
    ),
  ),
  shaped(
    {
      of: 'soul-golem/soul-furnace',
      base: { foe: { card: VILLAIN, health: 1 }, b: REST },
      twins: {
        'the victim is not Living': { foe: { card: { ...VILLAIN, types: ['Mechanical'] }, health: 1 } },
        'nobody is KO’ed': { foe: { card: VILLAIN } },
        'a friend does it': { by: 'pal', pal: AT_FOE },
      },
    },
    (at, fight) => powerUps(fought(at, fight))[0],
    1,
    0,
  ),
  shaped(
    {
      of: 'soul-golem/soul-powered',
      base: { self: { health: 5, powerUp: 2 }, pick: 'self' },
      twins: {
        'its player does without': [{ pick: null }, [['a:'], 5, 2]],
        'no Power Up die': [{ self: { health: 5 } }, [[], 5, 0]],
        'its second Activation': { self: { health: 5, powerUp: 2, activationsThisRound: 1 } },
      },
    },
    opening(({ game, names }, asked) => [
      asked,
      game.model(names.self).health,
      game.card(names.self).powerUp,
    ]),
    [['a:'], 6, 1],
    [[], 5, 2],
  ),
  shaped(
    {
      of: 'soul-golem/necroplane-war-machine',
      base: {
        use: 'Necro Punch',
        self: { powerUp: 2 },
        pieces: [object('crate', { at: [12, 12 + 50 / 50.8 + 0.5] })],
      },
      twins: { 'another Action': { use: undefined, bar: CLAW }, 'no Object at hand': { pieces: [] } },
    },
    (at, fight) => {
      const { game } = fought(at, { ...fight, options: { quiet: false } });
      return game.pending('attackDice').flatMap(({ objects }) => objects);
    },
    ['crate'],
    [],
  ),
  shaped(
    {
      of: 'spartagrimm/spartagrimm-shield',
      base: {
        by: 'foe',
        on: 'pal',
        foe: {},
        gap: 0,
        pal: { card: GRIMM, gap: 0, side: 'north' },
        bar: 'AP 1 Shot (PRJ 8, H vs G, Damage 1) SFX: none',
      },
      twins: {
        'the friend is no Grimm': { pal: { gap: 0, side: 'north' } },
        'the friend is not in Base to Base': { pal: { card: GRIMM, gap: 0.5, side: 'north' } },
        'another Trait is asked for': { bar: SHOT },
      },
    },
    (at, fight) => fought(at, fight).game.last('rolled').defence?.value,
    5,
    4,
  ),
  spares({ of: 'stone-hawk/stoneform', ...DISPLACED, twins: {} }),
  shaped(
    {
      of: 'stone-hawk/stoneform',
      base: {
        pieces: [
          area('lava', { at: [15, 12], size: [2, 6], danger: { grade: 'Very Dangerous', trait: 'H' } }),
        ],
        gap: 9,
      },
      twins: {},
    },
    (at, fight) => {
      const staged = stage(at, fight);
      const game = activated(staged, 'self').dice(...SIXES);
      game.move(staged.names.self, [15.2, 12]).forgetDice();
      return game.events('struck').length;
    },
    0,
    1,
  ),
  shaped(
    {
      of: ['stygian-queen/power-of-the-abyss', 'stygian-true/power-of-the-abyss'],
      base: { foe: { card: { baseMm: 80, ...MACHINE.card } } },
      twins: { 'another model rolls': [{ by: 'foe', on: 'pal', pal: AT_FOE }, 2] },
    },
    (at, fight) => fought(at, fight).game.last('rolled').attack.faces.length,
    3,
    1,
  ),
  changes('stygian-queen/shedding-skin', 'stygian-true', ['shapeshift.noForm', false, 0]),
  changes('stygian-true/shedding-skin', 'stygian-queen', ['shapeshift.noForm', false, 0]),
  shaped(
    {
      of: 'supreme-grimm/the-grimm-the-city-needs',
      base: { pal: JOINED },
      twins: {
        'no friend in Base to Base': { pal: { gap: 0.5 } },
        'his second Activation': { self: { activationsThisRound: 1 } },
      },
    },
    opening((staged) => powerUps(staged)),
    [0, 1],
    [0, 0],
  ),
  shaped(
    {
      of: 'supreme-grimm/flight',
      base: { use: 'The Cape!', on: 'nobody', dice: SIXES },
      twins: { 'the Action fails': { dice: ONES } },
      unsilenced: true,
    },
    (at, fight) => {
      const { game, names } = fought(endowed(at, { I: 4 }), { ...fight, gap: 9, options: { sfx: [] } });
      game.forgetDice();
      return attempt(() => game.move(names.self, [17, 12], { as: 'Flight' }));
    },
    'ok',
    'move.type',
  ),
  shaped(
    {
      of: 'supreme-zed/dead-muscles-dead-brain',
      base: { pal: { card: { factions: ['Necroplane'] }, gap: 8.1 } },
      twins: { 'the Supreme is nearer': { pal: { card: { factions: ['Necroplane'] }, gap: 8 } } },
    },
    opening(({ game, names }) => apLimit(worldOf(game.game), game.card(names.self).id)),
    2,
    4,
  ),
  shaped(
    {
      of: 'supreme-zed/dead-muscles-dead-brain',
      base: { pal: {} },
      twins: {
        'a Supreme of the Necroplane is near': { pal: { card: { factions: ['Necroplane'] }, gap: 8 } },
      },
    },
    opening(({ game, names }) => apLimit(worldOf(game.game), game.card(names.self).id)),
    2,
    4,
  ),
  shaped(
    {
      of: 'stygian-true/shedding-skin',
      // She comes into play as the Queen.
      silence: 'none',
      base: {},
      twins: {
        'a Faction card': [{ use: 'saints-wrath' }, 'ok'],
        'she stays the Queen': [{ otherwise: true }, 'ok'],
      },
      unsilenced: true,
    },
    (at, { use = 'first-aid', otherwise }) => {
      const game = scene({
        edition: at.edition,
        a: { Stygian: { card: at.other('stygian-queen'), at: [12, 12], health: 9 } },
        b: { Foe: { at: [20, 20] } },
        profiles: [at.card],
        leaderCards: { a: ['first-aid', 'saints-wrath'] },
      });
      game.activate('a1');
      if (otherwise !== true) game.act({ do: 'shapeshift', form: at.card.id });
      const on = use === 'first-aid' ? [game.names.model('a1')] : [];
      return attempt(() => game.act({ do: 'leaderCard', card: use, way: 0, on }));
    },
    'leader.notNow',
    'ok',
  ),
];
