import { availableParallelism } from 'node:os';
import { type Done, merge, shardKey, type ShardResult, shardsLeft } from '../../lab/shards.ts';
import type { Study } from '../../lab/study.ts';
import type { Task } from './machine.ts';

export interface PoolOptions {
  readonly workers?: number;
  /** The program that exports `runTask`: this very one. */
  readonly program: string;
  readonly done: Done;
  /** Told each result as it comes. */
  readonly told: (result: ShardResult) => void;
  /** Whether the run is to be broken off. */
  readonly stopped: () => boolean;
}

/** Plays what is left of a study on threads; answers everything known, which is not all if it was broken off. */
export async function playOnThreads(
  study: Study,
  { workers = availableParallelism(), program, done: before, told, stopped }: PoolOptions,
): Promise<Done> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina<Task, ShardResult>({
    filename: program,
    name: 'runTask',
    minThreads: workers,
    maxThreads: workers,
  });
  const text = JSON.stringify(study);
  let done = before;
  const begun = new Set<string>();
  const one = async (): Promise<void> => {
    for (;;) {
      const next = shardsLeft(study, done).find((shard) => !begun.has(shardKey(shard)));
      if (next === undefined || stopped()) return;
      begun.add(shardKey(next));
      const result = await pool.run({ study: text, shard: next });
      done = merge(done, [result]);
      told(result);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, one));
  } finally {
    await pool.destroy();
  }
  return done;
}
