/** What was found to hurt, each by name; tests/fuzz/hostile-files.test.ts looks for what was not. */
import { beforeAll, describe, expect, test } from 'vitest';
import { createSession } from '../../src/app/session.ts';
import { randomSetup } from '../../src/cli/random-setup.ts';
import { playOut } from '../../src/simulation/play.ts';
import { copy } from '../../src/simulation/same.ts';
import { encode } from '../../src/storage/codec.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import type { Event } from '../../src/systems/pulp-city/model/events.ts';
import { translate } from '../../src/i18n/translate.ts';
import { faultWords } from '../../src/games/pulp-city/words/faults.ts';

type File = ReturnType<typeof JSON.parse>;

const ENTRIES = 60;
let whole: File = null;

beforeAll(() => {
  const opened = pulpCity.open(randomSetup('2017', 'starters', 8));
  if (!opened.ok) throw new Error(opened.error[0]?.code);
  const { journal } = playOut(pulpCity, opened.value.game, { seed: 8, record: opened.value.events });
  const entries = journal!.entries.slice(0, ENTRIES);
  whole = JSON.parse(encode(pulpCity.id, { ...journal!, entries, head: ENTRIES }));
});

/** The file with more events at the end of its last entry. */
const happening = (...events: readonly (Event | Record<string, unknown>)[]): File => {
  const file = copy(whole);
  file.entries[ENTRIES - 1].events.push(...events);
  return file;
};

function importing(file: File) {
  const session = createSession(pulpCity);
  expect(session.importText(JSON.stringify(whole))).toBeNull();
  const before = session.store.getState();
  const refused = session.importText(JSON.stringify(file));
  const kept = session.store.getState() === before;
  expect(kept, 'a refusal leaves the running game').toBe(refused !== null);
  return { session, refused };
}

const cause = { of: 'agreement' } as const;
const at = { x: 1000, y: 1000, z: 0, inside: null, wall: null };

describe('a game that cannot be is refused with the entry and what is wrong there', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['Health', { type: 'healed', model: 'a1', points: 1, left: -7, cause }, 'models.a1.health is -7'],
    ['Pool', { type: 'apDiscarded', team: 'a', ap: 900 }, 'teams.a.pool is -'],
    ['Fatigue', { type: 'fatigued', card: 'a1', model: null, points: 1e8, cause }, 'cards.a1.fatigue is '],
    ['Power Up', { type: 'powerUpLost', card: 'b1', dice: 50, cause }, 'cards.b1.powerUp is -'],
    [
      'a place',
      { type: 'placed', model: 'a1', at: { ...at, x: -5000 }, why: 'agreement' },
      'model a1 is beside the table',
    ],
    [
      'a room',
      { type: 'placed', model: 'a1', at: { ...at, inside: 'nowhere' }, why: 'agreement' },
      '“nowhere”, which is not there',
    ],
    [
      'a profile',
      { type: 'shapeshifted', card: 'a1', profile: 'nobody', health: [] },
      '“nobody”, which is not there',
    ],
    [
      'a card of an Activation',
      {
        type: 'lastingBegan',
        model: 'a1',
        lasting: { id: 'l', clauses: [], lasts: 'round', from: 'x', owner: 'zz' },
      },
      '“zz”, which is not there',
    ],
  ])('%s', (_, event, words) => {
    const { refused } = importing(happening(event));
    expect(refused).toMatchObject({ code: 'file.cannotBe', params: { entry: `${ENTRIES}` } });
    expect(faultWords(translate('en'), refused!)).toContain(`entry ${ENTRIES}`);
    expect(faultWords(translate('en'), refused!)).toContain(words);
    expect(faultWords(translate('fr'), refused!)).toContain(`l’entrée ${ENTRIES}`);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no model', { type: 'koed', model: 'a99', by: null, cause }, ''],
    ['a model twice', { type: 'modelMade', model: 'a1', card: 'a1', at, health: 1 }, ''],
    [
      'a card twice',
      { type: 'cardJoined', team: 'a', card: 'a1', profile: 'x', level: 1, health: 1, at },
      '',
    ],
    ['no Team', { type: 'apGained', team: 'e', ap: 1, cause }, '.team'],
    ['a Team that does not play', { type: 'apGained', team: 'c', ap: 1, cause }, '.team'],
    [
      'points of a Team that does not play',
      { type: 'citizensRolled', faces: { a: 1, b: 2, c: 3 }, winner: 'b' },
      '.faces',
    ],
    ['no number', { type: 'apGained', team: 'a', ap: '1', cause }, '.ap'],
    ['no such event', { type: 'won' }, '.type'],
    ['a figure beyond all', { type: 'apGained', team: 'a', ap: 1e15, cause }, '.ap'],
  ])('an event that names %s', (_, event, path) => {
    const file = happening(event);
    const index = file.entries[ENTRIES - 1].events.length - 1;
    const { refused } = importing(file);
    expect(refused).toMatchObject({
      code: 'file.entryBroken',
      params: { entry: ENTRIES, path: `events.${index}${path}` },
    });
  });
});

describe('what the rules would not have brought about', () => {
  const overlapping = () => {
    const file = copy(whole);
    const { session } = importing(whole);
    const models = Object.values(session.store.getState().game!.state.models);
    const [one, other] = models.filter(({ status, card }) => status === 'table' && card.startsWith('a'));
    const { x, y, z, inside, wall } = other!;
    file.entries[ENTRIES - 1].events.push({
      type: 'placed',
      model: one!.id,
      at: { x, y, z, inside, wall },
      why: 'power',
    });
    return file;
  };

  test('is refused in a file', () => {
    const { refused } = importing(overlapping());
    expect(refused).toMatchObject({ code: 'file.cannotBe', params: { why: 'state.stands' } });
  });

  test('is told of a save of this device, which is opened', () => {
    const session = createSession(pulpCity);
    expect(session.importFile(overlapping())).toBeNull();
    const { warnings, game } = session.store.getState();
    expect(game).not.toBeNull();
    expect(warnings.map(({ code }) => code)).toEqual(['file.odd']);
    expect(faultWords(translate('en'), warnings[0]!)).toMatch(
      /stands where nothing can stand\. By the rules/,
    );
    expect(faultWords(translate('fr'), warnings[0]!)).toMatch(/ne peut se tenir\. Les règles/);
  });

  test('is taken where the players agreed on something', () => {
    const file = overlapping();
    file.entries[10].command = { type: 'adjust', changes: [] };
    expect(importing(file).refused).toBeNull();
  });

  test('is refused where they have changed nothing but who throws real dice', () => {
    const file = overlapping();
    const changes = [{ what: 'realDice', team: 'a', to: true }];
    file.entries[10].command = { type: 'adjust', changes };
    expect(importing(file).refused).not.toBeNull();
  });
});

describe('what is in flight', () => {
  const inFlight = (change: (rest: File) => void) => {
    const file = copy(whole);
    change(file.entries[ENTRIES - 1].rest);
    return importing(file);
  };

  test.each<[string, (rest: File) => void]>([
    ['in no step', (rest) => (rest.stack.at(-1).step = 'nowhere')],
    ['in no procedure', (rest) => (rest.stack[0].proc = 'nothing')],
    ['with a local of another kind', (rest) => (rest.stack[0].team = 7)],
    ['with a question of another kind', (rest) => (rest.pending[0].kind = 'riddle')],
    ['with a question that shows nothing', (rest) => (rest.pending = [{ id: 'q1', kind: 'act', by: 'a' }])],
  ])('%s is dropped and said, and the game goes on', (_, change) => {
    const { session, refused } = inFlight(change);
    expect(refused).toBeNull();
    expect(session.store.getState().warnings.map(({ code }) => code)).toEqual(['file.restDropped']);
    expect(session.isStalled()).toBe(true);
    expect(session.dispatch({ type: 'skip' })).toBeNull();
    expect(session.pendingHere().length).toBeGreaterThan(0);
  });

  test('behind the head is dropped when an undo comes to it', () => {
    const file = copy(whole);
    file.entries[ENTRIES - 2].rest.stack[0].step = 'nowhere';
    const { session, refused } = importing(file);
    expect(refused).toBeNull();
    expect(session.goTo(ENTRIES - 1, { agreed: true })).toBeNull();
    expect(session.isStalled()).toBe(true);
  });
});

test('a mistake of the engine is told, and leaves the game as it was', () => {
  const broken: typeof pulpCity = {
    ...pulpCity,
    execute: () => {
      throw new TypeError('no model a9');
    },
  };
  const session = createSession(broken);
  expect(session.importText(JSON.stringify(whole))).toBeNull();
  const before = session.store.getState();
  expect(session.dispatch({ type: 'skip' })).toEqual({
    code: 'engine.failed',
    params: { what: 'no model a9' },
  });
  expect(session.store.getState()).toBe(before);
});

test('a card under the id of another is refused with the set-up', () => {
  const file = copy(whole);
  const [one, other] = Object.keys(file.setup.profiles) as [string, string];
  const { profiles } = file.setup;
  [profiles[one], profiles[other]] = [profiles[other], profiles[one]];
  const { refused } = importing(file);
  const at = `profiles.${one}.id`;
  expect(refused).toMatchObject({
    code: 'file.setupRefused',
    params: { why: 'setup.form', at, given: other },
  });
});

test('who was inside of a piece that is taken away by agreement is inside of nothing', () => {
  const { session } = importing(whole);
  const { state } = session.store.getState().game!;
  const room = Object.values(state.pieces).find(
    ({ enterable, health }) => enterable && health !== undefined,
  )!;
  const model = Object.values(state.models).find(({ status }) => status === 'table')!.id;
  const inside = { x: 300_000, y: 300_000, z: 0, inside: room.id, wall: null };
  const changes = [
    { what: 'position', model, at: inside },
    { what: 'pieceHealth', piece: room.id, to: 0 },
  ] as const;
  expect(session.dispatch({ type: 'adjust', changes: [...changes] })).toBeNull();
  expect(session.store.getState().game?.state.models[model]?.inside).toBeNull();
  expect(importing(JSON.parse(session.exportText()!)).refused).toBeNull();
  const clinging = { what: 'position', model, at: { ...inside, inside: null, wall: 'nothing' } } as const;
  expect(session.dispatch({ type: 'adjust', changes: [clinging] })).toMatchObject({ code: 'adjust.unknown' });
});
