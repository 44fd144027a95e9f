import { forTwo } from '../../../src/kernel/ids.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { EncounterSetup } from '../../../src/systems/pulp-city/model/setup.ts';
import { LEVELS } from '../../../src/systems/pulp-city/view/setup/quick-game.ts';
import { readSeed } from '../../../src/systems/pulp-city/view/setup/seed.ts';
import {
  defaultChoice,
  encounterSetup,
  TEAM_SHEETS,
  teamNames,
} from '../../../src/systems/pulp-city/view/setup/setup.ts';
import { SetupScreen } from '../../../src/games/pulp-city/setup/SetupScreen.tsx';
import { appFor, renderIn } from '../panels/around.tsx';
import { TABLES } from '../../../src/systems/pulp-city/tables/ready-made.ts';

function setUp() {
  const started: EncounterSetup[] = [];
  const view = renderIn(
    appFor({ want: null }),
    <SetupScreen onStart={(setup) => void started.push(setup)} onBack={() => undefined} />,
  );
  return { started, ...view };
}

const pick = (name: RegExp, place = 0) => {
  const found = screen.getAllByRole('radio', { name })[place];
  if (found === undefined) throw new Error(`no ${String(name)}`);
  fireEvent.click(found);
};
/** Opens a step of the guide. */
const go = (step: string) =>
  fireEvent.click(
    within(screen.getByRole('navigation')).getByRole('button', { name: new RegExp(`^${step}`) }),
  );
const edition = (year: string) => fireEvent.click(screen.getByRole('button', { name: year }));
const play = () => screen.getByRole('button', { name: /^Play/ });

test('what stands there at first can be played at once, and the game takes it', () => {
  const { started } = setUp();
  expect(screen.queryAllByRole('img', { name: 'Something is missing' })).toEqual([]);
  fireEvent.click(play());
  expect(started).toHaveLength(1);
  expect(pulpCity.begin(started[0]).ok).toBe(true);
});

test('[PC-SETUP-03] the Plot is chosen with its variant, and one that the other edition lacks gives way', () => {
  const { started } = setUp();
  go('Plot');
  expect(screen.queryByRole('radio', { name: /The Shell Game/ })).toBeNull();
  edition('2013');
  pick(/^Quest/);
  const [one, other] = screen.getAllByRole('button', { name: /wants The Shell Game$/ });
  fireEvent.click(one!);
  expect(screen.getByRole('group', { name: 'The Shell Game' }).textContent).toMatch(/ wants this$/);
  fireEvent.click(play());
  fireEvent.click(other!);
  fireEvent.click(play());
  fireEvent.click(one!);
  fireEvent.click(play());
  fireEvent.click(one!);
  expect(started.map(({ plot }) => plot)).toEqual(['quest', 'shellGame', 'quest']);
  edition('2017');
  fireEvent.click(play());
  expect(started[3]?.plot).toBe('smackdown');
});

test('[PC-SETUP-03] whoever plays both sides agrees with one press', () => {
  const { app, started } = setUp();
  edition('2013');
  act(() => app.preferences.set({ covers: false }));
  go('Plot');
  pick(/^King of the Hill/);
  fireEvent.click(screen.getByRole('button', { name: /^Roof Top Scramble/ }));
  fireEvent.click(play());
  expect(started[0]?.plot).toBe('roofTopScramble');
});

test('[PC-SETUP-03] the die chooses a Plot that can be played, and says what it showed', () => {
  const { started } = setUp();
  go('Plot');
  fireEvent.click(screen.getByRole('button', { name: 'Roll for it' }));
  expect(screen.getByText(/^Rolled [1-6]:/)).toBeDefined();
  fireEvent.click(play());
  expect(started[0]?.plot).not.toBe('smackdown');
  expect(pulpCity.begin(started[0]).ok).toBe(true);
});

test('[PC-AGENDA-01] [PC-AGENDA-15] Agendas are used if the players want them, and asked about in the game', () => {
  const { started } = setUp();
  fireEvent.click(play());
  expect(started[0]?.agendas).toBeUndefined();
  go('Agendas');
  fireEvent.click(screen.getByRole('switch', { name: /^Use Agendas/ }));
  fireEvent.click(play());
  expect(started[1]?.agendas).toBe('asked');
  expect(pulpCity.begin(started[1]).ok).toBe(true);
});

test('a seed that is no whole number closes Play with one clear sentence', () => {
  const { started } = setUp();
  go('Dice');
  fireEvent.change(screen.getByRole('textbox', { name: 'Seed of the dice' }), { target: { value: '1.5' } });
  expect(play().getAttribute('aria-disabled')).toBe('true');
  expect(play().textContent).toBe('PlayThe seed must be a whole number from 0 up.');
  fireEvent.click(play());
  expect(started).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', { name: 'Seed of the dice' }), { target: { value: ' 42 ' } });
  fireEvent.click(play());
  expect(started[0]?.seed).toBe(42);
});

test('another Level brings its Teams; those of the old one stay in place and say why not', () => {
  const { started } = setUp();
  pick(/^Level 9/);
  const closed = screen.getAllByRole('radio', { name: /Graveyard Shift/ });
  expect(closed.map((one) => one.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  expect(closed[0]?.textContent).toContain('Level 6, not 9');
  fireEvent.click(play());
  expect([started[0]?.level, started[0]?.teams.a.name, started[0]?.teams.b.name]).toEqual([
    9,
    'Hometown Guard',
    'Tide of Blades',
  ]);
});

test('2013 says whose figures the cards carry, and has a switch of its own', () => {
  const { started } = setUp();
  expect(screen.queryByText(/second edition/)).toBeNull();
  edition('2013');
  expect(screen.getByText(/figures of the second edition/)).toBeDefined();
  go('Dice');
  fireEvent.click(screen.getByRole('switch', { name: /Climbing with Sprint/ }));
  pick(/^We roll real dice/);
  go('Table');
  pick(/^Docks/);
  fireEvent.click(play());
  expect(started[0]).toMatchObject({
    edition: '2013',
    dice: 'entered',
    switches: { sprintHeights2013: 'sum', minionMoveFatigue: 'covered' },
    table: { id: 'docks' },
  });
});

test('Citizens: in 2013 one player who wants them is enough, and their number can be agreed', () => {
  const { started } = setUp();
  edition('2013');
  go('Citizens');
  expect(screen.getByText(/One player who wants them is enough/)).toBeDefined();
  fireEvent.click(screen.getByRole('switch', { name: /Second Team wants Citizens/ }));
  expect(screen.getByText(/6 Citizens will be placed/)).toBeDefined();
  pick(/^Half as many/);
  expect(screen.getByText(/3 Citizens will be placed/)).toBeDefined();
  fireEvent.click(play());
  expect(started[0]?.citizens).toEqual({ wanted: { a: false, b: true }, number: 'halved' });
  expect(pulpCity.begin(started[0]).ok).toBe(true);
});

test('Citizens: in 2017 both players have to want them, and a small table says how few it takes', () => {
  const { started } = setUp();
  edition('2013');
  go('Citizens');
  fireEvent.click(screen.getByRole('switch', { name: /First Team wants Citizens/ }));
  pick(/^Twice as many/);
  edition('2017');
  expect(screen.getByText(/Both players have to want them/)).toBeDefined();
  fireEvent.click(screen.getByRole('switch', { name: /Second Team wants Citizens/ }));
  expect(screen.getByText(/6 Citizens will be placed.*(?:find room|has room for \d of them)/)).toBeDefined();
  expect(screen.queryByRole('radio', { name: /Twice as many/ })).toBeNull();
  go('Dice');
  expect(screen.queryByRole('switch', { name: /Resource War/ })).toBeNull();
  for (const name of [/Placing the Citizens/, /Being in a zone/, /Infiltrators/, /Fan Favorites/])
    fireEvent.click(screen.getByRole('switch', { name }));
  fireEvent.click(play());
  expect(started[0]).toMatchObject({
    citizens: { wanted: { a: true, b: true }, number: 'normal' },
    switches: {
      citizens2017: 'afterTeams',
      zoneContact: 'base',
      infiltratorsTouchMarkers: false,
      fanFavorites: 'generated',
    },
  });
  expect(pulpCity.begin(started[0]).ok).toBe(true);
});

test('the cards of a Team can be read before the game', () => {
  setUp();
  fireEvent.click(screen.getByRole('button', { name: /^Tekkna.*Look at the card$/ }));
  expect(screen.getByRole('dialog', { name: 'Tekkna' }).textContent).toContain('Techno-Sorcery');
});

test('every Level, table and pair of Teams on offer is one the game takes', () => {
  for (const edition of ['2013', '2017']) {
    for (const level of LEVELS) {
      for (const layout of TABLES) {
        const [one, other] = TEAM_SHEETS.filter((sheet) => sheet.team.level === level).map((s) => s.team.id);
        const teams = forTwo(other ?? null, one ?? null);
        const names = teamNames(teams, 'fr');
        const choice = { ...defaultChoice(edition, 7, 'fr'), level, table: layout.id, teams, names };
        const setup = encounterSetup(choice);
        const begun = setup.ok ? pulpCity.begin(setup.value) : setup;
        expect(begun.ok, `${edition} ${level} ${layout.id}`).toBe(true);
      }
    }
  }
});

test.each([
  ['0', 0],
  [' 12 ', 12],
  ['9007199254740991', 9007199254740991],
  ['9007199254740993', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
  ['seed', null],
])('the seed %j reads %j', (text, seed) => {
  expect(readSeed(text)).toBe(seed);
});

test('two sides with the same Team are told apart', () => {
  const id = TEAM_SHEETS[0]?.team.id ?? '';
  expect(teamNames(forTwo(id, id), 'en')).toEqual({ a: 'Graveyard Shift A', b: 'Graveyard Shift B' });
});

describe('the seed of the address', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('stands in the set-up, and the game takes it', () => {
    window.history.replaceState(null, '', '/?seed=77');
    const { started } = setUp();
    go('Dice');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Seed of the dice' }).value).toBe('77');
    fireEvent.click(play());
    expect(started[0]?.seed).toBe(77);
  });

  test('that is none is shown with what is wrong with it', () => {
    window.history.replaceState(null, '', '/?seed=seven');
    const { started } = setUp();
    go('Dice');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Seed of the dice' }).value).toBe('seven');
    expect(play().textContent).toBe('PlayThe seed must be a whole number from 0 up.');
    fireEvent.click(screen.getByRole('button', { name: 'Another seed' }));
    fireEvent.click(play());
    expect(started).toHaveLength(1);
  });
});
