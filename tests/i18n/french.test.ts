import { describe, expect, test } from 'vitest';
import { parseMessage, type Part, typeset } from '../../src/i18n/message.ts';
import { fileNames, readMessages } from './files.ts';

/** Words that only an English sentence has. */
const ENGLISH =
  /\b(the|and|of|with|from|your|you|its|is|are|was|this|that|cannot|model|models|die|dice|roll|rolls|team|round's|supreme|supremes|minion|minions|health|target number|base to base|line of sight|friendly|enemy|damage|structure's|stunned|cover)\b/i;
/** French texts that rightly hold such a word: names the French book keeps or names of languages and the game. */
const ALLOWED: readonly string[] = ['app.title', 'language.en'];

/** The literal parts of a text: what a translator wrote. */
function literals(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [part];
    return 'choice' in part ? Object.values(part.branches).flatMap(literals) : [];
  });
}

const entries = fileNames('fr').flatMap((file) => Object.entries(readMessages('fr', file)));

describe('French texts', () => {
  test('leave a space before high punctuation', () => {
    const bad = entries.filter(
      ([, text]) => /[^\s:;?!%.…(]([;?!%»]|:(?=\s|$))/.test(text) || /«\S/.test(text),
    );
    expect(bad).toEqual([]);
  });

  test('show that space as a narrow no-break space', () => {
    const bad = entries.filter(([, text]) => /[ \u00a0][:;?!%»]|«[ \u00a0]/.test(typeset(text, 'fr')));
    expect(bad).toEqual([]);
  });

  test('use French quotation marks', () => {
    expect(entries.filter(([, text]) => /["“”]/.test(text))).toEqual([]);
  });

  test('hold no English by accident', () => {
    const bad = entries.filter(
      ([key, text]) =>
        !ALLOWED.includes(key) && literals(parseMessage(text)).some((part) => ENGLISH.test(part)),
    );
    expect(bad).toEqual([]);
  });

  test('differ from the English text where that is a sentence', () => {
    const english = new Map(fileNames('en').flatMap((file) => Object.entries(readMessages('en', file))));
    const bad = entries.filter(([key, text]) => text.split(' ').length >= 4 && english.get(key) === text);
    expect(bad).toEqual([]);
  });

  test('use the words of the French book', () => {
    const lexicon: readonly (readonly [string, string])[] = [
      ['kind.supreme', 'Suprême'],
      ['kind.minion', 'Acolyte'],
      ['term.actionPool', "Réserve d'Action"],
      ['bar.sfx', 'EFX'],
      ['condition.btb', 'En Contact'],
      ['effect.knockback', 'Repousse {x}'],
      ['role.Powerhouse', 'Colosse'],
      ['movement.Blink', 'Téléportation'],
    ];
    const texts = new Map(entries);
    expect(lexicon.map(([key]) => [key, texts.get(key)])).toEqual(lexicon);
  });
});
