import { expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { CitizenWish, EncounterSetup, Switches } from '../../../src/systems/pulp-city/model/setup.ts';
import type { TerrainPiece } from '../../../src/systems/pulp-city/model/terrain.ts';
import { nearestForCitizen } from '../../../src/systems/pulp-city/rules/citizens/placing.ts';
import { citizensAt, R, WANTED, wish } from '../../support/citizens.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { type Inches, structure, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { fromSetup, scene, setupOf } from '../../support/scene.ts';
import { danger, rift } from '../move/walker.ts';

interface Wanted {
  readonly level?: number;
  readonly citizens?: CitizenWish;
  readonly size?: number;
  readonly pieces?: readonly TerrainPiece[];
  readonly switches?: Partial<Switches>;
}

const TEAMS = { a: { Ace: { at: [0, 0] } }, b: { Foe: { at: [0, 0] } } } as const;

function setup(edition: Edition, { level = 6, citizens = WANTED, ...rest }: Wanted): EncounterSetup {
  return { ...setupOf({ edition, ...TEAMS, citizens, ...rest }), level };
}

/** Team a in the south and the first to place: by lot and by the higher die, or by the Terrain Advantage. */
function begun(edition: Edition, wanted: Wanted = {}): Play {
  if (edition === '2013') return fromSetup(setup(edition, wanted), [1, 5, 2]);
  const game = fromSetup(setup(edition, wanted), [5, 2]);
  return game.answer('chooseAdvantage', 'terrain').answer('chooseEdge', 'south');
}

const at = ([x, y]: Inches) => ({ x: um(x), y: um(y) });

const place = (game: Play, ...spots: readonly Inches[]): Play => {
  for (const spot of spots) game.answer('placeCitizen', at(spot));
  return game;
};

/** 'ok', or why the next Citizen is refused there. */
const may = (game: Play, spot: Inches): string =>
  pulpCity.check(game.game, game.question('placeCitizen'), at(spot))?.code ?? 'ok';

/** Places everything that is to be placed, by chance. */
function placeAll(game: Play, seed: number): Play {
  const draw = stream(seed);
  while (game.asked()[0] === 'placeCitizen') {
    game.answer('placeCitizen', pulpCity.sample(game.game, game.question('placeCitizen'), draw) as never);
  }
  return game;
}

test('[PC-CITIZEN-03@2013] their number is the Encounter Level', () => {
  expect(begun('2013', { level: 9 }).question('placeCitizen').due).toBe(9);
});

test('[PC-CITIZEN-03@2013] by agreement it is halved, rounded up, or doubled', () => {
  const due = (number: CitizenWish['number']): number =>
    begun('2013', { level: 9, citizens: wish(true, true, number) }).question('placeCitizen').due;
  expect([due('halved'), due('doubled')]).toEqual([5, 18]);
});

test('[PC-CITIZEN-03@2013] one player who wants them is enough', () => {
  expect(begun('2013', { citizens: wish(false, true) }).asked()).toEqual(['placeCitizen']);
});

test('[PC-CITIZEN-03@2017] the Level is shared evenly: an odd one is made even', () => {
  const game = begun('2017', { level: 9, size: 48 });
  expect(game.question('placeCitizen').due).toBe(10);
  for (const x of [7, 13, 19, 25, 31]) place(game, [x, 20], [x, 28]);
  expect(game.asked()).toEqual(['deploy']);
  const by = game.events('citizenPlaced').map((event) => event.by);
  expect([by.filter((team) => team === 'a').length, by.filter((team) => team === 'b').length]).toEqual([
    5, 5,
  ]);
});

test('[PC-CITIZEN-03@2017] without Agendas there are none where the players differ', () => {
  expect(begun('2017', { citizens: wish(true, false) }).asked()).toEqual(['deploy']);
});

test('[PC-CITIZEN-03@2017] they are neither halved nor doubled', () => {
  const asked = setup('2017', { citizens: wish(true, true, 'doubled') });
  const begun2017 = pulpCity.begin(asked);
  expect(begun2017.ok ? [] : begun2017.error.map(({ code }) => code)).toEqual(['setup.citizenNumber']);
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-SETUP-01, PC-SETUP-02] nobody wants Citizens: none are placed', () => {
    const none = { ...setup(edition, {}), citizens: wish(false, false) };
    const game = edition === '2013' ? fromSetup(none, [1]) : fromSetup(none, [5, 2]);
    if (edition === '2017') game.answer('chooseAdvantage', 'terrain').answer('chooseEdge', 'south');
    expect(game.asked()[0]).toBe(edition === '2013' ? 'chooseRoller' : 'deploy');
    expect(Object.keys(game.state.cards)).not.toContain('citizens');
  });

  test('[PC-CITIZEN-04, PC-CITIZEN-12] the players take turns', () => {
    const game = placeAll(begun(edition, { level: 6, size: 48 }), 2);
    expect(game.events('citizenPlaced').map(({ by, model }) => [by, model])).toEqual([
      ['a', 'citizen1'],
      ['b', 'citizen2'],
      ['a', 'citizen3'],
      ['b', 'citizen4'],
      ['a', 'citizen5'],
      ['b', 'citizen6'],
    ]);
  });

  test('[PC-CITIZEN-04, PC-CITIZEN-12] what is refused anywhere is legal at the nearest place found', () => {
    const game = place(begun(edition, { size: 36 }), [18, 18]);
    const w = worldOf(game.game);
    for (const spot of [
      [18, 18],
      [18, 1],
      [0, 0],
      [36, 18],
    ] as const) {
      const near = nearestForCitizen(w, at(spot), 'apart');
      expect(may(game, spot)).not.toBe('ok');
      expect(
        near === null ? 'nowhere' : pulpCity.check(game.game, game.question('placeCitizen'), near),
      ).toBeNull();
    }
  });
});

test('[PC-CITIZEN-04] each player rolls a die, ties again; the winner places the first', () => {
  const game = fromSetup(setup('2013', {}), [1, 4, 4, 2, 6]);
  expect(game.events('citizensRolled').map(({ winner }) => winner)).toEqual([null, 'b']);
  expect(game.question('placeCitizen').by).toBe('b');
  expect(game.events('phaseBegan')).toEqual([]);
});

test('[PC-CITIZEN-04] at least 3 inches from other Citizens', () => {
  const game = place(begun('2013'), [12, 12]);
  const off = (gap: number): Inches => [12 + 2 * R + gap, 12];
  expect([may(game, off(2.9)), may(game, off(3))]).toEqual(['citizen.apart', 'ok']);
});

test('[PC-CITIZEN-04] at least 1 inch from Deployment Zones and from Impassable or Dangerous Terrain', () => {
  const game = begun('2013', { pieces: [danger('lava', [6, 12], [2, 2]), rift('rift', [18, 12], [2, 2])] });
  expect([may(game, [12, 3.9 + R]), may(game, [12, 4 + R])]).toEqual(['citizen.zone', 'ok']);
  expect([may(game, [12, 20.1 - R]), may(game, [12, 20 - R])]).toEqual(['citizen.zone', 'ok']);
  expect([may(game, [7.9 + R, 12]), may(game, [8 + R, 12])]).toEqual(['citizen.hazard', 'ok']);
  expect([may(game, [16.1 - R, 12]), may(game, [16 - R, 12])]).toEqual(['citizen.impassable', 'ok']);
});

test('[PC-CITIZEN-04] on a roof too, beside an edge, but not in contact with it', () => {
  const game = begun('2013', { pieces: [structure('house', { at: [12, 12], size: [4, 4], height: 3 })] });
  expect(place(game, [12, 12]).at('citizen1')).toEqual({ x: 12, y: 12, z: 3 });
  expect([may(game, [R + 0.1, 12]), may(game, [R, 12])]).toEqual(['ok', 'citizen.onEdge']);
});

/** Citizens so close that no place is left apart from them. */
const crowd = [2, 7, 12, 17, 22].flatMap((x) => [5.5, 10.5, 15, 19].map((y): Inches => [x, y]));

function crowded(level: number): Play {
  const game = scene({
    edition: '2013',
    ...TEAMS,
    phase: 'setup',
    dice: [1, 5, 2],
    ...citizensAt(crowd, (state) => {
      for (const model of Object.values(state.models))
        if (model.card !== 'citizens') model.status = 'reserve';
    }),
    a: { Ace: { card: { level }, at: [0, 0] } },
  });
  return game;
}

test('[PC-CITIZEN-04] when no such place is left, one may touch another Citizen, the other limits kept', () => {
  const game = crowded(22);
  expect(game.question('placeCitizen')).toMatchObject({ placed: 20, due: 22, room: 'touching' });
  expect(may(game, [9.5, 12])).toBe('citizen.notTouching');
  expect(may(game, [2, 5.5 - 2 * R])).toBe('citizen.zone');
  place(game, [2 + 2 * R, 5.5], [7 + 2 * R, 5.5]);
  expect(game.events('citizenPlaced').length).toBe(2);
  expect(game.asked()[0]).toBe('chooseRoller');
});

test('[PC-CITIZEN-04] the other limits are kept where possible only', () => {
  const game = scene({
    edition: '2013',
    ...TEAMS,
    a: { Ace: { card: { level: 3 }, at: [0, 0] } },
    phase: 'setup',
    dice: [1, 5, 2],
    pieces: [danger('sea', [12, 12], [24, 24])],
    ...citizensAt([[12, 12]], (state) => {
      for (const model of Object.values(state.models))
        if (model.card !== 'citizens') model.status = 'reserve';
    }),
  });
  expect(game.question('placeCitizen').room).toBe('touchingAnywhere');
  expect(may(game, [12 + 2 * R, 12])).toBe('ok');
  place(game, [12 + 2 * R, 12], [12 - 2 * R, 12]);
});

test('[PC-CITIZEN-04] where nothing can be touched either, nobody is placed', () => {
  const game = begun('2013', { level: 4, pieces: [danger('sea', [12, 12], [24, 24])] });
  expect(game.last('citizensLeftOut').count).toBe(4);
});

test('[PC-CITIZEN-12] the Terrain Advantage places first, before the Teams', () => {
  const game = fromSetup(setup('2017', { size: 36 }), [2, 5]);
  game.answer('chooseAdvantage', 'tactical').answer('chooseEdge', 'north');
  expect(game.question('placeCitizen')).toMatchObject({ by: 'a', room: 'apart' });
  expect(Object.values(game.state.models).every(({ status }) => status === 'reserve')).toBe(true);
  expect(placeAll(game, 1).asked()).toEqual(['deploy']);
});

test('[PC-CITIZEN-12, PC-TABLE-16] by house rule they come after the Teams', () => {
  const game = begun('2017', { size: 36, level: 4, switches: { citizens2017: 'afterTeams' } });
  for (const [x, y] of [
    [18, 34],
    [18, 2],
  ] as const) {
    const { models } = game.question('deploy');
    game.answer('deploy', { model: models[0] ?? '', at: at([x, y]) });
  }
  expect(game.question('placeCitizen').by).toBe('a');
  placeAll(game, 1);
  expect(game.state.round).toMatchObject({ number: 1, phase: 'startingRoll' });
});

test('[PC-CITIZEN-12] 6 inches from the edges and 4 from the zones, between edges', () => {
  const game = begun('2017');
  expect(may(game, [6 + R, 7 + R])).toBe('ok');
  expect([may(game, [5.98 + R, 7 + R]), may(game, [6 + R, 6.98 + R])]).toEqual([
    'citizen.edge',
    'citizen.zone',
  ]);
});

test('[PC-CITIZEN-12] 4 inches from other Citizens and 6 from Dangerous Terrain', () => {
  const game = place(begun('2017', { size: 48, pieces: [danger('lava', [38, 24], [2, 2])] }), [24, 24]);
  const off = (gap: number): Inches => [24 - 2 * R - gap, 24];
  expect([may(game, off(3.9)), may(game, off(4))]).toEqual(['citizen.apart', 'ok']);
  expect([may(game, [37 - R - 5.9, 24]), may(game, [37 - R - 6, 24])]).toEqual(['citizen.hazard', 'ok']);
});

test('[PC-CITIZEN-12] close beside Impassable Terrain, for which no distance is asked', () => {
  const game = begun('2017', { pieces: [rift('rift', [12, 12], [2, 2])] });
  expect([may(game, [10.9 - R, 12]), may(game, [11.1 - R, 12])]).toEqual(['ok', 'place.impassable']);
});

test('[PC-CITIZEN-12] when one cannot be placed, no more are', () => {
  const game = begun('2017', { level: 12 });
  const rows: readonly Inches[] = [
    [6 + R, 7 + R],
    [11.8, 7 + R],
    [17, 7 + R],
    [6 + R, 13],
    [11.8, 13],
    [17, 13],
  ];
  place(game, ...rows);
  expect(game.last('citizensLeftOut').count).toBe(6);
  expect([game.events('citizenPlaced').length, game.asked()]).toEqual([6, ['deploy']]);
});

test('[PC-CITIZEN-12] on 24 by 24 inches never more than 7 find a place', () => {
  for (let seed = 1; seed <= 8; seed += 1) {
    const game = placeAll(begun('2017', { level: 12 }), seed);
    const { length } = game.events('citizenPlaced');
    expect(length).toBeLessThanOrEqual(7);
    expect(game.last('citizensLeftOut').count).toBe(12 - length);
  }
});
