/** The page brings other languages, and the English of later screens, when they are wanted; tests have all from the start. */
import '../../src/i18n/later-texts.ts';
import '../../src/i18n/kiosk-texts.ts';
import '../../src/i18n/share-texts.ts';
import { LANGUAGES } from '../../src/i18n/language.ts';
import { loadLanguage, loadRules } from '../../src/i18n/load.ts';

for (const lang of LANGUAGES) {
  await loadLanguage(lang);
  await loadRules(lang);
}
