/** The first game with a coach, by what the coach proposes and by what he does not. */
import { describe, expect, test } from 'vitest';
import { createSession } from '../../../src/app/session.ts';
import { pulpCityFace } from '../../../src/games/pulp-city/face.ts';
import { menuFor } from '../../../src/games/pulp-city/decisions/act/act-plan.ts';
import { engine } from '../../../src/games/pulp-city/engine.ts';
import {
  LESSONS,
  type LessonId,
  ROOF,
  lessonNow,
  showsLesson,
} from '../../../src/games/pulp-city/lessons/lessons.ts';
import { translate } from '../../../src/i18n/translate.ts';
import { opponentAnswer } from '../../../src/games/pulp-city/lessons/opponent.ts';
import type { EventLike } from '../../../src/kernel/game-system.ts';
import { playOut } from '../../../src/simulation/play.ts';
import { FIRST_GAME } from '../../../src/systems/pulp-city/examples/example.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { Act } from '../../../src/systems/pulp-city/model/orders.ts';
import { exampleSetup } from '../../../src/systems/pulp-city/view/setup/example-setup.ts';
import { checkTable } from '../../../src/tabletop/check-table.ts';
import { progressOf } from '../../../src/ui/shell/lessons/progress.ts';
import { um } from '../../support/pieces.ts';

await pulpCityFace.load?.();

function begun() {
  const setup = exampleSetup(FIRST_GAME, 'en');
  if (!setup.ok) throw new Error(setup.error.code);
  const session = createSession(pulpCity);
  expect(session.start(setup.value)).toEqual([]);
  const asked = () => {
    const { game } = session.store.getState();
    const decision = game?.rest.pending[0];
    if (game === null || decision === undefined) throw new Error('nothing is asked');
    return { game, decision };
  };
  const give = (answer: unknown) =>
    expect(session.dispatch({ type: 'answer', decision: asked().decision.id, answer })).toBeNull();
  /** The coach answers for his side until the other is asked, or all is over. */
  const coach = () => {
    while (session.store.getState().game?.rest.pending[0]?.by === 'b')
      give(opponentAnswer(asked().game, asked().decision));
  };
  const act = (answer: Act | object) => {
    give(answer);
    coach();
  };
  return { session, asked, act };
}

const walk = (model: string, x: number, y: number) => ({
  do: 'move',
  model,
  legs: [{ x: um(x), y: um(y) }],
  as: 'Sprint',
  combined: false,
  fall: false,
});
const strike = (model: string, action: string, target: string, more: object = {}) => ({
  do: 'action',
  model,
  action,
  use: 0,
  targets: [target],
  ...more,
});
const activate = (card: string) => ({ do: 'activate', card, minions: null });

describe('the first game', () => {
  test('is what it says: a table without fault, and lessons that each show in what happens when they are done', () => {
    const { session, asked, act } = begun();
    expect(checkTable(asked().game.setup.table)).toEqual([]);
    const learnt = (): readonly LessonId[] => {
      const entries = session.store.getState().journal?.entries ?? [];
      return LESSONS.filter((one) =>
        entries.some(({ events }) => events.some((event) => showsLesson(one, event))),
      );
    };
    const model = (id: string) => session.store.getState().game?.state.models[id];

    act(activate('a1'));
    act(walk('a1', 18.5, 5.5));
    expect(learnt()).toEqual(['move']);
    act(strike('a1', 'ghostshot', 'b2'));
    expect(asked().decision).toMatchObject({ kind: 'spendSfx', by: 'a', sfx: 2 });
    const all = [0, 1].map(() => ({ choice: 0, on: 'target' }));
    act({ picks: all, extras: [] });
    expect(learnt()).toEqual(['move', 'shoot', 'sfx']);
    expect(model('b2')?.health).toBe(1);
    act({ do: 'end' });
    expect(asked().decision).toMatchObject({
      kind: 'defendDice',
      by: 'a',
      traits: [{ trait: 'I' }, { trait: 'G', power: 'Armored' }],
    });
    act({ powerUp: 0, trait: 1, powers: [] });
    expect(learnt()).toContain('answer');
    expect(model('a2')?.health).toBe(12);
    act(activate('a2'));
    act(strike('a2', 'street-brawler', 'b2', { object: 'car' }));
    expect(model('b2')?.status).toBe('ko');
    act({ do: 'end' });
    act(activate('a1'));
    act(walk('a1', 16.6, 6.4));
    expect(learnt()).toEqual(LESSONS.filter((one) => one !== 'win'));
    act(strike('a1', 'ghostshot', 'b1'));
    act({ picks: [{ choice: 0, on: 'target' }], extras: [] });
    expect(session.store.getState().game?.state.outcome).toMatchObject({ winner: 'a', why: 'vanquished' });
    expect(learnt()).toEqual(LESSONS);
  });

  test('each place pointed out on the roof can be come to, and the last shot reaches from there', () => {
    for (const { x, y } of ROOF) {
      const { session, act } = begun();
      act(activate('a1'));
      act(walk('a1', 18.5, 5.5));
      act(strike('a1', 'ghostshot', 'b2'));
      act({ picks: [], extras: [] });
      act({ do: 'end' });
      act({ powerUp: 0, trait: 0, powers: [] });
      act(activate('a1'));
      act({ ...walk('a1', 0, 0), legs: [{ x, y }] });
      expect(session.store.getState().game?.state.models['a1']?.z).toBeGreaterThan(0);
      act(strike('a1', 'ghostshot', 'b1'));
    }
  });

  test('goes on whatever is played, on both sides', () => {
    const { asked } = begun();
    for (const seed of [1, 2, 3]) {
      const setup = exampleSetup(FIRST_GAME, 'fr');
      const fresh = setup.ok ? pulpCity.begin(setup.value) : setup;
      if (!fresh.ok) throw new Error('refused');
      expect(playOut(pulpCity, fresh.value, { seed, check: true }).failure).toBeNull();
    }
    expect(asked().decision.kind).toBe('turn');
  });

  test('the coach has a legal answer to whatever he is asked in a game that wanders off', () => {
    const { session, asked, act } = begun();
    for (let left = 120; left > 0 && session.store.getState().game?.rest.pending[0] !== undefined; left -= 1)
      act(pulpCity.sample(asked().game, asked().decision, () => left * 7919) as object);
    expect(session.store.getState().game?.rest.pending.some(({ by }) => by === 'b') ?? false).toBe(false);
  });
});

describe('whoever presses something else than the coach proposes', () => {
  const t = translate('en');
  /** What the coach says next, with so much of an Action planned. */
  function said(lesson: LessonId, { asked }: Pick<ReturnType<typeof begun>, 'asked'>, plan: object = {}) {
    const { game, decision } = asked();
    const w = engine.get().worldOf(game);
    const draft = decision.kind === 'act' ? { ...menuFor(decision.models[0] ?? ''), ...plan } : null;
    const look = { w, t, decision, selected: null, act: draft, sfx: null, defend: null };
    const { steps } = lessonNow(lesson, look);
    return steps.find(({ done }) => !done);
  }

  test('is led back from what is planned, and nothing is pointed out that is not there', () => {
    const play = begun();
    play.act(activate('a1'));
    play.act(walk('a1', 18.5, 5.5));
    const back = { id: 'back', mark: { on: 'dock', words: 'Back' } };
    expect(said('shoot', play)).toMatchObject({ id: 'choose-ghostshot' });
    expect(said('shoot', play, { action: 'queen-of-blood' })).toMatchObject(back);
    expect(said('answer', play, { action: 'ghostshot' })).toMatchObject(back);
    expect(said('shoot', play, { action: 'ghostshot', target: 'a2' })).toMatchObject({ id: 'point-b2' });
    expect(said('shoot', play, { action: 'ghostshot', target: 'b2' })).toMatchObject({ id: 'gold' });
  });

  test('who let his SFX go is not told to use an Action that is closed', () => {
    const play = begun();
    play.act(activate('a1'));
    play.act(walk('a1', 18.5, 5.5));
    play.act(strike('a1', 'ghostshot', 'b2'));
    play.act({ picks: [], extras: [] });
    const step = said('sfx', play);
    expect(step).toMatchObject({ id: 'closed', mark: { on: 'dock', words: 'End Activation' } });
    expect(step?.note).toContain('used in this Activation');
  });

  test('who stands too far away is told to move closer while a move is left', () => {
    const play = begun();
    play.act(activate('a1'));
    play.act(walk('a1', 19.5, 1.6));
    expect(said('shoot', play)).toMatchObject({ id: 'nearer', mark: { on: 'dock', words: 'Sprint' } });
    play.act(walk('a1', 20.5, 1.6));
    expect(said('shoot', play)).toMatchObject({ id: 'closed' });
  });
});

describe('how far a course has come', () => {
  const lessons = ['one', 'two', 'three'].map((id) => ({
    id,
    title: id,
    done: ({ type }: EventLike) => type === id,
  }));
  const told = (...types: readonly string[]) => types.map((type) => ({ events: [{ type }] }));
  const at = (entries: ReturnType<typeof told>, skipped: readonly string[] = [], head = entries.length) =>
    progressOf(lessons, { entries, head }, skipped);

  test('is read from what is in force: what is undone is to be learnt again', () => {
    const entries = told('one', 'other', 'two');
    expect(at(entries)).toEqual({ states: ['done', 'done', 'now'], at: 2, began: 3 });
    expect(at(entries, [], 2)).toEqual({ states: ['done', 'now', 'ahead'], at: 1, began: 1 });
    expect(at(entries, [], 0)).toEqual({ states: ['now', 'ahead', 'ahead'], at: 0, began: 0 });
  });

  test('knows what was skipped and what was done before its time', () => {
    expect(at(told('three'), ['one'])).toEqual({ states: ['skipped', 'now', 'done'], at: 1, began: 0 });
    expect(at(told('three', 'two'), ['one'])).toEqual({
      states: ['skipped', 'done', 'done'],
      at: null,
      began: 2,
    });
  });
});
