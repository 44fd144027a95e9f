import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Refusal, refusal } from '../kernel/game-system.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { type Answer, answerOf } from '../lab/answer.ts';
import type { Place } from '../lab/deal.ts';
import type { Word } from '../lab/desk.ts';
import type { Remark } from '../lab/game.ts';
import { readShards } from '../lab/record.ts';
import { type Done, merge, type ShardResult, shardKey, shardsLeft } from '../lab/shards.ts';
import type { Study } from '../lab/study.ts';
import { encode } from '../storage/codec.ts';
import { type Desk, openDesk } from './study-desk.ts';
import type { KeptStudy, StudyShelf } from './study-shelf.ts';

/** `over`: all that was asked for is played, or tells enough. */
export type RunDoing = 'nothing' | 'reading' | 'playing' | 'paused' | 'over' | 'failed';

export interface RunState {
  readonly doing: RunDoing;
  /** Under which the study is kept. */
  readonly id: string | null;
  readonly study: Study | null;
  readonly done: Done;
  /** Of the whole shards. */
  readonly answer: Answer | null;
  readonly remarks: readonly Remark[];
  /** Encounters played and not yet in a whole shard. */
  readonly ahead: number;
  /** Encounters a second, over the last minute; null: too early to say. */
  readonly rate: number | null;
  /** How far each worker is with its shard, from 0 to 1. */
  readonly desks: readonly number[];
  /** Why nothing is played. */
  readonly faults: readonly Refusal[];
  /** Why what was asked last cannot be asked; the study before it is still there. */
  readonly refused: readonly Refusal[];
  /** Something is being written down. */
  readonly writing: boolean;
  /** Shards in a file or on the shelf that are none of this study. */
  readonly unread: number;
  /** What was played could not be written down. */
  readonly unkept: boolean;
}

/** A study that is played in the background, whatever is shown meanwhile. */
export interface StudyRun {
  readonly store: Pick<StoreApi<RunState>, 'getState' | 'subscribe'>;
  /** Asks something new; `shards`: what has been played of it elsewhere. Answers whether it can be asked. */
  ask(given: unknown, shards?: readonly unknown[]): Promise<boolean>;
  /** Goes on with one of the shelf. */
  open(kept: KeptStudy): Promise<boolean>;
  pause(): void;
  goOn(): void;
  list(): Promise<readonly KeptStudy[]>;
  remove(id: string): Promise<void>;
  /** An Encounter of the study as the text of a file. Never rejects. */
  replay(place: Place): Promise<Result<string, Refusal>>;
  /** Nothing is played any more; what was reached stays on the shelf. */
  close(): void;
}

export interface RunParts {
  /** Makes a worker. @throws where the browser has none. */
  readonly worker: () => Worker;
  /** Workers at a time. */
  readonly desks: number;
  readonly shelf: () => Promise<StudyShelf>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly freshId: () => string;
}

const NOTHING: RunState = {
  doing: 'nothing',
  id: null,
  study: null,
  done: new Map(),
  answer: null,
  remarks: [],
  ahead: 0,
  rate: null,
  desks: [],
  faults: [],
  refused: [],
  writing: false,
  unread: 0,
  unkept: false,
};

/** Milliseconds that a rate looks back, and the fewest that it is told after. */
const RATE_OVER = 60_000;
const RATE_AFTER = 4000;
const PAIR = 2;

export function createStudyRun({ worker, desks: most, shelf, now, freshId }: RunParts): StudyRun {
  const store = createStore<RunState>(() => NOTHING);
  let desks: Desk[] = [];
  /** Rises with every study, so that whatever is said of another comes too late. */
  let turn = 0;
  let asked = 0;
  /** Moments at which pairs were played. */
  let beats: number[] = [];
  let writes = 0;
  const set = (change: Partial<RunState>): void => store.setState(change);

  /** What cannot be written down is said, and never stops the study. */
  async function write(how: (on: StudyShelf) => Promise<boolean>): Promise<void> {
    writes += 1;
    set({ writing: true });
    const kept = await shelf()
      .then(how)
      .catch(() => false);
    writes -= 1;
    set({ writing: writes > 0, ...(kept ? {} : { unkept: true }) });
  }

  function clear(): void {
    turn += 1;
    for (const desk of desks) desk.close();
    desks = [];
    beats = [];
  }

  /** What is under way is shown and not counted. */
  function tell(change: Partial<RunState> = {}): void {
    const at = now();
    beats = beats.filter((beat) => at - beat <= RATE_OVER);
    const since = at - (beats[0] ?? at);
    set({
      ahead: desks.reduce((sum, { pairs }) => sum + PAIR * pairs, 0),
      desks: desks.map(({ shard, pairs }) => (shard === null ? 0 : pairs / (shard.to - shard.from))),
      rate: since < RATE_AFTER ? store.getState().rate : (1000 * PAIR * (beats.length - 1)) / since,
      ...change,
    });
  }

  function assign(): void {
    const { doing, done, study } = store.getState();
    if (study === null || doing !== 'playing') return;
    const given = new Set(desks.flatMap(({ shard }) => (shard === null ? [] : shardKey(shard))));
    const left = shardsLeft(study, done).filter((shard) => !given.has(shardKey(shard)));
    for (const desk of desks) {
      if (!desk.ready || desk.shard !== null) continue;
      const next = left.shift();
      if (next === undefined) break;
      desk.play(next);
    }
    if (shardsLeft(study, done).length === 0) finish();
    else tell();
  }

  async function keep(paused: boolean): Promise<void> {
    const { id, study } = store.getState();
    if (id === null || study === null) return;
    await write(async (on) => {
      const known = (await on.list()).find((one) => one.id === id);
      return on.keep({ id, study, paused, asked: known?.asked ?? now() });
    });
  }

  /** One worker stays, for replays. */
  function finish(): void {
    const [first, ...others] = desks;
    for (const desk of others) desk.close();
    first?.drop();
    desks = first === undefined ? [] : [first];
    tell({ doing: 'over' });
    void keep(true);
  }

  function take(result: ShardResult): void {
    const { done, id, study } = store.getState();
    if (study === null || id === null) return;
    const known = merge(done, [result]);
    set({ done: known, answer: answerOf(study, known) });
    void write((on) => on.keepShard(id, result));
  }

  function open(given: unknown, first: ((word: Word) => void) | null): Desk {
    const mine = turn;
    const desk: Desk = openDesk(worker, given, {
      heard(word) {
        if (mine !== turn) return;
        if (word.say === 'pairs') beats.push(now());
        if (word.say === 'shard') {
          beats.push(now());
          take(word.result);
        }
        if (word.say === 'read' || word.say === 'refused') first?.(word);
        if (word.say !== 'ready') assign();
        tell();
      },
      died() {
        if (mine !== turn) return;
        desks = desks.filter((one) => one !== desk);
        const { doing } = store.getState();
        if (desks.length === 0 && doing !== 'over')
          tell({ doing: 'failed', faults: [refusal('study.died')] });
        else assign();
      },
    });
    return desk;
  }

  /** Every worker reads the study by itself. */
  function fill(study: Study): void {
    try {
      while (desks.length < most) desks.push(open(study, null));
    } catch (error) {
      if (desks.length === 0)
        set({ doing: 'failed', faults: [refusal('study.noWorker', { why: String(error) })] });
    }
  }

  function begin(id: string, given: unknown, shards: readonly unknown[], paused: boolean): Promise<boolean> {
    const before = store.getState();
    clear();
    store.setState({ ...NOTHING, doing: 'reading', id }, true);
    return new Promise((settle) => {
      const first = (word: Word): void => {
        if (word.say === 'refused') {
          clear();
          const doing: RunDoing = before.doing === 'over' ? 'over' : 'paused';
          const back =
            before.study === null ? NOTHING : { ...before, doing, desks: [], ahead: 0, rate: null };
          store.setState({ ...back, refused: word.faults }, true);
          settle(false);
        } else if (word.say === 'read') {
          const { done, unread } = readShards(word.study, shards);
          const answer = answerOf(word.study, done);
          set({ study: word.study, remarks: word.remarks, done, unread, answer });
          set({ doing: answer.whole ? 'over' : paused ? 'paused' : 'playing' });
          if (!answer.whole && !paused) fill(word.study);
          settle(true);
        }
      };
      try {
        desks.push(open(given, first));
      } catch (error) {
        set({ doing: 'failed', faults: [refusal('study.noWorker', { why: String(error) })] });
        settle(false);
      }
    });
  }

  return {
    store,
    async ask(given, shards = []) {
      const id = freshId();
      const can = await begin(id, given, shards, false);
      if (!can) return false;
      await keep(store.getState().doing !== 'playing');
      const { done } = store.getState();
      if (done.size > 0) await write((on) => on.keepAll(id, done));
      return true;
    },
    open: async ({ id, study, paused }) => begin(id, study, await (await shelf()).shards(id), paused),
    pause() {
      if (store.getState().doing !== 'playing') return;
      for (const desk of desks) desk.rest(true);
      beats = [];
      tell({ doing: 'paused', rate: null });
      void keep(true);
    },
    goOn() {
      const { doing, study } = store.getState();
      if (study === null || (doing !== 'paused' && doing !== 'failed')) return;
      set({ doing: 'playing', faults: [] });
      for (const desk of desks) desk.rest(false);
      fill(study);
      assign();
      void keep(false);
    },
    list: async () => (await shelf()).list(),
    async remove(id) {
      if (store.getState().id === id) {
        clear();
        store.setState(NOTHING, true);
      }
      await (await shelf()).remove(id);
    },
    async replay(place) {
      const { study } = store.getState();
      if (study === null) return err(refusal('study.notRead'));
      try {
        if (desks.length === 0) desks.push(open(study, null));
        asked += 1;
        const journal = await desks[0]?.replay(asked, place);
        if (journal === undefined || journal === null) return err(refusal('study.noReplay'));
        return ok(encode(study.game, journal as Parameters<typeof encode>[1]));
      } catch {
        return err(refusal('study.noReplay'));
      }
    },
    close() {
      clear();
      store.setState(NOTHING, true);
    },
  };
}
