import { availableParallelism } from 'node:os';
import { answerOf } from '../../lab/answer.ts';
import { type Done, merge, shardKey, type ShardResult } from '../../lab/shards.ts';
import type { Study } from '../../lab/study.ts';
import { Failure } from '../program.ts';
import { keepIn } from './keep.ts';
import type { Task } from './machine.ts';
import { Progress } from './progress.ts';
import { serveStudy, workFor } from './queue.ts';
import { placeOf, redisAt, USUAL_REDIS } from './redis.ts';

interface ServeWish {
  readonly redis: string | undefined;
  /** Where results are kept. */
  readonly keep: string;
  readonly stopped: () => boolean;
}

/** Has a study played by whoever works for the same Redis. What was reached is kept, whatever happens. @throws Failure */
export async function serve(
  study: Study,
  { redis: url = USUAL_REDIS, keep, stopped }: ServeWish,
): Promise<Done> {
  const kept = keepIn(keep, study);
  const { games, wanted } = answerOf(study, kept.done);
  const progress = new Progress(games, wanted);
  const redis = await redisAt(url);
  console.error(`Waiting for workers: npm run -s lab -- work --redis ${url}`);
  let done = kept.done;
  try {
    return await serveStudy(study, redis, {
      done,
      told: (result) => {
        done = merge(done, [result]);
        kept.keep(result);
        progress.hear(result);
      },
      stopped,
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const reached = answerOf(study, done);
    throw new Failure(
      `${error.message} ${reached.games} of ${reached.wanted} Encounters are kept in '${keep}': the same command goes on from there.`,
    );
  } finally {
    redis.close();
  }
}

interface WorkWish {
  readonly redis: string | undefined;
  readonly workers: number | undefined;
  /** The program that exports `runTask`. */
  readonly program: string;
}

/** Works for whoever serves a study at the same Redis, until broken off. @throws Failure when the Redis is gone */
export async function work({ redis: url = USUAL_REDIS, workers, program }: WorkWish): Promise<void> {
  const threads = workers ?? availableParallelism();
  const redis = await redisAt(url);
  const { Piscina } = await import('piscina');
  const pool = new Piscina<Task, ShardResult>({
    filename: program,
    name: 'runTask',
    minThreads: threads,
    maxThreads: threads,
  });
  const stop = new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  console.error(`Working for ${placeOf(url)} on ${threads} ${threads === 1 ? 'thread' : 'threads'}.`);
  try {
    await workFor(redis, {
      workers: threads,
      play: (study, shard) => pool.run({ study, shard }),
      took: (shard) => console.error(`Took ${shardKey(shard)}.`),
      gave: (shard, games) => console.error(`Played ${shardKey(shard)}, ${games} Encounters.`),
      stop,
    });
  } finally {
    redis.close();
    await pool.destroy();
  }
}
