/** Answers and commands that no screen would send: refused, or legal after all; the game they are sent to stays. */
import { expect, test } from 'vitest';
import type { Command } from '../../src/kernel/game-system.ts';
import { gameAt } from '../../src/kernel/journal.ts';
import { copy, difference } from '../../src/simulation/same.ts';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { type Encounter, pulpCity } from '../../src/systems/pulp-city/index.ts';
import type { Adjustment } from '../../src/systems/pulp-city/model/events.ts';
import { attempt, drawFor, hold, type Journal, played, sharedIsUnchanged } from './hostile/games.ts';
import { damage, type Draw, pick } from './hostile/mutate.ts';

const SEED = 4_711;
const COMMANDS = 3000;
/** Places of a game that are asked, spread over its kinds of decision. */
const PLACES = 60;

function placesOf(journal: Journal): Encounter[] {
  const opened = pulpCity.open(journal.setup);
  if (!opened.ok) throw new Error(opened.error[0]?.code);
  const kinds = new Map<string, number>();
  const chosen = journal.entries.flatMap(({ rest }, index) => {
    const kind = rest.pending[0]?.kind ?? '';
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return kind === '' || (kinds.get(kind) ?? 0) > 5 ? [] : [index + 1];
  });
  return chosen.slice(0, PLACES).map((at) => copy(gameAt(pulpCity, opened.value.game, journal, at)));
}

const ADJUSTMENTS: readonly Adjustment[] = [
  { what: 'position', model: 'a1', at: { x: 300_000, y: 300_000, z: 0, inside: null, wall: null } },
  { what: 'health', model: 'b1', to: 2 },
  { what: 'pool', team: 'a', to: 5 },
  { what: 'fatigue', card: 'a1', to: 1 },
  { what: 'condition', model: 'a1', condition: 'stunned', to: true },
  { what: 'dice', model: 'b2', effect: 'attack', to: 2 },
];

function legalCommand(game: Encounter, draw: Draw): Command<Adjustment> {
  const decision = game.rest.pending[draw() % Math.max(1, game.rest.pending.length)];
  if (decision === undefined || draw() % 8 === 0) {
    return pick<Command<Adjustment>>(draw, [
      { type: 'adjust', changes: [...ADJUSTMENTS] },
      { type: 'concede', by: 'a' },
      { type: 'rekey', seed: 5 },
      { type: 'skip' },
    ])!;
  }
  return { type: 'answer', decision: decision.id, answer: pulpCity.sample(game, decision, draw) };
}

test.each(EDITIONS)('%s: damaged commands are refused or obeyed, and never throw', (edition) => {
  const games = [played(edition, 8), played(edition, 5, 'made-up')].flatMap(placesOf);
  const before = copy(games);
  const counts = { refused: 0, obeyed: 0, answers: 0 };
  for (let index = 0; index < COMMANDS; index += 1) {
    const draw = drawFor(SEED, index);
    const game = games[index % games.length]!;
    const sent = { command: copy(legalCommand(game, draw)) };
    const whole = draw() % 8 === 0;
    const { command } = sent;
    const what = whole
      ? damage(draw, sent)
      : command.type === 'answer' && typeof command.answer === 'object' && command.answer !== null
        ? damage(draw, command.answer as Record<string, unknown>)
        : damage(draw, command as unknown as Record<string, unknown>);
    const told = `${edition}, seed ${SEED}, command ${index}: ${JSON.stringify(sent.command)?.slice(0, 300)}, ${what}`;
    if (command.type === 'answer') counts.answers += 1;
    const done = attempt(() => pulpCity.execute(game, sent.command), told);
    expect(sharedIsUnchanged(), told).toBe(true);
    if (!done.ok) counts.refused += 1;
    else {
      counts.obeyed += 1;
      const after = done.value.game;
      hold(pulpCity.stateFaults(game.setup, after.state).length === 0, `${told}: a state that cannot be`);
      hold(difference(after, copy(after)) === null, `${told}: a game that JSON changes`);
    }
    if (index % 20 === 0)
      hold(difference(game, before[index % games.length]) === null, `${told}: the game was changed`);
  }
  expect(difference(games, before)).toBeNull();
  expect(counts.answers).toBeGreaterThan(2000);
  expect(counts.refused).toBeGreaterThan(1000);
  expect(counts.obeyed).toBeGreaterThan(100);
});
