import type { CardError } from '../../../src/systems/pulp-city/cards/errors.ts';
import { type CardEdition, loadCard } from '../../../src/systems/pulp-city/cards/load.ts';
import { e2013 } from '../../../src/systems/pulp-city/editions/e2013.ts';
import { e2017 } from '../../../src/systems/pulp-city/editions/e2017.ts';
import type { CardProfile } from '../../../src/systems/pulp-city/model/profile.ts';

export const in2013: CardEdition = e2013;
export const in2017: CardEdition = e2017;

const found = import.meta.glob<readonly Record<string, unknown>[]>(
  '../../../src/systems/pulp-city/cards/factions/*.yaml',
  { eager: true, import: 'default' },
);

/** What `loadCard` takes of each card of the game, by its id. */
export const cardFiles: ReadonlyMap<string, Record<string, unknown>> = new Map(
  Object.values(found)
    .flat()
    .map((card) => [String(card['id']), card]),
);

export function cardFile(id: string): Record<string, unknown> {
  const file = cardFiles.get(id);
  if (!file) throw new Error(`no card file ${id}`);
  return structuredClone(file);
}

/** A Supreme without Powers, to be changed at one place. */
export const supreme = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  ...cardFile('tekkna'),
  powers: [],
  ...changes,
});

export const minions = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  ...cardFile('sentry-bots'),
  ...changes,
});

export function loaded(json: unknown, edition: CardEdition = in2017): CardProfile {
  const card = loadCard(json, edition);
  if (!card.ok) throw new Error(JSON.stringify(card.error));
  return card.value;
}

export function refused(json: unknown, edition: CardEdition = in2017): readonly CardError[] {
  const card = loadCard(json, edition);
  if (card.ok) throw new Error('the card was accepted');
  return card.error;
}

export const codesAndPaths = (errors: readonly CardError[]): readonly string[] =>
  errors.map(({ code, path }) => `${code} ${path}`);
