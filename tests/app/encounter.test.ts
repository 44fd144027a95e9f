import { forTwo } from '../../src/kernel/ids.ts';
import { expect, test } from 'vitest';
import { createSession } from '../../src/app/session.ts';
import { randomPlayer } from '../../src/bots/random.ts';
import { randomSetup } from '../../src/cli/random-setup.ts';
import { stream } from '../../src/kernel/dice/generator.ts';
import { copy, difference } from '../../src/simulation/same.ts';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';

test.each(EDITIONS)('two bots play an Encounter of the edition of %s at this screen', (edition) => {
  const session = createSession(pulpCity);
  const bot = { kind: 'bot', answer: randomPlayer(pulpCity, stream(5)) } as const;
  expect(session.start(randomSetup(edition, 'starters', 5), forTwo(bot, bot))).toEqual([]);
  const game = () => session.store.getState().game!;
  expect(session.store.getState().fresh.length).toBeGreaterThan(0);

  expect(session.runBots(60)).toMatchObject({ code: 'bots.tooLong' });
  const kept = Array.from({ length: 5 }, () => {
    const before = game().state.models;
    expect(session.runBots(1)).toMatchObject({ code: 'bots.tooLong' });
    return Object.keys(before).filter((id) => before[id] === game().state.models[id]).length;
  });
  expect(Math.max(...kept), 'models that a command does not touch stay the same objects').toBeGreaterThan(0);

  expect(session.runBots(20_000)).toBeNull();
  expect(pulpCity.outcome(game())).not.toBeNull();
  const [end, text] = [copy(game()), session.exportText()!];

  expect(session.goTo(0, { agreed: true })).toBeNull();
  expect(game().state.round.phase).not.toBe('over');
  expect(session.goTo(Number.MAX_SAFE_INTEGER)).toBeNull();
  expect(difference(copy(game()), end)).toBeNull();

  expect(session.importText(text)).toBeNull();
  expect(session.store.getState().warnings).toEqual([]);
  expect(difference(copy(game()), end)).toBeNull();
});
