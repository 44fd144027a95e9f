import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decode } from '../../../src/storage/codec.ts';
import { pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import { highlights, roundStarts, standingOf } from '../../../src/systems/pulp-city/view/log/highlights.ts';

function played(name: string) {
  const text = gunzipSync(readFileSync(`tests/replays/scored/${name}.json.gz`)).toString('utf8');
  const loaded = decode(pulpCity, text);
  if (!loaded.ok) throw new Error(loaded.error.code);
  const { game, journal } = loaded.value;
  return { w: worldOf(game), entries: [journal.opening, ...journal.entries] };
}

test('every Action Roll, KO and destroyed piece of an Encounter is found where it happened', () => {
  const { w, entries } = played('2013-armoredCar-2');
  const found = highlights(w, entries);
  const count = (type: string): number =>
    entries.flatMap(({ events }) => events).filter((event) => event.type === type).length;
  expect(found.filter(({ kind }) => kind === 'hit' || kind === 'miss')).toHaveLength(count('rolled'));
  expect(found.filter(({ kind }) => kind === 'ko')).toHaveLength(count('koed'));
  expect(found.filter(({ kind }) => kind === 'collapse')).toHaveLength(count('pieceDestroyed'));
  const types = { hit: 'rolled', miss: 'rolled', ko: 'koed', collapse: 'pieceDestroyed' };
  for (const { entry, kind } of found)
    expect(entries[entry]?.events.map(({ type }) => type)).toContain(types[kind]);
  for (const { kind, team } of found) expect(team === null).toBe(kind === 'collapse');
});

test('Rounds begin one after the other', () => {
  const { entries } = played('2013-armoredCar-2');
  const starts = roundStarts(entries);
  expect(starts.map(({ round }) => round)).toEqual(starts.map((_, place) => place + 1));
  expect(starts.map(({ entry }) => entry)).toEqual(
    starts.map(({ entry }) => entry).toSorted((one, other) => one - other),
  );
  expect(roundStarts([], 3)).toEqual([{ entry: 0, round: 3 }]);
});

test('two ways are compared by points, own models lost, Levels and AP', () => {
  const { w } = played('2013-armoredCar-2');
  const standing = standingOf(w);
  expect(standing.a.points).toBe(w.state.teams.a.agendaPoints);
  expect(standing.b.pool).toBe(w.state.teams.b.pool);
  const fallen = Object.values(w.state.models).filter(({ status }) => status === 'ko').length;
  expect(standing.a.lost + standing.b.lost).toBe(fallen);
  expect(fallen).toBeGreaterThan(0);
});
