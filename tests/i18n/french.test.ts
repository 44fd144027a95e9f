import { describe, expect, test } from 'vitest';
import { parseMessage, type Part, typeset } from '../../src/i18n/message.ts';
import { cardFiles, in2013, loaded } from '../pulp-city/cards/card-files.ts';
import { fileNames, readMessages } from './files.ts';
import { englishIn } from './lexicon.ts';
import { properNames, withoutNames } from './stories.ts';

/** Words that only an English sentence has. */
const ENGLISH =
  /\b(the|and|of|with|from|your|you|its|is|are|was|this|that|cannot|model|models|die|dice|roll|rolls|team|round's|supreme|supremes|minion|minions|health|target number|base to base|line of sight|friendly|enemy|damage|structure's|stunned|cover)\b/i;
/** French texts that rightly hold such a word: names the French book keeps or names of languages and the game. */
const ALLOWED: readonly string[] = [
  'agenda.underdog',
  'rule.PC-AGENDA-27.title',
  'leaderCard.power-of-the-underdog',
  'rule.PC-LEADER-22.title',
];

/** A form of that card, printed on the card of the other one. */
const FORM_OF_BATTLESUIT = 'forme Defense';

/** The literal parts of a text: what a translator wrote. */
function literals(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [part];
    return 'choice' in part ? Object.values(part.branches).flatMap(literals) : [];
  });
}

/** Words after a number that end like a plural and are none, or whose number is always above one. */
const BY_NATURE: readonly string[] = [
  'fault.several',
  'refusal.dice.spreadAll',
  'play.attackDice.power',
  'setup.team.levels',
  'setup.table.size',
];

/** The words right after a bare number, outside of the plural that would know it. */
const wordsAfterNumbers = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part, at) => {
    if (typeof part === 'string') return [];
    if ('choice' in part)
      return part.choice === 'plural' ? [] : Object.values(part.branches).flatMap(wordsAfterNumbers);
    if (part.format !== undefined || !NUMBERS.includes(part.name)) return [];
    const after = parts[at + 1];
    return typeof after === 'string' ? [/^ (\p{L}+)/u.exec(after)?.[1] ?? ''] : [];
  });
const NUMBERS = [
  'n',
  'ap',
  'fatigue',
  'dice',
  'points',
  'left',
  'most',
  'count',
  'needed',
  'has',
  'max',
  'sfx',
  'structures',
  'objects',
  'cancelled',
  'gained',
  'damage',
  'health',
];

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

  test('agree with every number before them', () => {
    const bad = entries.filter(
      ([key, text]) =>
        !BY_NATURE.includes(key) && wordsAfterNumbers(parseMessage(text)).some((word) => /[sx]$/.test(word)),
    );
    expect(bad).toEqual([]);
  });

  test('say d’ before a name with a vowel: {name, de} in place of de {name}', () => {
    const bad = entries.filter(([, text]) =>
      /\b(?:de|que|du|d'|l'|qu') ?\{(?:name|names|team|by|piece|thing|trait|power)\}/.test(text),
    );
    expect(bad).toEqual([]);
  });

  test('hold no English by accident', () => {
    const bad = entries.filter(
      ([key, text]) =>
        !ALLOWED.includes(key) && literals(parseMessage(text)).some((part) => ENGLISH.test(part)),
    );
    expect(bad).toEqual([]);
  });

  test('hold no English word of the rules', () => {
    const bad = entries.flatMap(([key, text]) =>
      ALLOWED.includes(key)
        ? []
        : literals(parseMessage(text)).flatMap((part) => englishIn(part).map((word) => `${key}: ${word}`)),
    );
    expect(bad).toEqual([]);
  });

  test('of cards hold no English word of the rules beside printed names', () => {
    const profiles = [...cardFiles.values()].map((file) => loaded(file, in2013));
    const names = [...properNames(profiles), FORM_OF_BATTLESUIT];
    const bad = profiles.flatMap((card) =>
      [...card.powers, ...card.actions.flatMap((action) => action.specials ?? [])].flatMap(({ name, text }) =>
        englishIn(withoutNames(text.fr, names)).map((word) => `${card.id}, ${name}: ${word} in "${text.fr}"`),
      ),
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
