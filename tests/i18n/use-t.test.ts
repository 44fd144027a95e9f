// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '../../src/i18n/language.ts';
import { useLanguage, useT } from '../../src/i18n/use-t.ts';

function Label(): string {
  const t = useT();
  return `${useLanguage()}: ${t('effect.fatigue')}, ${t('effect.stun')}`;
}

afterEach(() => setLanguage('en'));

test('a mounted component speaks the new language at once', () => {
  const { container } = render(createElement(Label));
  expect(container.textContent).toBe('en: Fatigue, Stun');
  act(() => setLanguage('fr'));
  expect(container.textContent).toBe('fr: Fatigue, Sonné');
});
