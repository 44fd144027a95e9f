/** Files of earlier versions open, say what they said then, and go on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSession } from '../../src/app/session.ts';
import { playOut } from '../../src/simulation/play.ts';
import { copy } from '../../src/simulation/same.ts';
import { decode, encode } from '../../src/storage/codec.ts';
import { VERSION } from '../../src/storage/file.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import { type Facts, factsOf } from './support/facts.ts';
import { shapeOfPlay, stepsOfProcedures, storedShape } from './support/played-shape.ts';

const SAVES = 'tests/storage/saves';
const OF_THE_FIRST = join(SAVES, 'c901b22');
const names = readdirSync(OF_THE_FIRST);
const textOf = (name: string): string => readFileSync(join(OF_THE_FIRST, name), 'utf8');
const facts: Readonly<Record<string, Facts>> = JSON.parse(readFileSync(join(SAVES, 'facts.json'), 'utf8'));

function opened(name: string) {
  const loaded = decode(pulpCity, textOf(name));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

test('there are saves of the first version in the middle of everything, in both editions', () => {
  for (const edition of ['2013', '2017']) {
    for (const moment of ['reaction', 'aura', 'sfx', 'starters-8'])
      expect(names).toContain(`${edition}-${moment}.json`);
    expect(facts[`${edition}-reaction.json`]?.stack).toContain('reactions.offer');
    expect(facts[`${edition}-aura.json`]?.auras.length).toBeGreaterThan(0);
    expect(facts[`${edition}-sfx.json`]?.asked[0]).toMatch(/^spendSfx/);
  }
});

describe.each(names)('%s', (name) => {
  test('is of the first version, and opens as what it was', () => {
    expect(JSON.parse(textOf(name)).version).toBe(1);
    const { game, warnings } = opened(name);
    expect(warnings).toEqual([]);
    expect(factsOf(game)).toEqual(facts[name]);
  });

  test('is written again as one of today, and is the same then', () => {
    const { journal, game } = opened(name);
    const again = decode(pulpCity, encode(pulpCity.id, journal));
    if (!again.ok) throw new Error(again.error.code);
    expect(JSON.parse(encode(pulpCity.id, journal)).version).toBe(VERSION);
    expect(again.value.game).toEqual(copy(game));
    expect(again.value.journal.entries).toHaveLength(JSON.parse(textOf(name)).entries.length);
  });

  test('can be played to its end', () => {
    const { game } = opened(name);
    const played = playOut(pulpCity, copy(game), { seed: 3 });
    expect(played.failure).toBeNull();
    expect(played.outcome).not.toBeNull();
  });

  test('can be redone and taken back entry by entry on a screen', () => {
    const session = createSession(pulpCity);
    expect(session.importText(textOf(name))).toBeNull();
    const { entries, head } = session.store.getState().journal!;
    const last = session.goTo(entries.length);
    expect(last?.code).toBe(head === entries.length ? 'goTo.here' : undefined);
    expect(session.goTo(0, { agreed: true })).toBeNull();
    expect(session.goTo(head)).toBeNull();
    expect(factsOf(session.store.getState().game!)).toEqual(facts[name]);
  });
});

describe('the shape of what is written', () => {
  const stored = storedShape();
  const told =
    'what is saved has another shape: raise VERSION in src/storage/file.ts, migrate what moved in ' +
    'src/systems/pulp-city/saves, then run tests/storage/support/record-shape.ts with tests/tooling/run-ts.mjs';

  test('is written down for this version', () => {
    expect(stored.version, told).toBe(VERSION);
  });

  test('has the steps of the procedures, no more and no less', () => {
    const known = stored.lines.filter((line) => line.startsWith('step '));
    expect([...stepsOfProcedures()].toSorted(), told).toEqual([...known].toSorted());
  });

  test('has no key that random play writes and nobody has written down', { timeout: 120_000 }, () => {
    const known = new Set(stored.lines);
    const unknown = [...shapeOfPlay(1)].filter((line) => !known.has(line));
    expect(unknown, told).toEqual([]);
  });
});
