import type { Redis } from 'ioredis';
import { Failure } from '../program.ts';

export const USUAL_REDIS = 'redis://127.0.0.1:6379';

/** Attempts to come back, each half a second after the last, before a server is taken for gone. */
const ATTEMPTS = 8;
const PAUSE = 500;

/** A server that answers, with connections that come back by themselves for a while. */
export interface RedisAt {
  readonly url: string;
  readonly client: Redis;
  /** One more connection to the same server. */
  connection(): Redis;
  /** Fails once the server is gone for good. */
  readonly gone: Promise<never>;
  close(): void;
}

/** Where it is, without user and password. */
export function placeOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port === '' ? '6379' : port}`;
}

/** @throws Failure where there is no such server */
export async function redisAt(url: string): Promise<RedisAt> {
  if (!URL.canParse(url) || !/^rediss?:$/.test(new URL(url).protocol))
    throw new Failure(`'${url}' is no address of a Redis: ${USUAL_REDIS}`);
  const { Redis } = await import('ioredis');
  const all: Redis[] = [];
  let leave: (failure: Failure) => void = () => undefined;
  const gone = new Promise<never>((_, reject) => (leave = reject));
  gone.catch(() => undefined);
  const connection = (): Redis => {
    const made = new Redis(url, {
      lazyConnect: true,
      maxRetriesPerRequest: null,
      retryStrategy: (times) => (times > ATTEMPTS ? null : PAUSE),
    });
    made.on('error', () => undefined);
    made.on('end', () => leave(new Failure(`The Redis at ${placeOf(url)} does not answer any more.`)));
    all.push(made);
    return made;
  };
  const client = connection();
  try {
    await Promise.race([client.connect().then(() => client.ping()), gone]);
  } catch {
    client.disconnect();
    throw new Failure(`There is no Redis at ${placeOf(url)}, or it lets nobody in.`);
  }
  return {
    url,
    client,
    connection,
    gone,
    close: () => all.forEach((one) => one.disconnect()),
  };
}
