import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LogPanel } from '../../../src/ui/shell/log/LogPanel.tsx';
import { startJournal } from '../../../src/kernel/journal.ts';
import { danger, walker } from '../../pulp-city/move/walker.ts';
import { appFor, renderIn } from './around.tsx';

/** Into the first Turns: a whole log makes jsdom slow. */
const played = () => appFor({ want: 'spendSfx' });

test('the log tells Turns, every die with its cause, and opens the rule of a line', () => {
  renderIn(played(), <LogPanel />);
  const log = screen.getByRole('log');
  expect(log.getAttribute('aria-live')).toBe('polite');
  expect(within(log).getAllByRole('heading', { name: /^Round 1 · Turn 1 · / })).toHaveLength(1);
  const [roll] = within(log).getAllByText(/^Starting Roll: .* wins\.$/);
  const line = roll?.closest('li');
  if (!line) throw new Error('no line of the Starting Roll');
  expect(within(line).getAllByText('1 die always')).toHaveLength(2);
  expect(within(line).getAllByRole('img', { name: /^[1-6]$/ }).length).toBeGreaterThanOrEqual(2);
  fireEvent.click(within(line).getByRole('button', { name: 'Rules for this line' }));
  fireEvent.click(within(line).getByRole('button', { name: 'Winner and ties' }));
  expect(screen.getByRole('dialog', { name: 'Winner and ties' }).textContent).toContain('PC-START-04');
});

test('the filter leaves only lines of its kind', () => {
  renderIn(played(), <LogPanel />);
  const count = () => screen.getByRole('log').querySelectorAll('.log-line').length;
  const all = count();
  fireEvent.click(screen.getByRole('button', { name: 'Dice' }));
  const dice = count();
  expect(dice).toBeGreaterThan(0);
  expect(dice).toBeLessThan(all);
  expect(screen.queryByText(/ moves \d/)).toBeNull();
});

test('the dock shows the last sentences, the newest last, and follows the game', () => {
  const app = appFor({ want: 'chooseAdvantage' });
  renderIn(app, <LogPanel compact />);
  expect(screen.getByRole('log').lastElementChild?.textContent).toMatch(/^Tactical Roll: .* wins it\.$/);
});

test('[PC-DANGER-06] a move through Dangerous Terrain is told as one, and the Danger after it', () => {
  const pieces = [danger('strip', [12, 12], [6, 2])];
  const play = walker('2017', { move: 6, health: 5 }, [12, 9], { pieces }).move('Hero', [12, 14]);
  const app = appFor({ want: null });
  const { game } = play;
  app.session.store.setState({ game, journal: startJournal({ game, events: play.events() }) });
  renderIn(app, <LogPanel />);
  const lines = [...screen.getByRole('log').querySelectorAll('.log-line')].map(
    (one) => one.textContent ?? '',
  );
  const moves = lines.flatMap((line, at) => (/Hero moves/.test(line) ? [at] : []));
  expect(moves).toHaveLength(1);
  expect(lines[moves[0]!]).toContain('Hero moves 5″');
  const struck = lines.findIndex((line) => line.includes('Dangerous Terrain'));
  expect(struck).toBeGreaterThan(moves[0]!);
});
