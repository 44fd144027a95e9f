import { createStore, type StoreApi } from 'zustand/vanilla';
import { type DecisionLike, type Refusal, refusal } from '../kernel/game-system.ts';
import type { Result } from '../kernel/result.ts';
import type { AnyProgram, AnySessionState, AnySystem } from './any-game.ts';
import { askedOfMachine, HUMAN, type Level } from './seats.ts';
import type { Pace } from './pace.ts';
import { type BotDoor, createThinker, LIMITS, type Thought } from './thinker.ts';

/**
 * What the bots are at: `rests`, nobody asks them; `held`, the game stands at an earlier point; `thinks`; `shows`, what
 * came before is being looked at; `paused`; `failed`, somebody has to say how it goes on.
 */
export type MachineDoing = 'rests' | 'held' | 'thinks' | 'shows' | 'paused' | 'failed';

export interface MachineState {
  readonly doing: MachineDoing;
  /** Whose turn it is among them; null: nobody's. */
  readonly asked: { readonly decision: DecisionLike; readonly level: Level } | null;
  /** Rises with every thought, so that a clock begins anew. */
  readonly thought: number;
  /** Milliseconds that this one may take. */
  readonly limit: number;
  readonly fault: Refusal | null;
  readonly pace: Pace;
  readonly paused: boolean;
}

/** Lets bots answer for the sides they play, at a pace that people can follow. */
export interface Machines {
  readonly store: Pick<StoreApi<MachineState>, 'getState' | 'subscribe'>;
  /** Milliseconds that what led to this revision of the session is looked at, at the pace of 1. */
  tell(revision: number, ms: number): void;
  /** As long as the table is there to be looked at; answers how to end it. */
  run(): () => void;
  setPace(pace: Pace): void;
  pause(paused: boolean): void;
  /** One answer, and no more while they are paused. */
  step(): void;
  /** What is being looked at has been seen. */
  skip(): void;
  /** On from an earlier point, or once more after a failure. */
  goOn(): void;
  /** Somebody at this screen answers the question that is open, and the bot the next. */
  spare(): void;
  /** Somebody at this screen plays that side from now on. */
  takeOver(): void;
  /** What a bot would answer for somebody else. Never rejects. */
  advise(decision: DecisionLike, level: Level): Promise<Result<Thought, Refusal>>;
  /** Nobody thinks any more, until somebody asks again. */
  close(): void;
}

export interface MachineParts {
  readonly session: Pick<AnyProgram['session'], 'dispatch' | 'isStalled' | 'seat'> & {
    readonly store: {
      getState(): AnySessionState;
      subscribe(listener: () => void): () => void;
    };
  };
  readonly system: Pick<AnySystem, 'sample'>;
  readonly door: BotDoor;
  /** Chance of the page, for what is thrown. */
  readonly draw: () => number;
  /** Milliseconds that what a command has brought is looked at where nobody says how long. */
  readonly untold?: number;
  readonly pace?: Pace;
}

interface Job {
  readonly decision: DecisionLike;
  readonly level: Level;
  readonly revision: number;
  thought: Thought | null;
}

const UNTOLD_MS = 250;

/** By what chance answered: nobody chose. */
const THROWN = { key: 'machine.thrown', values: {} } as const;

export function createMachines({
  session,
  system,
  door,
  draw,
  untold = UNTOLD_MS,
  pace = 1,
}: MachineParts): Machines {
  const thinker = createThinker(door);
  const store = createStore<MachineState>(() => ({
    doing: 'rests',
    asked: null,
    thought: 0,
    limit: 0,
    fault: null,
    pace,
    paused: false,
  }));
  const set = (change: Partial<MachineState>): void => store.setState(change);
  let running = false;
  let job: Job | null = null;
  /** The revision from which somebody has let them go on at an earlier point. */
  let released: number | null = null;
  let told = { revision: -1, ms: untold };
  let shownRevision = -1;
  let shownAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let steps = 0;

  const rest = (doing: 'rests' | 'held', asked: MachineState['asked'] = null): void => {
    clearTimeout(timer);
    job = null;
    const now = store.getState();
    if (now.doing !== doing || now.asked?.decision.id !== asked?.decision.id || now.fault !== null)
      set({ doing, asked, fault: null });
  };

  /** Milliseconds for which the latest command is still to be looked at. */
  function leftToShow(revision: number): number {
    if (shownRevision !== revision) {
      shownRevision = revision;
      shownAt = Date.now();
    }
    const ms = told.revision === revision ? told.ms : untold;
    return shownAt + ms / store.getState().pace - Date.now();
  }

  /** Whatever has changed: is a bot asked, and may it answer? */
  function look(): void {
    if (!running) return;
    const { game, journal, revision, seats } = session.store.getState();
    const asked = game === null || session.isStalled() ? null : askedOfMachine(seats, game.rest.pending);
    if (asked === null || game === null || journal === null) {
      released = null;
      return rest('rests');
    }
    if (journal.head < journal.entries.length && released !== revision) return rest('held', asked);
    const { decision, level } = asked;
    const known =
      job !== null && job.revision === revision && job.decision.id === decision.id && job.level === level;
    if (!known) begin({ decision, level, revision, thought: null });
    else deliver();
  }

  function begin(next: Job): void {
    job = next;
    const { game } = session.store.getState();
    if (game === null) return;
    const { decision, level } = next;
    const { thought } = store.getState();
    set({ doing: 'thinks', asked: next, thought: thought + 1, limit: LIMITS[level], fault: null });
    if (door.isThrown(decision)) {
      next.thought = { answer: system.sample(game, decision, draw), why: THROWN };
      return deliver();
    }
    const begun = (): void => {
      if (job === next) set({ thought: store.getState().thought + 1 });
    };
    void thinker.think({ game, decision, level }, begun).then((result) => {
      if (job !== next || !running) return;
      if (result.ok) {
        next.thought = result.value;
        deliver();
      } else fail(result.error);
    });
  }

  function fail(fault: Refusal): void {
    clearTimeout(timer);
    set({ doing: 'failed', fault });
  }

  /** Answers, once what came before has been seen and nobody holds them back. */
  function deliver(): void {
    clearTimeout(timer);
    const now = job;
    if (now === null || store.getState().doing === 'failed') return;
    const { paused } = store.getState();
    const left = leftToShow(now.revision);
    if (paused && steps === 0) return void set({ doing: 'paused' });
    if (now.thought === null) return void set({ doing: 'thinks' });
    if (left > 0 && steps === 0) {
      set({ doing: 'shows' });
      timer = setTimeout(deliver, left);
      return;
    }
    steps = Math.max(0, steps - 1);
    const { decision, level, thought, revision } = now;
    const refused = session.dispatch(
      { type: 'answer', decision: decision.id, answer: thought.answer },
      { agreed: released === revision, advised: { by: level, why: thought.why } },
    );
    if (refused !== null) fail(refusal('machine.refused', { why: refused.code }));
  }

  const askedNow = () => store.getState().asked;

  return {
    store,
    tell(revision, ms) {
      told = { revision, ms };
      if (job !== null) deliver();
    },
    run() {
      running = true;
      const away = session.store.subscribe(look);
      look();
      return () => {
        running = false;
        away();
        rest('rests');
      };
    },
    setPace(next) {
      set({ pace: next });
      if (job !== null) deliver();
    },
    pause(paused) {
      set({ paused });
      if (job !== null) deliver();
    },
    step() {
      steps = 1;
      if (job !== null) deliver();
    },
    skip() {
      if (store.getState().doing === 'shows') {
        shownAt = Number.NEGATIVE_INFINITY;
        deliver();
      }
    },
    goOn() {
      released = session.store.getState().revision;
      job = null;
      look();
    },
    spare() {
      const asked = askedNow();
      if (asked === null) return;
      const { decision, level } = asked;
      session.seat(decision.by, { kind: 'machine', level, spared: decision.id });
    },
    takeOver() {
      const asked = askedNow();
      if (asked !== null) session.seat(asked.decision.by, HUMAN);
    },
    advise(decision, level) {
      const { game } = session.store.getState();
      if (game === null) return Promise.resolve({ ok: false, error: refusal('session.empty') });
      return thinker.think({ game, decision, level });
    },
    close: thinker.close,
  };
}
