import type { Place } from '../lab/deal.ts';
import type { Order, Word } from '../lab/desk.ts';
import type { Shard } from '../lab/shards.ts';

/** A worker that plays shards of one study. */
export interface Desk {
  /** It has read the study. */
  readonly ready: boolean;
  /** What it is at; null: nothing. */
  readonly shard: Shard | null;
  /** Pairs of it that are played. */
  readonly pairs: number;
  play(shard: Shard): void;
  rest(rest: boolean): void;
  /** What it is at is not waited for. */
  drop(): void;
  /** A journal; null: there is none. Rejects when the worker ends. */
  replay(id: number, place: Place): Promise<unknown>;
  close(): void;
}

interface Listener {
  heard(word: Word): void;
  died(): void;
}

/** The questions of one desk that read the study: it reads one only. */
const READING = 0;

/** @throws where the browser has no workers. */
export function openDesk(make: () => Worker, study: unknown, { heard, died }: Listener): Desk {
  const worker = make();
  const replays = new Map<number, { settle: (journal: unknown) => void; fail: (why: Error) => void }>();
  let ready = false;
  let shard: Shard | null = null;
  let pairs = 0;
  const post = (order: Order): void => worker.postMessage(order);
  const end = (): void => {
    worker.terminate();
    for (const { fail } of replays.values()) fail(new Error('the worker has ended'));
    replays.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    switch (data.say) {
      case 'ready':
        post({ ask: 'read', id: READING, given: study });
        break;
      case 'read':
        ready = true;
        break;
      case 'pairs':
        pairs = data.pairs;
        break;
      case 'shard':
        shard = null;
        pairs = 0;
        break;
      case 'replay':
        replays.get(data.id)?.settle(data.journal);
        replays.delete(data.id);
        break;
      case 'refused':
        replays.get(data.id)?.settle(null);
        replays.delete(data.id);
    }
    heard(data);
  });
  for (const kind of ['error', 'messageerror'] as const)
    worker.addEventListener(kind, () => {
      end();
      died();
    });
  return {
    get ready() {
      return ready;
    },
    get shard() {
      return shard;
    },
    get pairs() {
      return pairs;
    },
    play(next) {
      shard = next;
      pairs = 0;
      post({ ask: 'shard', shard: next });
    },
    rest: (rest) => post({ ask: 'rest', rest }),
    drop() {
      shard = null;
      pairs = 0;
      post({ ask: 'rest', rest: true });
    },
    replay: (id, place) =>
      new Promise((settle, fail) => {
        replays.set(id, { settle, fail });
        post({ ask: 'replay', id, place });
      }),
    close: end,
  };
}
