import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { randomSetup } from '../../src/cli/random-setup.ts';
import { playOut } from '../../src/simulation/play.ts';
import { encode, readFile, toFile } from '../../src/storage/codec.ts';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import { duel, newDuel, openDuel } from '../kernel/duel.ts';

const schema = JSON.parse(readFileSync('public/encounter-file.schema.json', 'utf8'));
const validate = new Ajv2020({
  allErrors: false,
  strict: true,
  strictTypes: false,
  strictRequired: false,
}).compile(schema);

const faults = (file: unknown): unknown => (validate(file) ? null : validate.errors);

describe('the JSON Schema of encounter files', () => {
  test.each(EDITIONS)('accepts a real save of the edition of %s', (edition) => {
    const opened = pulpCity.open(randomSetup(edition, 'ready-made', 7));
    if (!opened.ok) throw new Error(opened.error[0]?.code);
    const { game, events } = opened.value;
    const { journal } = playOut(pulpCity, game, { seed: 7, record: events });
    expect(faults(JSON.parse(encode(pulpCity.id, journal!)))).toBeNull();
    expect(faults(JSON.parse(encode(pulpCity.id, { ...journal!, head: 3 })))).toBeNull();
  });

  const save = () => {
    const { journal } = playOut(duel, newDuel(3), { seed: 5, record: openDuel(3).events });
    return JSON.parse(JSON.stringify(toFile(duel.id, journal!)));
  };

  test('accepts a save of any other game', () => {
    expect(faults(save())).toBeNull();
  });

  test('accepts a save with bots and their reasons', () => {
    const file = save();
    file.bots = { b: 'regular' };
    file.entries[0].advised = { by: 'regular', why: { key: 'advice.any', values: { odds: 0.5, foe: 'b1' } } };
    expect(faults(file)).toBeNull();
    expect(readFile(file, duel)).toMatchObject({ ok: true, value: { bots: { b: 'regular' } } });
    file.entries[0].advised = { by: 'regular' };
    expect(validate(file)).toBe(false);
    expect(readFile(file, duel)).toMatchObject({ ok: false, error: { code: 'file.entryBroken' } });
  });

  test.each<[string, (file: ReturnType<typeof save>) => void]>([
    ['format', (file) => (file.format = 'chess')],
    ['version', (file) => (file.version = 1)],
    ['head', (file) => delete file.head],
    ['command', (file) => (file.entries[0].command = { type: 'cheat' })],
    ['answer', (file) => delete file.entries[0].command.answer],
    ['dice', (file) => (file.opening.rest.dice.generator = [1, 2, 3])],
    ['events', (file) => (file.entries[0].events = [{}])],
    ['Pulp City', (file) => (file.system = 'pulp-city')],
  ])('refuses a file whose %s is wrong', (_, change) => {
    const file = save();
    change(file);
    expect(validate(file)).toBe(false);
  });
});
