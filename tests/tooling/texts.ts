/** The page brings French when it is wanted; tests have it from the start. */
import { FRENCH_RULES } from '../../src/i18n/french-rules.ts';
import { FRENCH } from '../../src/i18n/french.ts';
import { addMessages } from '../../src/i18n/messages.ts';
import '../../src/i18n/builder-texts.ts';
import { addRules } from '../../src/i18n/rules.ts';

addMessages('fr', FRENCH);
addRules('fr', FRENCH_RULES);
