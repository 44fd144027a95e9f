/** What the first screen does without: the rules, and what makes a game of a choice on that screen. */
import type { BookLang } from '../../systems/pulp-city/model/book-words.ts';
import type { Refusal } from '../../kernel/game-system.ts';
import type { Result } from '../../kernel/result.ts';
import type { EncounterSetup } from '../../systems/pulp-city/model/setup.ts';
import { defaultChoice, encounterSetup } from '../../systems/pulp-city/view/setup/setup.ts';

export { cardRules, pulpCity, worldOf } from '../../systems/pulp-city/index.ts';
export { exampleSetup } from '../../systems/pulp-city/view/setup/example-setup.ts';

/** The starter Teams on the first table. */
export const quickSetup = (edition: string, seed: number, lang: BookLang): Result<EncounterSetup, Refusal> =>
  encounterSetup(defaultChoice(edition, seed, lang));
