import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SETUP_FORM } from '../../../src/systems/pulp-city/setup/read-setup.ts';
import { jsonSchemaOf, type JsonSchema, plainSchema } from './json-schema.ts';

const { $defs: defs } = JSON.parse(readFileSync('public/encounter-file.schema.json', 'utf8')) as {
  readonly $defs: Readonly<Record<string, unknown>>;
};
const read = jsonSchemaOf(SETUP_FORM as never) as {
  readonly properties: Readonly<Record<string, JsonSchema>>;
};

test('the JSON Schema says of a set-up what is read of it, limits included', () => {
  const written = plainSchema(defs['pulpCitySetup'], defs) as typeof read;
  // Which editions there are and what a card is have readers of their own.
  const { edition, profiles, ...ofFile } = written.properties;
  const { edition: name, profiles: cards, ...ofReader } = read.properties;
  expect({ ...written, properties: ofFile }).toEqual({ ...read, properties: ofReader });
  expect([edition, name]).toEqual([{ enum: ['2013', '2017'] }, { type: 'string' }]);
  expect([profiles?.['type'], cards?.['type']]).toEqual(['object', 'object']);
});

/** Names of all fields below a schema, and words that a field may hold. */
function namesIn(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties'
      ? Object.entries(value as object).flatMap(([name, one]) => [name, ...namesIn(one)])
      : key === 'enum'
        ? (value as readonly unknown[]).filter((one) => typeof one === 'string')
        : namesIn(value),
  );
}

describe('docs/encounter-file.md', () => {
  const page = readFileSync('docs/encounter-file.md', 'utf8');
  const spans = [...page.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

  test.each([...new Set(namesIn(read))])('describes %s', (name) => {
    const told = spans.some((span) => span === name || span.split(/[^A-Za-z0-9 ]+/).includes(name));
    expect(told).toBe(true);
  });
});
