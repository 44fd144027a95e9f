import { type Translator, translateOptional } from '../../../i18n/translate.ts';
import type { CardError } from '../../../systems/pulp-city/cards/errors.ts';
import { errorWords } from '../words/card-errors.ts';
import { traitName } from '../words/names.ts';
import { TRAITS } from '../../../systems/pulp-city/model/keywords.ts';

/** Where in the form a path of the card is: 'Action 2' of `actions.1.bar`. */
function placeOf(t: Translator, path: string): string {
  const [field = '', key = ''] = path.split('.');
  if (field === 'actions') return t('editor.action.n', { n: Number(key) + 1 });
  if (field === 'powers') return t('editor.power.n', { n: Number(key) + 1 });
  const trait = TRAITS.find((one) => one === key);
  if (field === 'traits' && trait !== undefined) return traitName(t, trait);
  if (field === 'movement') return t('editor.movement');
  return translateOptional(t.lang, `editor.${field}`) ?? field;
}

/** What is wrong, told where it is. */
export const wordsInPlace = (t: Translator, error: CardError): string =>
  error.code === 'card.missing' ? t('editor.fault.missing') : errorWords(t, error);

export const placedError = (t: Translator, error: CardError): string => {
  const [, , further] = error.path.split('.');
  const what = further === undefined ? wordsInPlace(t, error) : errorWords(t, error);
  return t('editor.fault.at', { where: placeOf(t, error.path), what });
};

/** What follows from the name goes wrong with it, and is told once. */
export const toldErrors = (errors: readonly CardError[]): readonly CardError[] =>
  errors.filter(
    ({ path, code }) =>
      !(
        ['id', 'short'].includes(path) && errors.some((other) => other.path === 'name' && other.code === code)
      ),
  );
