import { describe, expect, test } from 'vitest';
import { powerAskedFor } from '../../src/games/pulp-city/power-asked.ts';
import { narrate } from '../../src/games/pulp-city/narrate/narrate.ts';
import { ruleText } from '../../src/i18n/rules.ts';
import { stream } from '../../src/kernel/dice/generator.ts';
import { pulpCity, worldOf } from '../../src/systems/pulp-city/index.ts';
import type { Event } from '../../src/systems/pulp-city/model/events.ts';
import { logFacts, logGroups } from '../../src/systems/pulp-city/view/log/log-facts.ts';
import { outcomeView } from '../../src/systems/pulp-city/view/log/result.ts';
import { teamsOfLevel } from '../../src/systems/pulp-city/view/setup/quick-game.ts';
import { defaultChoice, encounterSetup, teamNames } from '../../src/systems/pulp-city/view/setup/setup.ts';

interface Told {
  readonly game: Extract<ReturnType<typeof pulpCity.begin>, { ok: true }>['value'];
  readonly entries: readonly { readonly events: readonly Event[] }[];
}

/** A whole Encounter that chance has played. */
function played(edition: string, level: number, seed: number): Told {
  const teams = teamsOfLevel(level);
  const choice = { ...defaultChoice(edition, seed, 'en'), level, teams, names: teamNames(teams, 'en') };
  const setup = encounterSetup(choice);
  if (!setup.ok) throw new Error(setup.error.code);
  const opened = pulpCity.open(setup.value);
  if (!opened.ok) throw new Error('the set-up is refused');
  const { game } = opened.value;
  const entries = [{ events: opened.value.events }];
  const draw = stream(seed);
  for (let decision = game.rest.pending[0]; decision !== undefined; decision = game.rest.pending[0]) {
    const answer = pulpCity.sample(game, decision, draw);
    const done = pulpCity.play(game, { type: 'answer', decision: decision.id, answer });
    if (!done.ok) throw new Error(`${decision.kind}: ${done.error.code}`);
    entries.push({ events: done.value });
  }
  return { game, entries };
}

describe.each([
  ['2013', 6, 11],
  ['2017', 9, 12],
] as const)('a whole Encounter of %s at Level %d', (edition, level, seed) => {
  const { game, entries } = played(edition, level, seed);
  const events = entries.flatMap((entry) => entry.events);
  const facts = logFacts(game.setup, game.state, events);

  test.each(['en', 'fr'] as const)('is told in %s without a gap, a key or an id', (lang) => {
    const lines = events.flatMap((event) => {
      const told = narrate(event, facts, lang);
      return told === null ? [] : [told];
    });
    expect(lines.length).toBeGreaterThan(100);
    const words = lines.flatMap((line) => [
      line.text,
      line.cause ?? '',
      ...line.details,
      ...line.dice.flatMap((dice) => [dice.who, dice.sum, ...dice.causes.map((cause) => cause.text)]),
    ]);
    const strange = words.filter((word) =>
      /[{}]|undefined|\b[ab]\d+(\.\d)?\b|\b(log|fx|look)\.\w/.test(word),
    );
    expect([...new Set(strange)]).toEqual([]);
    const unknown = lines
      .flatMap((line) => line.rules)
      .map((id) => powerAskedFor(id)?.rule ?? id)
      .filter((id) => ruleText(id, edition, lang) === undefined);
    expect([...new Set(unknown)]).toEqual([]);
  });

  test('an Encounter that begins in mid-play counts on from its Round', () => {
    const told = ['moved', 'turnBegan'].map((kind) => ({
      events: events.filter(({ type }) => type === kind).slice(0, 1),
    }));
    const begun = logGroups(told, 2).map(({ round, phase, turn }) => [round, phase, turn?.number]);
    expect(begun).toEqual([
      [2, 'turns', undefined],
      [2, 'turns', 1],
    ]);
    expect(logGroups(told).at(-1)?.round).toBe(0);
  });

  test('keeps every event, each in the Turn and the Action it belongs to', () => {
    const groups = logGroups(entries);
    const kept = groups.flatMap((group) =>
      group.parts.flatMap((part) => part.events.map((one) => one.event)),
    );
    expect(kept).toEqual(events);
    const turns = groups.filter((group) => group.turn !== null);
    expect(turns.length).toBeGreaterThan(4);
    const declared = turns.flatMap(({ turn, parts }) =>
      parts
        .flatMap((part) => part.events.map((one) => one.event))
        .flatMap((event) =>
          event.type === 'actionDeclared' && !event.reaction && event.by !== turn?.team ? [event] : [],
        ),
    );
    expect(declared).toEqual([]);
    const heads = groups.flatMap((group) => group.parts.map((part) => part.events[0]?.event.type));
    expect(heads.filter((type) => type === 'actionDeclared').length).toBe(
      events.filter((event) => event.type === 'actionDeclared').length,
    );
  });

  test('ends with a score table that adds up', () => {
    const w = worldOf(game);
    const view = outcomeView(w, events);
    expect(view.outcome).toEqual(game.state.outcome);
    for (const side of ['a', 'b'] as const) {
      const sum = view.byRound.reduce((all, line) => all + line.levels[side], 0);
      expect(sum).toBe(view.teams[side].levels);
    }
    expect(view.byRound.map((line) => line.round)).toEqual(view.byRound.map((_, place) => place + 1));
  });
});
