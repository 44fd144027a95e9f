/** The page brings French, and the English of later screens, when they are wanted; tests have both from the start. */
import '../../src/i18n/later-texts.ts';
import '../../src/i18n/share-texts.ts';
import { FRENCH_RULES } from '../../src/i18n/french-rules.ts';
import { FRENCH } from '../../src/i18n/french.ts';
import { addMessages } from '../../src/i18n/messages.ts';
import { addRules } from '../../src/i18n/rules.ts';

addMessages('fr', FRENCH);
addRules('fr', FRENCH_RULES);
