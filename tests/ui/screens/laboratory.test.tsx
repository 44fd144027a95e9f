import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { playedBefore } from '../../../src/games/pulp-city/laboratory/question.ts';
import { Verdict } from '../../../src/games/pulp-city/laboratory/Verdict.tsx';
import { MatchUps } from '../../../src/games/pulp-city/laboratory/MatchUps.tsx';
import { answerOf } from '../../../src/lab/answer.ts';
import { merge } from '../../../src/lab/shards.ts';
import type { Study } from '../../../src/lab/study.ts';
import { LIBRARY } from '../../../src/systems/pulp-city/tables/library/library.ts';
import { instantStudy, playedAtOnce } from '../../lab/instant.ts';
import { appFor, renderIn } from '../panels/around.tsx';

afterEach(cleanup);

const team = (name: string) => ({ name, cards: [] });

const study = (change: Partial<Study> = {}): Study =>
  instantStudy({
    factors: { plot: ['quest', 'smackdown'], table: ['crossroads'] },
    field: {
      edition: '2017',
      level: 6,
      lists: { a: team('Watch'), v: team('Other Watch'), b: team('Shelter'), c: team('Parade') },
      profiles: {},
      tables: [],
      agendas: false,
    },
    ...change,
  });

const words = (asked: Study, share = 1): string => {
  const all = [...playedAtOnce(asked).values()];
  const answer = answerOf(asked, merge(all.slice(0, Math.round(share * all.length))));
  const view = renderIn(
    appFor({ want: null }),
    <Verdict study={asked} answer={answer} doing={share < 1 ? 'playing' : 'over'} />,
  );
  const said = screen.getAllByRole('heading').map((one) => one.textContent);
  view.unmount();
  return said.join(' | ');
};

test('nothing is claimed before all is played, and then only what the interval says', () => {
  expect(words(study(), 0)).toBe('Is Watch better than Shelter? Nothing is known yet.');
  expect(words(study({ games: 400 }), 0.1)).toMatch(
    /^Cannot tell yet, with 40 of 400 Encounters played\. So far Watch wins \d\d% against Shelter/,
  );
  expect(words(study({ games: 400 }), 0.5)).toMatch(
    /^Not done yet, with 200 of 400 Encounters played\. So far Watch wins 6\d% against Shelter, between \d\d and \d\d%; who is better is said at the end\.$/,
  );
  expect(words(study({ games: 1500, until: 'told' }), 0.02)).toMatch(
    /with \d\d of at most 1,?500 Encounters/,
  );
  expect(words(study({ games: 400 }))).toMatch(
    /^Watch is better than Shelter: 6\d%, between \d\d and \d\d%\.$/,
  );
  expect(words(study({ games: 8 }))).toMatch(/^8 Encounters cannot tell Watch from Shelter: 63%/);
  expect(words(study({ games: 400, against: ['b', 'c'] }))).toMatch(/^Watch is better than the lists it met/);
});

test('a swap is compared on the same seeds before the match-up is told', () => {
  const said = words(study({ games: 40, variant: 'v' }));
  expect(said).toMatch(/^Cannot tell: Other Watch stands at \+0 points beside Watch.* \| /);
});

test('every match-up stands in a table with its interval, by Plot, the check among them', () => {
  const asked = study({ games: 200, mirror: 40, against: ['b', 'c'] });
  const answer = answerOf(asked, playedAtOnce(asked));
  renderIn(appFor({ want: null }), <MatchUps study={asked} answer={answer} tables={LIBRARY} />);
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toHaveLength(5);
  expect(rows[0]).toContain('Quest');
  expect(rows[1]).toMatch(/^Shelter.*200 of 200 Encounters.*clearly above half/);
  expect(rows[3]).toMatch(/^Itself \(mirror check\)/);
  expect(rows[4]).toMatch(/^All together/);
});

test('asked again with a swap, what was played before is taken over, and only where it is the same', () => {
  const before = study({ games: 40 });
  const done = playedAtOnce(before);
  const next = study({ games: 40, variant: 'v' });
  expect(playedBefore(before, done, next)).toEqual([...done.values()]);
  expect(playedBefore(before, done, { ...next, seed: 2 })).toEqual([]);
  const swapped = playedAtOnce(next);
  const own = playedBefore(next, swapped, next).map(({ shard }) => shard.matchUp);
  expect([...new Set(own)]).toEqual(['a-b']);
});
