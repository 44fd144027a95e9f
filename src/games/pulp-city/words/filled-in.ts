const IDS = Object.values(
  import.meta.glob<readonly string[]>('../../../systems/pulp-city/cards/factions/*.yaml', {
    eager: true,
    query: '?partial',
    import: 'default',
  }),
);

const PARTIAL_IDS: ReadonlySet<string> = new Set(IDS.flat());

/** A card of these ids plays only if a player has filled in what is not known of it. Known without the cards themselves, so that a table can tell it. */
export const isFilledIn = (id: string): boolean => PARTIAL_IDS.has(id);
