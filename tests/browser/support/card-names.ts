/** What is printed on cards and stays English on every screen. */
import { cardFiles, in2013, loaded } from '../../pulp-city/cards/card-files.ts';
import { properNames } from '../../i18n/stories.ts';

const cards = [...cardFiles.values()].map((file) => loaded(file, in2013));

const factions = [...new Set(cards.flatMap((card) => card.factions))];

/** Longer names first: one may begin with another. Short pieces of a line are not broken in the middle. */
export const cardNames: readonly string[] = [
  ...properNames(cards),
  ...factions,
  ...factions.map((name) => name.replaceAll(' ', '\u00a0')),
].toSorted((one, other) => other.length - one.length);
