import { expect, test } from 'vitest';
import { type DeskPort, type Order, serveLaboratory, type Word } from '../../src/lab/desk.ts';
import { readRecord, readShards } from '../../src/lab/record.ts';
import { allShards, shardKey } from '../../src/lab/shards.ts';
import { copy } from '../../src/simulation/same.ts';
import { instantLab, instantStudy, playedAtOnce } from './instant.ts';
import { lab, starterStudy } from './support.ts';

/** A laboratory that is asked by hand: `tick` lets it do one piece of work. */
function desk(asked: Parameters<typeof serveLaboratory>[0] = instantLab) {
  const told: Word[] = [];
  const work: (() => void)[] = [];
  const port: DeskPort = { onmessage: null, postMessage: (word) => void told.push(copy(word)) };
  serveLaboratory(asked, port, (next) => void work.push(next));
  const ask = (order: Order): void => port.onmessage?.({ data: copy(order) });
  return {
    ask,
    tick: () => work.shift()?.(),
    waiting: () => work.length,
    told: <K extends Word['say']>(say: K) =>
      told.filter((word): word is Extract<Word, { say: K }> => word.say === say),
  };
}

const STUDY = instantStudy({ games: 4 });

test('what is asked of a worker is what the laboratory would have played', () => {
  const study = starterStudy({ games: 2 });
  const { ask, tick, told } = desk(lab);
  expect(told('ready')).toHaveLength(1);
  ask({ ask: 'read', id: 3, given: study });
  expect(told('read')).toMatchObject([{ id: 3, study }]);
  const [shard] = allShards(study);
  if (shard === undefined) throw new Error('nothing to play');
  ask({ ask: 'shard', shard });
  tick();
  const result = lab.runShard(study, shard);
  expect(told('shard')).toEqual([{ say: 'shard', result }]);
  expect(readShards(study, [copy(result)])).toMatchObject({ unread: 0 });
  ask({ ask: 'replay', id: 4, place: { matchUp: shard.matchUp, number: 1 } });
  const [{ journal } = { journal: null }] = told('replay');
  expect(journal).toEqual(copy(lab.replay(study, { matchUp: shard.matchUp, number: 1 })));
});

test('work rests between two Encounters, and goes on where it rested', () => {
  const { ask, tick, told } = desk();
  ask({ ask: 'read', id: 1, given: STUDY });
  const [shard] = allShards(STUDY);
  if (shard === undefined) throw new Error('nothing to play');
  ask({ ask: 'shard', shard });
  tick();
  expect(told('pairs')).toEqual([{ say: 'pairs', shard: shardKey(shard), pairs: 1 }]);
  ask({ ask: 'rest', rest: true });
  tick();
  tick();
  expect(told('shard')).toEqual([]);
  ask({ ask: 'rest', rest: false });
  tick();
  expect(told('shard')).toHaveLength(1);
});

test('a study that cannot be played is refused with all that is wrong', () => {
  const { ask, told, waiting } = desk();
  ask({ ask: 'replay', id: 1, place: { matchUp: 'a-b', number: 0 } });
  ask({ ask: 'read', id: 2, given: { ...STUDY, version: 99 } });
  ask({ ask: 'read', id: 3, given: { ...STUDY, rules: 7 } });
  expect(told('refused').map(({ id, faults }) => [id, faults.map(({ code }) => code)])).toEqual([
    [1, ['study.notRead']],
    [2, ['study.otherVersion']],
    [3, ['study.otherRules']],
  ]);
  expect(waiting()).toBe(0);
});

test('what has been played is read again, and what was tampered with is left out', () => {
  const study = instantStudy({ games: 16 });
  const done = playedAtOnce(study);
  const shards = copy([...done.values()]);
  const record = readRecord(copy({ study, answer: null, shards }));
  if (!record.ok) throw new Error(record.error.code);
  expect(readShards(study, record.value.shards)).toEqual({ done, unread: 0 });
  const [first, second] = shards;
  const bad = [
    { ...first, results: first?.results.slice(1) },
    { ...second, shard: { ...second?.shard, from: 1 } },
    { ...first, results: first?.results.map((one) => ({ ...one, score: 7 })) },
    'nothing',
  ];
  expect(readShards(study, [...bad, second])).toEqual({
    done: new Map([...done].slice(1)),
    unread: bad.length,
  });
});

test('a study alone is a record of which nothing has been played', () => {
  expect(readRecord(STUDY)).toEqual({ ok: true, value: { study: STUDY, shards: [] } });
  expect(readRecord({ study: STUDY, shards: 4 })).toMatchObject({
    ok: false,
    error: { code: 'study.foreign' },
  });
});
