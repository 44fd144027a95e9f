/** The set-up takes Teams that the player has built, and remembers who met last. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TeamDraft } from '../../../src/games/pulp-city/library/draft.ts';
import { teamText } from '../../../src/games/pulp-city/library/team-file.ts';
import { SetupScreen } from '../../../src/games/pulp-city/setup/SetupScreen.tsx';
import type { EncounterSetup } from '../../../src/systems/pulp-city/model/setup.ts';
import { appFor, renderIn } from '../panels/around.tsx';

const draft = (name: string, level: number, cards: readonly string[]): TeamDraft => ({
  edition: '2017',
  level,
  team: { name, cards: cards.map((profile) => ({ profile })) },
});

const LEGAL = draft('Sun and Wolf', 6, ['ace-of-wraiths', 'solar', 'wildman']);
const ILLEGAL = draft('Two Suns', 6, ['solar', 'dark-solar', 'skyline']);

async function setUp() {
  const app = appFor({ want: null });
  for (const one of [LEGAL, ILLEGAL]) await app.documents.keep(one.team.name, teamText(one));
  const started: EncounterSetup[] = [];
  const show = () =>
    renderIn(app, <SetupScreen onStart={(setup) => void started.push(setup)} onBack={() => undefined} />);
  return { app, started, show };
}

const side = (name: 'First Team' | 'Second Team') => within(screen.getByRole('region', { name }));

test('[PC-TEAM-02] a built Team is chosen for a side; one that is not legal says why', async () => {
  const { app, started, show } = await setUp();
  const first = show();
  const own = await side('First Team').findByRole('radio', { name: /^Sun and Wolf/ });
  const illegal = side('First Team').getByRole('radio', { name: /^Two Suns/ });
  expect(illegal.getAttribute('aria-disabled')).toBe('true');
  expect(illegal.textContent).toContain('the same Supreme');
  fireEvent.click(own);
  fireEvent.click(screen.getByRole('button', { name: /^Play/ }));
  const [setup] = started;
  expect(setup?.teams.a).toEqual({ ...LEGAL.team, name: 'Sun and Wolf' });
  // Solar may name others; whoever is named is there.
  expect(Object.keys(setup?.profiles ?? {})).toEqual(expect.arrayContaining(['ace-of-wraiths', 'solar']));
  expect(app.session.start(setup!)).toEqual([]);

  first.unmount();
  show();
  const again = await side('First Team').findByRole('radio', { name: /^Sun and Wolf/, checked: true });
  expect(again).toBeDefined();
});

test('a Team that is gone makes room for another of its Level', async () => {
  const { app, show } = await setUp();
  app.remembered.set({ edition: '2017', level: 6, teams: { a: 'gone', b: 'starter-fallout' }, table: null });
  show();
  await side('First Team').findByRole('radio', { name: /^Sun and Wolf/ });
  expect(side('Second Team').getByRole('radio', { name: /^Gilded Fallout/, checked: true })).toBeDefined();
  expect(side('First Team').getAllByRole('radio', { checked: true })).toHaveLength(1);
});

test.each([null, 'text', { edition: '1999' }, { edition: '2017', level: 'x', teams: { a: 1, b: 2 } }])(
  'what makes no sense is not remembered: %o',
  async (strange) => {
    const { app, show } = await setUp();
    if (strange !== null) app.remembered.set(strange as object);
    show();
    expect(side('First Team').getByRole('radio', { name: /^Graveyard Shift/, checked: true })).toBeDefined();
  },
);
