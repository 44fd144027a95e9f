import { type Translator, translateOptional } from '../../../i18n/translate.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import { leaderCardName } from './names.ts';

/** What is wrong with a file, a set-up or a card, in one sentence. */
export function faultWords(t: Translator, fault: Refusal): string {
  const { code, params } = fault;
  const { leader } = params;
  const named = typeof leader === 'string' ? { leader: leaderCardName(t, leader) } : {};
  const find = (key: string): string | undefined =>
    translateOptional(t.lang, key, { ...params, ...named, why: why() });
  const why = (): string => {
    const inner = typeof params['why'] === 'string' ? params['why'] : params['code'];
    return typeof inner === 'string' && inner !== code ? innerWords(t, inner, params) : '';
  };
  return find(`fault.${code}`) ?? find(`refusal.${code}`) ?? areaWords(t, code, params);
}

function innerWords(t: Translator, code: string, params: Refusal['params']): string {
  const { why: _, ...rest } = params;
  return faultWords(t, { code, params: rest });
}

/** Errors of which only the place matters to a player: those of a bar. */
function areaWords(t: Translator, code: string, params: Refusal['params']): string {
  const area = code.split('.')[0] ?? '';
  return translateOptional(t.lang, `fault.${area}`, params) ?? t('fault.unknown', { code });
}
