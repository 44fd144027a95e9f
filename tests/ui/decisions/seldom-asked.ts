/** A scene for each kind of question that random play meets too seldom. */
import type { DecisionKind } from '../../../src/systems/pulp-city/model/decisions.ts';
import { cardFile, in2017, loaded } from '../../pulp-city/cards/card-files.ts';
import { danger, walker } from '../../pulp-city/move/walker.ts';
import { tactics, trio, withPowers } from '../../pulp-city/turn/chain-kit.ts';
import type { EncounterSetup } from '../../../src/systems/pulp-city/model/setup.ts';
import { agendasHeld } from '../../support/agendas.ts';
import { card } from '../../support/card.ts';
import { citizensAt } from '../../support/citizens.ts';
import { beside, duel, STRIKE } from '../../support/duel.ts';
import { led, playCard } from '../../support/leader.ts';
import { fromTheStart, wishOfAll } from '../../support/more-teams.ts';
import { object, structure, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { endTurns, nameRollers, startRound, stepInPlace } from '../../support/rounds.ts';
import { fromSetup, type ModelSpec, scene, type SceneSpec, setupOf } from '../../support/scene.ts';

const R = 15 / 25.4;
const VILLAIN = { alignment: ['Villain'] } as const;

/** The Starting Roll of two Supremes of whom both hold Power Up dice. */
const starting = (): Play => {
  const two = { a: 'Ace', b: 'Bull' } as const;
  const game = scene({
    edition: '2017',
    a: { Ace: { at: [6, 6], powerUp: 2 } },
    b: { Bull: { at: [18, 18], powerUp: 1 } },
    phase: 'startingRoll',
    round: 2,
  });
  return nameRollers(game, two);
};

/** The Effects Phase of Round 3 of a Plot of 2013. */
const atRoundThree = (plot: 'quest' | 'shiftingStones', markers?: SceneSpec['markers']): Play => {
  const game = scene({
    edition: '2013',
    plot,
    round: 2,
    a: { Ace: { at: [6, 3] } },
    b: { Bull: { at: [18, 21] } },
    dice: [4, 2],
    ...(markers === undefined ? {} : { markers }),
  });
  return startRound(endTurns(game), { a: 'Ace', b: 'Bull' }, 'a');
};

/** Summons Dangerous Terrain over whoever stands east of Ace. */
const pit = () =>
  ({
    bar: 'AP 1 Pit* (SUM 6, H vs G, Summon Dangerous Terrain 3/Tar) SFX: none',
    specials: [{ name: 'Tar', clauses: [{ piece: 'dangerousTerrain', size: 3 }] }],
  }) as const;

const gold = {
  bar: 'AP 1 Pool* (SUM 8, H vs T#5, Summon Dangerous Terrain 3/Liquid Gold) SFX: none',
  specials: [
    {
      name: 'Liquid Gold',
      clauses: [
        {
          piece: 'dangerousTerrain',
          size: 3,
          clauses: [
            { at: 'enteredArea', must: [{ fx: 'damage', x: 1, to: 'subject' }] },
            { custom: 'leaveByShortestRoute', at: 'achieved' },
          ],
        },
      ],
    },
  ],
} as const;

const post = {
  bar: 'AP 1 Raise* (SUM 6, K vs T#6, Summon Structure/Pillar) SFX: Summon Structure/Pillar',
  specials: [{ name: 'Pillar', clauses: [{ piece: 'structure', G: 6, base: 30, hp: 3 }] }],
} as const;

const zombies: ModelSpec = {
  card: {
    kind: 'minion',
    modelsAtStart: 3,
    modelsMax: 3,
    actions: ['Activation Bite (CCM, F vs G, Damage 1) SFX: none'],
  },
  at: [
    [4, 20],
    [6, 20],
    [8, 20],
  ],
};

const grimm = (name: string) => card({ name, factions: ['Grimm'], level: 1, apPlus: 2, actions: [STRIKE] });

const bomb = (edition: '2013' | '2017', dice: readonly number[]): Play =>
  duel(edition, {
    ace: { card: { actions: ['AP 1 Bomb (PRJ 10, H vs I, Damage 1 and Blast 3) SFX: none'] } },
    foe: { at: [17, 12] },
    b: { Two: { at: [17, 13.4] }, Three: { at: [17, 10.6] } },
    dice,
  })
    .activate('Ace')
    .attack('Ace', 'Bomb', 'Foe', { quiet: false });

/** Baroque has achieved a success beside an Object. */
function manipulated(): Play {
  const game = scene({
    edition: '2017',
    a: { Baroque: { card: loaded(cardFile('baroque'), in2017), at: [12, 12] } },
    b: { Foe: { at: [22, 22] } },
    pieces: [object('bin', { at: [12, 15] })],
    dice: [5],
  })
    .activate('Baroque')
    .attack('Baroque', 'Reality Control', [], { quiet: false });
  while (game.asked()[0] !== 'hurtPieces') {
    if (game.asked()[0] === 'shift') game.answer('shift', { x: um(12), y: um(15) });
    else game.decline();
  }
  return game;
}

const effects = (name: string, fx: 'heal' | 'damage') =>
  ({
    name,
    clauses: [{ at: 'effectsPhase', must: [{ fx, x: 2, to: { side: 'friendly', name: 'Ace' } }] }],
  }) as const;

const HERO = { at: [0, 0], card: { level: 2, alignment: ['Hero'] } } as const;

/** Before the Encounter: both sides a Hero. */
const preparing = (
  edition: '2013' | '2017',
  agendas: EncounterSetup['agendas'],
  dice: readonly number[],
): Play =>
  fromSetup(
    setupOf({
      edition,
      a: { Ace: HERO, Bat: HERO },
      b: { Foe: HERO },
      ...(agendas === undefined ? {} : { agendas }),
    }),
    dice,
  );

const picking = (): Play => preparing('2017', 'asked', [5, 2]).answer('chooseAdvantage', 'tactical');

export const SELDOM_ASKED = {
  writeAgendas: () => preparing('2013', 'asked', []),
  placeAgendaArea: () => preparing('2013', { secret: { a: [{ agenda: 'trappedInWreckage' }] } }, [1]),
  nominate: () =>
    scene({
      edition: '2013',
      a: { Ace: { at: [4, 4] } },
      b: { Foe: { at: [20, 20] } },
      phase: 'deployment',
      ...agendasHeld([{ agenda: 'revenge', team: 'a' }]),
    }),
  pickAgenda: picking,
  nameChief: () =>
    picking()
      .answer('pickAgenda', 'assassination')
      .answer('pickAgenda', 'realEstate')
      .answer('pickAgenda', 'fanFavorites'),
  tagCitizen: () => {
    const { tweak } = citizensAt([
      [12, 15],
      [12, 9],
    ]);
    return scene({
      edition: '2017',
      a: { Ace: { at: [12, 12] } },
      b: { Foe: { at: [20, 20] } },
      ...agendasHeld([{ agenda: 'fanFavorites' }], (state) => {
        tweak?.(state);
        state.agendas?.dueTags.push({ model: 'a1', team: 'a', options: ['citizen1', 'citizen2'] });
      }),
    });
  },
  giveCorner: () =>
    fromTheStart('2017', { count: 3, dice: [6, 5, 3] }).answer('chooseAdvantage', 'terrain', 'a'),
  choosePlacer: () => fromTheStart('2013', { count: 3, citizens: wishOfAll(3), dice: [1, 1, 1, 6, 5, 3] }),
  chooseFirstToDeclare: starting,
  startingDice: () => starting().answer('chooseFirstToDeclare', 'a'),
  spreadDice: () =>
    led(['energy-boost'], {
      phase: 'deployment',
      friends: { Bo: { at: [2, 4] }, Cy: { at: [5, 4] }, Di: { at: [8, 4] } },
    }),
  playLeaderCard: () =>
    led(['the-greatest-generation'], {
      phase: 'startingRoll',
      round: 3,
      friends: { Bo: { at: [4, 4] } },
    }),
  chain: () => stepInPlace(trio('2017', { ace: withPowers(tactics) }), 'Ace').answer('commandAfter', null),
  keepTrait: () =>
    duel('2017', {
      ace: { powerUp: 1 },
      foe: {
        card: {
          powers: [
            {
              name: 'Cloak',
              clauses: [{ custom: 'forcedTraitOrPay', with: { trait: 'K', ap: 1 }, at: 'actionDeclared' }],
            },
          ],
        },
      },
    })
      .activate('Ace')
      .attack('Ace', 'Strike', 'Foe', { quiet: false }),
  summonDefender: () =>
    duel('2017', {
      ace: { card: { actions: [pit()] } },
      foe: { at: [18, 12] },
      b: { Bull: { at: [17, 14] } },
    })
      .activate('Ace')
      .attack('Ace', 'Pit', [], { at: [17.5, 12], quiet: false }),
  summonSurplus: () =>
    scene({
      edition: '2017',
      a: {
        Mage: {
          card: { actions: ['AP 1 Wake* (SUM 6, K vs T#5, Summon Minion/Zombie (3)) SFX: none'] },
          at: [12, 6],
        },
        Zombie: zombies,
      },
      b: { Foe: { at: [22, 22] } },
      dice: [2],
    })
      .activate('Mage')
      .attack('Mage', 'Wake', [], { at: [12, 9] }),
  summonPlace: () =>
    scene({
      edition: '2017',
      a: { Mage: { card: { actions: [post] }, at: [12, 6] } },
      b: { Foe: { at: [22, 22] } },
      dice: [6],
    })
      .activate('Mage')
      .attack('Mage', 'Raise', [], { at: [12, 9], sfx: [0] }),
  escape: () =>
    scene({
      edition: '2017',
      a: { Mage: { card: { actions: [gold] }, at: [12, 6] } },
      b: { Thug: { at: [12, 13] } },
      dice: [2],
    })
      .activate('Mage')
      .attack('Mage', 'Pool', [], { at: [12, 12] }),
  joinTeam: () =>
    playCard(
      led(['undermining-authority'], {
        ace: { card: { factions: ['Grimm'] } },
        profiles: [grimm('Digger'), grimm('Rock')],
      }).activate('Ace'),
      'undermining-authority',
    ),
  makeRoom: () =>
    walker('2013', { move: 6 }, [12, 10], {
      pieces: [structure('tower', { at: [12, 10], size: [4, 4], height: 6 })],
      hero: { z: 6 },
      b: { Thug: { at: [12, 12 + R] } },
    }).move('Hero', [12, 14], { fall: true }),
  placeObject: () =>
    duel('2017', {
      ace: { card: { F: 8, actions: ['AP 1 Hurl* (THR 6, F vs I, Damage 1) SFX: none'] } },
      foe: { card: { I: 9 } },
      gap: 4,
      pieces: [object('crate', { at: [12 - R - 0.5, 12], rank: 2, size: 1, height: 1 })],
      dice: [1, 6],
    })
      .activate('Ace')
      .attack('Ace', 'Hurl', 'Foe', { object: 'crate' }),
  citizenEdge: () =>
    scene({
      edition: '2013',
      a: { Ace: { card: { ...VILLAIN, level: 4 }, at: [22.5, 11] } },
      b: { Foe: { card: VILLAIN, at: [22.5, 22.5] } },
      phase: 'effects',
      round: 2,
      turn: 'b',
      ...citizensAt([[5, 5]]),
    }),
  returnPlace: () =>
    scene({
      edition: '2017',
      a: { Hero: { card: { movement: 'Flight' }, at: [4, 4], status: 'aloft' }, Pal: { at: [2, 2] } },
      b: { Foe: { at: [22, 22] } },
      phase: 'effects',
    }),
  extraTarget: () =>
    duel('2017', {
      ace: { card: { actions: ['AP 1 Lash (CCM, F vs G, Damage 1) SFX: Extra Target 3'] } },
      b: {
        Two: { at: beside([12, 12], { side: 'north', gap: 1 }) },
        Three: { at: beside([12, 12], { side: 'south', gap: 1 }) },
      },
      dice: [6, 1],
    })
      .activate('Ace')
      .attack('Ace', 'Lash', 'Foe', { sfx: [0] }),
  changeDie: () =>
    duel('2017', {
      ace: { powerUp: 1 },
      foe: {
        card: {
          powers: [
            { name: 'Webs', clauses: [{ custom: 'alterDie', with: { set: 1, needsDice: 2 }, at: 'rolled' }] },
          ],
        },
      },
      dice: [4, 5, 3],
    })
      .activate('Ace')
      .attack('Ace', 'Strike', 'Foe', { boost: 1, quiet: false }),
  rerollDie: () =>
    duel('2017', {
      ace: {
        card: {
          powers: [
            {
              name: 'Idol',
              clauses: [
                { grant: 'points', of: 3 },
                { at: 'rolled', may: [{ fx: 'reroll' }], cost: { points: 1 } },
              ],
            },
          ],
        },
      },
      dice: [4, 3],
    })
      .activate('Ace')
      .attack('Ace', 'Strike', 'Foe', { quiet: false }),
  hurtPieces: () => manipulated(),
  objectToLay: () => manipulated().answer('hurtPieces', []),
  effectsOrder: () =>
    scene({
      edition: '2017',
      a: {
        Ace: {
          at: [4, 4],
          health: 5,
          card: { powers: [effects('Mend', 'heal'), effects('Pain', 'damage')] },
        },
      },
      b: { Bull: { at: [18, 18] } },
      phase: 'effects',
    }),
  nameTrump: () =>
    duel('2017', {
      ace: { card: { powers: [{ name: 'Mad', clauses: [{ custom: 'chooseTrump' }] }] } },
    }).activate('Ace'),
  powerWays: () =>
    duel('2017', {
      ace: {
        card: {
          powers: [
            {
              name: 'Either Way',
              clauses: [
                {
                  at: 'activationStarted',
                  must: [
                    {
                      fx: 'choose',
                      ways: [
                        { name: 'Hit', do: [{ fx: 'attack', x: 1 }] },
                        { name: 'Hold', do: [{ fx: 'defend', x: 1 }] },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      },
    }).activate('Ace'),
  countAs: () =>
    duel('2017', {
      ace: { card: { actions: ['AP 1 Zap (CCM, F vs G, Strong/Living, Damage 1) SFX: none'] } },
      foe: {
        card: {
          powers: [
            {
              name: 'Half Machine',
              clauses: [{ grant: 'descriptor', of: ['Living', 'Construct'], choose: 'anyOf' }],
            },
          ],
        },
      },
    })
      .activate('Ace')
      .attack('Ace', 'Zap', 'Foe', { quiet: false }),
  blastDrift: () => bomb('2017', [1, 2]),
  blastOrder: () => bomb('2017', [2, 1]),
  redirect: () =>
    duel('2017', {
      b: { Wall: { at: beside(beside([12, 12])), card: { role: 'Tank' } } },
    })
      .activate('Ace')
      .attack('Ace', 'Strike', 'Foe', { quiet: false }),
  placeModel: () => {
    const game = duel('2017', {
      ace: {
        card: {
          F: 6,
          actions: [
            'AP 1 Grab (CCM, F vs G, Damage 1 and Grab & Throw) SFX: Damage 1',
            'AP 1 Hurl (THR 8, F vs G, Damage 1) SFX: Damage 1',
          ],
        },
      },
      b: { Two: { at: [12, 17] } },
      dice: [2, 1, 2, 1],
    })
      .activate('Ace')
      .attack('Ace', 'Grab', 'Foe')
      .attack('Ace', 'Hurl', 'Two', { quiet: false, place: 'asked' });
    while (game.asked().some((kind) => kind === 'attackDice' || kind === 'defendDice')) game.decline();
    return game;
  },
  usePower: () =>
    duel('2013', {
      ace: {
        card: {
          powers: [
            {
              name: 'Rage',
              clauses: [
                { at: 'activationStarted', may: [{ fx: 'powerUp', x: 1, to: 'self' }], cost: { fatigue: 1 } },
              ],
            },
          ],
        },
      },
    }).activate('Ace'),
  environmentDefence: () =>
    walker('2013', { move: 6 }, [12, 10], {
      pieces: [structure('tower', { at: [12, 10], size: [4, 4], height: 6 })],
      hero: { z: 6, powerUp: 2 },
    }).move('Hero', [12, 14], { fall: true }),
  environmentSfx: () =>
    walker('2013', { move: 6, G: 5 }, [12, 9], {
      pieces: [danger('swamp', [12, 12], [6, 2])],
      dice: [6, 2, 4],
    }).move('Hero', [12, 11]),
  keepBurden: () => atRoundThree('quest', { quest: { kind: 'quest', carriedFrom: 3, bearer: 'Ace' } }),
  placeBurden: () =>
    atRoundThree('quest', { quest: { kind: 'quest', carriedFrom: 3, bearer: 'Ace' } }).answer(
      'keepBurden',
      false,
    ),
  countIn: () =>
    endTurns(
      scene({
        edition: '2017',
        plot: 'territory',
        a: { Ace: { at: [12, 5] } },
        b: { Bull: { at: [20, 20] } },
      }),
    ),
  chooseStone: () => atRoundThree('shiftingStones'),
  shiftStone: () => atRoundThree('shiftingStones').dice(4).answer('chooseStone', 'powerSpot-1'),
} as const satisfies Partial<Record<DecisionKind, () => Play>>;
