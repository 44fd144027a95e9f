/** Bots that think beside the page: what they are told, how they answer, and what happens when they do not. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMachines, type MachineParts } from '../../src/app/machines.ts';
import type { AnyGame, AnySystem } from '../../src/app/any-game.ts';
import type { AnyJournal } from '../../src/app/read-game.ts';
import { receive, shortOf } from '../../src/app/sending.ts';
import { HUMAN, seatsFor } from '../../src/app/seats.ts';
import { createSession } from '../../src/app/session.ts';
import { LIMITS } from '../../src/app/thinker.ts';
import type { Asking, Said } from '../../src/bots/asking.ts';
import { serveAdvice } from '../../src/bots/serve.ts';
import { randomSetup } from '../../src/cli/random-setup.ts';
import { stream } from '../../src/kernel/dice/generator.ts';
import { copy } from '../../src/simulation/same.ts';
import { type Encounter, pulpCity } from '../../src/systems/pulp-city/index.ts';
import { inEditions } from '../support/editions.ts';
import { nameRollers } from '../support/rounds.ts';
import { scene } from '../support/scene.ts';

type Mood = 'answers' | 'sleeps' | 'dies' | 'cheats';

/** A worker without a thread: what it is sent is kept, and answered by the code that runs in the real one. */
class PlainWorker extends EventTarget {
  static mood: Mood = 'answers';
  static readonly heard: Asking[] = [];
  static open = 0;
  readonly #port: Parameters<typeof serveAdvice>[1];

  constructor() {
    super();
    PlainWorker.open += 1;
    this.#port = { onmessage: null, postMessage: (said) => this.#say(said) };
    serveAdvice(pulpCity, this.#port, () => 0);
  }

  #say(said: Said): void {
    const data =
      PlainWorker.mood === 'cheats' && said.say === 'advice' ? { ...said, answer: { no: 'such' } } : said;
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  postMessage(asking: Asking): void {
    const data = structuredClone(asking);
    PlainWorker.heard.push(data);
    if (PlainWorker.mood === 'dies') queueMicrotask(() => this.dispatchEvent(new Event('error')));
    else if (PlainWorker.mood !== 'sleeps') queueMicrotask(() => this.#port.onmessage?.({ data }));
  }

  terminate(): void {
    PlainWorker.open -= 1;
  }
}

const door: MachineParts['door'] = {
  seenBy: (game, player, seed) =>
    pulpCity.fork(game as unknown as Encounter, seed, { for: player }) as unknown as AnyGame,
  worker: () => new PlainWorker() as unknown as Worker,
  isThrown: ({ kind }) => kind === 'enterDice',
};

const table = (seed = 5, bots: Parameters<typeof seatsFor>[0] = { b: 'regular' }) => {
  const session = createSession(pulpCity);
  expect(session.start(randomSetup('2017', 'starters', seed), seatsFor(bots))).toEqual([]);
  const machines = createMachines({
    session: session as unknown as MachineParts['session'],
    system: pulpCity as unknown as MachineParts['system'],
    door,
    draw: stream(1),
    untold: 1000,
  });
  const state = () => session.store.getState();
  return {
    session,
    machines,
    asked: () => session.pendingHere(),
    head: () => state().journal!.head,
    journal: () => state().journal!,
    doing: () => machines.store.getState().doing,
    /** Whatever is asked here is answered by chance. */
    answer(): void {
      const [decision] = session.pendingHere();
      const answer = pulpCity.sample(state().game!, decision!, stream(state().revision));
      expect(session.dispatch({ type: 'answer', decision: decision!.id, answer })).toBeNull();
    },
  };
};

/** Until nobody answers any more without somebody here. */
const settle = (ms = 60_000) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  PlainWorker.mood = 'answers';
  PlainWorker.heard.length = 0;
  PlainWorker.open = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a bot at the table', () => {
  test('answers for its side as long as it is asked, and each answer is kept with its reason', async () => {
    const { machines, asked, journal, answer } = table();
    machines.run();
    for (let left = 12; left > 0; left -= 1) {
      await settle();
      expect(asked().every(({ by }) => by === 'a')).toBe(true);
      expect(asked().length).toBeGreaterThan(0);
      answer();
    }
    const noted = journal().entries.filter(({ advised }) => advised !== undefined);
    expect(noted.length).toBeGreaterThan(0);
    expect(noted.every(({ advised }) => advised?.by === 'regular' && advised.why.key.length > 0)).toBe(true);
  });

  test('waits until what came before has been seen, sooner at a quicker pace, at once where somebody skips it', async () => {
    const { machines, head, doing } = table(5, { a: 'cub', b: 'cub' });
    machines.run();
    await settle(900);
    expect([head(), doing()]).toEqual([0, 'shows']);
    await settle(200);
    expect(head()).toBe(1);
    machines.setPace(4);
    await settle(300);
    expect(head()).toBe(2);
    machines.skip();
    expect(head()).toBe(3);
  });

  test('what has more to tell is looked at for longer', async () => {
    const { machines, session, head } = table(5, { a: 'cub', b: 'cub' });
    machines.run();
    machines.tell(session.store.getState().revision, 5000);
    await settle(4900);
    expect(head()).toBe(0);
    await settle(200);
    expect(head()).toBe(1);
  });

  test('rests while it is paused, and goes on by single answers', async () => {
    const { machines, head, doing } = table(5, { a: 'cub', b: 'cub' });
    machines.run();
    machines.pause(true);
    await settle();
    expect([head(), doing()]).toEqual([0, 'paused']);
    machines.step();
    expect(head()).toBe(1);
    await settle();
    expect(head()).toBe(1);
    machines.pause(false);
    await settle(2000);
    expect(head()).toBeGreaterThan(1);
  });

  test('takes over and hands back in the middle, and only while its table is there', async () => {
    const { machines, session, asked, head } = table(5, {});
    const leave = machines.run();
    await settle();
    expect(head()).toBe(0);
    session.seat('a', { kind: 'machine', level: 'cub' });
    session.seat('b', { kind: 'machine', level: 'regular' });
    await settle(5000);
    const gone = head();
    expect(gone).toBeGreaterThan(0);
    leave();
    await settle();
    expect(head()).toBe(gone);
    session.seat('a', HUMAN);
    session.seat('b', HUMAN);
    machines.run();
    await settle();
    expect([head(), asked().length > 0]).toEqual([gone, true]);
  });

  test('leaves a game at an earlier point alone until somebody lets it go on', async () => {
    const { machines, session, head, doing } = table(5, { a: 'cub', b: 'cub' });
    const leave = machines.run();
    await settle(20_000);
    const end = head();
    leave();
    expect(session.undo({ agreed: true })).toBeNull();
    machines.run();
    await settle();
    expect([head(), doing()]).toEqual([end - 1, 'held']);
    machines.goOn();
    await settle(2000);
    expect(head()).toBeGreaterThanOrEqual(end);
    expect(doing()).not.toBe('held');
  });
});

test('the program throws the real dice of a bot, and asks no bot for them', async () => {
  const session = createSession(pulpCity);
  const setup = { ...randomSetup('2017', 'starters', 5), dice: 'entered' as const };
  expect(session.start(setup, seatsFor({ a: 'cub', b: 'cub' }))).toEqual([]);
  const machines = createMachines({
    session: session as unknown as MachineParts['session'],
    system: pulpCity as unknown as MachineParts['system'],
    door,
    draw: stream(1),
    untold: 0,
  });
  machines.run();
  await settle(50);
  const { entries } = session.store.getState().journal!;
  const thrown = entries.filter(({ advised }) => advised?.why.key === 'machine.thrown');
  expect(thrown.length).toBeGreaterThan(0);
  expect(PlainWorker.heard.map(({ rest }) => rest)).not.toContainEqual(
    expect.objectContaining({ pending: [expect.objectContaining({ kind: 'enterDice' })] }),
  );
});

describe('undo against a bot', () => {
  const played = async () => {
    const all = table();
    all.machines.run();
    for (let left = 8; left > 0; left -= 1) {
      await settle();
      all.answer();
    }
    await settle();
    return all;
  };

  test('leads to what was decided here last, past all that the bot has answered since; redo leads back', async () => {
    const { session, head, asked, journal } = await played();
    const there = head();
    const question = asked()[0]!.id;
    expect(session.undo({ agreed: true })).toBeNull();
    const own = journal().entries[head()]!;
    expect(own.advised).toBeUndefined();
    expect(own.command).toMatchObject({ type: 'answer', decision: asked()[0]!.id });
    expect(head()).toBeLessThan(there);
    await settle();
    expect(asked()).not.toEqual([]);
    expect(session.redo()).toBeNull();
    expect([head(), asked()[0]!.id]).toEqual([there, question]);
  });

  test('a game comes back from its file with its bots, their reasons, and who is asked', async () => {
    const { session, journal } = await played();
    const again = createSession(pulpCity);
    expect(again.importText(session.exportText()!)).toBeNull();
    const { journal: read, seats } = again.store.getState();
    expect(seats.b).toEqual({ kind: 'machine', level: 'regular' });
    expect(seats.a).toEqual(HUMAN);
    expect(copy(read!.entries)).toEqual(copy(journal().entries));
    expect(again.pendingHere()).toEqual(session.pendingHere());
  });

  test('a link brings the bots along, and leaves their reasons behind', async () => {
    const { journal } = await played();
    const text = shortOf(pulpCity as unknown as AnySystem, journal() as unknown as AnyJournal);
    expect(text).toMatchObject({ ok: true });
    if (!text.ok) return;
    const received = receive(text.value, [{ system: pulpCity as unknown as AnySystem }]);
    expect(received).toMatchObject({ ok: true, value: { agreed: journal().entries.length } });
    if (!received.ok) return;
    const file = JSON.parse(received.value.text);
    expect(file.bots).toEqual({ b: 'regular' });
    expect(file.entries.some((entry: object) => 'advised' in entry)).toBe(false);
  });

  test('a file that names a bot nobody knows leaves its side to people', async () => {
    const { session } = await played();
    const file = JSON.parse(session.exportText()!);
    const again = createSession(pulpCity);
    expect(again.importText(JSON.stringify({ ...file, bots: { b: 'oracle' } }))).toBeNull();
    expect(again.store.getState().seats.b).toEqual(HUMAN);
    expect(again.importText(JSON.stringify({ ...file, bots: 'b' }))?.code).toBe('file.broken');
  });
});

describe('a bot that does not answer', () => {
  test.each<[Mood, string]>([
    ['sleeps', 'machine.late'],
    ['dies', 'machine.died'],
    ['cheats', 'machine.refused'],
  ])('where it %s the players are told, and answer for it or ask again', async (mood, code) => {
    const { machines, asked, head } = table(5, { a: 'regular', b: 'regular' });
    const leave = machines.run();
    await settle(1500);
    PlainWorker.mood = mood;
    await settle(LIMITS.regular * 4);
    expect(machines.store.getState()).toMatchObject({ doing: 'failed', fault: { code } });
    const stopped = head();
    machines.spare();
    expect(asked()).toHaveLength(1);
    machines.takeOver();
    PlainWorker.mood = 'answers';
    leave();
    expect(head()).toBe(stopped);

    const other = table(5, { a: 'regular', b: 'regular' });
    PlainWorker.mood = mood;
    other.machines.run();
    await settle(LIMITS.regular * 4);
    expect(other.doing()).toBe('failed');
    PlainWorker.mood = 'answers';
    other.machines.goOn();
    await settle(3000);
    expect(other.head()).toBeGreaterThan(0);
  });

  test('where the browser has no workers it says so', async () => {
    const session = createSession(pulpCity);
    session.start(randomSetup('2013', 'starters', 5), seatsFor({ a: 'cub', b: 'cub' }));
    const machines = createMachines({
      session: session as unknown as MachineParts['session'],
      system: pulpCity as unknown as MachineParts['system'],
      door: {
        ...door,
        worker: () => {
          throw new Error('no threads');
        },
      },
      draw: stream(1),
      untold: 0,
    });
    machines.run();
    await settle(100);
    expect(machines.store.getState().fault).toMatchObject({
      code: 'machine.noWorker',
      params: { why: 'no threads' },
    });
  });
});

inEditions(['2013', '2017'], (edition) => {
  describe('what a bot is sent', () => {
    const sent = async (game: Encounter) => {
      PlainWorker.heard.length = 0;
      const [decision] = game.rest.pending.filter(({ by }) => by === 'a');
      const { machines, session } = table();
      session.store.setState({ game });
      await machines.advise(decision!, 'regular');
      machines.close();
      const [heard] = PlainWorker.heard;
      expect(heard?.decision).toBe(decision!.id);
      return JSON.stringify(heard);
    };
    const round = (second: string): Encounter =>
      nameRollers(
        scene({
          edition,
          a: { Ace: { at: [6, 6] }, Pal: { at: [8, 6] } },
          b: { Foe: { at: [18, 18] }, Imp: { at: [16, 18] } },
          phase: 'startingRoll',
        }),
        { b: second },
      ).game;

    test('[PC-START-01] tells nothing of what the other side has answered in secret', async () => {
      expect(await sent(round('Imp'))).toBe(await sent(round('Foe')));
    });

    test('tells nothing of the dice to come', async () => {
      const game = round('Imp');
      const other = { ...game, rest: { ...game.rest, dice: pulpCity.fork(game, 77).rest.dice } };
      expect(JSON.stringify(other.rest.dice)).not.toBe(JSON.stringify(game.rest.dice));
      expect(await sent(other as Encounter)).toBe(await sent(game));
    });
  });
});
