import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawnSign } from '../../../src/games/pulp-city/words/icons.ts';
import { TABLES } from '../../../src/systems/pulp-city/tables/ready-made.ts';
import { quickGame } from '../../../src/systems/pulp-city/view/setup/quick-game.ts';
import { teamSheet } from '../../../src/systems/pulp-city/view/setup/setup.ts';
import { HomeScreen } from '../../../src/ui/shell/home/HomeScreen.tsx';
import { appFor, renderIn } from '../panels/around.tsx';

function home(saves: boolean, app = appFor({ saves, want: null })) {
  const asked: string[] = [];
  const view = renderIn(
    app,
    <HomeScreen
      onQuickGame={(edition) => asked.push(`quick ${edition}`)}
      onSetup={() => asked.push('setup')}
      onContinue={(save) => asked.push(`continue ${save}`)}
      onImport={(text) => asked.push(`import ${text}`)}
      onExample={(id) => asked.push(`example ${id}`)}
      onCards={() => asked.push('cards')}
      onTeams={() => asked.push('teams')}
      onTables={() => asked.push('tables')}
      onLab={() => asked.push('lab')}
    />,
  );
  return { asked, ...view };
}

const gold = (container: HTMLElement) =>
  [...container.querySelectorAll('.button--primary')].map((button) => button.textContent);

test('the quick game is that of the starter Teams on the first table, each card with a sign of its own', () => {
  const { cards, level, names, table, teams } = quickGame('en');
  const sheets = [teamSheet(teams.a), teamSheet(teams.b)];
  expect(sheets.map((sheet) => sheet?.cards.map(({ id }) => id))).toEqual([cards.a, cards.b]);
  expect(sheets.map((sheet) => [sheet?.team.level, sheet?.team.name.en])).toEqual([
    [level, names.a],
    [level, names.b],
  ]);
  expect(table).toBe(TABLES[0]?.id);
  const drawn = [...cards.a, ...cards.b].map(drawnSign);
  expect(drawn).not.toContain(null);
  expect(new Set(drawn).size).toBe(6);
});

test('without a save the quick game is the thing to press, in either edition', async () => {
  const { asked, container } = home(false);
  await screen.findByText(/^No saved game on this device yet/);
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'First game',
    'Play against the machine',
    'Quick game',
    'Set up',
    'Go on',
    'Examples',
    'Teams',
    'Laboratory',
    'Tables',
    'Cards',
  ]);
  expect(gold(container)).toEqual(['Play now']);
  fireEvent.click(screen.getByRole('button', { name: '2013' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
  fireEvent.click(screen.getByRole('button', { name: 'Set up a game' }));
  fireEvent.click(screen.getByRole('button', { name: 'Look at the cards' }));
  fireEvent.click(screen.getByRole('button', { name: 'Build a Team' }));
  expect(asked).toEqual(['quick 2013', 'setup', 'cards', 'teams']);
});

test('with a save the last game is, and the others are one tap away', async () => {
  const { asked, container } = home(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  expect(gold(container)).toEqual(['Go on']);
  fireEvent.click(screen.getByRole('button', { name: 'All saved games' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Open Hometown Guard – Tide of Blades/ }));
  expect(asked).toEqual(['continue s1', 'continue s2']);
});

test('what comes first on the page does not move once there is something to press', async () => {
  const pressed: (readonly (string | null)[])[] = [];
  const seen = new MutationObserver(() => {
    const all = [...document.querySelectorAll('.home__cards h2, .home-first h2')];
    if (all.length > 0) pressed.push(all.map((one) => one.textContent));
  });
  seen.observe(document.body, { childList: true, subtree: true });
  home(true);
  await screen.findByRole('button', { name: 'Go on' });
  seen.disconnect();
  expect(pressed.length).toBeGreaterThan(0);
  expect(new Set(pressed.map((all) => all.join()))).toEqual(
    new Set(['Go on,Quick game,Set up,First game,Play against the machine']),
  );
});

test('saves that are slow to be read keep nobody from a new game', async () => {
  const app = appFor({ saves: true, want: null });
  const never = new Promise<never>(() => undefined);
  const { asked } = home(true, { ...app, saves: { ...app.saves, list: () => never } });
  fireEvent.click(await screen.findByRole('button', { name: 'Play now' }));
  expect(asked).toEqual(['quick 2017']);
});

test('the whole page speaks French', async () => {
  const { container } = home(true);
  await screen.findByRole('button', { name: 'Go on' });
  fireEvent.click(screen.getByRole('button', { name: 'Français' }));
  expect(screen.getByRole('heading', { name: 'Partie rapide' })).toBeDefined();
  expect(container.textContent).not.toMatch(/\b(the|and|against|saved|steps)\b/i);
});

test('an example opens in the edition pressed', async () => {
  const { asked } = home(false);
  fireEvent.click(await screen.findByRole('button', { name: 'The bank comes down, edition 2013' }));
  fireEvent.click(screen.getByRole('button', { name: 'The bank comes down, edition 2017' }));
  expect(asked).toEqual(['example collapse-2013', 'example collapse-2017']);
});
