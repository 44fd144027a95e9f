/** What is printed on cards and stays English on every screen. */
import { cardFiles, in2013, loaded } from '../../pulp-city/cards/card-files.ts';
import { properNames } from '../../i18n/stories.ts';

const cards = [...cardFiles.values()].map((file) => loaded(file, in2013));

/** Longer names first: one may begin with another. */
export const cardNames: readonly string[] = [
  ...properNames(cards),
  ...new Set(cards.flatMap(({ factions }) => factions)),
].toSorted((one, other) => other.length - one.length);
