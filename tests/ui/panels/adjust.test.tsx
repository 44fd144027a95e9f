import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adjustGesture, pickIn } from '../../../src/games/pulp-city/panels/adjust/adjust-pick.ts';
import { AdjustDialog } from '../../../src/games/pulp-city/panels/adjust/AdjustDialog.tsx';
import { LogPanel } from '../../../src/ui/shell/log/LogPanel.tsx';
import { citizensAt } from '../../support/citizens.ts';
import { scene } from '../../support/scene.ts';
import { appFor, renderIn } from './around.tsx';

const nothing = (): void => undefined;
const INCH = 25_400;

test('Health and a Condition are changed by agreement, and the log says so', () => {
  let closed = 0;
  const { game } = renderIn(
    appFor(),
    <>
      <AdjustDialog open onClose={() => (closed += 1)} />
      <LogPanel compact />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Nothing changed' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: /^Nuke/ }));
  fireEvent.click(screen.getByRole('button', { name: 'One fewer: Health' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Stunned' }));
  fireEvent.click(screen.getByRole('button', { name: 'Apply 2 changes' }));
  const nuke = Object.values(game().state.models).find((model) => model.id === 'b1');
  expect([nuke?.health, nuke?.stunned, closed]).toEqual([9, true, 1]);
  expect(screen.getByText('By agreement: Nuke has 9 Health.')).toBeDefined();
  expect(screen.getByText('By agreement: Nuke is Stunned.')).toBeDefined();
});

test('a change taken back changes nothing', () => {
  renderIn(appFor(), <AdjustDialog open onClose={nothing} />);
  fireEvent.click(screen.getByRole('button', { name: 'One more: Fatigue' }));
  expect(screen.getByRole('button', { name: 'Apply 1 change' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'One fewer: Fatigue' }));
  expect(screen.getByRole('button', { name: 'Nothing changed' })).toBeDefined();
});

test('a model is picked, a place tapped on the table, and it stands there', () => {
  const app = appFor();
  const { game } = renderIn(app, <AdjustDialog open onClose={nothing} />);
  fireEvent.click(screen.getByRole('button', { name: 'Move it on the table' }));
  expect(pickIn(app.view.store.getState())?.model).toBe('a1');
  expect(screen.getByRole('button', { name: 'Put it here' }).getAttribute('aria-disabled')).toBe('true');
  const at = { x: 12 * INCH, y: 21 * INCH };
  act(() => {
    expect(adjustGesture(app.view, { do: 'tapGround', at })).toBe(true);
  });
  fireEvent.click(screen.getByRole('button', { name: 'A little east' }));
  fireEvent.click(screen.getByRole('button', { name: 'Put it here' }));
  const { x, y, z } = game().state.models['a1'] ?? {};
  expect({ x, y, z }).toEqual({ x: at.x + 2_540, y: at.y, z: 0 });
  expect(pickIn(app.view.store.getState())).toBeNull();
  expect(adjustGesture(app.view, { do: 'tapGround', at })).toBe(false);
});

test('a place on a house is its roof, or on request its room', () => {
  const app = appFor();
  const { game } = renderIn(app, <AdjustDialog open onClose={nothing} />);
  fireEvent.click(screen.getByRole('button', { name: 'Move it on the table' }));
  const gazette = game().state.pieces['gazette'];
  if (gazette?.footprint.kind !== 'polygon') throw new Error('the Gazette has corners');
  const { points } = gazette.footprint;
  const middle = (of: 'x' | 'y') => Math.round(points.reduce((sum, one) => sum + one[of], 0) / points.length);
  act(() => {
    adjustGesture(app.view, { do: 'tapPiece', id: 'gazette', at: { x: middle('x'), y: middle('y') } });
  });
  expect(screen.getByRole('button', { name: 'the top, 6″ up' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'inside' }));
  fireEvent.click(screen.getByRole('button', { name: 'Put it here' }));
  expect(game().state.models['a1']?.inside).toBe('gazette');
});

test('a Citizen is moved by agreement, with undo and a line in the log', () => {
  const app = appFor({ edition: '2013', citizens: true });
  const { game } = renderIn(
    app,
    <>
      <AdjustDialog open onClose={nothing} />
      <LogPanel compact />
    </>,
  );
  const before = game().state.models['citizen1'];
  fireEvent.click(screen.getByRole('button', { name: /^Citizen 1/ }));
  expect(screen.queryByRole('button', { name: 'One more: Fatigue' })).toBeNull();
  expect(screen.getByRole('button', { name: 'One fewer: Health' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Move it on the table' }));
  expect(screen.getByText('Where does Citizen 1 stand?')).toBeDefined();
  const at = { x: 12 * INCH, y: 21 * INCH };
  act(() => void adjustGesture(app.view, { do: 'tapGround', at }));
  fireEvent.click(screen.getByRole('button', { name: 'Put it here' }));
  expect(game().state.models['citizen1']).toMatchObject(at);
  expect(screen.getByText('By agreement: Citizen 1 is moved.')).toBeDefined();
  act(() => app.preferences.set({ language: 'fr' }));
  expect(screen.getByText(/accord\s: Citoyen 1 change de place/)).toBeDefined();
  act(() => void app.session.undo({ agreed: true }));
  expect(game().state.models['citizen1']).toEqual(before);
});

test('a Citizen that is a Marker has nothing but its place', () => {
  const app = appFor({ want: null });
  const spec = { edition: '2017', a: { Ace: { at: [8, 12] } }, b: { Foe: { at: [22, 22] } } } as const;
  app.session.store.setState({ game: scene({ ...spec, ...citizensAt([[6, 12]]) }).game });
  renderIn(app, <AdjustDialog open onClose={nothing} />);
  fireEvent.click(screen.getByRole('button', { name: /^Citizen 1/ }));
  const figures = screen.getByRole('region', { name: 'Citizen 1' });
  expect(within(figures).getAllByRole('button')).toHaveLength(1);
});

test('a stuck choice can be skipped', () => {
  const { game } = renderIn(appFor({ want: 'act' }), <AdjustDialog open onClose={nothing} />);
  const before = game().rest.pending[0];
  fireEvent.click(screen.getByRole('button', { name: 'Skip the open choice' }));
  expect(before?.kind).toBe('act');
  expect(game().rest.pending[0]?.kind).not.toBe('act');
});
