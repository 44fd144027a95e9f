import type { Translator } from '../../../../i18n/translate.ts';
import { placeOf } from '../../../../systems/pulp-city/board/places.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { thingName } from '../../words/names.ts';
import { toInches } from '../../../../ui/table/units.ts';

/** A Marker of several of one name, told apart by where it lies: inches from the west and the south edge. */
export function compassWord(w: World, t: Translator, id: string): string {
  const { x, y } = placeOf(w, id);
  const tenths = (length: number): number => Math.round(toInches(length) * 10) / 10;
  return t('ask.chooseStone.where', { item: thingName(w, t, id), x: tenths(x), y: tenths(y) });
}
