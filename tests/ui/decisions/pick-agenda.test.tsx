import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appAt } from '../panels/around.tsx';
import { type Asked, put } from './asked.tsx';
import { SELDOM_ASKED } from './seldom-asked.ts';

/** The second pick: of Supremes there is one. */
function second(): Asked {
  const { game } = SELDOM_ASKED.pickAgenda().answer('pickAgenda', 'firstBlood');
  const app = appAt(game);
  const [decision] = game.rest.pending;
  return put(app, 'pickAgenda', decision as never);
}

test('Agendas for all are picked from three columns; one that is taken says by whom, and why the rest is closed', () => {
  const asked = second();
  const lists = screen.getAllByRole('radiogroup').map((list) => list.getAttribute('aria-label'));
  expect(lists).toEqual(['Citizens', 'Urbanism', 'Supremes']);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Pick the second Agenda for everybody');
  const closed = screen.getAllByRole('radio').filter((one) => one.getAttribute('aria-disabled') === 'true');
  expect(closed.map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^First BloodPicked by /),
    'AssassinationOne of each kind: First Blood is picked',
    'UnderdogOne of each kind: First Blood is picked',
  ]);
  const [first] = closed;
  if (first !== undefined) fireEvent.click(first);
  expect(screen.queryByRole('button', { name: 'Pick First Blood' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^Real Estate/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Pick Real Estate' }));
  expect([asked.answers, asked.check('realEstate')]).toEqual([['realEstate'], null]);
});

test('the keys number the columns through, in French too', () => {
  const asked = second();
  act(() => asked.app.preferences.set({ language: 'fr' }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
    'Choisissez la deuxième Vignette pour tous',
  );
  fireEvent.keyDown(document.body, { key: '9' });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(asked.answers).toEqual([]);
  fireEvent.keyDown(document.body, { key: '5' });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(asked.answers).toEqual(['realEstate']);
});
