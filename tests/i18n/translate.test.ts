import { afterEach, describe, expect, test } from 'vitest';
import { getLanguage, isLang, setLanguage, subscribeLanguage } from '../../src/i18n/language.ts';
import { type Params, parseMessage, renderMessage, typeset } from '../../src/i18n/message.ts';
import { type MessageKey, MESSAGES } from '../../src/i18n/messages.ts';
import { t, translate, translateOptional } from '../../src/i18n/translate.ts';

const say = (text: string, params: Params = {}, lang: 'en' | 'fr' = 'en'): string =>
  renderMessage(parseMessage(text), params, lang);

describe('messages', () => {
  test('fill in names, numbers and lists as the language writes them', () => {
    expect(say('{who} rolls {n}', { who: 'Ace', n: 1234.5 })).toBe('Ace rolls 1,234.5');
    expect(say('{n}', { n: 2.5 }, 'fr')).toBe('2,5');
    expect(say('{who}', { who: ['A', 'B', 'C'] }, 'fr')).toBe('A, B et C');
    expect(say('{who, or}', { who: ['A', 'B'] }, 'fr')).toBe('A ou B');
    expect(say('{far, inches}', { far: 6 * 25_400 })).toBe('6″');
  });

  test('choose the plural form of the language', () => {
    const text = '{n, plural, =0 {no dice} one {# die} other {# dice}}';
    expect([0, 1, 2].map((n) => say(text, { n }))).toEqual(['no dice', '1 die', '2 dice']);
    const french = '{n, plural, one {# dé} other {# dés}}';
    expect([0, 1, 2].map((n) => say(french, { n }, 'fr'))).toEqual(['0 dé', '1 dé', '2 dés']);
  });

  test('show a Trait where a number was counted on', () => {
    expect(say('{x, plural, one {# die} other {# dice}}', { x: 'J' })).toBe('J dice');
  });

  test('choose by word, with placeholders inside the branches', () => {
    const text = '{side, select, friendly {our {who}} other {their {who}}}';
    expect(say(text, { side: 'friendly', who: 'Ace' })).toBe('our Ace');
    expect(say(text, { side: 'enemy', who: 'Ace' })).toBe('their Ace');
  });

  test('keep T# outside plurals and show a missing value by its name', () => {
    expect(say('F vs T#{n}', { n: 7 })).toBe('F vs T#7');
    expect(say('Hit {who}')).toBe('Hit {who}');
  });

  test.each(['{n', '}', '{n, plural, one {a}}', '{n, gender, other {a}}'])('"%s" is no message', (text) => {
    expect(() => parseMessage(text)).toThrow(SyntaxError);
  });

  test('set French punctuation with narrow no-break spaces', () => {
    expect(typeset('Quoi ? « Non » : 5 %', 'fr')).toBe('Quoi\u202f? «\u202fNon\u202f»\u202f: 5\u202f%');
    expect(typeset('What ?', 'en')).toBe('What ?');
  });
});

describe('translate', () => {
  afterEach(() => setLanguage('en'));

  test('answers in the language asked for', () => {
    expect(translate('en')('effect.damage', { x: 2 })).toBe('Damage 2');
    expect(translate('fr')('effect.damage', { x: 2 })).toBe('Dommages 2');
    expect(translate('fr').lang).toBe('fr');
    expect(translate('fr')).toBe(translate('fr'));
  });

  test('t follows a change of language and tells its listeners once', () => {
    let told = 0;
    const stop = subscribeLanguage(() => told++);
    setLanguage('fr');
    setLanguage('fr');
    expect([getLanguage(), t('common.back'), told]).toEqual(['fr', 'Retour', 1]);
    stop();
    setLanguage('en');
    expect([t('common.back'), told]).toEqual(['Back', 1]);
  });

  test('shows English, then the key, where a text is missing', () => {
    const fr: Record<string, string> = { ...MESSAGES['fr'] };
    const catalogue = MESSAGES as Record<string, Record<string, string>>;
    const { 'common.back': _, ...rest } = fr;
    const whole = catalogue['fr'];
    catalogue['fr'] = rest;
    expect(translate('fr')('common.back')).toBe('Back');
    catalogue['fr'] = whole ?? {};
    expect(translate('fr')('no.such.key' as MessageKey)).toBe('no.such.key');
  });

  test('translateOptional says when there is no text', () => {
    expect(translateOptional('fr', 'role.Tank.hint')).toMatch(/coup/);
    expect(translateOptional('fr', 'role.Baker')).toBeUndefined();
  });

  test('keys are typed from the English files', () => {
    const role: 'Tank' | 'Blaster' = 'Tank';
    expect(t(`role.${role}`)).toBe('Tank');
    // @ts-expect-error -- no such key
    expect(t('role.Baker')).toBe('role.Baker');
    // @ts-expect-error -- rule texts are read by ruleText
    expect(t('rule.PC-ROLL-02.title')).toBe('rule.PC-ROLL-02.title');
    // @ts-expect-error -- a placeholder takes text, a number or a list of texts
    const odd: Params = { n: { value: 3 } };
    expect(odd).toBeDefined();
  });

  test('a language is one that has a folder', () => {
    expect([isLang('fr'), isLang('de')]).toEqual([true, false]);
  });
});
