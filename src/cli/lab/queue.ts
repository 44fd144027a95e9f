import { PAIR } from '../../lab/deal.ts';
import { type Done, merge, type Shard, shardKey, type ShardResult, shardsLeft } from '../../lab/shards.ts';
import type { Study } from '../../lab/study.ts';
import { Failure } from '../program.ts';
import { fingerprintOf } from './keep.ts';
import type { RedisAt } from './redis.ts';

/** All that the laboratory keeps in a Redis is named so. */
const PREFIX = 'pulp-city-lab';
const QUEUE = 'shards';

const studyKey = (fingerprint: string): string => `${PREFIX}:study:${fingerprint}`;

/** What a worker is handed: the study by its fingerprint, so that it goes over the line once. */
interface Work {
  readonly fingerprint: string;
  readonly shard: Shard;
}

/** A name for a piece of work: the same piece is never in the queue twice. */
const workName = ({ fingerprint, shard }: Work): string =>
  `${fingerprint}_${shardKey(shard).replaceAll(':', '_')}`;

/** Pieces in the queue at a time: enough for many workers, few enough to stop early. */
const OUTSTANDING = 128;
/** Milliseconds between two looks for results. */
const LOOK = 250;
/** Of how many looks one asks what has become of work that was handed out. */
const SEARCH_EVERY = 20;
const MOST_FAILURES = 3;
/** Milliseconds without a sign of life after which work is taken from a worker. */
const LOCK = 6_000;
const STALLED_LOOK = 2_000;
/** A piece may outlive so many workers. */
const MOST_DEAD = 20;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface ServeOptions {
  readonly done: Done;
  readonly told: (result: ShardResult) => void;
  readonly stopped: () => boolean;
}

/**
 * Hands out what is left of a study and collects what comes back, from any number of workers. A piece that is delivered
 * twice counts once; one that got lost is handed out again. Answers everything known.
 * @throws Failure when a piece fails again and again, or the server is gone: what was told is known
 */
export async function serveStudy(
  study: Study,
  redis: RedisAt,
  { done: before, told, stopped }: ServeOptions,
): Promise<Done> {
  const { Queue } = await import('bullmq');
  const fingerprint = fingerprintOf(study);
  const queue = new Queue<Work, ShardResult>(QUEUE, { connection: redis.connection(), prefix: PREFIX });
  queue.on('error', () => undefined);
  const text = JSON.stringify(study);
  const failures = new Map<string, number>();
  const out = new Map<string, Shard>();
  let done = before;

  async function handOut(): Promise<void> {
    const wanted = shardsLeft(study, done).slice(0, OUTSTANDING);
    const fresh = wanted.filter((shard) => !out.has(shardKey(shard)));
    if (fresh.length === 0) return;
    await redis.client.set(studyKey(fingerprint), text);
    await queue.addBulk(
      fresh.map((shard) => {
        const work = { fingerprint, shard };
        return { name: 'shard', data: work, opts: { jobId: workName(work) } };
      }),
    );
    for (const shard of fresh) out.set(shardKey(shard), shard);
  }

  async function collect(): Promise<void> {
    for (const job of await queue.getJobs(['completed', 'failed'], 0, OUTSTANDING)) {
      if (job.data.fingerprint !== fingerprint) continue;
      const key = shardKey(job.data.shard);
      if (job.failedReason !== undefined && job.failedReason !== '') {
        const times = (failures.get(key) ?? 0) + 1;
        failures.set(key, times);
        if (times >= MOST_FAILURES) throw new Failure(`No worker can play ${key}: ${job.failedReason}`);
      } else if (!done.has(key)) {
        done = merge(done, [job.returnvalue]);
        told(job.returnvalue);
      }
      await job.remove().catch(() => undefined);
      out.delete(key);
    }
  }

  /** What the server has forgotten is handed out anew. */
  async function search(): Promise<void> {
    for (const [key, shard] of out)
      if ((await queue.getJob(workName({ fingerprint, shard }))) === undefined) out.delete(key);
  }

  async function run(): Promise<Done> {
    for (let looks = 1; ; looks += 1) {
      await collect();
      if (stopped() || shardsLeft(study, done).length === 0) break;
      await handOut();
      if (looks % SEARCH_EVERY === 0) await search();
      await wait(LOOK);
    }
    for (const shard of out.values())
      await queue.remove(workName({ fingerprint, shard })).catch(() => undefined);
    await redis.client.del(studyKey(fingerprint));
    return done;
  }

  return Promise.race([run(), redis.gone]);
}

export interface WorkOptions {
  readonly workers: number;
  /** Plays a piece of a study, elsewhere than on this thread: it has to show signs of life. */
  readonly play: (study: string, shard: Shard) => Promise<ShardResult>;
  readonly took: (shard: Shard) => void;
  readonly gave: (shard: Shard, games: number) => void;
  /** Ends with the wish to stop. */
  readonly stop: Promise<void>;
}

/** Takes pieces of work, whatever study they are of, until told to stop. @throws Failure when the server is gone */
export async function workFor(
  redis: RedisAt,
  { workers, play, took, gave, stop }: WorkOptions,
): Promise<void> {
  const { Worker } = await import('bullmq');
  const studies = new Map<string, string>();

  async function studyOf(fingerprint: string): Promise<string> {
    const known = studies.get(fingerprint) ?? (await redis.client.get(studyKey(fingerprint)));
    if (known === null) throw new Error('nobody asks for this study any more');
    studies.set(fingerprint, known);
    return known;
  }

  const worker = new Worker<Work, ShardResult>(
    QUEUE,
    async ({ data }) => {
      took(data.shard);
      const result = await play(await studyOf(data.fingerprint), data.shard);
      gave(data.shard, (data.shard.to - data.shard.from) * PAIR);
      return result;
    },
    {
      connection: redis.connection(),
      prefix: PREFIX,
      concurrency: workers,
      lockDuration: LOCK,
      stalledInterval: STALLED_LOOK,
      maxStalledCount: MOST_DEAD,
    },
  );
  worker.on('error', () => undefined);
  await Promise.race([stop, redis.gone]);
  await worker.close();
}
