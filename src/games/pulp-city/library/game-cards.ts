/** Files of all cards of the game, those of the ready-made Teams among them. */
const found = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../systems/pulp-city/cards/{roster,library}/*.json',
  { eager: true, import: 'default' },
);

const nameOf = (card: Readonly<Record<string, unknown>>): string => String(card['name']);

export const GAME_CARDS: readonly Readonly<Record<string, unknown>>[] = Object.values(found).sort(
  (one, other) => nameOf(one).localeCompare(nameOf(other)),
);
