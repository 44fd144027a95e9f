import { expect, test } from 'vitest';
import { pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { World } from '../../../src/systems/pulp-city/model/encounter.ts';
import { closePlaces } from '../../../src/systems/pulp-city/rules/citizens/placing.ts';
import { citizensThatFit } from '../../../src/systems/pulp-city/view/setup/citizens.ts';
import { defaultChoice, encounterSetup } from '../../../src/systems/pulp-city/view/setup/setup.ts';
import { WANTED } from '../../support/citizens.ts';
import type { Edition } from '../../support/editions.ts';
import { TABLES } from '../../../src/systems/pulp-city/tables/ready-made.ts';

const DUE = 10;

function begun(edition: Edition, table: string) {
  const setup = encounterSetup({ ...defaultChoice(edition, 3, 'en'), table, citizens: WANTED });
  if (!setup.ok) throw new Error(setup.error.code);
  const opened = pulpCity.begin(setup.value);
  if (!opened.ok) throw new Error('the set-up is refused');
  return opened.value;
}

const emptyTable = (edition: Edition, table: string): World => worldOf(begun(edition, table));
const TABLE_IDS = TABLES.map(({ id }) => id);

test('[PC-CITIZEN-12@2017] the places promised are places the engine takes, one after the other', () => {
  const game = begun('2017', 'crossroads');
  const places = closePlaces(worldOf(game), DUE);
  expect(places.length).toBeGreaterThan(1);
  let taken = 0;
  for (let left = 12; left > 0 && taken < places.length; left -= 1) {
    const decision = game.rest.pending[0];
    const at = places[taken];
    if (decision === undefined || at === undefined) break;
    const answer =
      decision.kind === 'placeCitizen'
        ? { x: at.x, y: at.y, ...(at.inside === null ? {} : { level: 'inside' }) }
        : pulpCity.sample(game, decision, () => 0);
    const done = pulpCity.play(game, { type: 'answer', decision: decision.id, answer });
    if (!done.ok) throw new Error(`${decision.kind}: ${done.error.code}`);
    taken += done.value.filter(({ type }) => type === 'citizenPlaced').length;
  }
  expect(taken).toBe(Math.min(places.length, 6));
});

test('[PC-CITIZEN-12@2017] tables differ in how many they take, and none takes more than are due', () => {
  const rooms = TABLE_IDS.map((table) => citizensThatFit(emptyTable('2017', table), DUE));
  expect(Math.min(...rooms)).toBeLessThan(DUE);
  expect(new Set(rooms).size).toBeGreaterThan(1);
  expect(citizensThatFit(emptyTable('2017', 'crossroads'), 1)).toBe(1);
});

test('[PC-CITIZEN-04@2013] where Citizens may touch, all find room', () => {
  expect(citizensThatFit(emptyTable('2013', 'docks'), 24)).toBe(24);
});
