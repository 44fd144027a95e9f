import type { PartialCard } from '../../../systems/pulp-city/cards/faction-file.ts';

/** What the build makes of the file of a Faction: its cards, and what is known of those of which something is missing. */
interface FactionModule {
  readonly default: readonly Readonly<Record<string, unknown>>[];
  readonly partial: readonly PartialCard[];
}

const FACTIONS = Object.values(
  import.meta.glob<FactionModule>('../../../systems/pulp-city/cards/factions/*.yaml', { eager: true }),
);

const nameOf = (card: Readonly<Record<string, unknown>>): string => String(card['name']);

/** All cards of the game, those of the ready-made Teams among them. */
export const GAME_CARDS: readonly Readonly<Record<string, unknown>>[] = FACTIONS.flatMap(
  ({ default: cards }) => cards,
).sort((one, other) => nameOf(one).localeCompare(nameOf(other)));

/** Supremes of whom some numbers are known and no Actions. */
export const PARTIAL_CARDS: readonly PartialCard[] = FACTIONS.flatMap(({ partial }) => partial).sort(
  (one, other) => one.name.localeCompare(other.name),
);
