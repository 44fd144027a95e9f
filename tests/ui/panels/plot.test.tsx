import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OwnAgendas } from '../../../src/games/pulp-city/panels/plot/OwnAgendas.tsx';
import { PlotPanel } from '../../../src/games/pulp-city/panels/plot/PlotPanel.tsx';
import { agendasHeld } from '../../support/agendas.ts';
import { scene } from '../../support/scene.ts';
import { appAt, renderIn } from './around.tsx';

const nothing = (): void => undefined;

const withSecrets = () =>
  scene({
    edition: '2013',
    round: 2,
    a: { Ace: { at: [6, 6] } },
    b: { Bull: { at: [18, 18] } },
    ...agendasHeld(
      [
        { agenda: 'doubleAgent', team: 'a', nominee: 'b1' },
        { agenda: 'revenge', team: 'b', nominee: 'a1', revealed: true },
      ],
      (state) => {
        state.agendas!.sheets = { a: { seal: 'A', written: null }, b: { seal: 'B', written: null } };
      },
    ),
  });

test('[PC-AGENDA-02] the Plot shows the Agendas that are revealed, and asks for a Team before its own', () => {
  const app = appAt(withSecrets().game);
  const asked: string[] = [];
  renderIn(app, <PlotPanel onSecret={(team) => asked.push(team)} />);
  expect(screen.getByRole('heading', { name: /Revenge/ })).toBeDefined();
  expect(screen.queryByText(/Double Agent/)).toBeNull();
  for (const button of screen.getAllByRole('button', { name: /^Own Agendas of/ })) fireEvent.click(button);
  expect(asked).toEqual(['a', 'b']);
});

test('[PC-AGENDA-02] what a Team has written down lies under its cover', () => {
  const app = appAt(withSecrets().game);
  app.preferences.set({ covers: true });
  renderIn(app, <OwnAgendas team="a" onClose={nothing} />);
  const cover = screen.getByRole('dialog');
  expect(cover.textContent).not.toContain('Double Agent');
  fireEvent.click(within(cover).getByRole('button', { name: /look$/ }));
  expect(screen.getByRole('heading', { name: /Double Agent/ })).toBeDefined();
  expect(screen.queryByRole('heading', { name: /Revenge/ })).toBeNull();
});
