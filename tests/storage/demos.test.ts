import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnySystem } from '../../src/app/any-game.ts';
import { readGame } from '../../src/app/read-game.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';

const system: AnySystem = pulpCity;

test.each(['2013', '2017'])(
  'the game that a club table shows of the edition of %s can be read to its end',
  (edition) => {
    const text = readFileSync(
      new URL(`../../src/games/pulp-city/demo/${edition}.txt`, import.meta.url),
      'utf8',
    );
    const read = readGame(system, text);
    if (!read.ok) throw new Error(read.error.code);
    const { game, journal } = read.value;
    expect(game.setup).toMatchObject({ edition });
    expect(journal.entries.length).toBeGreaterThan(100);
    expect(system.outcome(game)).not.toBeNull();
  },
);
