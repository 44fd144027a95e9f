import { formatNumber } from '../../../i18n/units.ts';
import { type Translator, translateOptional } from '../../../i18n/translate.ts';
import type { Reason } from '../../../kernel/search.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import { TRAITS } from '../../../systems/pulp-city/model/keywords.ts';
import { engine } from '../engine.ts';
import type { Encounter } from '../use-game.ts';
import { nameOfObjective } from '../scene/objectives.ts';
import { thingName, traitName } from '../words/names.ts';

/** Shares of 1, said as whole per cent. */
const CHANCES = ['chance', 'ko', 'from', 'to'] as const;

/** What stands on the table under an id. */
const THINGS = ['model', 'target', 'card'] as const;

/** Why a bot answers so, in one sentence; null: there are no words for it. */
export function reasonText(game: Encounter, { key, values }: Reason, t: Translator): string | null {
  return translateOptional(t.lang, key, said(engine.get().worldOf(game), key, values, t)) ?? null;
}

type Values = Reason['values'];

function said(w: World, key: string, values: Values, t: Translator): Record<string, string | number> {
  const found: Record<string, string | number> = { ...values };
  for (const name of CHANCES) {
    const share = values[name];
    if (typeof share === 'number' && key !== 'advice.die')
      found[name] = formatNumber(Math.round(100 * share), t.lang);
  }
  for (const name of THINGS) {
    const id = values[name];
    if (typeof id === 'string') found[name] = thingName(w, t, id);
  }
  const { aim, damage, trait } = values;
  if (typeof aim === 'string') found['aim'] = nameOfObjective(w, t, aim);
  if (typeof damage === 'number') found['damage'] = formatNumber(Math.round(10 * damage) / 10, t.lang);
  const known = TRAITS.find((one) => one === trait);
  if (known !== undefined) found['trait'] = traitName(t, known);
  return found;
}
