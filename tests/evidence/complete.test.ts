import { expect, test } from 'vitest';
import type { CardProfile } from '../../src/systems/pulp-city/model/profile.ts';
import { cardFiles, loaded } from '../pulp-city/cards/card-files.ts';
import { OWED } from './owed.ts';
import type { Proof } from './support/evidence.ts';

const tables = import.meta.glob<Record<string, readonly Proof[]>>('./cards/*.ts', { eager: true });
const testFiles = Object.keys(import.meta.glob('./*.test.ts'));

const proved = new Set<string>(
  Object.values(tables).flatMap((table) =>
    Object.values(table).flatMap((proofs) => proofs.flatMap(({ of }) => of)),
  ),
);

const powersOf = ({ powers, actions }: CardProfile) => [
  ...powers,
  ...actions.flatMap(({ specials }) => specials ?? []),
];

const withCoverage = (coverage: string): readonly string[] =>
  [...cardFiles.values()].flatMap((file) => {
    const card = loaded(file);
    return powersOf(card)
      .filter((power) => power.coverage === coverage)
      .map(({ id }) => `${card.id}/${id}`);
  });

test('a Power is called full only with evidence', () => {
  const owed = new Set(OWED);
  expect(withCoverage('full').filter((path) => !proved.has(path) && !owed.has(path))).toEqual([]);
});

test('evidence is for Powers that are called full, and nothing that has it is still owed', () => {
  const full = new Set(withCoverage('full'));
  expect([...proved].filter((path) => !full.has(path))).toEqual([]);
  expect(OWED.filter((path) => proved.has(path) || !full.has(path))).toEqual([]);
});

test('every table of evidence is run', () => {
  const names = (paths: readonly string[]): readonly string[] =>
    paths.map((path) => path.replace(/^.*\/|(\.test)?\.ts$/g, '')).sort();
  expect(names(testFiles)).toEqual(names(Object.keys(tables)));
});
