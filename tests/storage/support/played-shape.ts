import { readFileSync } from 'node:fs';
import { peopled, randomSetup } from '../../../src/cli/random-setup.ts';
import { playOut } from '../../../src/simulation/play.ts';
import { toFile } from '../../../src/storage/codec.ts';
import { EDITIONS } from '../../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { procedures } from '../../../src/systems/pulp-city/procedures/schedule.ts';
import { shapeOf } from './shape.ts';

export const SHAPE_FILE = 'tests/storage/saves/shape.json';

export const storedShape = (): { readonly version: number; readonly lines: readonly string[] } =>
  JSON.parse(readFileSync(SHAPE_FILE, 'utf8'));

export const stepsOfProcedures = (): readonly string[] =>
  Object.entries(procedures).flatMap(([proc, steps]) =>
    Object.keys(steps).map((step) => `step ${proc}.${step}`),
  );

/** The shape of so many random Encounters for each edition and kind of Team. */
export function shapeOfPlay(games: number): ReadonlySet<string> {
  const lines = new Set<string>();
  for (const edition of EDITIONS) {
    for (const teams of ['ready-made', 'level9', 'made-up'] as const) {
      for (let seed = 1; seed <= games; seed += 1) {
        const setup = peopled(randomSetup(edition, teams, seed), seed % 3 === 0 ? 'always' : 'some');
        const opened = pulpCity.open(setup);
        if (!opened.ok) throw new Error(opened.error[0]?.code);
        const { game, events } = opened.value;
        const { journal, failure } = playOut(pulpCity, game, { seed, record: events });
        if (failure !== null || journal === undefined) throw new Error(failure ?? 'no journal');
        const { state } = game;
        for (const line of shapeOf({ ...toFile(pulpCity.id, journal), state })) lines.add(line);
      }
    }
  }
  return lines;
}
