import { type Translator, translateOptional } from '../../i18n/translate.ts';
import type { Refusal } from '../../kernel/game-system.ts';

type Params = Refusal['params'];

/** What is wrong with a file, a set-up or a save, in one sentence. `named`: ids among the figures, in words. */
export function plainFaultWords(
  t: Translator,
  fault: Refusal,
  named: (params: Params) => Params = () => ({}),
): string {
  const { code, params } = fault;
  const why = (): string => {
    const inner = typeof params['why'] === 'string' ? params['why'] : params['code'];
    if (typeof inner !== 'string' || inner === code) return '';
    if (!isCode(t, inner)) return inner;
    const { why: _, ...rest } = params;
    return plainFaultWords(t, { code: inner, params: rest }, named);
  };
  const find = (key: string): string | undefined =>
    translateOptional(t.lang, key, { ...params, ...named(params), why: why() });
  return find(`fault.${code}`) ?? find(`refusal.${code}`) ?? areaWords(t, code, params);
}

/** Is it a refusal of its own? Else it is a word that the text chooses by. */
const isCode = (t: Translator, given: string): boolean =>
  given.includes('.') ||
  ['fault', 'refusal'].some((kind) => translateOptional(t.lang, `${kind}.${given}`) !== undefined);

/** Errors of which only the place matters to a player. */
function areaWords(t: Translator, code: string, params: Params): string {
  const area = code.split('.')[0] ?? '';
  return translateOptional(t.lang, `fault.${area}`, params) ?? t('fault.unknown', { code });
}
