import { translateOptional, type Translator } from '../../../i18n/translate.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import { EVERYTHING } from './actions.ts';
import { descriptorWord, thingName } from './names.ts';

/** Parameters of refusals that are ids of things on the table or words of the rules. */
const NAMED = ['by', 'target', 'piece', 'model', 'card', 'item'];

const TERMS = ['to', 'of', 'type'];

/** Why something is not done, in words. */
export function refusalWords(w: World | null, t: Translator, refusal: Refusal): string {
  const params: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(refusal.params)) {
    if (typeof value !== 'string') params[key] = value;
    else if (key === 'agenda') params[key] = translateOptional(t.lang, `agenda.${value}`) ?? value;
    else if (NAMED.includes(key)) params[key] = w === null ? value : thingName(w, t, value);
    else params[key] = TERMS.includes(key) && value !== EVERYTHING ? descriptorWord(t, value) : value;
  }
  return translateOptional(t.lang, `refusal.${refusal.code}`, params) ?? t('refusal.unknown');
}
