import { expect, test } from 'vitest';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { CardSpec } from '../../support/card.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { area, object } from '../../support/pieces.ts';
import { endTurns, startRound, stepInPlace } from '../../support/rounds.ts';
import { scene, setupOf } from '../../support/scene.ts';

const CONTACT = 30 / 25.4;
type Card = Omit<CardSpec, 'name'>;

const beam = (strong = '') => `AP 1 Beam (PRJ 8, H vs I, ${strong}Damage 1) SFX: none`;
const level = { name: 'Level', clauses: [{ grant: 'immune', of: 'Higher Ground' }] } as const;

/** Dice of Ace's Beam on Bull. */
function beamDice(edition: Edition, ace: Card, bull: Card, dice: number, stunned = false): number {
  const game = scene({
    edition,
    a: { Ace: { at: [6, 6], card: { actions: [beam()], ...ace, powers: [...(ace.powers ?? []), level] } } },
    b: { Bull: { at: [12, 6], card: bull, stunned } },
    dice: Array<number>(dice + 1).fill(2),
  });
  return game.activate('Ace').attack('Ace', 'Beam', 'Bull').last('rolled').attack.faces.length;
}

const chant = 'AP 1 Chant (PRJ 8, K vs T#2, Limited/Friendly, Defend 1) SFX: none';

const onItself = (edition: Edition): void => {
  const game = scene({
    edition,
    a: { Ace: { at: [6, 6], card: { actions: [chant] } }, Bea: { at: [9, 6] } },
    b: { Bull: { at: [12, 6] } },
    dice: [4],
  }).activate('Ace');
  expect(game.refused((it) => it.attack('Ace', 'Chant', 'Ace'))).toBe('target.self');
  expect(game.refused((it) => it.attack('Ace', 'Chant', 'Bull'))).toBe('target.limited');
  game.attack('Ace', 'Chant', 'Bea');
  expect(game.model('Bea').defend).toBe(1);
};

test('[PC-DESC-08@2013] models of the own Team are Friendly; a Projectile for friends is not used on oneself', () => {
  onItself('2013');
});

test('[PC-DESC-08@2013] an Aura for Friendly models reaches its user as well', () => {
  const aura = 'AP 1 Shield (AUR 4, K vs T#2, Limited/Friendly, Defend 1) SFX: none';
  const game = scene({
    edition: '2013',
    a: { Ace: { at: [6, 6], card: { actions: [aura, beam()] } } },
    b: { Bull: { at: [10, 6], card: { actions: [beam()] } } },
    dice: [4, 3, 2, 2, 2],
  });
  stepEnd(game.activate('Ace').attack('Ace', 'Shield'));
  game.activate('Bull').attack('Bull', 'Beam', 'Ace');
  expect(game.last('rolled').defence?.faces, 'Ace has the die of Defend 1').toHaveLength(2);
  game.forgetDice();
});

test('[PC-DESC-08@2017] a Support alone counts itself', () => {
  const game = scene({
    edition: '2017',
    a: { Sue: { at: [6, 6], card: { role: 'Support', apPlus: 2 } } },
    b: { Bull: { at: [6 + CONTACT, 6] } },
    phase: 'startingRoll',
    dice: [4, 2],
  });
  startRound(game, { a: 'Sue', b: 'Bull' }, 'a');
  expect(game.pool('a')).toBe(3);
});

test('[PC-DESC-08@2017] a Projectile for friends is not used on oneself', () => onItself('2017'));

inEditions(['2013', '2017'], (edition) => {
  const againstFlight = {
    powers: [{ name: 'Ace of Aces', clauses: [{ grant: 'strong', of: 'Flight' }] }],
  } as const;

  test('[PC-DESC-09] a Stunned flyer has no Flight meanwhile: Strong/Flight does not fit, Easy Target does', () => {
    expect(beamDice(edition, againstFlight, { movement: 'Flight' }, 2)).toBe(2);
    expect(beamDice(edition, {}, {}, 2, true)).toBe(2);
    expect(beamDice(edition, againstFlight, { movement: 'Flight' }, 2, true)).toBe(2);
  });

  test('[PC-DESC-09] who merely Sprints once keeps its printed Movement Type', () => {
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { actions: [beam()], powers: [...againstFlight.powers, level] } } },
      b: { Bull: { at: [12, 6], card: { movement: 'Flight' } } },
      turn: 'b',
      dice: [2, 2, 2],
    });
    stepEnd(game.activate('Bull').move('Bull', [12, 7], { as: 'Sprint' }));
    game.activate('Ace').attack('Ace', 'Beam', 'Bull');
    expect(game.last('rolled').attack.faces).toHaveLength(2);
  });

  test('[PC-DESC-09] an Action limited to a Descriptor leaves alone who lacks it', () => {
    const wave = 'AP 1 Wave (PLS 6, H vs I, Limited/Mechanical, Damage 1) SFX: none';
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { actions: [wave] } } },
      b: { Bull: { at: [9, 6] }, Bot: { at: [6, 9], card: { types: ['Mechanical'] } } },
      dice: [5, 2],
    });
    game.activate('Ace').attack('Ace', 'Wave');
    expect(game.events('rolled').map((event) => event.target)).toEqual([game.names.model('Bot')]);
    expect(game.model('Bull').health).toBe(6);
  });

  test('[PC-DESC-09] Roles, Origins, Types, Elements, Alignments, Factions and bases are Descriptors', () => {
    const fitting: readonly (readonly [string, Card])[] = [
      ['Tank', { role: 'Tank' }],
      ['Mystery', { origin: 'Mystery' }],
      ['Mechanical', { types: ['Mechanical'] }],
      ['Fire', { elements: ['Fire'] }],
      ['Villain', { alignment: ['Villain'] }],
      ['Grimm', { factions: ['Grimm'] }],
      ['Bounding', { movement: 'Bounding' }],
      ['Supremes', {}],
    ];
    for (const [word, bull] of fitting) {
      const ace = { powers: [{ name: 'Bane', clauses: [{ grant: 'strong', of: word }] }] } as const;
      const defence = word === 'Tank' ? 2 : 1;
      const game = scene({
        edition,
        a: { Ace: { at: [6, 6], card: { ...ace, actions: [beam()] } } },
        b: { Bull: { at: [12, 6], card: bull } },
        dice: Array<number>(2 + defence).fill(2),
      });
      game.activate('Ace').attack('Ace', 'Beam', 'Bull');
      expect(game.last('rolled').attack.sources, word).toContainEqual(
        expect.objectContaining({ name: 'Strong', detail: word }),
      );
      expect(alignmentDice(edition, ace, {}, { alignment: ['Hero'] }, 1), `a Minion is not ${word}`).toBe(1);
    }
  });

  test('[PC-DESC-09] Strong/Tank fits a model with the Role Tank', () => {
    const smite = beam('Strong/Tank, ');
    expect(beamDice(edition, { actions: [smite] }, { role: 'Tank' }, 3)).toBe(2);
    expect(beamDice(edition, { actions: [smite] }, { role: 'Brawler' }, 1)).toBe(1);
  });

  test('[PC-DESC-10] nothing can be done to an Area', () => {
    const swamp = area('swamp', { at: [9, 6], size: [2, 2] });
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { actions: [beam()] } } },
      b: { Bull: { at: [18, 18] } },
      pieces: [swamp],
    }).activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Beam', 'swamp'))).toBe('target.notDamageable');
    expect(game.piece('swamp')).toEqual(swamp);
  });

  test('[PC-DESC-10] an Action on all in a Ray affects an Object in it too', () => {
    const ray = 'AP 1 Ray (RAY 6, H vs I, Damage 1) SFX: none';
    const crate = object('crate', { at: [8, 6], rank: 2 }, { cover: 'none' });
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { H: 9, actions: [ray] } } },
      b: { Bull: { at: [10, 6] } },
      pieces: [crate],
      dice: edition === '2013' ? [4, 4, 1] : [4, 1],
    });
    game.activate('Ace').attack('Ace', 'Ray', [], { toward: [12, 6] });
    expect(game.piece('crate')?.health).toBe(1);
    expect(game.model('Bull').health).toBe(5);
  });

  test('[PC-DESC-10] a Monster is Activated and breaks ties as a Supreme', () => {
    const game = scene({
      edition,
      a: { Ape: { at: [6, 6], card: { kind: 'monster', actions: [beam()] } } },
      b: { Mob: { card: { kind: 'minion', health: 3 }, at: [[12, 6]] }, Bull: { at: [20, 20] } },
      dice: [3, 3],
    });
    expect(game.question('turn').cards).toEqual([game.names.card('Ape')]);
    game.activate('Ape').attack('Ape', 'Beam', 'Mob');
    expect(game.last('rolled')).toMatchObject({ won: true, tie: 'supreme' });
  });
});

const heroBane = { powers: [{ name: 'Hero Bane', clauses: [{ grant: 'strong', of: 'Hero' }] }] } as const;
const villainBane = {
  powers: [{ name: 'Villain Bane', clauses: [{ grant: 'strong', of: 'Villain' }] }],
} as const;

function alignmentDice(edition: Edition, ace: Card, leader: Card, mob: Card, dice: number): number {
  const game = scene({
    edition,
    a: { Ace: { at: [6, 6], card: { ...ace, actions: [beam()] } } },
    b: { Bull: { at: [20, 20], card: leader }, Mob: { card: { kind: 'minion', ...mob }, at: [[12, 6]] } },
    dice: Array<number>(dice + 1).fill(1),
  });
  return game.activate('Ace').attack('Ace', 'Beam', 'Mob').last('rolled').attack.faces.length;
}

test('[PC-DESC-11@2013] a Minion card with the Minion icon has the Alignment of its Team', () => {
  const icon = { alignment: [] } as const;
  expect(alignmentDice('2013', villainBane, { alignment: ['Villain'] }, icon, 2)).toBe(2);
  expect(alignmentDice('2013', heroBane, { alignment: ['Villain'] }, icon, 1)).toBe(1);
  expect(alignmentDice('2013', heroBane, { alignment: ['Hero'] }, icon, 2)).toBe(2);
});

test('[PC-DESC-11@2013] one that prints its Alignment keeps it', () => {
  expect(alignmentDice('2013', heroBane, { alignment: ['Villain'] }, { alignment: ['Hero'] }, 2)).toBe(2);
});

test('[PC-DESC-11@2017] who is Hero and Villain counts as both at all times', () => {
  const both = { alignment: ['Hero', 'Villain'] } as const;
  expect(beamDice('2017', heroBane, both, 2)).toBe(2);
  expect(beamDice('2017', villainBane, both, 2)).toBe(2);
  expect(alignmentDice('2017', heroBane, { alignment: ['Villain'] }, both, 2), 'in a Villain Team').toBe(2);
  expect(beamDice('2017', heroBane, { alignment: ['Villain'] }, 1)).toBe(1);
});

const anthem = {
  name: 'Anthem',
  clauses: [
    { at: 'activationStarted', must: [{ fx: 'defend', x: 1, to: { side: 'friendly', faction: 'Grimm' } }] },
  ],
} as const;

const grimm = { factions: ['Grimm'], freelancer: true } as const;

/** Ace sings for all Grimm; Free and Loyal are freelancers of theirs, Free recruited without its Faction. */
const choir = (edition: Edition) =>
  ({
    edition,
    a: {
      Ace: { at: [6, 6], card: { factions: ['Grimm'], powers: [anthem] } },
      Free: { at: [9, 6], card: grimm, recruited: { independent: true } },
      Loyal: { at: [12, 6], card: grimm },
    },
    b: { Bull: { at: [20, 20] } },
  }) as const;

function sung(edition: Edition) {
  const game = scene(choir(edition));
  const defending = () => ['Ace', 'Free', 'Loyal'].map((name) => game.model(name).defend);
  stepInPlace(game, 'Ace');
  expect(defending()).toEqual([1, 0, 1]);
  stepInPlace(game, 'Bull');
  endTurns(game);
  startRound(game.dice(4, 2), { a: 'Ace', b: 'Bull' }, 'a');
  stepInPlace(game, 'Ace');
  return defending();
}

test('[PC-DESC-12@2013] what a freelancer is recruited as holds for the whole Encounter', () => {
  expect(sung('2013')).toEqual([1, 0, 1]);
});

test('[PC-DESC-12@2017] a freelancer declared Faction-less has no part in a bonus for its Faction', () => {
  expect(sung('2017')).toEqual([1, 0, 1]);
});

test('[PC-DESC-12@2017] only a freelancer may be declared so', () => {
  const setup = setupOf(choir('2017'));
  const { freelancer: _, ...bound } = setup.profiles['free']!;
  const begin = (profiles: typeof setup.profiles) => pulpCity.begin({ ...setup, profiles });
  const refused = begin({ ...setup.profiles, free: bound });
  expect(refused).toMatchObject({ ok: false, error: [{ code: 'setup.notFreelancer' }] });
  expect(begin(setup.profiles).ok).toBe(true);
});

function stepEnd<G extends ReturnType<typeof scene>>(game: G): G {
  if (game.asked()[0] === 'act') game.endActivation();
  return game;
}
