import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MenuPanel } from '../../../src/ui/shell/menu/MenuPanel.tsx';
import { corners } from '../../support/more-teams.ts';
import { appAt, appFor, gameOf, renderIn } from './around.tsx';

const nothing = (): void => undefined;
const menu = <MenuPanel open onClose={nothing} onAdjust={nothing} onNewGame={nothing} />;
const page = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the language changes in the middle of a game', () => {
  const { app } = renderIn(appFor(), menu);
  page('Look');
  page('Français');
  expect(screen.getByText('Taille du texte')).toBeDefined();
  expect(app.preferences.getState().language).toBe('fr');
  page('English');
  expect(screen.getByText('Text size')).toBeDefined();
});

test('a ruling is found by a word and opens its rule', () => {
  renderIn(appFor(), menu);
  page('Rulings');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tied rollers roll again zzz' } });
  expect(screen.getByText('No ruling speaks of that.')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'choosing who rolls' } });
  fireEvent.click(screen.getByRole('button', { name: /^Choosing who rolls/ }));
  expect(screen.getByRole('dialog', { name: 'Choosing who rolls' }).textContent).toContain('PC-START-01');
});

test('conceding asks who and ends the Encounter for that side', () => {
  const { game } = renderIn(appFor(), menu);
  page('Concede');
  page('Graveyard Shift concedes');
  expect(game().state.outcome).toMatchObject({ winner: 'b', why: 'conceded' });
});

test('[PC-WIN-08] of three Teams only those that are still in may concede', () => {
  const app = appAt(corners('2017', { count: 3 }).game);
  expect(app.session.dispatch({ type: 'concede', by: 'c' }, { agreed: true })).toBeNull();
  renderIn(app, menu);
  page('Concede');
  const offered = screen.getAllByRole('button', { name: /concedes$/ }).map(({ textContent }) => textContent);
  const { teams } = gameOf(app).setup;
  expect(offered).toEqual([`${teams.a.name} concedes`, `${teams.b.name} concedes`]);
});
