import { expect, test, vi } from 'vitest';
import { createDocuments } from '../../src/app/documents.ts';
import { createStudyRun, type RunState } from '../../src/app/study-run.ts';
import { createStudyShelf, type StudyShelf } from '../../src/app/study-shelf.ts';
import { answerOf } from '../../src/lab/answer.ts';
import { type Order, serveLaboratory, type Word } from '../../src/lab/desk.ts';
import { memoryDocuments } from '../../src/storage/document-shelf.ts';
import { instantLab, instantStudy, playedAtOnce } from '../lab/instant.ts';

/** A worker inside the test, which hears and answers in turns of the event loop. */
function worker(dies: () => boolean): Worker {
  const ears = new Map<string, ((event: unknown) => void)[]>();
  const tell = (kind: string, event: unknown): void => {
    for (const ear of ears.get(kind) ?? []) ear(event);
  };
  let ended = false;
  const port = {
    onmessage: null as ((message: { readonly data: Order }) => void) | null,
    postMessage: (data: Word) =>
      void setTimeout(() => {
        if (!ended) tell('message', { data: structuredClone(data) });
      }),
  };
  serveLaboratory(instantLab, port, (work) => {
    setTimeout(() => {
      if (ended) return;
      if (dies()) tell('error', {});
      else work();
    });
  });
  const made: Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'> = {
    addEventListener: (kind: string, ear: unknown) =>
      void ears.set(kind, [...(ears.get(kind) ?? []), ear as (event: unknown) => void]),
    postMessage: (data: unknown) =>
      void setTimeout(() => port.onmessage?.({ data: structuredClone(data) as Order })),
    terminate: () => {
      ended = true;
    },
  };
  return made as Worker;
}

function laboratoryOf({ desks = 2, dies = (): boolean => false, shelf = memoryShelf() } = {}) {
  let ids = 0;
  const run = createStudyRun({
    worker: () => worker(dies),
    desks,
    shelf: async () => shelf,
    now: () => 1,
    freshId: () => `study${(ids += 1)}`,
  });
  const until = (wanted: (state: RunState) => boolean): Promise<void> =>
    vi.waitFor(() => expect(wanted(run.store.getState())).toBe(true), { timeout: 60_000, interval: 5 });
  return { run, shelf, until };
}

function memoryShelf(): StudyShelf {
  let ids = 0;
  const parts = { now: () => 1, freshId: () => `own${(ids += 1)}`, channel: null };
  return createStudyShelf(createDocuments(memoryDocuments(), parts));
}

const STUDY = instantStudy({ mirror: 8 });

test('several workers come to the answer that one would have come to', async () => {
  const { run, until } = laboratoryOf();
  expect(await run.ask(STUDY)).toBe(true);
  await until(({ doing }) => doing === 'over');
  const { answer, done, unkept } = run.store.getState();
  expect(done).toEqual(new Map([...playedAtOnce(STUDY)].filter(([key]) => done.has(key))));
  expect(answer).toEqual(answerOf(STUDY, playedAtOnce(STUDY)));
  expect(unkept).toBe(false);
});

test('a study that was left goes on where it was, in whatever page opens it', async () => {
  const shelf = memoryShelf();
  const before = laboratoryOf({ shelf, desks: 1 });
  // As soon as the first shard is whole: the worker goes on at once with the next.
  before.run.store.subscribe(({ done, doing }) => {
    if (done.size > 0 && doing === 'playing') before.run.pause();
  });
  await before.run.ask(STUDY);
  await vi.waitFor(async () => expect((await shelf.list())[0]).toMatchObject({ paused: true, games: 8 }));
  before.run.close();

  const after = laboratoryOf({ shelf });
  const [kept] = await after.run.list();
  if (kept === undefined) throw new Error('nothing was kept');
  expect(await after.run.open(kept)).toBe(true);
  expect(after.run.store.getState()).toMatchObject({ doing: 'paused', answer: { games: 8 } });
  after.run.goOn();
  await after.until(({ doing }) => doing === 'over');
  expect(after.run.store.getState().answer).toEqual(answerOf(STUDY, playedAtOnce(STUDY)));

  await after.run.remove(kept.id);
  expect(await after.run.list()).toEqual([]);
  expect(await shelf.shards(kept.id)).toEqual([]);
  expect(after.run.store.getState().doing).toBe('nothing');
});

test('workers that die are told of, and what was reached is gone on with', async () => {
  let works = 0;
  const { run, until } = laboratoryOf({ desks: 1, dies: () => (works += 1) === 6 });
  await run.ask(STUDY);
  await until(({ doing }) => doing === 'failed');
  expect(run.store.getState()).toMatchObject({ faults: [{ code: 'study.died' }], answer: { games: 8 } });
  run.goOn();
  await until(({ doing }) => doing === 'over');
  expect(run.store.getState().answer).toEqual(answerOf(STUDY, playedAtOnce(STUDY)));
});

test('what cannot be asked is refused, and what was asked before stays', async () => {
  const { run, shelf, until } = laboratoryOf();
  expect(await run.ask({ ...STUDY, rules: 0 })).toBe(false);
  expect(run.store.getState()).toMatchObject({ doing: 'nothing', refused: [{ code: 'study.otherRules' }] });
  expect(await shelf.list()).toEqual([]);
  await run.ask(STUDY);
  await until(({ doing }) => doing === 'over');
  expect(await run.ask({ ...STUDY, rules: 0 })).toBe(false);
  expect(run.store.getState()).toMatchObject({
    doing: 'over',
    answer: answerOf(STUDY, playedAtOnce(STUDY)),
    refused: [{ code: 'study.otherRules' }],
  });
  expect(await shelf.list()).toHaveLength(1);
});

test('an Encounter comes back as the text of a file', async () => {
  const { run, until } = laboratoryOf({ desks: 1 });
  expect(await run.replay({ matchUp: 'a-b', number: 0 })).toMatchObject({ ok: false });
  await run.ask(instantStudy({ games: 2 }));
  await until(({ doing }) => doing === 'over');
  const text = await run.replay({ matchUp: 'a-b', number: 0 });
  if (!text.ok) throw new Error(text.error.code);
  expect(JSON.parse(text.value)).toMatchObject({ system: 'pulp-city', edition: '2017' });
  expect(await run.replay({ matchUp: 'a-b', number: 1 })).toMatchObject({ ok: true });
});
