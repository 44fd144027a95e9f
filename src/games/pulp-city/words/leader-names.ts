import { translateOptional, type Translator } from '../../../i18n/translate.ts';

export const leaderCardName = (t: Translator, card: string): string =>
  translateOptional(t.lang, `leaderCard.${card}`) ?? card;

export const leaderCardText = (t: Translator, card: string): string =>
  translateOptional(t.lang, `leaderCard.${card}.text`) ?? '';

export const leaderWayName = (t: Translator, card: string, way: number): string =>
  translateOptional(t.lang, `leaderCard.${card}.way.${way}`) ?? leaderCardName(t, card);
