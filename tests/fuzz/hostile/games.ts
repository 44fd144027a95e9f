import { randomSetup } from '../../../src/cli/random-setup.ts';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { playOut } from '../../../src/simulation/play.ts';
import { toFile } from '../../../src/storage/codec.ts';
import type { EditionId } from '../../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';

export const OBJECT_NAMES = Object.getOwnPropertyNames(Object.prototype).sort();

/** What all objects share is as it was. */
export function sharedIsUnchanged(): boolean {
  return (
    !('polluted' in {}) &&
    Object.getOwnPropertyNames(Object.prototype).sort().join() === OBJECT_NAMES.join() &&
    Object.getPrototypeOf(Object.prototype) === null
  );
}

/** A whole random Encounter of ready-made Teams, with Citizens in some. */
export function played(edition: EditionId, seed: number, teams: 'starters' | 'made-up' = 'starters') {
  const opened = pulpCity.open(randomSetup(edition, teams, seed));
  if (!opened.ok) throw new Error(opened.error[0]?.code);
  const { game, events } = opened.value;
  const { journal, failure } = playOut(pulpCity, game, { seed, record: events });
  if (journal === undefined || failure !== null) throw new Error(failure ?? 'no journal');
  return journal;
}

export type Journal = ReturnType<typeof played>;

/** Parts of an Encounter as files: its first entries, up to places in mid-Action. */
export function files(journal: Journal, lengths: readonly number[]): Record<string, unknown>[] {
  return lengths.map((length) => {
    const entries = journal.entries.slice(0, length);
    return JSON.parse(
      JSON.stringify(toFile(pulpCity.id, { ...journal, entries, head: entries.length })),
    ) as Record<string, unknown>;
  });
}

/** A stream of its own for each case, so that a failing one is played alone. */
export const drawFor = (seed: number, index: number) => stream(seed * 100_000 + index);

/** @throws with the case in which it does not hold. */
export function hold(holds: boolean, told: string): void {
  if (!holds) throw new Error(told);
}

/** @throws with the case that threw. */
export function attempt<T>(what: () => T, told: string): T {
  try {
    return what();
  } catch (error) {
    throw new Error(told, { cause: error });
  }
}
