import { describe, expect, test } from 'vitest';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { AgendaId } from '../../../src/systems/pulp-city/model/agendas.ts';
import { agendasHeld, points } from '../../support/agendas.ts';
import { citizensAt, R, WANTED } from '../../support/citizens.ts';
import { type Inches, object, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { endTurns } from '../../support/rounds.ts';
import { fromSetup, type ModelSpec, type SceneSpec, scene, setupOf } from '../../support/scene.ts';

const one: ModelSpec = { at: [0, 0], card: { level: 2 } };

/** Team a has won the Tactical Roll. */
function tactical(advantage: 'tactical' | 'terrain', level = 6): Play {
  const setup = setupOf({ edition: '2017', a: { Ace: one }, b: { Foe: one }, agendas: 'asked' });
  return fromSetup({ ...setup, level }, [5, 2]).answer('chooseAdvantage', advantage);
}

const may = (game: Play, agenda: AgendaId | null): string =>
  pulpCity.check(game.game, game.question('pickAgenda'), agenda)?.code ?? 'ok';

describe('picking', () => {
  test('[PC-SETUP-05] the Tactical Advantage picks the first and the third, the other the second', () => {
    const game = tactical('tactical');
    expect(game.question('pickAgenda').by).toBe('a');
    game.answer('pickAgenda', 'firstBlood');
    expect(game.question('pickAgenda').by).toBe('b');
    expect([
      may(game, 'underdog'),
      may(game, 'realEstate'),
      may(game, 'fanFavorites'),
      may(game, null),
    ]).toEqual(['answer.notOffered', 'ok', 'ok', 'answer.notOffered']);
    game.answer('pickAgenda', 'realEstate');
    expect(game.question('pickAgenda')).toMatchObject({
      by: 'a',
      options: ['teleportationTag', 'citizenScramble', 'fanFavorites'],
    });
    game.answer('pickAgenda', 'fanFavorites');
    expect(game.question('chooseEdge').by).toBe('b');
  });

  test('[PC-SETUP-05] its holder may declare that none are used, and the other cannot insist', () => {
    const game = tactical('tactical').answer('pickAgenda', null);
    expect([game.asked(), game.state.agendas?.held]).toEqual([['chooseEdge'], []]);
    game.answer('chooseEdge', 'south');
    expect(game.asked()).toEqual(['deploy']);
  });

  test('[PC-SETUP-04] ties are rolled again; the winner chooses, the other gets what is left', () => {
    const setup = setupOf({ edition: '2017', a: { Ace: one }, b: { Foe: one } });
    const game = fromSetup(setup, [4, 4, 2, 5]);
    expect(game.question('chooseAdvantage').by).toBe('b');
    game.answer('chooseAdvantage', 'terrain');
    expect(game.events('advantageTaken').map(({ team, advantage }) => [team, advantage])).toEqual([
      ['b', 'terrain'],
      ['a', 'tactical'],
    ]);
  });

  test('[PC-SETUP-06] the Terrain Advantage picks any of the four edges, and deploys second', () => {
    const game = tactical('terrain').answer('pickAgenda', null, 'b');
    expect(game.question('chooseEdge')).toMatchObject({ by: 'a', edges: ['south', 'north', 'west', 'east'] });
    game.answer('chooseEdge', 'west');
    expect(game.state.deployment).toMatchObject({ edges: { a: 'west', b: 'east' }, order: ['b', 'a'] });
    expect(game.question('deploy').by).toBe('b');
  });

  test('[PC-SETUP-02] Agendas are not asked for before the Tactical Roll, nor sides before them', () => {
    const setup = setupOf({ edition: '2017', a: { Ace: one }, b: { Foe: one }, agendas: 'asked' });
    const game = fromSetup(setup, [5, 2]);
    expect(game.asked()).toEqual(['chooseAdvantage']);
    game.answer('chooseAdvantage', 'terrain');
    expect([game.asked(), game.events('edgesTaken')]).toEqual([['pickAgenda'], []]);
  });

  test('[PC-AGENDA-15] three whatever the Level, one of each category, or none', () => {
    const faults = (agendas: unknown): readonly string[] => {
      const setup = { ...setupOf({ edition: '2017', a: { Ace: one }, b: { Foe: one } }), agendas, level: 24 };
      const read = pulpCity.begin(setup);
      return read.ok ? [] : read.error.map(({ code }) => code);
    };
    expect(faults({ open: ['firstBlood', 'realEstate', 'citizenScramble'] })).toEqual([]);
    expect(faults({ open: [] })).toEqual([]);
    expect(faults({ open: ['firstBlood', 'underdog', 'realEstate'] })).toEqual(['agenda.category']);
    expect(faults({ open: ['firstBlood'] })).toEqual(['agenda.three']);
    expect(faults({ open: ['revenge', 'realEstate', 'citizenScramble'] })).toEqual(['agenda.otherEdition']);
    expect(faults({ secret: {} })).toEqual(['setup.agendas']);
  });

  test('[PC-AGENDA-15] with Agendas Citizens are used, whoever wants them', () => {
    const game = tactical('tactical')
      .answer('pickAgenda', 'firstBlood')
      .answer('pickAgenda', 'realEstate')
      .answer('pickAgenda', 'fanFavorites')
      .answer('chooseEdge', 'south');
    expect(game.question('placeCitizen')).toMatchObject({ by: 'b', due: 6 });
  });
});

/** A scene with these Agendas for all. */
const playing = (agenda: AgendaId, spec: Partial<SceneSpec>, citizens: readonly Inches[] = []): Play => {
  const people = citizensAt(citizens);
  const { agendas, tweak } = agendasHeld([{ agenda }], people.tweak);
  return scene({
    edition: '2017',
    a: { Ace: { at: [4, 4] } },
    b: { Foe: { at: [20, 20] } },
    citizens: WANTED,
    ...(agendas === undefined ? {} : { agendas }),
    ...(tweak === undefined ? {} : { tweak }),
    ...spec,
  });
};

const counted = (game: Play) => game.state.agendas?.held[0]?.counts;

describe('Citizens', () => {
  test('[PC-AGENDA-17] a Supreme that comes to touch Citizens Tags them all, and they leave', () => {
    const citizens: Inches[] = [
      [8, 4.9],
      [8, 3.1],
      [12, 12],
    ];
    const game = playing('teleportationTag', { a: { Ace: { at: [4, 4], card: { level: 3 } } } }, citizens);
    game.activate('Ace').move('Ace', [8 - 0.7647, 4]);
    expect(game.events('citizenTagged').map(({ model, team }) => [model, team])).toEqual([
      ['citizen1', 'a'],
      ['citizen2', 'a'],
    ]);
    expect([game.state.models['citizen1']?.status, counted(game)]).toEqual(['left', { a: 2 }]);
  });

  test('[PC-AGENDA-17] a Minion Tags nobody, nor does a Supreme that has stood there since deployment', () => {
    const minion: ModelSpec = { at: [4, 8], card: { kind: 'minion', actions: [] } };
    const game = playing('teleportationTag', { a: { Ace: { at: [4, 4] }, Mob: minion } }, [[7, 8]]);
    game.activate('Ace', { minions: 'Mob' });
    game.move('Mob', [7 - 2 * R, 8]);
    expect(game.events('citizenTagged')).toEqual([]);
  });

  test('[PC-AGENDA-18] a Citizen leaving over an edge within a zone counts for that zone’s Team, others for nobody', () => {
    const gone = (where: Inches): unknown => {
      const game = playing('citizenScramble', { phase: 'effects', round: 2 }, [where]);
      return [game.events('citizenLeft').length, counted(game)];
    };
    expect(gone([R + 0.5, 2])).toEqual([1, { a: 1 }]);
    expect(gone([R + 0.5, 12])).toEqual([1, {}]);
  });

  test('[PC-AGENDA-18] carried to an edge in its bearer’s zone it leaves, and its bearer is free again', () => {
    const game = playing('citizenScramble', { a: { Ace: { at: [12, 4], card: { move: 8 } } } }, [
      [12, 4 + 2 * R],
    ]);
    game.activate('Ace').act({ do: 'pickUp', model: game.names.model('Ace'), item: 'citizen1' });
    expect([game.state.models['citizen1']?.status, game.model('Ace').stunned]).toEqual(['carried', true]);
    game.move('Ace', [12, R], { as: 'Sprint' });
    expect([game.state.models['citizen1']?.status, counted(game), game.state.burdens]).toEqual([
      'left',
      { a: 1 },
      {},
    ]);
  });

  test('[PC-AGENDA-18] carried to an edge elsewhere it stays where it is', () => {
    const game = playing('citizenScramble', { a: { Ace: { at: [3, 12], card: { move: 8 } } } }, [
      [3, 12 + 2 * R],
    ]);
    game.activate('Ace').act({ do: 'pickUp', model: game.names.model('Ace'), item: 'citizen1' });
    game.move('Ace', [R, 12], { as: 'Sprint' });
    expect([game.state.models['citizen1']?.status, counted(game)]).toEqual(['carried', {}]);
  });

  const crowd = (faces: readonly number[], citizens: readonly Inches[]): Play => {
    const strong: ModelSpec = {
      at: [12, 12],
      card: {
        level: 2,
        trump: ['H'],
        attackDice: 4,
        actions: ['AP 1 Bolt (PRJ 20, H vs I, Attack 1) SFX: none'],
      } as never,
      attack: 3,
    };
    return playing(
      'fanFavorites',
      { a: { Ace: strong }, b: { Foe: { at: [20, 12] } }, dice: faces },
      citizens,
    )
      .activate('Ace')
      .attack('Ace', 'Bolt', 'Foe', { quiet: true });
  };

  test('[PC-AGENDA-19] three SFX or more left of a roll win the nearest Citizen within 6 inches', () => {
    const game = crowd(
      [6, 6, 6, 6, 1],
      [
        [12, 12 + 2 * R + 6],
        [12, 3],
      ],
    );
    expect(game.last('rolled').sfx).toBeGreaterThanOrEqual(3);
    expect(game.events('citizenTagged').map(({ model, by }) => [model, by])).toEqual([['citizen1', 'a1']]);
  });

  test('[PC-AGENDA-19] fewer do nothing, nor one that is farther away', () => {
    expect(crowd([6, 6, 1, 1, 1], [[12, 15]]).events('citizenTagged')).toEqual([]);
    expect(crowd([6, 6, 6, 6, 1], [[12, 12 + 2 * R + 6.1]]).events('citizenTagged')).toEqual([]);
  });

  test('[PC-AGENDA-19] of several as near its player picks one', () => {
    const game = crowd(
      [6, 6, 6, 6, 1],
      [
        [12, 15],
        [12, 9],
      ],
    );
    if (game.asked()[0] === 'spendSfx') game.spend();
    expect(game.question('tagCitizen')).toMatchObject({ by: 'a', options: ['citizen1', 'citizen2'] });
    game.answer('tagCitizen', 'citizen2');
    expect(counted(game)).toEqual({ a: 1 });
  });
});

describe('Urbanism', () => {
  const crusher: ModelSpec = {
    at: [10, 12],
    card: { level: 2, F: 9, apLimit: 9, actions: ['AP 1 Crush (CCM, F vs G, Damage 9) SFX: none'] },
  };

  test('[PC-AGENDA-20] Structures of the scenery count for the Team that destroyed them', () => {
    const hut = structure(
      'hut',
      { at: [11.6, 12], size: [2, 2], height: 2 },
      { health: 1, maxHealth: 4, g: 4 },
    );
    const game = playing('urbanRenewal', { a: { Ace: crusher }, pieces: [hut], dice: [6], round: 4 });
    game.activate('Ace').attack('Ace', 'Crush', 'hut', { quiet: true });
    expect([game.piece('hut'), counted(game)]).toEqual([undefined, { a: 1 }]);
    if (game.asked()[0] === 'act') game.endActivation();
    expect(points(endTurns(game))).toEqual([1, 0]);
  });

  test('[PC-AGENDA-23] Objects count, whatever their rank, for the Team that took the last Health', () => {
    const car = object('car', { at: [10 + R + 0.5, 12], rank: 2 }, { health: 1 });
    const game = playing('streetCleaning', { a: { Ace: crusher }, pieces: [car], dice: [6] });
    game.activate('Ace').attack('Ace', 'Crush', 'car', { quiet: true });
    expect([game.piece('car'), counted(game)]).toEqual([undefined, { a: 1 }]);
  });

  test('[PC-AGENDA-21] whoever took the last Health has destroyed it, whatever others did before', () => {
    const car = object('car', { at: [10 + R + 0.5, 12], rank: 2 }, { health: 2 });
    const weak: ModelSpec = {
      at: [13, 12],
      card: { level: 2, F: 9, apLimit: 9, actions: ['AP 1 Tap (CCM, F vs G, Damage 1) SFX: none'] },
    };
    const game = playing('streetCleaning', {
      a: { Ace: crusher },
      b: { Foe: { ...weak, at: [10 + 2 * R + 1, 12] } },
      pieces: [car],
      dice: [6, 6],
      turn: 'b',
    });
    game.activate('Foe').attack('Foe', 'Tap', 'car', { quiet: true });
    if (game.asked()[0] === 'act') game.endActivation();
    game.activate('Ace').attack('Ace', 'Crush', 'car', { quiet: true });
    expect(counted(game)).toEqual({ a: 1 });
  });

  test('[PC-AGENDA-22] Tags stay without presence, are taken by the Enemy, and go with the Structure', () => {
    const huts = [4, 12, 20].map((x) => structure(`hut${x}`, { at: [x, 12], size: [2, 2], height: 2 }));
    const beside = (x: number): Inches => [x, 11 - R];
    const ace = (x: number): ModelSpec => ({ at: beside(x), card: { level: 1 } });
    const game = playing('realEstate', {
      a: { Ace: ace(4), Bat: ace(12) },
      b: { Foe: ace(20) },
      pieces: huts,
      round: 3,
    });
    endTurns(game);
    expect(game.state.tags).toEqual({ hut4: 'a', hut12: 'a', hut20: 'b' });
    expect(points(game)).toEqual([0, 0]);
  });

  test('[PC-AGENDA-22] the Team with more of them has the point; as many, and nobody has', () => {
    const huts = [4, 12, 20].map((x) => structure(`hut${x}`, { at: [x, 12], size: [2, 2], height: 2 }));
    const ended = (tags: Record<string, 'a' | 'b'>) => {
      const game = playing('realEstate', { pieces: huts, round: 4 });
      game.state.tags = tags;
      return points(endTurns(game));
    };
    expect([ended({ hut4: 'a', hut12: 'a', hut20: 'b' }), ended({ hut4: 'a', hut20: 'b' })]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(ended({ hut4: 'a', hut12: 'b', gone: 'b' })).toEqual([0, 0]);
  });

  test('[PC-AGENDA-16] the same number each gives nobody the point', () => {
    const ended = (counts: { a: number; b: number }) => {
      const game = playing('urbanRenewal', { round: 4 });
      game.state.agendas!.held[0]!.counts = counts;
      return points(endTurns(game));
    };
    expect([ended({ a: 2, b: 2 }), ended({ a: 2, b: 3 })]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });
});

/** Ace strikes Foe for all its Health. */
const strike = (agenda: AgendaId, a: Partial<SceneSpec>, dice: readonly number[] = [6, 1]): Play =>
  playing(agenda, { dice, ...a });

const striker = (level: number, more: object = {}): ModelSpec => ({
  at: [12, 12],
  card: { level, apLimit: 9, actions: ['AP 1 Smite (PRJ 20, H vs I, Damage 9) SFX: none'], ...more },
});

describe('Supremes', () => {
  const smite = (game: Play, name: string, target: string): Play => {
    game.activate(name).attack(name, 'Smite', target, { quiet: true });
    return game;
  };
  const two = (level: number): Record<string, ModelSpec> => ({
    Foe: { at: [16, 12], card: { level } },
    Fiend: { at: [20, 20], card: { level } },
  });

  test('[PC-AGENDA-25] the first Enemy Supreme KO’ed gives the point at once; a Minion is none', () => {
    const game = smite(strike('firstBlood', { a: { Ace: striker(2) }, b: two(2) }), 'Ace', 'Foe');
    expect([points(game), game.state.agendas?.held[0]?.settled]).toEqual([[1, 0], true]);
    const mob: ModelSpec = { at: [16, 12], card: { kind: 'minion', actions: [] } };
    const open = strike('firstBlood', { a: { Ace: striker(2) }, b: { Mob: mob, Fiend: { at: [20, 20] } } });
    expect(points(smite(open, 'Ace', 'Mob'))).toEqual([0, 0]);
  });

  test('[PC-AGENDA-16] what was first is settled when it happens: later KO’s change nothing', () => {
    const game = strike(
      'firstBlood',
      {
        a: { Ace: striker(2), Bat: { at: [4, 4] } },
        b: { Foe: { at: [16, 12] }, Fiend: { ...striker(2), at: [20, 12] } },
      },
      [6, 1, 6, 1],
    );
    smite(game, 'Ace', 'Foe');
    if (game.asked()[0] === 'act') game.endActivation();
    smite(game, 'Fiend', 'Ace');
    expect(points(game)).toEqual([1, 0]);
  });

  test('[PC-AGENDA-27] Underdog asks for a Supreme of lower Level', () => {
    const by = (level: number, other: number): readonly number[] =>
      points(smite(strike('underdog', { a: { Ace: striker(level) }, b: two(other) }), 'Ace', 'Foe'));
    expect([by(1, 2), by(2, 2), by(3, 2)]).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test('[PC-AGENDA-26] Assassination asks for the chief', () => {
    const by = (chief: string): readonly number[] => {
      const game = strike('assassination', { a: { Ace: striker(2) }, b: two(2) });
      if (game.state.agendas !== undefined) game.state.agendas.chiefs = { a: 'a1', b: chief };
      return points(smite(game, 'Ace', 'Foe'));
    };
    expect([by('b1'), by('b2')]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  test('[PC-AGENDA-26] without a Leader the highest Mind leads, then the Level, then its player says', () => {
    const chiefs = (b: Record<string, ModelSpec>) => {
      const setup = setupOf({ edition: '2017', a: { Ace: one }, b, agendas: 'asked' });
      return fromSetup(setup, [5, 2])
        .answer('chooseAdvantage', 'tactical')
        .answer('pickAgenda', 'assassination')
        .answer('pickAgenda', 'realEstate')
        .answer('pickAgenda', 'fanFavorites');
    };
    const mind = (J: number, level: number, role: 'Leader' | null = null): ModelSpec => ({
      at: [0, 0],
      card: { J, level, role },
    });
    const named = (game: Play) => game.events('chiefNamed').map(({ card }) => card);
    expect(named(chiefs({ One: mind(7, 1), Two: mind(6, 3) }))).toEqual(['a1', 'b1']);
    expect(named(chiefs({ One: mind(6, 2), Two: mind(6, 3) }))).toEqual(['a1', 'b2']);
    expect(named(chiefs({ One: mind(9, 3), Two: mind(2, 1, 'Leader') }))).toEqual(['a1', 'b2']);
    const tied = chiefs({ One: mind(6, 2), Two: mind(6, 2) });
    expect(tied.question('nameChief')).toMatchObject({ by: 'b', cards: ['b1', 'b2'] });
    expect(named(tied.answer('nameChief', 'b2'))).toEqual(['a1', 'b2']);
  });

  test('[PC-AGENDA-24] a Fall that an Enemy brought about is his, one of one’s own doing nobody’s', () => {
    const roof = structure('roof', { at: [16, 12], size: [3, 3], height: 9 });
    const pushed = strike(
      'firstBlood',
      {
        a: { Ace: striker(2, { actions: ['AP 1 Gust (IND 20, H vs I, Knockback 4) SFX: none'] }) },
        b: { Foe: { at: [17, 12], z: 9, health: 1 }, Fiend: { at: [20, 20] } },
        pieces: [roof],
      },
      [6, 1, 1],
    );
    pushed.activate('Ace').attack('Ace', 'Gust', 'Foe', { quiet: true });
    expect([pushed.model('Foe').status, points(pushed)]).toEqual(['ko', [1, 0]]);
    const jumped = strike(
      'firstBlood',
      { b: { Foe: { at: [17, 12], z: 9, health: 1 }, Fiend: { at: [20, 20] } }, pieces: [roof], turn: 'b' },
      [],
    );
    jumped.activate('Foe').move('Foe', [19, 12], { fall: true });
    expect([jumped.model('Foe').status, points(jumped)]).toEqual(['ko', [0, 0]]);
  });
});

test('[PC-AGENDA-16] nobody has done anything: no point', () => {
  expect(points(endTurns(playing('streetCleaning', { round: 4 })))).toEqual([0, 0]);
});
