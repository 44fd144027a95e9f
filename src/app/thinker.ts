import * as v from 'valibot';
import { type Asking, type Said, THINKING } from '../bots/asking.ts';
import type { Refusal } from '../kernel/game-system.ts';
import { refusal } from '../kernel/game-system.ts';
import type { PlayerId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Reason } from '../kernel/search.ts';
import type { AnyGame } from './any-game.ts';
import type { Level } from './seats.ts';

/** What a game gives to bots that think beside the page. */
export interface BotDoor {
  /** The game as a player may see it: no secret of the others, dice of its own. */
  seenBy(game: AnyGame, player: PlayerId, seed: number): AnyGame;
  /** Where they think. @throws where the browser has none. */
  worker(): Worker;
  /** Is it answered by chance, as a throw of dice is, and not by a bot? */
  isThrown(decision: { readonly kind: string }): boolean;
}

export interface Thought {
  readonly answer: unknown;
  readonly why: Reason;
}

export interface Question {
  readonly game: AnyGame;
  readonly decision: { readonly id: string; readonly by: PlayerId };
  readonly level: Level;
}

/** Thinks beside the page; what goes wrong is said, and the next question finds it whole again. */
export interface Thinker {
  /** Never rejects. `begun`: the clock runs. */
  think(question: Question, begun?: () => void): Promise<Result<Thought, Refusal>>;
  /** What is being thought is given up. */
  close(): void;
}

/** Milliseconds that a bot of a level may take for an answer; a page that knows better says so to its players. */
export const LIMITS: Readonly<Record<Level, number>> = { cub: 5000, regular: 5000, careful: 10_000 };
/** Milliseconds that the rules may take to come. */
const COMING_MS = 60_000;

/** Set-ups that the other end remembers; `bots/serve.ts` knows as many. */
const MOST_SETUPS = 8;

const said = v.variant('say', [
  v.object({ say: v.literal('ready') }),
  v.object({
    say: v.literal('advice'),
    id: v.number(),
    answer: v.unknown(),
    why: v.object({
      key: v.string(),
      values: v.record(v.string(), v.union([v.string(), v.number()])),
    }),
  }),
  v.object({ say: v.literal('failed'), id: v.number(), message: v.string() }),
]) satisfies v.GenericSchema<unknown, Said>;

interface Open {
  readonly level: Level;
  readonly begun: (() => void) | undefined;
  readonly settle: (result: Result<Thought, Refusal>) => void;
}

interface Running {
  readonly worker: Worker;
  ready: boolean;
  /** Set-ups it has been sent, the oldest first. */
  readonly sent: number[];
  readonly open: Map<number, Open>;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** The same chance to the same question, so that asking twice is told the same. */
const seedOf = ({ rest, setup }: AnyGame): number =>
  (setup.seed * 31 + rest.asked * 7919 + 17) % 1_000_000_007;

export function createThinker(door: Pick<BotDoor, 'seenBy' | 'worker'>): Thinker {
  let running: Running | null = null;
  let asked = 0;
  const setups = new WeakMap<object, Map<PlayerId, number>>();
  let named = 0;

  const nameOf = (setup: object, player: PlayerId): number => {
    const views = setups.get(setup) ?? new Map<PlayerId, number>();
    setups.set(setup, views);
    const known = views.get(player) ?? (named += 1);
    views.set(player, known);
    return known;
  };

  function end(why: Refusal): void {
    const over = running;
    running = null;
    if (over === null) return;
    clearTimeout(over.timer);
    over.worker.terminate();
    for (const { settle } of over.open.values()) settle(err(why));
  }

  /** The first of those that wait is being thought about; whoever takes too long is not waited for. */
  function watch(own: Running): void {
    clearTimeout(own.timer);
    const [first] = own.open.values();
    if (first === undefined) return;
    if (own.ready) first.begun?.();
    own.timer = setTimeout(
      () => end(refusal(own.ready ? 'machine.late' : 'machine.notLoaded')),
      own.ready ? LIMITS[first.level] : COMING_MS,
    );
  }

  function start(): Running {
    const own: Running = {
      worker: door.worker(),
      ready: false,
      sent: [],
      open: new Map(),
      timer: undefined,
    };
    own.worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const heard = v.safeParse(said, data);
      if (own !== running || !heard.success) return;
      const told = heard.output;
      if (told.say === 'ready') own.ready = true;
      else {
        const one = own.open.get(told.id);
        own.open.delete(told.id);
        if (told.say === 'advice') one?.settle(ok({ answer: told.answer, why: told.why }));
        else one?.settle(err(refusal('machine.failed', { why: told.message })));
      }
      watch(own);
    });
    for (const kind of ['error', 'messageerror'] as const)
      own.worker.addEventListener(kind, () => {
        if (own === running) end(refusal(own.ready ? 'machine.died' : 'machine.notLoaded'));
      });
    return own;
  }

  function post(own: Running, id: number, { game, decision, level }: Question): void {
    const seed = seedOf(game);
    const { setup, state, rest } = door.seenBy(game, decision.by, seed);
    const setupId = nameOf(game.setup, decision.by);
    const known = own.sent.includes(setupId);
    if (!known) {
      own.sent.push(setupId);
      if (own.sent.length > MOST_SETUPS) own.sent.shift();
    }
    const asking: Asking = {
      id,
      setupId,
      ...(known ? {} : { setup }),
      state,
      rest,
      decision: decision.id,
      level,
      seed,
      ms: THINKING[level],
    };
    own.worker.postMessage(asking);
  }

  return {
    think(question, begun) {
      return new Promise((settle) => {
        asked += 1;
        const id = asked;
        try {
          running ??= start();
          running.open.set(id, { level: question.level, begun, settle });
          post(running, id, question);
          if (running.open.size === 1) watch(running);
        } catch (error) {
          running?.open.delete(id);
          const why = error instanceof Error ? error.message : String(error);
          settle(err(refusal('machine.noWorker', { why })));
        }
      });
    },
    close: () => end(refusal('machine.closed')),
  };
}
