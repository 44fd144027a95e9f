import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { RosterPanel } from '../../../src/games/pulp-city/panels/roster/RosterPanel.tsx';
import type { App } from '../../../src/games/pulp-city/use-game.ts';
import { appFor, gameOf, renderIn } from '../panels/around.tsx';
import { type Asked, ask, put } from './asked.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Dead Eye leads Team a with these cards and is in the middle of his first Activation. */
function leading(cards: readonly string[]): { readonly app: App; readonly asked: Asked } {
  const app = appFor({ level: 9, leaderCards: cards });
  const draw = stream(1);
  for (;;) {
    const game = gameOf(app);
    const decision = game.rest.pending[0];
    if (decision === undefined) throw new Error('Dead Eye had no Turn');
    if (decision.kind === 'act' && decision.card === 'a1') return { app, asked: put(app, 'act', decision) };
    const lead = decision.kind === 'turn' && decision.by === 'a' && decision.cards.includes('a1');
    const answer = lead
      ? { do: 'activate', card: 'a1', minions: null }
      : pulpCity.sample(game, decision, draw);
    app.session.dispatch({ type: 'answer', decision: decision.id, answer });
  }
}

describe('the card of a Leader', () => {
  test('[PC-LEADER-02] a card that asks for nothing says what it does before it is played', () => {
    const { asked } = leading(['inspirational-speech']);
    press(/^Inspirational Speech/);
    expect(asked.answers).toEqual([]);
    press(/^Play Inspirational Speech/);
    expect(asked.answers).toEqual([{ do: 'leaderCard', card: 'inspirational-speech', way: 0, on: [] }]);
    expect(asked.answers.map(asked.check)).toEqual([null]);
  });

  test('[PC-LEADER-10] one for others asks on whom, and takes no more than it is for', () => {
    const { asked } = leading(['first-aid']);
    press(/^First Aid/);
    expect(screen.getByRole('button', { name: /^Play First Aid/ }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    const boxes = screen.getAllByRole('checkbox');
    fireEvent.click(boxes[0]!);
    fireEvent.click(boxes[1]!);
    expect(boxes[2]?.getAttribute('aria-disabled')).toBe('true');
    press(/^Play First Aid/);
    expect(asked.answers).toMatchObject([
      { card: 'first-aid', on: [expect.any(String), expect.any(String)] },
    ]);
    expect(asked.answers.map(asked.check)).toEqual([null]);
  });

  test('[PC-LEADER-12] one for one Supreme is a choice of one, and can be put back', () => {
    const { asked } = leading(['adrenaline-surge']);
    press(/^Adrenaline Surge/);
    fireEvent.click(screen.getAllByRole('radio')[1]!);
    press('Back to the card');
    press(/^Adrenaline Surge/);
    expect(screen.getByRole('button', { name: /^Play Adrenaline Surge/ }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    fireEvent.click(screen.getAllByRole('radio')[0]!);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(asked.answers).toEqual([{ do: 'leaderCard', card: 'adrenaline-surge', way: 0, on: ['a1'] }]);
  });
});

test('[PC-LEADER-01] the roster shows which cards a Team has left', () => {
  const { app } = leading(['first-aid', 'second-wind']);
  const { container } = renderIn(app, <RosterPanel />);
  const team = within(container).getByRole('region', { name: /Hometown Guard/ });
  expect(within(team).getByText('2 Leader cards')).toBeDefined();
  expect(within(team).getByText('Second Wind')).toBeDefined();
  const other = within(container).getByRole('region', { name: /Tide of Blades/ });
  expect(within(other).queryByText(/Leader card/)).toBeNull();
});

test('[PC-LEADER-07] a card for the Starting Roll is played or kept', () => {
  const asked = ask(appFor({ level: 9 }), 'playLeaderCard', { card: 'a1', cards: ['blitz-tactics'] });
  press('Choose a card');
  expect(asked.answers).toEqual([]);
  fireEvent.click(screen.getByRole('radio'));
  press('Play Blitz Tactics');
  press('Keep it');
  expect(asked.answers).toEqual(['blitz-tactics', null]);
});

test('[PC-LEADER-21] asked of both sides at once, it lies under a cover', () => {
  const shown = { card: 'a1', cards: ['the-greatest-generation'], secret: true as const };
  const asked = ask(appFor({ level: 9 }), 'playLeaderCard', shown);
  expect(screen.queryByRole('radio')).toBeNull();
  press('We are Hometown Guard: look');
  fireEvent.click(screen.getByRole('radio'));
  press('Play The Greatest Generation');
  expect(asked.answers).toEqual(['the-greatest-generation']);
});

test('[PC-LEADER-08] all dice are given out before they are sent', () => {
  const asked = ask(appFor({ level: 9 }), 'spreadDice', {
    cards: ['a1', 'a2', 'a3', 'a4'],
    dice: 6,
    each: 2,
  });
  const more = (name: string, times: number) => {
    for (let count = 0; count < times; count += 1) press(`One more: ${name}`);
  };
  more('Dead Eye', 3);
  more('Tomcat', 2);
  press(/^Give them out/);
  expect(asked.answers).toEqual([]);
  more('Iron Train', 1);
  more('Arquero', 3);
  press(/^Give them out/);
  expect(asked.answers).toEqual([['a1', 'a1', 'a2', 'a2', 'a3', 'a4']]);
  expect(asked.answers.map(asked.check)).toEqual([null]);
});

test('[PC-LEADER-29] a Supreme that joins goes to the nearest place that touches its Leader', () => {
  const { app } = leading(['first-aid']);
  const asked = ask(app, 'joinTeam', { leader: 'a1', profiles: ['tomcat', 'arquero'] });
  press(/^Tap a place beside Dead Eye/);
  expect(asked.answers).toEqual([]);
  press('A little north');
  press('Tomcat joins here');
  fireEvent.click(screen.getByRole('radio', { name: /^Arquero/ }));
  press('Arquero joins here');
  expect(asked.answers).toMatchObject([{ profile: 'tomcat' }, { profile: 'arquero' }]);
  expect(asked.answers.map(asked.check)).toEqual([null, null]);
});
