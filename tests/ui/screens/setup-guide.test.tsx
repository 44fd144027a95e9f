import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sealOf } from '../../../src/kernel/seal.ts';
import { SetupScreen } from '../../../src/games/pulp-city/setup/SetupScreen.tsx';
import { PlotPanel } from '../../../src/games/pulp-city/panels/plot/PlotPanel.tsx';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { EncounterSetup } from '../../../src/systems/pulp-city/model/setup.ts';
import { defaultChoice, encounterSetup } from '../../../src/systems/pulp-city/view/setup/setup.ts';
import { appFor, renderIn } from '../panels/around.tsx';

function setUp(app = appFor({ want: null })) {
  const started: EncounterSetup[] = [];
  const view = renderIn(
    app,
    <SetupScreen onStart={(setup) => void started.push(setup)} onBack={() => undefined} />,
  );
  return { started, ...view };
}

const spine = () => within(screen.getByRole('navigation'));
const go = (step: string) => fireEvent.click(spine().getByRole('button', { name: new RegExp(`^${step}`) }));
const titles = () =>
  spine()
    .getAllByRole('button')
    .map((button) => button.querySelector('.spine__title')?.textContent);
const edition = (year: string) => fireEvent.click(screen.getByRole('button', { name: year }));
const play = () => screen.getByRole('button', { name: /^Play/ });

test('[PC-SETUP-01] [PC-SETUP-02] the steps stand in the order of the book, and lead from one to the next', () => {
  setUp();
  expect(titles()).toEqual([
    'Level and Teams',
    'Tactical Roll',
    'Plot',
    'Agendas',
    'Table',
    'Citizens',
    'Deployment',
    'Dice and rules',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Next: Tactical Roll' }));
  expect(screen.getByRole('heading', { name: 'Tactical Roll' })).toBeDefined();
  edition('2013');
  expect(titles()).toEqual([
    'Level and Teams',
    'Plot',
    'Agendas',
    'Table',
    'Citizens',
    'Deployment',
    'Dice and rules',
  ]);
  expect(screen.getByRole('heading', { name: 'Level and Teams' })).toBeDefined();
});

test.each(['2013', '2017'])('a surprise of %s is shown step by step, and can be begun at once', (year) => {
  const { started } = setUp();
  edition(year);
  for (let count = 0; count < 3; count += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Surprise us' }));
    fireEvent.click(play());
    const setup = started.at(-1);
    expect(pulpCity.begin(setup).ok).toBe(true);
    expect(spine().getByText(new RegExp(`^Level ${setup?.level}:`))).toBeDefined();
  }
});

test('[PC-PLOT-26] a Plot for two is refused at its step when a third Team comes, with what to change', () => {
  const { started } = setUp();
  edition('2013');
  go('Plot');
  fireEvent.click(screen.getByRole('radio', { name: /^King of the Hill/ }));
  go('Level');
  fireEvent.click(screen.getByRole('radio', { name: /^3 Teams/ }));
  const step = spine().getByRole('button', { name: /^Plot/ });
  expect(step.textContent).toContain('King of the Hill: not for 3 Teams; choose another Plot');
  fireEvent.click(play());
  expect(started).toEqual([]);
  go('Plot');
  expect(screen.getByRole('radio', { name: /^King of the Hill/ }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('radio', { name: /^Quest/ }));
  fireEvent.click(play());
  expect(started[0]?.plot).toBe('quest');
  expect(pulpCity.begin(started[0]).ok).toBe(true);
});

test('[PC-DEPLOY-07] a table that is too small for three Teams says so where tables are chosen', () => {
  setUp();
  fireEvent.click(screen.getByRole('radio', { name: /^3 Teams/ }));
  go('Table');
  expect(screen.getByRole('radio', { name: /^Crossroads/ }).textContent).toContain('at least 36″');
});

test('whoever plays both sides switches the covers off, and the step says so', () => {
  const { app } = setUp();
  go('Dice');
  fireEvent.click(screen.getByRole('switch', { name: /^I play both sides/ }));
  expect(app.preferences.getState().covers).toBe(false);
  expect(spine().getByText(/I play both sides/)).toBeDefined();
});

test('the last settings stand there again', async () => {
  const first = setUp();
  edition('2013');
  go('Citizens');
  fireEvent.click(screen.getByRole('switch', { name: /First Team wants Citizens/ }));
  go('Dice');
  fireEvent.click(screen.getByRole('switch', { name: /Climbing with Sprint/ }));
  fireEvent.click(screen.getByRole('radio', { name: /real dice/ }));
  fireEvent.click(play());
  first.unmount();
  const { started } = setUp(first.app);
  await waitFor(() => expect(spine().getByText('6, placed in turn')).toBeDefined());
  fireEvent.click(play());
  const { seed: _, ...before } = first.started[0]!;
  expect(started[0]).toMatchObject(before);
});

test('[PC-AGENDA-02] the seals stand with the Plot; when all is over, so does what they were made of', () => {
  const app = appFor({ want: null });
  const setup = encounterSetup({ ...defaultChoice('2013', 3, 'en'), agendas: true });
  if (!setup.ok) throw new Error(setup.error.code);
  app.session.start(setup.value);
  for (const salt of ['salt of a', 'salt of b']) {
    const [decision] = app.session.store.getState().game?.rest.pending ?? [];
    const picks = salt === 'salt of a' ? [{ agenda: 'revenge' }] : [];
    app.session.dispatch({ type: 'answer', decision: decision?.id ?? '', answer: { picks, salt } });
  }
  const view = renderIn(app, <PlotPanel onSecret={() => {}} />);
  const codes = () => [...view.container.querySelectorAll('code')].map((one) => one.textContent);
  const seals = [sealOf('revenge -\nsalt of a'), sealOf('salt of b')];
  expect(codes().map((code) => code.replaceAll(' ', ''))).toEqual(seals);
  act(() => void app.session.dispatch({ type: 'concede', by: 'b' }));
  expect(codes().filter((code) => !seals.includes(code.replaceAll(' ', '')))).toEqual([
    'revenge -\nsalt of a',
    'salt of b',
  ]);
  expect(screen.getAllByText(/the SHA-256 of these lines is the seal/)).toHaveLength(2);
});
