import { expect, test } from 'vitest';
import { createSession } from '../../src/app/session.ts';
import { stream } from '../../src/kernel/dice/generator.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import type { DecisionFor } from '../../src/systems/pulp-city/model/frames.ts';
import type { EventOf } from '../../src/systems/pulp-city/model/events.ts';
import type { TeamId } from '../../src/systems/pulp-city/model/ids.ts';
import { situationFile } from '../browser/support/situation.ts';

/** Ace beside Nuke, about to shoot, with dice as they are wished for. */
function table(dice: 'digital' | 'entered') {
  const session = createSession(pulpCity);
  const file = situationFile({
    edition: '2017',
    a: { 'ace-of-wraiths': [9, 12] },
    b: { nuke: [13, 12], anansi: [13, 18] },
    dice,
  });
  expect(session.importText(file)).toBeNull();
  const game = () => {
    const { game: now } = session.store.getState();
    if (now === null) throw new Error('no game on the table');
    return now;
  };
  const fresh = () => session.store.getState().fresh;
  const answer = (id: string, given: unknown) =>
    session.dispatch({ type: 'answer', decision: id, answer: given });
  return {
    session,
    game,
    answer,
    real: (team: TeamId, to: boolean) =>
      session.dispatch({ type: 'adjust', changes: [{ what: 'realDice', team, to }] }),
    /** Plays until dice are asked for, or thrown. */
    shoot(seed = SEED): void {
      const draw = stream(seed);
      for (let left = 400; left > 0; left -= 1) {
        const [decision] = game().rest.pending;
        if (decision === undefined || decision.kind === 'enterDice') return;
        answer(decision.id, pulpCity.sample(game(), decision, draw));
        if (fresh().some(({ type }) => type === 'rolled')) return;
      }
    },
    dice: () =>
      game().rest.pending.filter((one): one is DecisionFor<'enterDice'> => one.kind === 'enterDice'),
    rolled: () => fresh().find((event): event is EventOf<'rolled'> => event.type === 'rolled'),
  };
}

type Table = ReturnType<typeof table>;

/** Play by chance from which the first roll is one of a model against another. */
const SEED =
  Array.from({ length: 60 }, (_, seed) => seed + 1).find((seed) => {
    const at = table('entered');
    at.shoot(seed);
    return at.dice().length === 2 && at.dice().some(({ groups }) => groups[0]?.label === 'attack');
  }) ?? 0;

/** All dice of a side show this face. */
function enter({ dice, answer }: Table, team: TeamId, face: number): void {
  const asked = dice().find(({ by }) => by === team);
  if (asked === undefined) throw new Error(`${team} is not asked for dice`);
  const faces = asked.groups.map(({ count }) => Array<number>(count).fill(face));
  expect(answer(asked.id, faces)).toBeNull();
}

test('[PC-ROLL-01] with real dice both sides are asked at once, and the roll is what both have entered', () => {
  const at = table('entered');
  at.shoot();
  expect(
    at
      .dice()
      .map(({ by }) => by)
      .toSorted(),
  ).toEqual(['a', 'b']);
  enter(at, 'b', 2);
  expect(at.rolled()).toBeUndefined();
  enter(at, 'a', 5);
  expect(new Set(at.rolled()?.attack.faces)).toEqual(new Set([5]));
  expect(new Set(at.rolled()?.defence?.faces)).toEqual(new Set([2]));
});

test.each([
  ['digital', 'a', true],
  ['digital', 'b', true],
  ['entered', 'a', false],
  ['entered', 'b', false],
] as const)(
  '[PC-ROLL-01] from %s dice on, %s changes to real dice: %s, and one roll is of both kinds',
  (dice, team, to) => {
    const at = table(dice);
    expect(at.real(team, to)).toBeNull();
    at.shoot();
    const other = team === 'a' ? 'b' : 'a';
    const [real, drawn] = to ? ([team, other] as const) : ([other, team] as const);
    expect(at.dice().map(({ by }) => by)).toEqual([real]);
    enter(at, real, 4);
    const sides = { a: at.rolled()?.attack.faces, b: at.rolled()?.defence?.faces };
    expect(new Set(sides[real])).toEqual(new Set([4]));
    expect(sides[drawn]?.length).toBeGreaterThan(0);
  },
);

test('[PC-ROLL-01] whoever takes real dice back enters them anew against the same dice of the program, without consent', () => {
  const at = table('digital');
  at.real('a', true);
  at.shoot();
  enter(at, 'a', 1);
  const against = at.rolled()?.defence?.faces;
  expect(at.session.undo()).toBeNull();
  expect(at.dice().map(({ by }) => by)).toEqual(['a']);
  enter(at, 'a', 6);
  expect(new Set(at.rolled()?.attack.faces)).toEqual(new Set([6]));
  expect(at.rolled()?.defence?.faces).toEqual(against);
});

test('[PC-ROLL-01] a throw that is asked for can still be left to the program, for one or for both', () => {
  const at = table('entered');
  at.shoot();
  at.real('b', false);
  expect(at.dice().map(({ by }) => by)).toEqual(['a']);
  at.real('a', false);
  expect(at.dice()).toEqual([]);
  expect(at.rolled()?.attack.faces.length).toBeGreaterThan(0);
});

test('[PC-ROLL-01] who throws real dice is kept with the game, in the middle of a throw too, and overrules nothing', () => {
  const at = table('digital');
  at.real('a', true);
  at.shoot();
  const text = at.session.exportText();
  const other = createSession(pulpCity);
  expect(other.importText(text ?? '')).toBeNull();
  expect(other.store.getState().warnings).toEqual([]);
  expect(other.store.getState().game?.rest).toEqual(at.game().rest);
  expect(other.store.getState().game?.state).toEqual(at.game().state);
  expect(pulpCity.overrules?.({ what: 'realDice', team: 'a', to: true })).toBe(false);
  expect(pulpCity.overrules?.({ what: 'pool', team: 'a', to: 3 })).toBe(true);
});
