import { useSyncExternalStore } from 'react';
import { getLanguage, type Lang, subscribeLanguage } from './language.ts';
import { type Translator, translate } from './translate.ts';

export const useLanguage = (): Lang => useSyncExternalStore(subscribeLanguage, getLanguage, getLanguage);

export const useT = (): Translator => translate(useLanguage());
