import { movementOf, movementTypeOf } from '../../../src/systems/pulp-city/traits/movement-type.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { profileOf } from '../../../src/systems/pulp-city/model/lookup.ts';
import { ACE_AT, beside } from '../../support/duel.ts';
import { endTurns, nameRollers, stepInPlace } from '../../support/rounds.ts';
import { byEdition, evidence, type Proof } from '../support/evidence.ts';
import { diceFrom } from '../support/shapes.ts';
import { fought, forNow } from '../support/fight.ts';
import { fight, HIT, nameIn } from '../support/fights.ts';
import { MIGHTY } from '../support/kit.ts';
import { attempt } from '../support/moments.ts';

/** Health of Red Baron and of his Triplane. */
const [BARON, TRIPLANE] = [6, 6];

/** Powers that make their model another one for a time, or for good. */
export const changedForms: readonly Proof[] = [
  evidence({
    of: ['red-baron/airborne'],
    base: { health: BARON + TRIPLANE, silent: false },
    scene: (at, { health, silent }) => {
      const name = nameIn(at);
      const game = fight(at, {
        gap: 5,
        own: { health, lasting: silent ? [forNow({ forbid: 'power' })] : [] },
      });
      const [w, model] = [worldOf(game.game), game.names.model(name)];
      game.forgetDice();
      return `${movementTypeOf(w, model)} ${movementOf(w, model)}`;
    },
    happens: 'Flight 6',
    without: 'Sprint 4',
    twins: {
      'the Triplane has one Health left': [{ health: BARON + 1, silent: true }, 'Sprint 4'],
      'the Triplane has lost its last Health': [{ health: BARON }, 'Sprint 4'],
    },
  }),
  evidence({
    of: ['red-baron/airborne'],
    base: { health: BARON + TRIPLANE },
    scene: (at, { health }) => {
      const { game } = fought(at, {
        by: 'foe',
        self: { health },
        foe: { card: MIGHTY },
        b: {
          Mob: { at: beside(ACE_AT, { side: 'north' }) },
          Gang: { at: beside(ACE_AT, { side: 'south' }) },
        },
      });
      return diceFrom(game, 'Mobbing', 'attack');
    },
    happens: 0,
    without: 1,
    twins: { 'the Triplane has lost its last Health': [{ health: BARON }, 1] },
  }),
  evidence({
    of: ['red-baron/airborne'],
    base: { health: BARON + TRIPLANE, baseMm: 40, bar: HIT },
    scene: (at, { health, baseMm, bar }) => {
      const { game } = fought(at, { bar, self: { health }, foe: { card: { baseMm } } });
      return diceFrom(game, 'Size Matters', 'attack');
    },
    happens: 1,
    without: 0,
    twins: {
      'the base is larger than 40 mm': [{ baseMm: 50 }, 0],
      'the Triplane has lost its last Health': [{ health: BARON }, 0],
    },
  }),
  evidence({
    of: ['sanguine-day/night-beckons'],
    base: { points: 2, side: 'b' as 'a' | 'b', by: 'self' as 'self' | 'pal', health: 1, silent: false },
    scene: (at, { points, side, by, health, silent }) => {
      const name = nameIn(at);
      const mark = { clauses: [], lasts: 'encounter', from: 'Night Beckons', owner: 'a1', about: 'a1' };
      const marks = [1, 2, 3].slice(0, points).map((n) => ({ ...mark, id: `night:${n}` }));
      const prey = { Prey: { at: [14, 12] as const, health, card: { K: 1, G: 1 } } };
      const game = fight(at, {
        profiles: [at.other('sanguine-night')],
        own: {
          health: 3,
          powerUp: 2,
          fatigue: 1,
          lasting: silent ? [...marks, forNow({ forbid: 'power' })] : marks,
        },
        foe: { at: [22, 22] },
        a: {
          Pal: { at: beside([14, 12], { side: 'north' }), card: { actions: [HIT], F: 12 } },
          ...(side === 'a' ? prey : {}),
        },
        b: side === 'b' ? prey : {},
      });
      if (by === 'self') game.activate(name).attack(name, 'Blood Boil', 'Prey', { sfx: [] });
      else game.activate('Pal').attack('Pal', 'Hit', 'Prey', { sfx: [] });
      game.forgetDice();
      const { profile = '', fatigue = 0, powerUp = 0 } = game.state.cards['a1'] ?? {};
      const { lasting = [], health: left = 0 } = game.state.models['a1'] ?? {};
      const night = lasting.filter(({ from }) => from === 'Night Beckons').length;
      return `${profile}, ${night} points, ${left} Health, ${powerUp} dice, ${fatigue} Fatigue`;
    },
    happens: byEdition(
      'sanguine-night, 3 points, 3 Health, 2 dice, 1 Fatigue',
      'sanguine-night, 3 points, 7 Health, 2 dice, 1 Fatigue',
    ),
    without: 'sanguine-day, 2 points, 3 Health, 2 dice, 1 Fatigue',
    twins: {
      'it is the second': [{ points: 1 }, 'sanguine-day, 2 points, 3 Health, 2 dice, 1 Fatigue'],
      'it is the first': [{ points: 0 }, 'sanguine-day, 1 points, 3 Health, 2 dice, 1 Fatigue'],
      'he stays in play': [{ health: 5 }, 'sanguine-day, 2 points, 3 Health, 2 dice, 1 Fatigue'],
      'it is no Enemy': [{ side: 'a' }, 'sanguine-day, 2 points, 3 Health, 2 dice, 1 Fatigue'],
      'a friend does it': [{ by: 'pal' }, 'sanguine-day, 2 points, 3 Health, 2 dice, 1 Fatigue'],
      silenced: [{ silent: true }, 'sanguine-day, 2 points, 3 Health, 2 dice, 1 Fatigue'],
    },
  }),
  evidence({
    of: ['mysterious-man/dna'],
    alone: true,
    base: { resists: 1, pick: 1, actions: 2, kind: 'supreme' as 'supreme' | 'minion', later: false },
    scene: (at, { resists, pick, actions, kind, later }) => {
      const name = nameIn(at);
      const bars =
        kind === 'minion'
          ? ['Activation Bash (CCM, F vs G, Damage 1) SFX: none']
          : ['AP 1 Bash (CCM, F vs G, Damage 1) SFX: none', 'AP 2 Zap (PRJ 8, J vs G, Damage 1) SFX: none'];
      const card = { K: resists, G: 1, kind, actions: bars.slice(0, actions), health: 6, modelsAtStart: 1 };
      const game = fight(at, {
        gap: 5,
        foe: { card: card, health: 6 },
        b: { Bull: { at: [22, 22], card: { G: 1 } } },
      }).activate(name);
      game.attack(name, 'Supreme DNA', 'Foe', { sfx: [] });
      const [asked] = game.pending('powerWays');
      const ways = (asked?.ways ?? []).map((way) => way.name);
      if (asked !== undefined) game.answer('powerWays', [pick]);
      if (game.asked()[0] === 'act') game.endActivation();
      stepInPlace(game, 'Bull');
      if (game.asked()[0] === 'commandAfter') game.decline();
      if (later) {
        endTurns(game);
        nameRollers(game, { a: 'a1', b: 'Bull' });
        while (['masterPlan', 'chooseFirstTurn'].includes(game.asked()[0] ?? ''))
          if (game.asked()[0] === 'masterPlan') game.decline('masterPlan');
          else game.answer('chooseFirstTurn', 'a');
      }
      game.activate('a1');
      const { actions: open } = profileOf(worldOf(game.game), 'a1');
      const lent = open.find((one) => one.name === (pick === 1 ? 'Zap' : 'Bash'));
      const used =
        lent === undefined ? 'none' : attempt(() => game.attack('a1', lent.id, 'Foe', { sfx: [] }));
      game.forgetDice();
      return [asked?.by ?? null, ways, used, 6 - game.model('Foe').health, game.card('Foe').profile];
    },
    happens: ['a', ['Bash', 'Zap'], 'ok', 1, 'foe'],
    without: [null, [], 'none', 0, 'foe'],
    twins: {
      'the roll fails': [{ resists: 12 }, [null, [], 'none', 0, 'foe']],
      'he takes the other one, which he cannot use from afar': [
        { pick: 0 },
        ['a', ['Bash', 'Zap'], 'target.notInContact', 0, 'foe'],
      ],
      'the Defender has but one, which is not asked for': [
        { actions: 1, pick: 0 },
        [null, [], 'target.notInContact', 0, 'foe'],
      ],
      'the Defender’s Action costs an Activation': [
        { kind: 'minion', pick: 0 },
        [null, [], 'none', 0, 'foe'],
      ],
      'the Effects Phase has come': [{ later: true }, ['a', ['Bash', 'Zap'], 'none', 0, 'foe']],
    },
  }),
];
