import type { Translator } from '../../../i18n/translate.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import { plainFaultWords } from '../../../ui/shell/fault-words.ts';
import { leaderCardName } from './leader-names.ts';

/** What is wrong with a file, a set-up or a card, in one sentence. */
export const faultWords = (t: Translator, fault: Refusal): string =>
  plainFaultWords(t, fault, ({ leader }) =>
    typeof leader === 'string' ? { leader: leaderCardName(t, leader) } : {},
  );
