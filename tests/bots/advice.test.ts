/** What bots answer: what they may know, that it is legal, and that they say why. */
import { beforeAll, describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/bots/advice.ts';
import { engine } from '../../src/games/pulp-city/engine.ts';
import { reasonText } from '../../src/games/pulp-city/bots/reason-words.ts';
import { translate } from '../../src/i18n/translate.ts';
import type { DecisionLike } from '../../src/kernel/game-system.ts';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { type Encounter, pulpCity } from '../../src/systems/pulp-city/index.ts';
import { copy } from '../../src/simulation/same.ts';
import { nameRollers } from '../support/rounds.ts';
import { scene } from '../support/scene.ts';
import { advisor, begun, played } from './support.ts';

beforeAll(() => engine.load());

/** Moments of an Encounter that Regular plays against itself, one in so many. */
function moments(
  edition: (typeof EDITIONS)[number],
  every: number,
  agendas = false,
  seed = 3,
): [Encounter, DecisionLike][] {
  const game = begun({ edition, seed, agendas });
  const seat = advisor('regular', seed);
  const found: [Encounter, DecisionLike][] = [];
  for (let at = 0; at < 121; at += 1) {
    const [decision] = game.rest.pending;
    if (decision === undefined) break;
    if (at % every === 0) found.push([copy(game), decision]);
    const done = pulpCity.play(game, {
      type: 'answer',
      decision: decision.id,
      answer: seat(game, decision).answer,
    });
    if (!done.ok) throw new Error(done.error.code);
  }
  return found;
}

/** A Turn in which nobody has to be Activated. */
const mayStop = (one: DecisionLike): boolean =>
  one.kind === 'turn' && (('pass' in one && one.pass === true) || ('done' in one && one.done === true));

describe.each(EDITIONS)('a bot, edition of %s', (edition) => {
  test.each(LEVELS)('%s answers the same whatever dice are to come', (level) => {
    for (const [game, decision] of moments(edition, level === 'careful' ? 60 : 18)) {
      const other = pulpCity.fork(game, 987_654);
      expect(other.rest.dice).not.toEqual(game.rest.dice);
      const answers = [game, other].map((one) => advisor(level, 5, { playouts: 6 })(one, decision));
      expect(answers[1]).toEqual(answers[0]);
    }
  });

  test('it does not know what the other has answered in secret', () => {
    const round = () =>
      scene({
        edition,
        a: { Ace: { at: [6, 6] }, Pal: { at: [8, 6] } },
        b: { Foe: { at: [18, 18] }, Imp: { at: [16, 18] } },
        phase: 'startingRoll',
      });
    const answers = ['Foe', 'Imp'].map((name) => {
      const play = nameRollers(round(), { b: name });
      const [own] = play.pending('chooseRoller');
      if (own === undefined) throw new Error('nothing is asked');
      return advisor('regular', 5)(play.game, own);
    });
    expect(answers[1]).toEqual(answers[0]);
  });

  test('the same chance gives the same Encounter', () => {
    const told = [0, 1].map(() => {
      const answers: unknown[] = [];
      played({ edition, seed: 4 }, ['regular', 'cub'], {
        limit: 60,
        told: ({ advice }) => answers.push(advice),
      });
      return answers;
    });
    expect(told[1]).toEqual(told[0]);
  });

  test('nobody Activates a card for ever, however little that costs', () => {
    const seat = advisor('regular', 5);
    const activates = (answer: unknown): boolean => (answer as { do: string }).do === 'activate';
    const turns = [3, 4, 5, 6].flatMap((seed) => moments(edition, 1, false, seed));
    const found = turns.find(([game, one]) => mayStop(one) && activates(seat(game, one).answer));
    if (found === undefined) throw new Error('no Turn that may be let go and is not');
    const [game, decision] = found;
    const later = copy(game);
    for (const card of Object.values(later.state.cards)) card.activationsThisRound = 7;
    expect(seat(later, decision).answer).not.toMatchObject({ do: 'activate' });
  });

  test('a clock that runs out breaks looking ahead off, and Careful answers as Regular does', () => {
    const found = moments(edition, 1).find(([, one]) => one.kind === 'turn');
    if (found === undefined) throw new Error('no Turn');
    const [game, decision] = found;
    let time = 0;
    const now = (): number => (time += 1);
    const [careful, regular] = [
      advisor('careful', 5, { ms: 4, now })(game, decision),
      advisor('regular', 5)(game, decision),
    ];
    expect(careful).toEqual(regular);
    expect(time).toBeLessThan(10);
  });

  test('every reason has its words in both languages', () => {
    const seat = advisor('regular', 8);
    for (const [game, decision] of moments(edition, 4, true)) {
      const { why } = seat(game, decision);
      for (const lang of ['en', 'fr'] as const) {
        const words = reasonText(game, why, translate(lang));
        expect(words, why.key).not.toBeNull();
        expect(words, why.key).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
  });
});

test('it does not know the Agendas that the other keeps to itself', () => {
  const seen = moments('2013', 12, true).filter(([{ state }]) =>
    state.agendas?.held.some(({ revealed }) => !revealed),
  );
  expect(seen.length).toBeGreaterThan(3);
  for (const [game, decision] of seen) {
    const other = copy(game);
    const { agendas } = other.state;
    if (agendas === undefined) continue;
    agendas.held = agendas.held.filter(({ team, revealed }) => revealed || team === decision.by);
    const answers = [game, other].map((one) => advisor('regular', 5)(one, decision));
    expect(answers[1]).toEqual(answers[0]);
  }
});
