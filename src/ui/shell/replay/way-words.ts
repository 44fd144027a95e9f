import type { AnyWay } from '../../../app/read-game.ts';
import type { Translator } from '../../../i18n/translate.ts';
import { AS_PLAYED, sharedEntries } from '../../../kernel/ways.ts';

/** What a way is known by in lists: a star as played, then A, B, C … */
export const letterOf = (place: number): string => (place === 0 ? '★' : String.fromCharCode(64 + place));

export const wayName = (t: Translator, way: AnyWay, place: number): string =>
  way.id === AS_PLAYED ? t('ways.played') : (way.name ?? t('ways.unnamed', { letter: letterOf(place) }));

/** Entries that a way has of its own. */
export const ownSteps = (ways: readonly AnyWay[], way: AnyWay): number =>
  Math.max(0, way.head - sharedEntries(ways[0]?.entries ?? [], way.entries));
