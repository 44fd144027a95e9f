import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResultScreen } from '../../../src/games/pulp-city/result/ResultScreen.tsx';
import type { EncounterSetup } from '../../../src/systems/pulp-city/model/setup.ts';
import { appFor, gameOf, renderIn } from '../panels/around.tsx';

const nothing = () => undefined;

test('the result names the winner and the reason, and offers what comes next', () => {
  const app = appFor({ toTheEnd: true, want: null, seed: 3 });
  const asked: string[] = [];
  const again: EncounterSetup[] = [];
  renderIn(
    app,
    <ResultScreen
      onRematch={() => asked.push('rematch')}
      onAgain={(next) => again.push(next as EncounterSetup)}
      onClose={() => asked.push('table')}
      onChangeTeams={() => asked.push('teams')}
    />,
  );
  const { state, setup } = gameOf(app);
  const winner = state.outcome?.winner ?? 'tie';
  const headline = winner === 'tie' ? 'A tie!' : `${setup.teams[winner].name} wins!`;
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(headline);
  for (const name of ['Rematch', 'See the table', 'Change teams', 'Swap sides'])
    fireEvent.click(screen.getByRole('button', { name }));
  expect(asked).toEqual(['rematch', 'table', 'teams']);
  expect(again.map(({ teams }) => [teams.a.name, teams.b.name])).toEqual([
    [setup.teams.b.name, setup.teams.a.name],
  ]);
  expect(screen.getByRole('button', { name: 'Export this game' })).toBeDefined();
});

test('the points of all sources add up to the total of each Team', () => {
  const app = appFor({ toTheEnd: true, want: null, seed: 3 });
  renderIn(app, <ResultScreen onRematch={nothing} onClose={nothing} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  const figures = (row: HTMLElement): readonly number[] =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => Number(cell.textContent));
  const at = rows.findIndex((row) => within(row).queryByRole('rowheader', { name: 'Total' }) !== null);
  const total = figures(rows[at]!);
  const { agendaPoints } = gameOf(app).state.outcome!;
  expect(total).toEqual([agendaPoints.a, agendaPoints.b]);
  const above = rows
    .slice(0, at)
    .map(figures)
    .filter((row) => row.length > 0);
  expect(total.map((_, column) => above.reduce((sum, row) => sum + (row[column] ?? 0), 0))).toEqual(total);
});

test('the story of the Encounter is told: KOs in order, dice beside what was to be expected', () => {
  const app = appFor({ toTheEnd: true, want: null, seed: 3 });
  renderIn(app, <ResultScreen onRematch={nothing} onClose={nothing} />);
  const koed = (gameOf(app).state.credits ?? []).filter(({ of }) => of === 'koed');
  const told = within(screen.getByRole('region', { name: 'KOs in order' })).queryAllByRole('listitem');
  expect(told).toHaveLength(koed.length);
  const dice = within(screen.getByRole('region', { name: 'The dice' }));
  expect(dice.getAllByText(/(above|below|just) what was to be expected/)).toHaveLength(2);
});

test('who concedes has lost, whatever the score', () => {
  const app = appFor();
  app.session.dispatch({ type: 'concede', by: 'a' });
  renderIn(app, <ResultScreen onRematch={nothing} onClose={nothing} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gilded Fallout wins!');
  expect(screen.getByText('Graveyard Shift conceded.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Swap sides' })).toBeNull();
});
