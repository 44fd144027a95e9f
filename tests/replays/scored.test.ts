import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FACTIONS } from '../../src/cli/recordings/faction-team.ts';
import { sourceOf, WANTED } from '../../src/cli/recordings/wanted.ts';
import { PLAYERS } from '../../src/kernel/ids.ts';
import { gameAt, type Journal } from '../../src/kernel/journal.ts';
import { copy, difference } from '../../src/simulation/same.ts';
import { decode, parseFile } from '../../src/storage/codec.ts';
import { EDITIONS, rulesetOf } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import type { Adjustment, Event } from '../../src/systems/pulp-city/model/events.ts';
import type { EncounterSetup } from '../../src/systems/pulp-city/model/setup.ts';
import { projectRoot } from '../tooling/project.mjs';

const SCORED = join(projectRoot, 'tests', 'replays', 'scored');
const ENDING = '.json.gz';
const names = readdirSync(SCORED).map((file) => file.replace(ENDING, ''));

const again = (name: string): string =>
  `a rule was corrected? Then record again: npm run -s record -- --only ${name}`;

const textOf = (name: string): string =>
  gunzipSync(readFileSync(join(SCORED, `${name}${ENDING}`))).toString();

function journalOf(name: string): Journal<EncounterSetup, Event, Adjustment> {
  const file = parseFile(textOf(name), pulpCity);
  if (!file.ok) throw new Error(`${name}: ${file.error.code}`);
  return file.value as unknown as Journal<EncounterSetup, Event, Adjustment>;
}

/** Plays the recorded answers; the first entry that is not what was recorded, or null. */
function played(journal: ReturnType<typeof journalOf>) {
  const opened = pulpCity.open(journal.setup);
  if (!opened.ok) throw new Error(opened.error[0]?.code);
  const { game, events } = opened.value;
  let differs = difference(journal.opening, copy({ events, rest: game.rest }));
  for (const [at, { command, events: expected, rest }] of journal.entries.entries()) {
    if (differs !== null) break;
    const done = pulpCity.play(game, command);
    const got = done.ok ? { events: done.value, rest: game.rest } : { refused: done.error };
    const where = difference({ events: expected, rest }, copy(got));
    if (where !== null) differs = `entry ${at + 1}: ${where}`;
  }
  return { game, differs };
}

test.each(names)('%s is played as it was, and ends with the points that it is named for', (name) => {
  const journal = journalOf(name);
  const { game, differs } = played(journal);
  expect(differs, again(name)).toBeNull();
  expect(difference(copy(gameAt(pulpCity, game, journal).state), copy(game.state))).toBeNull();
  expect(pulpCity.invariants(game)).toEqual([]);
  expect(game.state.outcome).not.toBeNull();
  const wanted = WANTED.find((one) => one.name === name);
  if (wanted === undefined) throw new Error(`${name} is not among those that are recorded`);
  const { edition, plot, sides } = wanted;
  expect(game.setup).toMatchObject({ edition, plot });
  expect(Object.keys(game.setup.teams)).toHaveLength(sides);
  const gained = (game.state.scores ?? []).filter(
    ({ source, points }) => source === sourceOf(wanted) && points > 0,
  );
  expect(gained).not.toEqual([]);
  for (const { team } of gained) expect(PLAYERS.slice(0, sides)).toContain(team);
});

describe('among them', () => {
  const journals = names.map(journalOf);

  test('are enough, and each that is to be there', () => {
    expect(names.toSorted()).toEqual(WANTED.map(({ name }) => name).toSorted());
    expect(names.length).toBeGreaterThanOrEqual(60);
  });

  test.each(EDITIONS)('is every Plot, variant and Agenda of %s', (edition) => {
    const rules = rulesetOf(edition);
    const setups = journals.map(({ setup }) => setup).filter((setup) => setup.edition === edition);
    const plots = setups.filter(({ agendas }) => agendas === undefined).map(({ plot }) => plot);
    const agendas = setups.flatMap(({ agendas: wish }) => {
      if (wish === undefined || wish === 'asked') return [];
      const picks =
        'open' in wish
          ? wish.open
          : Object.values(wish.secret)
              .flat()
              .map(({ agenda }) => agenda);
      return picks;
    });
    expect(new Set(plots)).toEqual(new Set(Object.keys(rules?.plots ?? {})));
    expect(new Set(agendas)).toEqual(new Set(Object.keys(rules?.agendas.all ?? {})));
  });

  test.each(FACTIONS)('is a Team of %s', (faction) => {
    const fielding = journals.filter(({ setup }) =>
      Object.values(setup.teams).some(
        ({ name, cards }) =>
          name === faction && setup.profiles[cards[0]?.profile ?? '']?.factions.includes(faction) === true,
      ),
    );
    expect(fielding).not.toEqual([]);
  });

  test('are Encounters of two, three and four Teams, on tables of every size', () => {
    const sides = journals.map(({ setup }) => Object.keys(setup.teams).length);
    expect(new Set(sides)).toEqual(new Set([2, 3, 4]));
    expect(new Set(journals.map(({ setup }) => setup.table.size)).size).toBeGreaterThan(1);
  });
});

test.each(['2013-quest-1', '2017-endZones-1', '2017-teleportationTag'])('%s opens as a save', (name) => {
  const loaded = decode(pulpCity, textOf(name));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  expect(loaded.value.warnings).toEqual([]);
  expect(pulpCity.outcome(loaded.value.game)).not.toBeNull();
});
