import { citizensAt } from '../../support/citizens.ts';
import { beside } from '../../support/duel.ts';
import { structure } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import { plotScene, scored } from '../../pulp-city/plots/support.ts';
import { type At, byEdition, evidence, type Proof } from '../support/evidence.ts';
import { forNow } from '../support/fight.ts';
import { diceFrom, named, orRefused, stage } from '../support/stage.ts';

const MIDDLE = [12, 12] as const;
const STRIKE = 'AP 1 Strike* (CCM, F vs G, Damage 1) SFX: none';
const faces = (face: number) => Array<number>(30).fill(face);

const touching = ({ card }: At, gap = 0) => beside(MIDDLE, { otherMm: card.baseMm, gap });

export const forbiddenAndDeployed: readonly Proof[] = [
  evidence({
    of: ['nuclear-jones/weird-affinity'],
    base: { other: true, target: 'Nuke' },
    scene: (at, { other, target }) => {
      const game = stage(at, {
        b: {
          Nuke: { at: [12, 16], card: at.other('nuke') },
          Other: { at: other ? [14, 16] : [22, 22] },
        },
      }).activate(named(at));
      const done = orRefused(game, () => game.attack(named(at), 'Nuclear Missile', target).forgetDice());
      return typeof done === 'string' ? done : 'rolled';
    },
    happens: 'target.keptForLast',
    without: 'rolled',
    twins: {
      'there is no other Target': [{ other: false }, 'rolled'],
      'it is the other one': [{ target: 'Other' }, 'rolled'],
    },
  }),
  evidence({
    of: ['nuclear-jones/weird-affinity'],
    base: { other: true },
    scene: (at, { other }) => {
      const nuke = at.other('nuke');
      const bar = nuke.actions.find(({ uses }) => uses.some(({ type }) => type === 'PRJ' || type === 'CCM'));
      const game = stage(at, {
        own: { at: beside([12, 16], { otherMm: nuke.baseMm, side: 'south' }) },
        a: { Other: { at: other ? beside([12, 16], { otherMm: nuke.baseMm, side: 'east' }) : [22, 22] } },
        b: { Nuke: { at: [12, 16], card: nuke } },
        turn: 'b',
      }).activate('Nuke');
      const done = orRefused(game, () => game.attack('Nuke', bar?.name ?? '', named(at)).forgetDice());
      return typeof done === 'string' ? done : 'rolled';
    },
    happens: 'target.keptForLast',
    without: 'rolled',
    twins: { 'there is no other Target': [{ other: false }, 'rolled'] },
  }),
  evidence({
    of: ['francis-gator/blood-scent'],
    base: { health: 3, gap: 6, type: 'Living' as 'Living' | 'Nonliving' },
    scene: (at, { health, gap, type }) => {
      const game = stage(at, {
        b: { Foe: { at: touching(at, gap), health, card: { types: [type] } } },
      }).activate(named(at));
      const done = orRefused(game, () => game.move(named(at), [6, 12]).forgetDice());
      return typeof done === 'string' ? done : 'moved';
    },
    happens: 'moved',
    without: 'move.tooFar',
    twins: {
      'the Enemy is unhurt': [{ health: 6 }, 'move.tooFar'],
      'it is too far away': [{ gap: 6.1 }, 'move.tooFar'],
      'it is not Living': [{ type: 'Nonliving' }, 'move.tooFar'],
    },
  }),
  evidence({
    of: ['c-o-r-e-charlemagne/horn-of-charlemagne'],
    base: { faction: 'Heavy Metal', gap: 5, face: 3, runs: true },
    scene: (at, { faction, gap, face, runs }) => {
      const foe = touching(at, gap);
      const from = runs ? beside(foe, { gap: 1, side: 'south' }) : beside(foe, { side: 'south' });
      const game = stage(at, {
        own: { at: [12, 12 - (runs ? 1 : 0)] },
        a: { Pal: { at: from, card: { factions: [faction], actions: [STRIKE] } } },
        b: { Foe: { at: foe }, Other: { at: [2, 22] } },
        dice: faces(face),
      });
      game.activate(named(at)).attack(named(at), 'Digital Horn').endActivation();
      game.activate('Other').move('Other').endActivation();
      game.activate('Pal');
      if (runs) game.move('Pal', beside(foe, { side: 'south' }));
      game.attack('Pal', 'Strike', 'Foe').forgetDice();
      return [diceFrom(game, 'Momentum'), diceFrom(game, 'Horn of Charlemagne')];
    },
    happens: [1, 1],
    without: [1, 0],
    twins: {
      'a friend of another Faction': [{ faction: 'Coven' }, [1, 0]],
      'it began outside of the Aura': [{ gap: 7 }, [1, 0]],
      'it has no Momentum': [{ runs: false }, [0, 0]],
      'the roll for the Aura fails': [{ face: 1 }, [1, 0]],
    },
  }),
  evidence({
    of: ['c-o-r-e-patton/ammo'],
    base: { faction: 'Heavy Metal', gap: 4, trait: 'H', face: 3 },
    scene: (at, { faction, gap, trait, face }) => {
      const bar = `AP 1 Shot* (IND 12, ${trait} vs I, Damage 1) SFX: Damage 1`;
      const game = stage(at, {
        a: { Pal: { at: touching(at, gap), card: { H: 9, F: 9, factions: [faction], actions: [bar] } } },
        b: { Foe: { at: [12, 20], card: { I: 1 } } },
        dice: faces(face),
      });
      game.activate(named(at)).attack(named(at), 'Digital Ammunition').endActivation();
      game.activate('Foe').move('Foe').endActivation();
      game.activate('Pal').attack('Pal', 'Shot', 'Foe').forgetDice();
      return game.last('rolled').sfx;
    },
    happens: 1,
    without: 0,
    twins: {
      'a friend of another Faction': [{ faction: 'Coven' }, 0],
      'it stands outside of the Aura': [{ gap: 4.1 }, 0],
      'it attacks with Strength': [{ trait: 'F' }, 0],
      'the roll for the Aura fails': [{ face: 1 }, 0],
    },
  }),
  evidence({
    of: ['the-big-grimmowski/hiding'],
    base: { faction: 'Grimm', gap: 4, face: 3, shot: true },
    scene: (at, { faction, gap, face, shot }) => {
      const pal = touching(at, gap);
      const bar = 'AP 1 Shot (PRJ 8, H vs I, Damage 1) SFX: none';
      const game = stage(at, {
        a: { Pal: { at: pal, card: { factions: [faction] } } },
        b: { Foe: { at: shot ? [pal[0], 18] : beside(pal), card: { actions: [bar] } } },
        dice: faces(face),
      });
      game.activate(named(at)).attack(named(at), 'Grimm-ouflage').endActivation();
      game.activate('Foe').attack('Foe', 'Shot', 'Pal').forgetDice();
      return diceFrom(game, 'In Cover', 'defence');
    },
    happens: 1,
    without: 0,
    twins: {
      'a friend of another Faction': [{ faction: 'Coven' }, 0],
      'it stands outside of the Aura': [{ gap: 4.1 }, 0],
      'it is shot at in Base to Base': [{ shot: false }, 0],
      'the roll for the Aura fails': [{ face: 1 }, 0],
    },
  }),
  evidence({
    of: ['tritonious/water-strike'],
    base: { G: 1 },
    scene: (at, { G }) => {
      const foe = touching(at);
      const game = stage(at, {
        a: { Pal: { at: beside(foe), card: { elements: ['Air'], actions: [STRIKE] } } },
        b: { Foe: { at: foe, card: { G } }, Other: { at: [2, 2] } },
      });
      game.activate(named(at)).attack(named(at), 'Dampen', 'Foe').endActivation();
      game.activate('Other').move('Other').endActivation();
      game.activate('Pal').attack('Pal', 'Strike', 'Foe').forgetDice();
      return diceFrom(game, 'Strong');
    },
    happens: 1,
    without: 0,
    twins: { 'the roll is lost': [{ G: 9 }, 0] },
  }),
  evidence({
    of: ['sister-bedlam/pain-linked'],
    base: { face: 3, gap: 5, type: 'Living' as 'Living' | 'Outsider', takes: true },
    scene: (at, { face, gap, type, takes }) => {
      const foe = touching(at, gap);
      const pal = { at: beside(foe, { side: 'north' }), health: 2, card: { F: 9, actions: [STRIKE] } };
      const game = stage(at, {
        a: { Pal: pal, Far: { at: [2, 22], health: 2 } },
        b: { Foe: { at: foe, card: { types: [type], G: 1 } }, Other: { at: [2, 2] } },
        dice: faces(face),
      });
      game.activate(named(at)).attack(named(at), 'Pain Link').endActivation();
      game.activate('Other').move('Other').endActivation();
      game.activate('Pal').attack('Pal', 'Strike', 'Foe', { quiet: false });
      const [asked] = game.pending('usePower');
      if (asked !== undefined)
        game.answer('usePower', { use: takes, model: takes ? game.names.model('Pal') : null });
      game.forgetDice();
      return {
        by: asked?.by ?? null,
        far: asked?.pick.includes(game.names.model('Far')) ?? false,
        health: game.model('Pal').health,
      };
    },
    happens: { by: 'a', far: false, health: 3 },
    without: { by: null, far: false, health: 2 },
    twins: {
      'she does not want to': [{ takes: false }, { by: 'a', far: false, health: 2 }],
      'the Enemy is not Living': [{ type: 'Outsider' }, { by: null, far: false, health: 2 }],
      'it stands outside of the Aura': [{ gap: 6.1 }, { by: null, far: false, health: 2 }],
      'her roll fails': [{ face: 1 }, { by: null, far: false, health: 2 }],
    },
  }),
  evidence({
    of: ['virus/frenzy'],
    base: { face: 3, times: 2 },
    scene: (at, { face, times }) => {
      const apebot = at.other('apebot');
      const place = beside(MIDDLE, { mm: apebot.baseMm, otherMm: at.card.baseMm, gap: 1 });
      const bar = apebot.actions.find(({ uses }) => uses.some(({ type }) => type === 'CCM'))?.name ?? '';
      const game = stage(at, {
        a: { Apebot: { at: place, card: apebot } },
        b: { Foe: { at: beside(place, { otherMm: apebot.baseMm }) } },
        dice: faces(face),
      }).activate(named(at));
      for (let left = times; left > 0; left -= 1) game.attack(named(at), 'Fix:Frenzy', 'Apebot');
      if (game.pending('act').length > 0) game.endActivation();
      game.activate('Foe').move('Foe').endActivation();
      game.activate('Apebot').attack('Apebot', bar, 'Foe').forgetDice();
      return diceFrom(game, 'Frenzy');
    },
    happens: 2,
    without: 0,
    twins: { 'the roll fails': [{ face: 1 }, 0] },
  }),
  evidence({
    of: ['virus/frenzy'],
    editions: ['2017'],
    base: { on: 'Foe' },
    scene: (at, { on }) => {
      const apebot = at.other('apebot');
      const place = beside(MIDDLE, { mm: apebot.baseMm, otherMm: at.card.baseMm, gap: 1 });
      const game = stage(at, {
        a: { Apebot: { at: place, card: apebot } },
        b: { Foe: { at: beside(place, { otherMm: apebot.baseMm }) } },
        pieces: [structure('shed', { at: [place[0], place[1] - 25 / 25.4 - 0.5], size: [1, 1], height: 1 })],
        dice: faces(3),
      }).activate(named(at));
      game.attack(named(at), 'Fix:Frenzy', 'Apebot');
      if (game.pending('act').length > 0) game.endActivation();
      game.activate('Foe').move('Foe').endActivation();
      game.activate('Apebot').attack('Apebot', 'Wrecking Crew', on).forgetDice();
      return diceFrom(game, 'Frenzy');
    },
    happens: 2,
    without: 0,
    twins: { 'nothing is attacked but terrain': [{ on: 'shed' }, 0] },
  }),
  evidence({
    of: ['mini-hadron/too-small'],
    silence: 'none',
    base: { far: true },
    scene: (at, { far }) => {
      const game = stage(at, {
        a: { Pal: { at: [12, 10.7], card: { move: 2.6 } } },
        b: { Foe: { at: [20, 20] } },
      }).activate('Pal');
      const done = orRefused(game, () => game.move('Pal', far ? [12, 13.3] : [12, 12.2]).forgetDice());
      return typeof done === 'string' ? done : 'moved';
    },
    happens: 'moved',
    without: 'move.blocked',
    twins: { 'the bases would overlap at the end': [{ far: false }, 'move.overlaps'] },
  }),
  evidence({
    of: ['mini-hadron/too-small'],
    base: { contested: false },
    scene: (at, { contested }) => {
      const spot = at.edition === '2013' ? ([8, 12] as const) : MIDDLE;
      const near = (side: 'south' | 'north') =>
        at.edition === '2013' ? beside(spot, { otherMm: at.card.baseMm, side }) : spot;
      const game = plotScene({
        edition: at.edition,
        plot: 'kingOfTheHill',
        a: { Hadron: { at: near('south'), card: at.card }, Pal: { at: [2, 23] } },
        b: { Foe: { at: contested ? beside(spot, { side: 'north' }) : [23, 1] } },
      });
      return scored(game);
    },
    happens: byEdition([0, 0], [1, 1]),
    without: byEdition([2, 0], [3, 0]),
    twins: { 'an Enemy is there, too': [{ contested: true }, byEdition([0, 2], [0, 3])] },
  }),
  evidence({
    of: ['tomcat/high-g-training', 'rosie-baby-rude/whole-lot-of-rosie'],
    idle: { '2013': [1] },
    base: { silent: false },
    scene: (at, { silent }) => {
      const name = named(at);
      const daze = 'AP 1 Daze (CCM, F vs G, Damage 1 and Stun) SFX: none';
      const lies = beside(MIDDLE, { otherMm: at.card.baseMm, side: 'west' });
      const game = stage(at, {
        round: 3,
        own: { lasting: silent ? [forNow({ forbid: 'power' })] : [] },
        b: { Foe: { at: beside(MIDDLE, { otherMm: at.card.baseMm }), card: { F: 12, actions: [daze] } } },
        markers: { thing: { kind: 'treasure', carriedFrom: 1, at: lies } },
      }).activate(name);
      game.act({ do: 'pickUp', model: game.names.model(name), item: 'thing' });
      const { stunned } = game.model(name);
      game
        .move(name, { as: 'Sprint' })
        .endActivation()
        .activate('Foe')
        .attack('Foe', 'Daze', name)
        .forgetDice();
      return [stunned, game.asked().includes('placeBurden')];
    },
    happens: byEdition([false, false], [true, false]),
    without: byEdition([false, true], [true, true]),
    twins: { silenced: [{ silent: true }, byEdition([false, true], [true, true])] },
  }),
  evidence({
    of: ['access-points/tech-stations'],
    base: { mode: 'c-o-r-e-charlemagne', against: 'G', near: true, target: 'Pal' },
    scene: (at, { mode, against, near, target }) => {
      const bar = `AP 1 Shot (IND 12, H vs ${against}, Damage 1) SFX: none`;
      const game = stage(at, {
        own: { at: [MIDDLE, [2, 20], [2, 22]] },
        a: {
          Core: { at: [20, 4], card: at.other(mode) },
          Pal: { at: near ? beside(MIDDLE) : [16, 12] },
        },
        b: { Foe: { at: [12, 18], card: { actions: [bar] } } },
        turn: 'b',
      }).activate('Foe');
      game.attack('Foe', 'Shot', target === 'Pal' ? 'Pal' : named(at)).forgetDice();
      return diceFrom(game, 'Tech Stations', 'defence');
    },
    happens: 1,
    without: 0,
    twins: {
      'the C.O.R.E. is in another mode': [{ mode: 'c-o-r-e-patton' }, 0],
      'another Trait defends': [{ against: 'K' }, 0],
      'the friend stands apart': [{ near: false }, 0],
    },
  }),
  evidence({
    of: ['access-points/tech-stations'],
    editions: ['2013'],
    base: { mode: 'c-o-r-e-charlemagne', at: beside(MIDDLE), against: 'G' },
    scene: (at, { mode, at: stands, against }) => {
      const bar = `AP 1 Shot (IND 12, H vs ${against}, Damage 1) SFX: none`;
      const game = scene({
        edition: at.edition,
        a: {
          Core: { at: [20, 4], card: at.other(mode) },
          [at.card.short]: { at: [MIDDLE, [2, 20], [2, 22]], card: at.card },
        },
        b: { Foe: { at: [12, 18], card: { actions: [bar] } } },
        turn: 'b',
        dice: Array<number>(6).fill(1),
        ...citizensAt([stands]),
      }).activate('Foe');
      game.attack('Foe', 'Shot', 'citizen1').forgetDice();
      return diceFrom(game, 'Tech Stations', 'defence');
    },
    happens: 1,
    without: 0,
    twins: {
      'the C.O.R.E. is in another mode': [{ mode: 'c-o-r-e-patton' }, 0],
      'another Trait defends': [{ against: 'K' }, 0],
      'the Citizen stands apart': [{ at: [16, 12] }, 0],
    },
  }),
  evidence({
    of: ['access-points/tech-stations'],
    base: { mode: 'c-o-r-e-genghis-khan', left: true },
    scene: (at, { mode, left }) => {
      const status = left ? 'table' : 'ko';
      const game = scene({
        edition: at.edition,
        a: {
          Core: { at: [20, 4], card: at.other(mode) },
          [at.card.short]: { at: [MIDDLE, [2, 20], [2, 22]], status, card: at.card },
        },
        b: { Foe: { at: [12, 18] } },
        phase: 'actionPool',
      });
      const parts = game.events('poolCalculated').find(({ team }) => team === 'a')?.parts ?? [];
      const card = game.names.card(at.card.short);
      return parts.filter((one) => one.card === card).reduce((sum, { ap }) => sum + ap, 0);
    },
    happens: 1,
    without: 0,
    twins: {
      'the C.O.R.E. is in another mode': [{ mode: 'c-o-r-e-patton' }, 0],
      'none of them is left': [{ left: false }, 0],
    },
  }),
];
