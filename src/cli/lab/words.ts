import '../../i18n/later-texts.ts';
import { translate, translateOptional } from '../../i18n/translate.ts';
import type { Refusal } from '../../kernel/game-system.ts';
import { Failure } from '../program.ts';

const t = translate('en');

/** A refusal in one sentence, with the first reason behind it. */
export function refused({ code, params, because = [] }: Refusal): string {
  const [first] = because;
  const told = translateOptional('en', `refusal.${code}`, params) ?? t('fault.unknown', { code });
  return first === undefined ? told : `${told} ${refused(first)}`;
}

/** @throws Failure with the first of the faults. */
export function orFail<T>(
  read:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly error: Refusal | readonly Refusal[] },
): T {
  if (read.ok) return read.value;
  const [first] = [read.error].flat() as readonly Refusal[];
  throw new Failure(first === undefined ? 'The study is refused.' : refused(first));
}

/** What a Plot or table is called. */
export const valueName = (factor: string, value: string): string =>
  translateOptional('en', factor === 'table' ? `setup.table.${value}` : `${factor}.${value}`) ?? value;

export const leaderCardNames = (id: string): readonly string[] => [
  translateOptional('en', `leaderCard.${id}`) ?? id,
];

export const remarkText = (code: string, params: Refusal['params']): string =>
  translateOptional('en', `lab.remark.${code}`, params) ?? code;
