import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResultScreen } from '../../../src/games/pulp-city/result/ResultScreen.tsx';
import { appFor, gameOf, renderIn } from '../panels/around.tsx';

test('the result names the winner, the reason and a score that adds up', () => {
  const app = appFor({ toTheEnd: true, want: null, seed: 3 });
  const asked: string[] = [];
  renderIn(
    app,
    <ResultScreen
      onRematch={() => asked.push('rematch')}
      onClose={() => asked.push('table')}
      onChangeTeams={() => asked.push('teams')}
    />,
  );
  const { state, setup } = gameOf(app);
  const winner = state.outcome?.winner ?? 'tie';
  const headline = winner === 'tie' ? 'A tie!' : `${setup.teams[winner].name} wins!`;
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(headline);
  const table = screen.getByRole('table');
  const figures = within(table)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => Number(cell.textContent)),
    )
    .filter((cells) => cells.length > 0);
  const total = figures.at(-1) ?? [];
  const sums = total.map((_, column) =>
    figures.slice(0, -1).reduce((sum, row) => sum + (row[column] ?? 0), 0),
  );
  expect(sums).toEqual(total);
  for (const name of ['Rematch', 'See the table', 'Change teams'])
    fireEvent.click(screen.getByRole('button', { name }));
  expect(asked).toEqual(['rematch', 'table', 'teams']);
  expect(screen.getByRole('button', { name: 'Export this game' })).toBeDefined();
});

test('who concedes has lost, whatever the score', () => {
  const app = appFor();
  app.session.dispatch({ type: 'concede', by: 'a' });
  renderIn(app, <ResultScreen onRematch={() => undefined} onClose={() => undefined} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gilded Fallout wins!');
  expect(screen.getByText('Graveyard Shift conceded.')).toBeDefined();
});
