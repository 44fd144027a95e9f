import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomSetup } from '../../src/cli/random-setup.ts';
import { stream } from '../../src/kernel/dice/generator.ts';
import { append, gameAt, type Journal } from '../../src/kernel/journal.ts';
import { playOut } from '../../src/simulation/play.ts';
import { copy } from '../../src/simulation/same.ts';
import { decode, encode } from '../../src/storage/codec.ts';
import { EDITIONS, type EditionId } from '../../src/systems/pulp-city/editions/editions.ts';
import { type Encounter, pulpCity } from '../../src/systems/pulp-city/index.ts';
import type { Adjustment, Event } from '../../src/systems/pulp-city/model/events.ts';
import type { EncounterSetup } from '../../src/systems/pulp-city/model/setup.ts';
import { projectRoot } from '../tooling/project.mjs';

type Written = Journal<EncounterSetup, Event, Adjustment>;

const RECORDED = join(projectRoot, 'tests', 'replays', 'recorded');

function recorded(name: string): Written {
  const loaded = decode(pulpCity, readFileSync(join(RECORDED, name), 'utf8'));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value.journal;
}

function random(edition: EditionId, teams: 'ready-made' | 'made-up', seed: number): Written {
  const opened = pulpCity.open(randomSetup(edition, teams, seed, 'both'));
  if (!opened.ok) throw new Error(opened.error[0]?.code);
  const { journal } = playOut(pulpCity, opened.value.game, { seed, record: opened.value.events });
  return journal!;
}

const GAMES: readonly [string, () => Written][] = [
  ...readdirSync(RECORDED)
    .filter((name) => name.endsWith('.json'))
    .map((name): [string, () => Written] => [name, () => recorded(name)]),
  ...EDITIONS.flatMap((edition) =>
    (
      [
        ['ready-made', 3],
        ['made-up', 12],
      ] as const
    ).map(([teams, seed]): [string, () => Written] => [
      `${edition}, ${teams}, seed ${seed}`,
      () => random(edition, teams, seed),
    ]),
  ),
];

describe.each(GAMES)('%s', (_, make) => {
  const journal = make();
  const opened = pulpCity.open(journal.setup);
  if (!opened.ok) throw new Error(opened.error[0]?.code);

  test('is sound wherever it is left, in mid-Action too', () => {
    const state = pulpCity.initialState(journal.setup);
    const wrong: unknown[] = [];
    for (const [entry, { events, rest }] of [journal.opening, ...journal.entries].entries()) {
      for (const event of events) {
        const fault = pulpCity.eventFault(event, journal.setup);
        if (fault !== null) wrong.push({ entry, type: event.type, fault });
        pulpCity.apply(state, event);
      }
      wrong.push(...pulpCity.stateFaults(journal.setup, state).map((fault) => ({ entry, fault })));
      if (!pulpCity.restFits(rest, journal.setup))
        wrong.push({ entry, stack: rest.stack, pending: rest.pending });
    }
    expect(wrong).toEqual([]);
  });

  test('is opened again from any place without a word', () => {
    const step = Math.ceil(journal.entries.length / 5);
    for (let head = 1; head <= journal.entries.length; head += step) {
      const back = decode(pulpCity, encode(pulpCity.id, { ...journal, head }));
      expect(back.ok ? back.value.warnings : back.error, `entry ${head}`).toEqual([]);
    }
  });

  test('is opened again after whatever the players agree on, and after a choice is skipped', () => {
    const draw = stream(journal.setup.seed + 77);
    for (let count = 0; count < 6; count += 1) {
      const at = draw() % journal.entries.length;
      const head = { ...journal, entries: journal.entries.slice(0, at), head: at };
      let game = copy(gameAt(pulpCity, opened.value.game, head));
      let written: Written = head;
      for (const command of [
        { type: 'adjust', changes: anyChanges(game, draw) },
        ...(count % 2 === 0 ? [{ type: 'skip' } as const] : []),
      ] as const) {
        const done = pulpCity.execute(game, command);
        if (!done.ok) continue;
        game = done.value.game;
        written = append(written, { command, events: done.value.events, rest: game.rest });
      }
      if (written === head) continue;
      const back = decode(pulpCity, encode(pulpCity.id, written));
      expect(back.ok ? back.value.warnings : back.error, `entry ${at}`).toEqual([]);
    }
  });
});

/** Changes that no rule would make, each of which the players may. */
function anyChanges(game: Encounter, draw: () => number): Adjustment[] {
  const one = <T>(list: readonly T[]): T => list[draw() % list.length]!;
  const { models, cards, pieces } = game.state;
  const model = one(Object.keys(models));
  const card = one(Object.keys(cards));
  const piece = one(Object.values(pieces).filter(({ health }) => health !== undefined))?.id;
  const size = game.setup.table.size;
  const at = { x: draw() % size, y: draw() % size, z: draw() % 100_000, inside: null, wall: null };
  return [
    { what: 'position', model, at },
    { what: 'health', model: one(Object.keys(models)), to: draw() % 12 },
    { what: 'fatigue', card, to: draw() % 12 },
    { what: 'apSpent', card, to: draw() % 30 },
    { what: 'powerUp', card, to: draw() % 3 },
    { what: 'pool', team: 'a', to: draw() % 1000 },
    { what: 'agendaPoints', team: 'b', to: 0.5 - (draw() % 4) },
    { what: 'condition', model, condition: 'stunned', to: true },
    { what: 'dice', model, effect: 'suppress', to: draw() % 5 },
    ...(piece === undefined ? [] : [{ what: 'pieceHealth', piece, to: 0 } as const]),
  ];
}
