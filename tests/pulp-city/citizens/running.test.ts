import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { citizenOutlooks } from '../../../src/systems/pulp-city/view/table/citizens.ts';
import type { State } from '../../../src/systems/pulp-city/model/state.ts';
import { citizensAt, R } from '../../support/citizens.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { type Inches, structure, um } from '../../support/pieces.ts';
import type { Leg, Play } from '../../support/play.ts';
import { endTurns, startRound } from '../../support/rounds.ts';
import { type SceneSpec, scene, type TeamSpec } from '../../support/scene.ts';
import { danger } from '../move/walker.ts';

const villain = { alignment: ['Villain'] } as const;
const FAR: TeamSpec = { Ace: { card: { ...villain, level: 4 }, at: [22.5, 11] } };
const OFF: TeamSpec = { Foe: { card: villain, at: [22.5, 22.5] } };

/** An Effects Phase with these Citizens, and only Villains far in the east unless told otherwise. */
function effects(
  edition: Edition,
  at: readonly Inches[],
  rest: Partial<SceneSpec> = {},
  more?: (state: State) => void,
): Play {
  return scene({ edition, a: FAR, b: OFF, phase: 'effects', round: 2, ...rest, ...citizensAt(at, more) });
}

const lead = (game: Play, id: string, ...legs: readonly Leg[]): Play =>
  game.answer('leadCitizens', {
    model: id,
    legs: legs.map(([x, y]) => ({ x: um(x), y: um(y) })),
    as: 'Sprint',
    combined: false,
    fall: false,
  });

/** Where the first Citizen went, or that it is gone. */
const ends = (game: Play, id = 'citizen1'): unknown =>
  game.model(id).status === 'table' ? [game.at(id).x, game.at(id).y] : game.model(id).status;

const hero = (at: Inches, more: object = {}): TeamSpec => ({
  Ace: { at, card: { alignment: ['Hero'], level: 4, ...more } },
});

test('[PC-CITIZEN-05] the player of a Hero within 4 inches may move it up to 4 inches anywhere', () => {
  const near = (gap: number): Play => effects('2013', [[8, 12]], { a: hero([8 + 2 * R + gap, 12]) });
  const game = near(4);
  expect(game.question('leadCitizens')).toMatchObject({ by: 'a', models: ['citizen1'] });
  expect(game.refused((it) => lead(it, 'citizen1', [8, 16.1]))).toBe('move.tooFar');
  expect(ends(lead(game, 'citizen1', [8, 16]))).toEqual([8, 16]);
  expect([game.card('Ace').fatigue, game.last('moved').counts]).toEqual([0, false]);
  expect(game.asked()).toEqual(['turn']);
  expect(near(4.1).asked()).toEqual(['turn']);
});

test('[PC-CITIZEN-05] led to an edge it leaves; led by nobody else it may stay', () => {
  const game = effects('2013', [[4, 12]], { a: hero([8, 12]) });
  lead(game, 'citizen1', [R, 12]);
  expect(game.last('citizenLeft')).toMatchObject({ model: 'citizen1', edge: 'west', saved: true });
  const idle = effects('2013', [[4, 12]], { a: hero([8, 12]) }).answer('leadCitizens', null);
  expect([ends(idle), idle.events('moved')]).toEqual([[4, 12], []]);
  expect(idle.last('citizenStayed')).toMatchObject({ model: 'citizen1', why: 'left', by: 'a' });
});

test('[PC-CITIZEN-05] one that is Hero and Villain leads nobody: the Citizen flees', () => {
  const game = effects('2013', [[6, 12]], {
    a: hero([6 + 2 * R + 2, 12], { alignment: ['Hero', 'Villain'] }),
  });
  expect([game.asked(), ends(game)]).toEqual([['turn'], [2, 12]]);
});

test('[PC-CITIZEN-05] nor does anybody where a Monster is within 4 inches', () => {
  const b = (gap: number): TeamSpec => ({
    Beast: { at: [6, 12 + 2 * R + gap], card: { kind: 'monster', alignment: ['Villain'] } },
    ...OFF,
  });
  const game = (gap: number): Play => effects('2013', [[6, 12]], { a: hero([6 + 2 * R + 3, 12]), b: b(gap) });
  expect([game(4).asked(), ends(game(4))]).toEqual([['turn'], [2, 12]]);
  expect(game(4.2).asked()).toEqual(['leadCitizens']);
});

test('[PC-CITIZEN-05] of two Heroes the nearer one leads, of two as near the one with the first Turn', () => {
  const leader = (mine: number, theirs: number, turn: 'a' | 'b'): string =>
    effects('2013', [[12, 12]], {
      a: hero([12 - 2 * R - mine, 12]),
      b: { Foe: { at: [12 + 2 * R + theirs, 12], card: { alignment: ['Hero'] } } },
      turn,
    }).question('leadCitizens').by;
  expect([leader(2, 3, 'b'), leader(3, 2, 'a'), leader(3, 3, 'b'), leader(3, 3, 'a')]).toEqual([
    'a',
    'b',
    'b',
    'a',
  ]);
});

test('[PC-CITIZEN-05] each player is offered all of his at once, the first Turn first, and those he leaves stay', () => {
  const game = effects(
    '2013',
    [
      [6, 12],
      [18, 12],
      [6, 15],
    ],
    { a: hero([8.5, 13]), b: { Foe: { at: [16, 12], card: { alignment: ['Hero'] } } }, turn: 'b' },
  );
  expect(game.question('leadCitizens')).toMatchObject({ by: 'b', models: ['citizen2'] });
  lead(game, 'citizen2', [20, 12]);
  expect(game.question('leadCitizens')).toMatchObject({ by: 'a', models: ['citizen1', 'citizen3'] });
  lead(game, 'citizen3', [6, 17]);
  expect(game.question('leadCitizens').models).toEqual(['citizen1']);
  expect(game.refused((it) => lead(it, 'citizen3', [6, 18]))).toBe('answer.notOffered');
  game.answer('leadCitizens', null);
  expect([ends(game), ends(game, 'citizen2'), ends(game, 'citizen3')]).toEqual([
    [6, 12],
    [20, 12],
    [6, 17],
  ]);
});

test('[PC-CITIZEN-05, PC-ROUND-06] they move at the very end of the Phase, after everything else', () => {
  const game = effects('2013', [[6, 12]]);
  const types: readonly string[] = game.events().map(({ type }) => type);
  expect(types.indexOf('moved')).toBeGreaterThan(types.indexOf('effectsEnded'));
  expect(types[types.indexOf('moved') + 1]).toBe('phaseBegan');
});

test('[PC-CITIZEN-13, PC-ROUND-06] they move at the very start of the Phase', () => {
  const game = effects('2017', [[6, 12]]);
  const types = game.events().map(({ type }) => type);
  expect(types.indexOf('moved')).toBeLessThan(types.indexOf('effectsEnded'));
});

test('[PC-CITIZEN-06] it runs straight to the closest edge and is Saved where it touches it', () => {
  const game = effects('2013', [[3 + R, 12]]);
  expect(game.last('moved')).toMatchObject({ model: 'citizen1', length: um(3) });
  expect(game.last('citizenLeft')).toMatchObject({ edge: 'west', saved: true });
  expect(ends(game)).toBe('left');
});

test('[PC-CITIZEN-06] it stays where it would end nearer to a Supreme or a Minion', () => {
  const minion = { Thug: { at: [2, 12], card: { kind: 'minion', modelsAtStart: 1, modelsMax: 1 } } } as const;
  expect(ends(effects('2013', [[7, 12]], { b: { ...OFF, ...minion } }))).toEqual([7, 12]);
  expect(ends(effects('2013', [[7, 12]], { b: { ...OFF, Guard: { at: [4, 15], card: villain } } }))).toEqual([
    7, 12,
  ]);
});

test('[PC-CITIZEN-06] each model is looked at by itself: to be farther from the others does not help', () => {
  const b: TeamSpec = { ...OFF, Guard: { at: [9, 12], card: villain }, Spy: { at: [1, 16], card: villain } };
  expect(ends(effects('2013', [[7, 12]], { b }))).toEqual([7, 12]);
});

test('[PC-CITIZEN-06] of equally close edges the player with the first Turn picks', () => {
  const game = effects('2013', [[5, 5]], { turn: 'b' });
  expect(game.question('citizenEdge')).toMatchObject({
    by: 'b',
    model: 'citizen1',
    edges: ['south', 'west'],
  });
  expect(game.refused((it) => it.answer('citizenEdge', 'north'))).toBe('answer.notOffered');
  expect(ends(game.answer('citizenEdge', 'west'))).toEqual([1, 5]);
});

test('[PC-CITIZEN-06] he may pick an edge that it cannot reach: it stays', () => {
  const game = effects('2013', [[5, 5]], {
    pieces: [structure('wall', { at: [5, 2.5], size: [3, 1], height: 4 })],
  });
  expect(ends(game.answer('citizenEdge', 'south'))).toEqual([5, 5]);
});

test('[PC-CITIZEN-08] it never walks into Dangerous Terrain and never moves so as to Fall', () => {
  expect(ends(effects('2013', [[8, 12]], { pieces: [danger('lava', [5.5, 12], [1, 3])] }))).toEqual([8, 12]);
  const roof = structure('house', { at: [8, 12], size: [4, 4], height: 3 });
  const up = effects('2013', [[8, 12]], { pieces: [roof] }, (state) => {
    state.models['citizen1']!.z = um(3);
  });
  expect(up.at('citizen1')).toEqual({ x: 8, y: 12, z: 3 });
});

test('[PC-CITIZEN-08] nor can a Hero lead it there', () => {
  const game = effects('2013', [[8, 12]], {
    a: hero([10, 12]),
    pieces: [danger('lava', [5.5, 12], [1, 3])],
  });
  expect(game.refused((it) => lead(it, 'citizen1', [5.5, 12]))).toBe('move.hazard');
  expect(game.refused((it) => lead(it, 'citizen1', [6 + R, 12]))).toBe('move.hazard');
  expect(ends(lead(game, 'citizen1', [6.3 + R, 12]))).toEqual([6.891, 12]);
});

test('[PC-CITIZEN-07@2017] it walks off, no longer counts, and scores nothing', () => {
  const game = effects('2017', [[2 + R, 12]]);
  expect(game.last('citizenLeft')).toMatchObject({ model: 'citizen1', edge: 'west', saved: false });
  expect(Object.values(game.state.teams).map(({ agendaPoints }) => agendaPoints)).toEqual([0, 0]);
});

test('[PC-CITIZEN-13] 6 inches from the nearest edge it walks 4, and leaves in the next Round', () => {
  const game = effects('2017', [[6 + R, 12]], { dice: [4, 2] });
  expect(ends(game)).toEqual([2.591, 12]);
  endTurns(game);
  startRound(game, { a: 'Ace', b: 'Foe' }, 'a');
  expect(ends(game)).toBe('left');
});

test('[PC-CITIZEN-13, PC-TEAM-19] a model of a player on the way, a Monster too, keeps it where it is', () => {
  const at: Inches = [8, 12];
  const ahead: Inches = [8 - 2 * R - 3, 12];
  const withB = (more: TeamSpec): Play => effects('2017', [at], { b: { ...OFF, ...more } });
  expect(ends(withB({ Guard: { at: ahead, card: villain } }))).toEqual([8, 12]);
  const beast = { Beast: { at: [4, 15], card: { kind: 'monster', alignment: ['Villain'] } } } as const;
  expect(ends(withB(beast))).toEqual([8, 12]);
});

test('[PC-CITIZEN-13] a wall ahead keeps it: a move that is only partly possible is not made', () => {
  const wall = structure('wall', { at: [8 - R - 3.25, 12], size: [0.5, 4], height: 3 });
  expect(ends(effects('2017', [[8, 12]], { pieces: [wall] }))).toEqual([8, 12]);
});

test('[PC-CITIZEN-13] of equal edges the Terrain Advantage picks, and only if both are open', () => {
  const tactical = (state: State): void => {
    state.deployment.tactical = 'a';
  };
  const game = effects('2017', [[5, 5]], {}, tactical);
  expect(game.question('citizenEdge')).toMatchObject({ by: 'b', edges: ['south', 'west'] });
  expect(ends(game.answer('citizenEdge', 'south'))).toEqual([5, 1]);
  const wall = structure('wall', { at: [5, 2.5], size: [3, 1], height: 4 });
  expect(ends(effects('2017', [[5, 5]], { pieces: [wall] }, tactical))).toEqual([1, 5]);
});

test('[PC-CITIZEN-13] a Hero nearby leads nobody: it walks off by itself', () => {
  const game = effects('2017', [[8, 12]], { a: hero([11, 12]) });
  expect(game.asked()).toEqual(['turn']);
  expect(ends(game)).toEqual([4, 12]);
});

test('[PC-CITIZEN-13] those nearest to an edge go first', () => {
  const game = effects('2017', [
    [8, 12],
    [5, 18],
  ]);
  expect(game.events('moved').map(({ model }) => model)).toEqual(['citizen2', 'citizen1']);
});

test('[PC-CITIZEN-05] they go in the order in which they were placed', () => {
  const apart = effects('2013', [
    [8, 12],
    [5, 18],
  ]);
  expect(apart.events('moved').map(({ model }) => model)).toEqual(['citizen1', 'citizen2']);
  const inLine = effects('2013', [
    [9, 12],
    [5, 12],
  ]);
  expect([ends(inLine, 'citizen1'), ends(inLine, 'citizen2')]).toEqual([
    [9, 12],
    [1, 12],
  ]);
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-CITIZEN-06, PC-CITIZEN-13] where it would run now is known before it runs', () => {
    const game = scene({
      edition,
      a: FAR,
      b: OFF,
      ...citizensAt([
        [6, 12],
        [12, 12],
      ]),
    });
    expect(citizenOutlooks(worldOf(game.game))).toMatchObject([
      { model: 'citizen1', leader: null, runs: [{ edge: 'west', to: { x: um(2), y: um(12) } }] },
      { model: 'citizen2', leader: null, runs: [{ edge: 'south' }, { edge: 'west' }] },
    ]);
  });
});

test('[PC-CITIZEN-06] one that stands in the way of another one will be gone by then', () => {
  const game = scene({
    edition: '2013',
    a: FAR,
    b: OFF,
    ...citizensAt([
      [2, 12],
      [5, 12],
      [9, 12],
    ]),
  });
  const runs = citizenOutlooks(worldOf(game.game)).map((one) => one.runs.map(({ to }) => to.x));
  expect(runs).toEqual([[15_000], [um(1)], [um(5)]]);
});

test('[PC-CITIZEN-05] it is known whose Hero would lead it now', () => {
  const game = scene({ edition: '2013', a: hero([8, 12]), b: OFF, ...citizensAt([[6, 12]]) });
  expect(citizenOutlooks(worldOf(game.game))).toEqual([
    { model: 'citizen1', leader: 'a', runs: [], stays: null },
  ]);
});

inEditions(['2013', '2017'], (edition) => {
  test.each([
    [
      'somebody it would come nearer to',
      { b: { Foe: { at: [1.2, 13.6], card: villain } } as TeamSpec },
      'nearer',
      'Foe',
    ],
    [
      'a house in its way',
      { pieces: [structure('house', { at: [2.5, 12], size: [2, 4], height: 6 })] },
      'blocked',
      'house',
    ],
    ['danger in its way', { pieces: [danger('pit', [2.5, 12], [2, 4])] }, 'blocked', 'pit'],
  ] as const)(
    '[PC-CITIZEN-06, PC-CITIZEN-13] it stays because of %s, foretold and told',
    (_, rest, why, by) => {
      const ahead = scene({ edition, a: FAR, b: OFF, ...rest, ...citizensAt([[5, 12]]) });
      const who = by === 'Foe' ? ahead.names.model(by) : by;
      expect(citizenOutlooks(worldOf(ahead.game))).toEqual([
        { model: 'citizen1', leader: null, runs: [], stays: { why, by: who } },
      ]);
      const game = effects(edition, [[5, 12]], rest);
      expect([ends(game), game.last('citizenStayed')]).toEqual([
        [5, 12],
        { type: 'citizenStayed', model: 'citizen1', why, by: who },
      ]);
    },
  );
});
