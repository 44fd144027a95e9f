import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DecisionFor } from '../../../src/systems/pulp-city/model/frames.ts';
import { appFor, gameOf } from '../panels/around.tsx';
import { ask, put } from './asked.tsx';

const NOTHING_LEFT = /Nothing has to be used/;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('[PC-TURN-06] where nothing has to be used the Act menu says so, and the Activation can be ended', () => {
  const app = appFor({ want: 'act' });
  const open = gameOf(app).rest.pending[0] as DecisionFor<'act'>;
  const bound = put(app, 'act', { ...open, mayEnd: false });
  expect(screen.queryByText(NOTHING_LEFT)).toBeNull();
  fireEvent.click(button(/^End Activation/));
  expect(bound.answers).toEqual([]);
  bound.unmount();
  const free = put(app, 'act', { ...open, mayEnd: true });
  expect(screen.getByText(NOTHING_LEFT)).toBeDefined();
  fireEvent.click(button(/^End Activation/));
  expect(free.answers).toEqual([{ do: 'end' }]);
});

test('[PC-TURN-08] with an empty Pool a Turn that nothing compels to is let go for nothing', () => {
  const app = appFor();
  const open = gameOf(app).rest.pending[0];
  const by = open?.by ?? 'a';
  app.session.dispatch({ type: 'adjust', changes: [{ what: 'pool', team: by, to: 0 }] });
  const asked = ask(app, 'turn', { by, cards: [], minions: {}, pass: true, done: true, offer: false });
  fireEvent.click(button('Let this Turn go, for nothing'));
  expect(asked.answers).toEqual([{ do: 'pass' }]);
});
