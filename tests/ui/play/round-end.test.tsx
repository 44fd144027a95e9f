import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RoundEnd } from '../../../src/games/pulp-city/table/RoundEnd.tsx';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { plotStanding } from '../../../src/systems/pulp-city/view/plot/standing.ts';
import type { App } from '../../../src/games/pulp-city/use-game.ts';
import { appFor, gameOf, renderIn } from '../panels/around.tsx';

/** Chance plays until the Round has begun; nothing has happened since. */
function playTo(app: App, round: number): void {
  const draw = stream(5);
  for (let game = gameOf(app); game.state.round.number < round; game = gameOf(app)) {
    const [decision] = game.rest.pending;
    if (decision === undefined) throw new Error('the Encounter has ended before');
    app.session.dispatch({
      type: 'answer',
      decision: decision.id,
      answer: pulpCity.sample(game, decision, draw),
    });
  }
}

test('the end of a Round tells how the Teams stand and what the next brings, and goes with the next press', () => {
  const app = appFor({ want: 'chooseRoller' });
  playTo(app, 2);
  renderIn(app, <RoundEnd />);
  const card = screen.getByRole('status');
  expect(card.textContent).toContain('End of Round 1');
  expect(card.textContent).toContain('Round 2 of 4: what changes');
  const game = gameOf(app);
  const { teams } = plotStanding(app.services.worldOf(game));
  const row = screen.getByRole('row', { name: /^If it ended now/ });
  expect(row.textContent).toBe(`If it ended now${teams.map(({ projected }) => projected).join('')}`);
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('status')).toBeNull();
  expect(gameOf(app)).toBe(game);
});

test('what bots answer meanwhile leaves it there to be read, until somebody presses', () => {
  const app = appFor({ want: 'chooseRoller' });
  playTo(app, 2);
  renderIn(app, <RoundEnd />);
  const draw = stream(7);
  for (const decision of gameOf(app).rest.pending.slice(0, 1)) {
    const answer = pulpCity.sample(gameOf(app), decision, draw);
    act(() => void app.session.dispatch({ type: 'answer', decision: decision.id, answer }));
  }
  expect(screen.getByRole('status').textContent).toContain('End of Round 1');
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('status')).toBeNull();
});

test('the first Round is said, and a key takes it away', () => {
  const app = appFor({ want: null });
  playTo(app, 1);
  renderIn(app, <RoundEnd />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Round 1 of 4');
  fireEvent.keyDown(document.body, { key: 'Shift' });
  expect(screen.queryByRole('status')).toBeNull();
});

test('the last Round is said', () => {
  const app = appFor({ want: 'chooseRoller' });
  playTo(app, 4);
  renderIn(app, <RoundEnd />);
  expect(screen.getByText('Round 4, the last: what changes')).toBeDefined();
});
