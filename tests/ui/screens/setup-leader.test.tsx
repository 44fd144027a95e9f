import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { EncounterSetup } from '../../../src/systems/pulp-city/model/setup.ts';
import { SetupScreen } from '../../../src/games/pulp-city/setup/SetupScreen.tsx';
import { appFor, renderIn } from '../panels/around.tsx';

function setUp() {
  const started: EncounterSetup[] = [];
  renderIn(
    appFor({ want: null }),
    <SetupScreen onStart={(setup) => void started.push(setup)} onBack={() => undefined} />,
  );
  fireEvent.click(screen.getAllByRole('radio', { name: /^Level 9/ })[0]!);
  return started;
}

const side = (letter: 'A' | 'B') =>
  within(screen.getByRole('region', { name: letter === 'A' ? 'First Team' : 'Second Team' }));
const card = (of: ReturnType<typeof side>, name: string) =>
  of.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const play = () => fireEvent.click(screen.getByRole('button', { name: /^Play/ }));

test('[PC-LEADER-01] a Team with a Leader chooses up to three cards; a fourth stays in place and says why', () => {
  const started = setUp();
  for (const name of ['First Aid', 'Second Wind', 'Upper Hand']) fireEvent.click(card(side('A'), name));
  const fourth = card(side('A'), 'Blitz Tactics');
  expect(fourth.getAttribute('aria-disabled')).toBe('true');
  expect(fourth.textContent).toContain('3 Leader cards at most');
  fireEvent.click(fourth);
  fireEvent.click(card(side('B'), 'First Aid'));
  fireEvent.click(card(side('A'), 'Upper Hand'));
  play();
  expect(started[0]?.teams.a.leaderCards).toEqual(['first-aid', 'second-wind']);
  expect(started[0]?.teams.b.leaderCards).toEqual(['first-aid']);
  expect(pulpCity.begin(started[0]).ok).toBe(true);
});

test('[PC-ROLE-08] a Team without a Leader, and the edition without such cards, offer none', () => {
  setUp();
  const offered = () => screen.queryAllByText(/^Leader cards/, { selector: 'summary *' });
  expect(offered()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: '2013' }));
  expect(offered()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '2017' }));
  fireEvent.click(screen.getAllByRole('radio', { name: /^Level 6/ })[0]!);
  expect(offered()).toEqual([]);
});

test('[PC-LEADER-05] the Honorary Member is chosen among those of another Faction', () => {
  const started = setUp();
  const b = side('B');
  expect(side('A').queryByRole('checkbox', { name: /^Honorary Member/ })).toBeNull();
  fireEvent.click(card(b, 'Honorary Member'));
  expect(screen.getByRole('button', { name: /^Play/ }).textContent).toContain('Choose the Honorary Member');
  const members = b.getByRole('radiogroup', { name: 'Honorary Member' });
  expect(
    within(members)
      .getAllByRole('radio')
      .map((one) => one.textContent),
  ).toEqual(['Hellsmith is the Honorary Member', 'Riposte is the Honorary Member']);
  fireEvent.click(within(members).getByRole('radio', { name: /^Riposte/ }));
  play();
  expect(started[0]?.teams.b.cards.find((one) => one.profile === 'riposte')?.honorary).toBe('Ulthar');
  expect(pulpCity.begin(started[0]).ok).toBe(true);
});

test('[PC-LEADER-01] another Team gives its cards back', () => {
  const started = setUp();
  fireEvent.click(card(side('A'), 'First Aid'));
  fireEvent.click(side('A').getByRole('radio', { name: /^Tide of Blades/ }));
  play();
  expect(started[0]?.teams.a.leaderCards).toBeUndefined();
});

test('[PC-LEADER-01] what is not chosen stands in the step and beside Play, which stays open; a tap leads to it', () => {
  const started = setUp();
  const hints = () => screen.queryByRole('group', { name: 'Not chosen yet' });
  const hint = (name: RegExp) => within(hints()!).getByRole('button', { name });
  expect(screen.getByText('6 Leader cards may be chosen')).toBeDefined();
  expect(hint(/^Hometown Guard: 0 of 3/).textContent).toContain('0 of 3');
  expect(screen.getByRole('button', { name: /^Play/ }).getAttribute('aria-disabled')).toBeNull();

  fireEvent.click(hint(/^Tide of Blades: 0 of 3/));
  const summary = side('B').getByText('Leader cards · 0 of 3').closest('summary');
  expect(summary?.parentElement?.hasAttribute('open')).toBe(true);
  expect(document.activeElement).toBe(summary);

  for (const name of ['First Aid', 'Second Wind', 'Upper Hand']) fireEvent.click(card(side('B'), name));
  expect(side('B').getByText('Leader cards · 3 of 3')).toBeDefined();
  expect(within(hints()!).getAllByRole('button')).toHaveLength(1);
  fireEvent.click(card(side('A'), 'First Aid'));
  expect(hint(/^Hometown Guard: 1 of 3/)).toBeDefined();
  expect(screen.getByText('2 Leader cards may be chosen')).toBeDefined();
  for (const name of ['Second Wind', 'Upper Hand']) fireEvent.click(card(side('A'), name));
  expect(hints()).toBeNull();
  play();
  expect(started[0]?.teams.b.leaderCards).toHaveLength(3);
});

test('[PC-ROLE-08] nothing is said to be unchosen where nothing can be chosen', () => {
  setUp();
  fireEvent.click(screen.getAllByRole('radio', { name: /^Level 6/ })[0]!);
  expect(screen.queryByRole('group', { name: 'Not chosen yet' })).toBeNull();
  expect(screen.queryByText(/may be chosen/)).toBeNull();
});
