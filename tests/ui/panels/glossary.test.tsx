import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExplainCard, termsOnCard } from '../../../src/games/pulp-city/panels/card/ExplainCard.tsx';
import { allTerms, TERM_KEYS, termOf } from '../../../src/games/pulp-city/words/glossary.ts';
import { MenuPanel } from '../../../src/ui/shell/menu/MenuPanel.tsx';
import { cardFile, loaded } from '../../pulp-city/cards/card-files.ts';
import { appFor, renderIn } from './around.tsx';

const nothing = (): void => undefined;

function openWords(): void {
  renderIn(appFor(), <MenuPanel open onClose={nothing} onNewGame={nothing} />);
  fireEvent.click(screen.getByRole('button', { name: 'Words' }));
}

const search = (text: string): string[] => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  return within(screen.getByRole('dialog', { name: 'Menu' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent ?? '');
};

test('a word is found in either language, named before those that only speak of it, and opens its rule', () => {
  openWords();
  const { word, other } = termOf('effect.heal', '2017', 'en');
  expect([word, other]).toEqual(['Heal', 'Soins']);
  expect(search('soins')[0]).toMatch(/^HealSoins/);
  expect(search('knockback')[0]).toMatch(/^Knockback/);
  expect(search('nothing is called like that')).toEqual([]);
  expect(screen.getByText('0 words')).toBeDefined();
  search('fatigue');
  fireEvent.click(screen.getAllByRole('button', { name: /^Fatigue/ })[0]!);
  expect(screen.getByRole('dialog', { name: /Fatigue/ }).textContent).toContain('PC-MOVE-02');
});

test.each(['en', 'fr'])(
  'every word stands whole, with what it means, in the order of the dictionary (%s)',
  (lang) => {
    for (const edition of ['2013', '2017']) {
      const terms = allTerms(edition, lang);
      expect(terms).toHaveLength(TERM_KEYS.length);
      expect(terms.filter(({ word, other }) => /[{}/]/.test(word + other))).toEqual([]);
      const words = terms.map(({ word }) => word);
      expect(words).toEqual(words.toSorted((one, next) => one.localeCompare(next, lang)));
    }
    expect(allTerms('2017', lang).filter(({ text }) => text === '')).toEqual([]);
  },
);

test('a card explains what is printed on it, once asked, and nothing else', () => {
  const profile = loaded(cardFile('iron-train'));
  renderIn(appFor(), <ExplainCard profile={profile} edition="2017" />);
  expect(screen.queryAllByRole('definition')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Explain this card' }));
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.slice(0, 2)).toEqual(['Tank', 'Sprint']);
  expect(terms).toContain('Knockback');
  expect(terms).not.toContain('Flight');
  expect(terms).toHaveLength(termsOnCard(profile).length);
  fireEvent.click(screen.getByRole('button', { name: 'Explain this card' }));
  expect(screen.queryAllByRole('definition')).toEqual([]);
});
