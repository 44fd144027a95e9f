import { err, ok, type Result } from '../../../kernel/result.ts';
import type { CardProfile } from '../model/profile.ts';
import type { CardError } from './errors.ts';
import { type CardEdition, loadCard } from './load.ts';
import bloodWatch from './factions/blood-watch.yaml?ready';
import heavyMetal from './factions/heavy-metal.yaml?ready';
import independentMinions from './factions/independent-minions.yaml?ready';
import independents from './factions/independents.yaml?ready';
import supremeAlliance from './factions/supreme-alliance.yaml?ready';
import theForgotten from './factions/the-forgotten.yaml?ready';
import ulthar from './factions/ulthar.yaml?ready';

/** The cards that are offered, as their Factions' files have them. */
export const ROSTER_FILES: readonly { readonly id: string }[] = [
  ...bloodWatch,
  ...heavyMetal,
  ...independentMinions,
  ...independents,
  ...supremeAlliance,
  ...theForgotten,
  ...ulthar,
].sort((one, other) => (one.id < other.id ? -1 : 1));

/** The cards offered in an edition by their id. A card that the edition refuses is an error of the roster. */
export function loadRoster(
  edition: CardEdition,
): Result<Readonly<Record<string, CardProfile>>, readonly CardError[]> {
  const cards: Record<string, CardProfile> = {};
  const errors: CardError[] = [];
  for (const file of ROSTER_FILES) {
    const card = loadCard(file, edition);
    if (card.ok) cards[card.value.id] = card.value;
    else errors.push(...card.error.map((error) => ({ ...error, path: `${file.id}: ${error.path}` })));
  }
  return errors.length > 0 ? err(errors) : ok(cards);
}
