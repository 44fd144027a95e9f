import { expect, test } from 'vitest';
import ruleIds from './rule-ids.json' with { type: 'json' };
import { filesUnder, readText } from './sources.ts';

const known = new Set(ruleIds);
const ID = /\b(?:PC|PA|TP)-[A-Z]+-\d+/g;

/** `file: id` for every id in the text that the catalogue does not have. */
const unknownIds = (path: string): string[] =>
  (readText(path).match(ID) ?? []).flatMap((id) => (known.has(id) ? [] : `${path}: ${id}`));

test('the list of rules is there', () => {
  expect(known.size).toBe(ruleIds.length);
  expect(known.has('PC-FALL-01')).toBe(true);
});

test('every rule cited by the code, by a text or by a test exists', () => {
  const files = ['src', 'tests', 'docs']
    .flatMap(filesUnder)
    .filter((path) => /\.(ts|tsx|md|json)$/.test(path) && !path.startsWith('tests/architecture/'));
  expect(files.flatMap(unknownIds)).toEqual([]);
});

test('the word @rule is always followed by an id', () => {
  const bare = filesUnder('src')
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      readText(path)
        .split('\n')
        .flatMap((line, index) =>
          /@rule\b(?!\s+(?:PC|PA|TP)-[A-Z]+-\d)/.test(line) ? `${path}:${index + 1}` : [],
        ),
    );
  expect(bare).toEqual([]);
});
