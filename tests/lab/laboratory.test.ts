import { describe, expect, test } from 'vitest';
import { libraryOf } from '../../src/cli/library/cards.ts';
import { answerOf } from '../../src/lab/answer.ts';
import { csvOf } from '../../src/lab/csv.ts';
import { dealOf } from '../../src/lab/deal.ts';
import { partsOf, pointsOf } from '../../src/lab/parts.ts';
import { allShards, merge, reachedIn, type ShardResult, shardKey, shardsLeft } from '../../src/lab/shards.ts';
import { matchUpsOf, type Study } from '../../src/lab/study.ts';
import { worthSeeing } from '../../src/lab/worth-seeing.ts';
import { verify } from '../../src/simulation/verify.ts';
import { decode, encode } from '../../src/storage/codec.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import { lab, LISTS, played, readyTeam, starterStudy } from './support.ts';

const small = starterStudy({
  games: 12,
  mirror: 4,
  factors: { plot: ['smackdown', 'quest'], table: ['crossroads', 'docks'] },
});
const done = played(small);

describe('a study', () => {
  test('is read as it was written', () => {
    const read = lab.readStudy(JSON.parse(JSON.stringify(small)));
    expect(read).toEqual({ ok: true, value: small });
  });

  test('deals both seats of a pair the same dice', () => {
    const [question] = matchUpsOf(small);
    const [one, other] = [dealOf(small, question!, 6), dealOf(small, question!, 7)];
    expect(other).toMatchObject({ seed: one.seed, at: one.at, chances: one.chances });
    expect([one.lists, other.lists]).toEqual([
      { a: 'a', b: 'b' },
      { a: 'b', b: 'a' },
    ]);
    expect([one.first, other.first]).toEqual(['a', 'b']);
    expect(dealOf(small, question!, 8).seed).not.toBe(one.seed);
    expect(dealOf({ ...small, seed: 2 }, question!, 6).seed).not.toBe(one.seed);
  });

  test('deals the mirror dice of its own for each seat, or it would play one Encounter twice', () => {
    const [, mirror] = matchUpsOf(small);
    const [one, other] = [dealOf(small, mirror!, 6), dealOf(small, mirror!, 7)];
    expect(other.at).toEqual(one.at);
    expect([one.first, other.first]).toEqual(['a', 'b']);
    expect(other.seed).not.toBe(one.seed);
    expect(other.chances).not.toEqual(one.chances);
  });

  test('takes each combination of Plot and table as often as any other', () => {
    const [question] = matchUpsOf(small);
    const seen = [0, 2, 4, 6].map((number) => {
      const { plot, table } = dealOf(small, question!, number).at;
      return `${plot} ${table}`;
    });
    expect(new Set(seen).size).toBe(4);
    expect(dealOf(small, question!, 8).at).toEqual(dealOf(small, question!, 0).at);
  });

  test('with a changed list has it play wherever the first one plays', () => {
    const study = starterStudy({ variant: 'c', against: ['b', 'd'], mirror: 2 });
    expect(matchUpsOf(study).map(({ id, why }) => `${id} ${why}`)).toEqual([
      'a-b question',
      'a-d question',
      'c-b variant',
      'c-d variant',
      'a-a mirror',
    ]);
    const headOn = matchUpsOf(starterStudy({ variant: 'c', against: [] }));
    expect(headOn.map(({ id, why }) => `${id} ${why}`)).toEqual(['a-c question']);
  });
});

describe('shards', () => {
  test('come to the same in any order, any number of times', () => {
    const results = [...done.values()];
    const merged = merge(results.toReversed(), results, done);
    expect(answerOf(small, merged)).toEqual(answerOf(small, done));
    expect(csvOf(small, merged)).toBe(csvOf(small, done));
  });

  test('come to the same when they are played again from the study as it is sent', () => {
    const sent = JSON.parse(JSON.stringify(small)) as Study;
    expect(lab.readStudy(sent).ok).toBe(true);
    const shard = allShards(sent)[1]!;
    expect(JSON.stringify(lab.runShard(sent, shard))).toBe(JSON.stringify(done.get(shardKey(shard))));
  });

  test('that are missing are played first to last, and count once there is no gap before them', () => {
    const all = allShards(small);
    expect(all.map(shardKey)).toEqual(['a-b:0-4', 'a-a:0-2', 'a-b:4-6']);
    const late = merge([done.get('a-b:4-6')!]);
    expect(shardsLeft(small, late).map(shardKey)).toEqual(['a-b:0-4', 'a-a:0-2']);
    expect(answerOf(small, late)).toMatchObject({ games: 0, wanted: 16, whole: false });
    expect(shardsLeft(small, done)).toEqual([]);
    expect(answerOf(small, done)).toMatchObject({ games: 16, wanted: 16, whole: true });
  });

  test('of a match-up that tells enough are left out, whatever else has been played', () => {
    const study = starterStudy({ games: 200, until: 'told' });
    const [question] = matchUpsOf(study);
    const won = allShards(study).map((shard): ShardResult => {
      const [example] = done.get('a-b:0-4')!.results;
      const numbers = Array.from({ length: 8 }, (_, at) => shard.from * 2 + at);
      return { shard, results: numbers.map((number) => ({ ...example!, number, score: 1 })), failures: [] };
    });
    const reached = reachedIn(study, question!, merge(won));
    expect(reached).toMatchObject({ stop: 'above', games: 40 });
    expect(shardsLeft(study, merge(won.slice(0, 5)))).toEqual([]);
    expect(shardsLeft(study, merge(won.slice(0, 4))).length).toBe(21);
    expect(answerOf(study, merge(won))).toEqual(answerOf(study, merge(won.slice(0, 5))));
  });
});

describe('the answer', () => {
  const answer = answerOf(small, done);
  const [question] = answer.matchUps;

  test('counts every Encounter once, by Plot, table and first Turn', () => {
    expect(answer.failures).toEqual([]);
    expect(question).toMatchObject({ games: 12, wanted: 12, score: { games: 12, pairs: 6 } });
    for (const cells of Object.values(question!.by)) {
      expect(cells.reduce((sum, { games }) => sum + games, 0)).toBe(12);
      expect(cells.reduce((sum, { games, score }) => sum + games * score, 0)).toBeCloseTo(
        12 * question!.score.score,
        9,
      );
    }
    const { first, second } = question!.firstTurn;
    expect(first.games + second.games).toBe(12);
    expect(answer.chance.comparisons).toBe(1 + 4);
    expect(answer.together).toBe(null);
    expect(answer.conduct.refused).toBe(0);
  });

  test('has the mirror beside it', () => {
    expect(answer.mirror?.score.games).toBe(4);
    expect(answer.matchUps.map(({ matchUp }) => matchUp.why)).toEqual(['question', 'mirror']);
  });

  test('compares a changed list on the same seeds', () => {
    const { field: _, ...rest } = starterStudy({ games: 4 });
    const study = { ...rest, variant: 'c', field: starterStudy({}, { ...LISTS, c: LISTS.a }).field };
    const same = answerOf(study, played(study));
    // The variant is the list itself: on the same seeds it does the very same.
    expect(same.swap?.together).toMatchObject({ pairs: 2, difference: 0, low: 0, high: 0 });
  });

  test('tells what each card does, and what it never does', () => {
    const parts = partsOf(small, done, 'a', lab.abilities(small, 'a'));
    expect(parts.map(({ part }) => part)).toEqual(LISTS.a.cards.map(({ profile }) => profile));
    expect(parts.every(({ games, acted }) => games === 12 && acted > 0)).toBe(true);
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    for (const { neverUsed, used } of parts)
      expect(used.filter(({ name }) => neverUsed.includes(name))).toEqual([]);
    const points = pointsOf(small, done);
    expect(points.reduce((sum, { first }) => sum + first, 0)).toBeCloseTo(1, 9);
  });

  test('is a table for other programs', () => {
    const lines = csvOf(small, done).trimEnd().split('\r\n');
    expect(lines.length).toBe(1 + 16);
    const [head, ...rows] = lines.map((line) => line.split(','));
    expect(rows.every(({ length }) => length === head!.length)).toBe(true);
    const score = head!.indexOf('score');
    const total = rows.slice(0, 12).reduce((sum, row) => sum + Number(row[score]), 0);
    expect(total / 12).toBeCloseTo(question!.score.score, 9);
  });
});

describe('an Encounter of a study', () => {
  test('opens as a replay that ends as was counted', () => {
    const seen = worthSeeing(small, done);
    expect(seen.length).toBeGreaterThan(1);
    expect(new Set(seen.map(({ result }) => result.number)).size).toBe(seen.length);
    const { result } = seen[0]!;
    const journal = lab.replay(small, result)!;
    const loaded = decode(pulpCity, encode(pulpCity.id, journal));
    expect(loaded.ok).toBe(true);
    if (!loaded.ok) return;
    const { game } = loaded.value;
    const seat = result.seat;
    expect(game.state.outcome?.winner === seat ? 1 : game.state.outcome?.winner === 'tie' ? 0.5 : 0).toBe(
      result.score,
    );
    expect(game.state.teams[seat].agendaPoints).toBe(result.first.points);
    const opened = pulpCity.open(loaded.value.journal.setup, 'begun');
    expect(opened.ok && verify(pulpCity, opened.value, loaded.value.journal)).toEqual([]);
  });
});

test('a card of which not everything is carried out is allowed, and said beside the result', () => {
  const { supremes, minions } = libraryOf('2017');
  const card = [...supremes, ...minions].find(({ powers }) =>
    powers.some(({ coverage }) => coverage !== 'full'),
  );
  const list = { name: 'Half', cards: [...LISTS.a.cards, { profile: card?.id ?? '' }] };
  const { field, ...rest } = starterStudy({}, { a: list, b: LISTS.b });
  const study = { ...rest, field: { ...(field as object), free: true } };
  expect(lab.readStudy(study).ok).toBe(true);
  expect(lab.remarks(study)).toEqual([{ code: 'unwholeCard', params: { card: card?.name } }]);
  expect(lab.remarks(small)).toEqual([]);
});

describe('a study that cannot be played is refused with one reason', () => {
  const refused = (given: unknown): readonly string[] => {
    const read = lab.readStudy(given);
    return read.ok ? [] : read.error.map(({ code }) => code);
  };

  test.each<[string, unknown, string]>([
    ['no study', { hello: 1 }, 'study.foreign'],
    ['another version', { ...small, version: 2 }, 'study.otherVersion'],
    ['another game', { ...small, game: 'chess' }, 'study.otherGame'],
    ['other rules', { ...small, rules: 999 }, 'study.otherRules'],
    ['an unknown bot', { ...small, bots: { list: 'oracle', against: 'random' } }, 'study.noBot'],
    ['an odd number', { ...small, games: 7 }, 'study.form'],
    ['too many Encounters', { ...small, games: 1502 }, 'study.form'],
    ['nothing asked', { ...small, against: [], mirror: 0 }, 'study.nothingAsked'],
    ['one list twice', { ...small, against: ['a'] }, 'study.sameList'],
    ['a list that there is not', { ...small, against: ['z'] }, 'study.noList'],
    [
      'a table that there is not',
      { ...small, factors: { ...small.factors, table: ['moon'] } },
      'study.noTable',
    ],
    [
      'a Plot that there is not',
      { ...small, factors: { ...small.factors, plot: ['airDrop'] } },
      'setup.plot',
    ],
    ['something else in turn', { ...small, factors: { ...small.factors, moon: ['full'] } }, 'study.form'],
    ['a part missing', { ...small, field: {} }, 'study.form'],
    [
      'another edition',
      { ...small, field: { ...(small.field as object), edition: '2020' } },
      'setup.edition',
    ],
  ])('%s', (_, given, code) => {
    expect(refused(given)).toEqual([code]);
  });

  test('a list of another Level', () => {
    const study = starterStudy({}, { a: LISTS.a, b: readyTeam('level9-heroes') });
    expect(refused(study)).toEqual(['study.otherLevel']);
  });

  test('an illegal list, by its name, with the rule behind it', () => {
    const twice = { name: 'Twice', cards: [...LISTS.a.cards.slice(0, 2), LISTS.a.cards[0]!] };
    const read = lab.readStudy(starterStudy({}, { a: LISTS.a, b: twice }));
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(['study.illegal', 'study.otherLevel']).toContain(read.error[0]?.code);
    expect(read.error[0]?.params['team']).toBe('Twice');
  });

  test('a card that there is not', () => {
    const strange = { name: 'Strange', cards: [...LISTS.a.cards, { profile: 'nobody' }] };
    expect(refused(starterStudy({}, { a: LISTS.a, b: strange }))).toEqual(['study.noCard']);
  });

  test('a study of which a part is missing', () => {
    const { field: _, ...cut } = small;
    expect(refused(cut)).toEqual(['study.form']);
  });
});
