import { describe, expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { AgendaId } from '../../../src/systems/pulp-city/model/agendas.ts';
import { movementTypeOf } from '../../../src/systems/pulp-city/traits/movement-type.ts';
import { attempt } from '../../evidence/support/moments.ts';
import { agendasHeld } from '../../support/agendas.ts';
import { citizensAt, WANTED } from '../../support/citizens.ts';
import { beside, duel } from '../../support/duel.ts';
import { type Inches, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { endTurns, startRound } from '../../support/rounds.ts';
import { type ModelSpec, type SceneSpec, scene } from '../../support/scene.ts';
import { cardFile, in2013, in2017, loaded } from '../cards/card-files.ts';
import { plotScene, scored } from '../plots/support.ts';

/** A published card that goes by the name a test has for it. */
const real = (id: string, short: string, rules = in2017) => ({ ...loaded(cardFile(id), rules), short });
const MIDDLE = [12, 12] as const;
const TREASURE = { kind: 'treasure', carriedFrom: 1 } as const;

/** A published card in the middle of the table, with a Treasure Marker it touches. */
function byTreasure(id: string, more: Partial<SceneSpec> = {}): Play {
  const card = real(id, 'Own');
  const lies = beside(MIDDLE, { otherMm: card.baseMm, side: 'west' });
  return scene({
    edition: '2017',
    round: 2,
    a: { Own: { card, at: MIDDLE } },
    b: { Foe: { at: [22, 22] } },
    markers: { thing: { ...TREASURE, at: lies } },
    ...more,
  });
}

const pickUp = (game: Play, name: string, item: string): Play =>
  game.act({ do: 'pickUp', model: game.names.model(name), item });

const typeOf = (game: Play, name: string) => movementTypeOf(worldOf(game.game), game.names.model(name));

describe('Immune/Stun, and Burdened', () => {
  test.each(['tomcat', 'rosie-baby-rude'])('[PC-BURDEN-09] %s is Stunned by picking up', (id) => {
    const game = pickUp(byTreasure(id).activate('Own'), 'Own', 'thing');
    expect([game.model('Own').stunned, typeOf(game, 'Own')]).toEqual([true, 'Sprint']);
  });

  test.each([
    ['dead-eye', 'Bounding'],
    ['l-o-a', 'Blink'],
  ])('[PC-BURDEN-09] %s carries unhindered', (id) => {
    const game = byTreasure(id).activate('Own');
    const before = typeOf(game, 'Own');
    pickUp(game, 'Own', 'thing');
    expect([game.model('Own').stunned, typeOf(game, 'Own')]).toEqual([false, before]);
  });

  test('[PC-BURDEN-09] Tomcat is Stunned again for keeping it in a later Round', () => {
    const markers = { thing: { ...TREASURE, bearer: 'Own' } };
    const game = endTurns(byTreasure('tomcat', { markers })).dice(4, 2);
    startRound(game, { a: 'Own', b: 'Foe' }, 'a').activate('Own');
    expect(game.model('Own').stunned).toBe(false);
    game.answer('keepBurden', true);
    expect(game.model('Own').stunned).toBe(true);
  });

  test('[PC-BURDEN-09] the Stun of an Enemy makes a Burdened Tomcat drop nothing', () => {
    const daze = 'AP 1 Daze (CCM, F vs G, Damage 1 and Stun) SFX: none';
    const game = duel('2017', {
      ace: { card: { F: 9, actions: [daze] } },
      gap: 0.2,
      foe: { card: real('tomcat', 'Foe'), at: beside(MIDDLE, { mm: 40 }) },
      markers: { thing: { ...TREASURE, bearer: 'Foe' } },
      dice: [6, 1, 1, 1],
    }).activate('Ace');
    game.attack('Ace', 'Daze', 'Foe');
    expect([game.model('Foe').health, game.asked()]).toEqual([real('tomcat', 'Foe').health - 1, ['act']]);
    expect(game.state.burdens?.[game.names.model('Foe')]?.loose).toBeUndefined();
  });

  test('[PC-BURDEN-09] in 2013 carrying does not Stun', () => {
    const game = pickUp(
      byTreasure('tomcat', {
        edition: '2013',
        plot: 'quest',
        round: 3,
        a: { Own: { card: real('tomcat', 'Own', in2013), at: MIDDLE } },
      }).activate('Own'),
      'Own',
      'thing',
    );
    expect([game.model('Own').stunned, game.card('Own').fatigue]).toEqual([false, 1]);
  });
});

/** Agendas for all and Citizens where they are said, in a Turn of Team a unless told otherwise. */
function openly(agenda: AgendaId, citizens: readonly Inches[], spec: Partial<SceneSpec>): Play {
  const { agendas, tweak } = agendasHeld([{ agenda }], citizensAt(citizens).tweak);
  return scene({
    edition: '2017',
    citizens: WANTED,
    a: {},
    b: { Foe: { at: [22, 22] } },
    ...(agendas === undefined ? {} : { agendas }),
    ...(tweak === undefined ? {} : { tweak }),
    ...spec,
  });
}

const counted = (game: Play): unknown => game.state.agendas?.held[0]?.counts;

describe('Citizens near a Vigilante', () => {
  const vigilantes = (at: Inches): ModelSpec => ({
    card: real('vigilantes', 'Vigilantes'),
    at: [at, [2, 22]],
  });
  const boss: ModelSpec = { at: [2, 2] };
  const CITIZEN: Inches = [12, 12];
  const FACE = [...Array<number>(4).fill(6), 1];

  test.each([
    [6, 'burden.guarded'],
    [6.1, 'ok'],
  ])('[PC-BURDEN-09] an Enemy Supreme %s inches from one may pick up a Citizen: %s', (gap, expected) => {
    const ace = beside(CITIZEN, { side: 'west' });
    const game = openly('citizenScramble', [CITIZEN], {
      a: { Ace: { at: ace } },
      b: { Vigilantes: vigilantes(beside(ace, { gap, side: 'west' })), Foe: boss },
    }).activate('Ace');
    expect(attempt(() => pickUp(game, 'Ace', 'citizen1'))).toBe(expected);
  });

  test('[PC-BURDEN-09] whoever carries one already may come near', () => {
    const game = openly('citizenScramble', [CITIZEN], {
      a: { Ace: { at: beside(CITIZEN, { side: 'west' }) } },
      b: { Vigilantes: vigilantes([12, 20]), Foe: boss },
    }).activate('Ace');
    pickUp(game, 'Ace', 'citizen1').move('Ace', [12, 15]);
    expect(Object.keys(game.state.burdens ?? {})).toEqual([game.names.model('Ace')]);
  });

  test('[PC-CONTROL-05] coming to touch one does not Tag it, and it stays', () => {
    const game = openly('teleportationTag', [CITIZEN], {
      a: { Ace: { at: beside(CITIZEN, { gap: 1, side: 'west' }) } },
      b: { Vigilantes: vigilantes(beside(CITIZEN, { gap: 5 })), Foe: boss },
    }).activate('Ace');
    game.move('Ace', beside(CITIZEN, { side: 'west' }));
    expect([game.events('citizenTagged'), game.state.models['citizen1']?.status]).toEqual([[], 'table']);
  });

  test.each([
    ['near one is not won by three SFX', 5, {}],
    ['far from one is', 7, { a: 1 }],
  ])('[PC-CONTROL-05] the nearest Citizen %s', (_, gap, expected) => {
    const bar = 'AP 1 Great (CCM, F vs G, Damage 1) SFX: none';
    const game = openly('fanFavorites', [CITIZEN], {
      a: { Ace: { at: [6, 12], card: { trump: ['F'], actions: [bar] }, attack: 3 } },
      b: { Vigilantes: vigilantes(beside(CITIZEN, { gap })), Foe: { at: beside([6, 12], { side: 'west' }) } },
      dice: FACE,
    }).activate('Ace');
    game.attack('Ace', 'Great', 'Foe').forgetDice();
    expect(counted(game)).toEqual(expected);
  });
});

describe('Mini Hadron scores nothing', () => {
  const hill = (id: string, more: Partial<SceneSpec> = {}) =>
    scored(
      plotScene({
        edition: '2017',
        plot: 'kingOfTheHill',
        a: { Hadron: { card: real(id, 'Hadron'), at: MIDDLE }, Pal: { at: [1, 23] } },
        ...more,
      }),
    );

  test('[PC-CONTROL-05] alone on the Hill he Controls nothing, as Captain Hadron he does', () => {
    expect([hill('mini-hadron'), hill('captain-hadron')]).toEqual([
      [1, 1],
      [3, 0],
    ]);
  });

  test('[PC-CONTROL-05] with one friend against one Enemy it is one against one', () => {
    const a = { Hadron: { card: real('mini-hadron', 'Hadron'), at: MIDDLE }, Pal: { at: [10, 10] as const } };
    expect(hill('mini-hadron', { a, b: { Foe: { at: [14, 14] } } })).toEqual([1, 1]);
    expect(
      hill('mini-hadron', { a: { ...a, More: { at: [10, 14] } }, b: { Foe: { at: [14, 14] } } }),
    ).toEqual([3, 0]);
  });

  const dwarf = (): ModelSpec => {
    const card = real('mini-hadron', 'Hadron');
    const [first] = card.actions;
    if (first === undefined) throw new Error('no Action');
    return { card: { ...card, traits: { ...card.traits, J: 12 } }, at: MIDDLE };
  };

  test('[PC-CONTROL-05] a KO by him earns no Agenda, one of him does', () => {
    const small = openly('firstBlood', [], {
      a: { Hadron: dwarf(), Pal: { at: [2, 2] } },
      b: {
        Foe: { at: [12, 13.3], health: 1, card: { types: ['Mechanical'], G: 1 } },
        Rest: { at: [22, 22] },
      },
      dice: Array<number>(12).fill(3),
    }).activate('Hadron');
    small.attack('Hadron', 'Dismantle', 'Foe').forgetDice();
    expect([small.model('Foe').status, counted(small)]).toEqual(['ko', {}]);

    const bar = 'AP 1 Smash (CCM, F vs G, Damage 15) SFX: none';
    const foe = openly('firstBlood', [], {
      a: { Hadron: dwarf(), Pal: { at: [2, 2] } },
      b: {
        Foe: {
          at: beside(MIDDLE, { otherMm: real('mini-hadron', 'Hadron').baseMm }),
          card: { F: 12, actions: [bar] },
        },
      },
      turn: 'b',
      dice: Array<number>(12).fill(3),
    }).activate('Foe');
    foe.attack('Foe', 'Smash', 'Hadron').forgetDice();
    expect([foe.model('Hadron').status, counted(foe)]).toEqual(['ko', { b: 1 }]);
  });

  test('[PC-CONTROL-05] nor does a Structure that he destroys', () => {
    const shed = structure('shed', { at: [12, 14], size: [1, 1], height: 1, health: 1, g: 1 });
    const destroys = (id: string) => {
      const bar = 'AP 1 Smash (PRJ 6, F vs G, Damage 9) SFX: none';
      const own = real(id, 'Own');
      const plain = scene({ edition: '2017', a: { Ace: { at: MIDDLE, card: { actions: [bar] } } }, b: {} });
      const actions = plain.profile('Ace').actions;
      const game = openly('urbanRenewal', [], {
        a: {
          Own: { card: { ...own, actions, traits: { ...own.traits, F: 12 } }, at: MIDDLE },
          Pal: { at: [2, 2] },
        },
        pieces: [shed],
        dice: Array<number>(12).fill(6),
      }).activate('Own');
      game.attack('Own', 'Smash', 'shed').forgetDice();
      return [game.piece('shed') === undefined, counted(game)];
    };
    expect([destroys('mini-hadron'), destroys('captain-hadron')]).toEqual([
      [true, {}],
      [true, { a: 1 }],
    ]);
  });

  test('[PC-CONTROL-05] a Citizen in his arms is not brought home', () => {
    const carrying = (id: string) => {
      const own = real(id, 'Own');
      const at: Inches = [12, 2.5];
      const game = openly('citizenScramble', [beside(at, { otherMm: own.baseMm, side: 'west' })], {
        a: { Own: { card: own, at }, Pal: { at: [2, 20] } },
      }).activate('Own');
      pickUp(game, 'Own', 'citizen1').move('Own', [12, own.baseMm / 50.8], { as: 'Sprint' });
      return counted(game);
    };
    expect([carrying('mini-hadron'), carrying('captain-hadron')]).toEqual([{}, { a: 1 }]);
  });
});
