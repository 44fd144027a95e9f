import { describe, expect, test } from 'vitest';
import { starterSetup } from '../../../src/cli/random-setup.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { EDITIONS, inEditions } from '../../support/editions.ts';

type Json = Record<string, unknown>;

const faultsOf = (setup: unknown, begun?: 'begun') => {
  const read = pulpCity.begin(setup, begun);
  return read.ok ? [] : read.error.map(({ code, params }) => ({ code, ...params }));
};

/** The set-up with a field more at the place that the path leads to. */
function withField(setup: unknown, path: string, field: string): Json {
  const copy = structuredClone(setup) as Json;
  let at: Json = copy;
  for (const key of path === '' ? [] : path.split('.')) at = at[key] as Json;
  at[field] = 1;
  return copy;
}

const square = [
  { x: 0, y: 0 },
  { x: 254_000, y: 0 },
  { x: 254_000, y: 254_000 },
];

inEditions(EDITIONS, (edition) => {
  const starter = structuredClone(starterSetup(edition, 1));
  const { pieces } = starter.table;
  const whole = {
    ...starter,
    agendas: edition === '2017' ? { open: [] } : { secret: { a: [{ agenda: 'revenge' }] } },
    table: {
      ...starter.table,
      setting: 'docks',
      ground: [
        { kind: 'grass', outline: square },
        { kind: 'pond', at: { x: 254_000, y: 254_000 }, rx: 25_400, ry: 25_400 },
      ],
      picture: {
        image: 'data:image/png;base64,AAAA',
        width: 2,
        height: 2,
        at: { x: 0, y: 0 },
        scale: 1,
        turn: 0,
      },
    },
    teams: { ...starter.teams, a: { ...starter.teams.a, builtOn: { alignment: 'Hero' } } },
    legality: 'free',
  };

  test('what it does read is taken', () => {
    expect(faultsOf(whole)).toEqual([]);
  });

  test.each([
    ['', 'none'],
    ['switches', 'switches'],
    ['citizens', 'citizens'],
    ['citizens.wanted', 'citizens.wanted'],
    ['agendas', 'agendas'],
    ['table', 'table'],
    ['table.pieces.0', 'table.pieces.0'],
    ['table.pieces.0.footprint', 'table.pieces.0.footprint'],
    [`table.pieces.${pieces.length - 1}`, `table.pieces.${pieces.length - 1}`],
    ['table.ground.1', 'table.ground.1'],
    ['table.ground.0.outline.2', 'table.ground.0.outline.2'],
    ['table.picture.at', 'table.picture.at'],
    ['teams', 'teams'],
    ['teams.a', 'teams.a'],
    ['teams.b.cards.0', 'teams.b.cards.0'],
    ['teams.a.builtOn', 'teams.a.builtOn'],
  ])('a field that nothing reads is named with its place: %j', (path, at) => {
    expect(faultsOf(withField(whole, path, 'lucky'))).toEqual([
      { code: 'setup.unknownField', field: 'lucky', at, near: 'none' },
    ]);
  });

  test('each of several is named', () => {
    const twice = withField(withField(whole, 'table', 'hight'), 'teams.a', 'leadercards');
    expect(faultsOf(twice)).toEqual([
      { code: 'setup.unknownField', field: 'hight', at: 'table', near: 'none' },
      { code: 'setup.unknownField', field: 'leadercards', at: 'teams.a', near: 'leaderCards' },
    ]);
  });

  test('a game that has begun goes on with what nothing reads', () => {
    for (const path of ['', 'table', 'table.pieces.0', 'teams.a', 'teams.a.cards.0'])
      expect(faultsOf(withField(whole, path, 'lucky'), 'begun')).toEqual([]);
  });
});

describe('what may have been meant', () => {
  const starter = starterSetup('2017', 1);
  test.each([
    ['agenda', 'agendas'],
    ['Seed', 'seed'],
    ['legallity', 'legality'],
    ['dise', 'dice'],
    ['cityzens', 'citizens'],
    ['luck', 'none'],
    ['l', 'none'],
  ])('%s: %s', (field, near) => {
    expect(faultsOf({ ...starter, [field]: 1 })).toMatchObject([{ field, near }]);
  });
});

describe('in the middle of an Encounter', () => {
  const setup = {
    ...starterSetup('2017', 1),
    situation: {
      round: 1,
      active: 'a',
      pools: { a: 1, b: 1, luck: 1 },
      models: { a1: { x: 0, y: 0, z: 0, q: 1 } },
    },
  };

  test('fields of the situation are named, whatever models are called', () => {
    expect(faultsOf(setup)).toEqual([
      { code: 'setup.unknownField', field: 'luck', at: 'situation.pools', near: 'none' },
      { code: 'setup.unknownField', field: 'q', at: 'situation.models.a1', near: 'none' },
    ]);
  });
});
