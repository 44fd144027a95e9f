import type { Refusal } from '../kernel/game-system.ts';
import { refusal } from '../kernel/game-system.ts';
import type { Place } from './deal.ts';
import type { Remark } from './game.ts';
import type { Laboratory } from './laboratory.ts';
import { type Shard, type ShardResult, shardKey } from './shards.ts';
import type { Study } from './study.ts';

/** What a page asks of a laboratory that works beside it. `id` names a question in the answer to it. */
export type Order =
  /** Reads a study, which is the one that is worked on from then on. */
  | { readonly ask: 'read'; readonly id: number; readonly given: unknown }
  | { readonly ask: 'shard'; readonly shard: Shard }
  /** Work rests, or goes on where it rested. */
  | { readonly ask: 'rest'; readonly rest: boolean }
  | { readonly ask: 'replay'; readonly id: number; readonly place: Place };

/** What it says: first that all is there. */
export type Word =
  | { readonly say: 'ready' }
  | { readonly say: 'read'; readonly id: number; readonly study: Study; readonly remarks: readonly Remark[] }
  | { readonly say: 'refused'; readonly id: number; readonly faults: readonly Refusal[] }
  /** So many pairs of a shard are played. */
  | { readonly say: 'pairs'; readonly shard: string; readonly pairs: number }
  | { readonly say: 'shard'; readonly result: ShardResult }
  /** A journal; null: the Encounter could not be begun. */
  | { readonly say: 'replay'; readonly id: number; readonly journal: unknown };

/** The far end of a worker. */
export interface DeskPort {
  onmessage: ((message: { readonly data: Order }) => void) | null;
  postMessage(word: Word): void;
}

interface Begun {
  readonly shard: Shard;
  readonly parts: ShardResult[];
}

/**
 * Does what a page asks, one pair of Encounters after the other, and listens between them. `soon`: calls back once
 * whatever has come in meanwhile has been heard. Never throws for what a study holds.
 */
export function serveLaboratory(
  lab: Laboratory<unknown, unknown, unknown>,
  port: DeskPort,
  soon: (work: () => void) => void,
): void {
  let study: Study | null = null;
  let queue: Begun[] = [];
  let rests = false;
  let waits = false;

  function read(id: number, given: unknown): void {
    queue = [];
    const found = lab.readStudy(given);
    study = found.ok ? found.value : null;
    if (found.ok)
      port.postMessage({ say: 'read', id, study: found.value, remarks: lab.remarks(found.value) });
    else port.postMessage({ say: 'refused', id, faults: found.error });
  }

  function playPair({ shard, parts }: Begun, of: Study): void {
    const from = shard.from + parts.length;
    parts.push(lab.runShard(of, { ...shard, from, to: from + 1 }));
    if (from + 1 < shard.to) {
      port.postMessage({ say: 'pairs', shard: shardKey(shard), pairs: parts.length });
      return;
    }
    queue.shift();
    const results = parts.flatMap((one) => one.results);
    const failures = parts.flatMap((one) => one.failures);
    port.postMessage({ say: 'shard', result: { shard, results, failures } });
  }

  function work(): void {
    waits = false;
    const [first] = queue;
    if (rests || study === null || first === undefined) return;
    playPair(first, study);
    goOn();
  }

  function goOn(): void {
    if (waits) return;
    waits = true;
    soon(work);
  }

  function replay(id: number, place: Place): void {
    if (study === null) port.postMessage({ say: 'refused', id, faults: [refusal('study.notRead')] });
    else port.postMessage({ say: 'replay', id, journal: lab.replay(study, place) });
  }

  port.onmessage = ({ data }) => {
    switch (data.ask) {
      case 'read':
        read(data.id, data.given);
        break;
      case 'replay':
        replay(data.id, data.place);
        break;
      case 'shard':
        queue.push({ shard: data.shard, parts: [] });
        goOn();
        break;
      case 'rest':
        rests = data.rest;
        goOn();
    }
  };
  port.postMessage({ say: 'ready' });
}
