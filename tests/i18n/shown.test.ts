import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fileNames, readMessages } from './files.ts';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

const code = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join(SRC, path), 'utf8'))
  .join('\n');

/** Keys that stand in the code as they are. */
const written = new Set([...code.matchAll(/['"`]([A-Za-z][\w.-]*)['"`]/g)].map(([, key]) => key));

/** Keys that the code puts together: of `role.${role}.hint`, whatever begins and ends so. */
const composed = [...code.matchAll(/`([^`\s]*\$\{[^`]*)`/g)].flatMap(([, text = '']) => {
  const parts = text.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/);
  const isKey = parts.every((part) => /^[\w.-]*$/.test(part)) && parts.join('').length > 2;
  return isKey ? [new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`)] : [];
});

test('every text has a place in the code that asks for it', () => {
  const keys = fileNames('en').flatMap((file) => Object.keys(readMessages('en', file)));
  expect(keys.length).toBeGreaterThan(2_000);
  expect(composed.length).toBeGreaterThan(100);
  const unasked = keys.filter((key) => !written.has(key) && !composed.some((made) => made.test(key)));
  expect(unasked).toEqual([]);
});
