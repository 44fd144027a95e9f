/** What is printed on cards and stays English on every screen. */
import { cardFiles, in2013, loaded } from '../../pulp-city/cards/card-files.ts';
import { properNames } from '../../i18n/stories.ts';

export const cardNames: readonly string[] = properNames(
  [...cardFiles.values()].map((file) => loaded(file, in2013)),
);
