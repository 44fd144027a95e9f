/** Two against two: chosen in the set-up, told on the table, and won together. */
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RosterPanel } from '../../../src/games/pulp-city/panels/roster/RosterPanel.tsx';
import { PlotPanel } from '../../../src/games/pulp-city/panels/plot/PlotPanel.tsx';
import { ResultScreen } from '../../../src/games/pulp-city/result/ResultScreen.tsx';
import { SetupScreen } from '../../../src/games/pulp-city/setup/SetupScreen.tsx';
import { RoundEnd } from '../../../src/games/pulp-city/table/RoundEnd.tsx';
import { Versus } from '../../../src/games/pulp-city/table/Versus.tsx';
import { replayTelling } from '../../../src/games/pulp-city/table/replay-telling.ts';
import { pulpCityTable } from '../../../src/games/pulp-city/table/table-face.ts';
import { translate } from '../../../src/i18n/translate.ts';
import { paired, plotted, randomSetup } from '../../../src/cli/random-setup.ts';
import { gameAt } from '../../../src/kernel/journal.ts';
import { playOut } from '../../../src/simulation/play.ts';
import { encode } from '../../../src/storage/codec.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { EncounterSetup } from '../../../src/systems/pulp-city/model/setup.ts';
import { corners } from '../../support/more-teams.ts';
import type { App } from '../../../src/games/pulp-city/use-game.ts';
import { appAt, appFor, gameOf, renderIn } from '../panels/around.tsx';

const nothing = () => undefined;
const PAIRS = [
  ['a', 'c'],
  ['b', 'd'],
] as const;

function setUp(app: App = appFor({ want: null })) {
  const started: EncounterSetup[] = [];
  const view = renderIn(app, <SetupScreen onStart={(setup) => void started.push(setup)} onBack={nothing} />);
  return { started, ...view };
}

const go = (step: string) =>
  fireEvent.click(
    within(screen.getByRole('navigation')).getByRole('button', { name: new RegExp(`^${step}`) }),
  );
const count = (teams: number) =>
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${teams} Teams`) }));
const together = () => screen.queryByRole('radiogroup', { name: 'Who plays together?' });
const press = (name: RegExp) => fireEvent.click(within(together()!).getByRole('radio', { name }));
const friendly = () => screen.queryByRole('switch', { name: /^Allied Teams/ });

test('[PC-TABLE-14] [PC-TABLE-16] of four Teams two may play against two, and are Friendly or not', () => {
  const { started, unmount, app } = setUp();
  count(4);
  go('Dice');
  expect(within(together()!).getAllByRole('radio')).toHaveLength(4);
  expect(friendly()).toBeNull();
  const play = screen.getByRole('button', { name: /^Play/ });
  fireEvent.click(play);
  press(/ A and .* C against .* B and .* D$|^Graveyard Shift A and Graveyard Shift C/);
  expect(screen.getByRole('contentinfo').textContent).toMatch(/ A and .* C against .* B and .* D/);
  fireEvent.click(play);
  fireEvent.click(friendly()!);
  expect(friendly()!.closest('label, .switch-row, div')?.textContent).toContain('neither Friendly nor Enemy');
  fireEvent.click(play);
  expect(started.map(({ allied }) => allied)).toEqual([undefined, PAIRS, PAIRS]);
  expect(started.map(({ switches }) => switches.alliedTeamsFriendly)).toEqual([undefined, undefined, false]);
  expect(started.map((setup) => pulpCity.begin(setup).ok)).toEqual([true, true, true]);
  unmount();
  const again = setUp(app);
  fireEvent.click(screen.getByRole('button', { name: /^Play/ }));
  expect(again.started[0]?.allied).toEqual(PAIRS);
  go('Level');
  count(3);
  go('Dice');
  expect(together()).toBeNull();
  expect(friendly()).toBeNull();
});

/** Both Teams of the other side have given up. */
const won = () =>
  corners('2017', { count: 4, allied: PAIRS, teams: { a: { agendaPoints: 1 }, c: { agendaPoints: 2 } } })
    .concede('b')
    .concede('d').game;

test('[PC-TABLE-14] the result names both that have won, and adds up their points', () => {
  renderIn(appAt(won()), <ResultScreen onRematch={nothing} onClose={nothing} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Team A and Team C win together!');
  expect(screen.getByText('The other side has conceded.')).toBeDefined();
  const wins = ['A', 'B', 'C', 'D'].map(
    (name) => screen.getByRole('region', { name: `Team ${name}` }).dataset['wins'],
  );
  expect(wins).toEqual(['true', 'false', 'true', 'false']);
  const row = screen.getByRole('rowheader', { name: 'Together' }).closest('tr')!;
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['3', '3', '0', '0']);
});

test('[PC-TABLE-14] result and rosters put side by side who play together, as the bar does', () => {
  const teamsOf = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.dataset['team']);
  const { unmount } = renderIn(appAt(won()), <ResultScreen onRematch={nothing} onClose={nothing} />);
  for (const tiles of ['.half', '.score thead th[data-team]', '.ended > ul'])
    expect(teamsOf(tiles), tiles).toEqual(['a', 'c', 'b', 'd']);
  unmount();
  renderIn(appAt(corners('2017', { count: 4, allied: PAIRS }).game), <RosterPanel />);
  expect(screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))).toEqual(
    ['A', 'C', 'B', 'D'].map((name) => `Team ${name}: roster`),
  );
});

test('[PC-TABLE-14] the table says so too, in both languages', () => {
  const titles = (['en', 'fr'] as const).map((lang) => pulpCityTable.ending(won(), translate(lang))?.title);
  expect(titles).toEqual(['Team A and Team C win', 'Team A et Team C l’emportent']);
});

test('[PC-TABLE-14] above the table those that play together stand together, with the points of both', () => {
  const { game } = corners('2017', { count: 4, allied: PAIRS, teams: { c: { agendaPoints: 2 } } });
  const { container } = renderIn(appAt(game), <Versus open={false} onWing={nothing} onPlot={nothing} />);
  expect([...container.querySelectorAll('.versus__name')].map((one) => one.textContent)).toEqual([
    'Team A',
    'Team C',
    'Team B',
    'Team D',
  ]);
  const scores = [...container.querySelectorAll('.versus__score')].map((one) => one.textContent);
  expect(scores).toEqual(['2', '0']);
});

test('[PC-TABLE-14] the end of a Round tells which side leads, and what both have together', () => {
  const game = corners('2017', {
    count: 4,
    allied: PAIRS,
    teams: { a: { agendaPoints: 1 }, b: { agendaPoints: 2 }, c: { agendaPoints: 2 } },
  }).offerEnd();
  const app = appAt(game.game);
  for (let open = gameOf(app).rest.pending[0]; open?.kind === 'agreeEnd'; open = gameOf(app).rest.pending[0])
    app.session.dispatch({ type: 'answer', decision: open.id, answer: true });
  renderIn(app, <RoundEnd />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Team A and Team C lead');
  expect(screen.getByRole('row', { name: /^Together/ }).textContent).toBe('Together3322');
});

test('[PC-TABLE-14] how the Plot stands is told of each side, with both its Teams and the points of both', () => {
  const { game } = corners('2017', {
    count: 4,
    allied: PAIRS,
    teams: { a: { agendaPoints: 1 }, c: { agendaPoints: 2 }, d: { agendaPoints: 1 } },
  });
  renderIn(appAt(game), <PlotPanel onSecret={nothing} />);
  const [, ...rows] = within(screen.getByRole('table', { name: 'How it stands' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent?.trim())).toEqual(['Team A and Team C33', 'Team B and Team D11']);
});

/** Both sides come to points with it, in random play. */
const SEED = 9;

describe('an Encounter played to its end', () => {
  const opened = pulpCity.open(plotted(paired(randomSetup('2017', 'ready-made', SEED, 'both', 4)), 'all'));
  if (!opened.ok) throw new Error(opened.error[0]?.code);
  const { game, journal } = playOut(pulpCity, opened.value.game, { seed: SEED, record: opened.value.events });
  const app = appFor();
  expect(app.session.importText(encode(pulpCity.id, journal!))).toBeNull();
  const { agendaPoints } = game.state.outcome!;
  const [one, other] = game.setup.allied!.map((side) =>
    side.reduce((sum, team) => sum + agendaPoints[team], 0),
  );
  const telling = () => ({ journal: app.session.store.getState().journal!, gameAt: gameAfter });
  const gameAfter = (at: number) => gameAt(pulpCity, game, journal!, at);

  test('[PC-TABLE-14] [PC-WIN-04] its curve has a line for each side, that ends at the points of both', () => {
    expect([one, other]).not.toContain(0);
    renderIn(app, <ResultScreen onRematch={nothing} onClose={nothing} />);
    const curve = screen.getByRole('img', { name: /^The score Turn by Turn/ });
    expect(curve.querySelectorAll('.course__line')).toHaveLength(2);
    expect(curve.getAttribute('aria-label')).toMatch(new RegExp(` ${one} : ${other}$`));
    expect(screen.queryByText('Chance of winning')).toBeNull();
    const key = [...document.querySelectorAll('.course__teams > span')].map((side) => ({
      shapes: side.querySelectorAll('.team-shape').length,
      names: side.textContent?.split(' and ').length,
    }));
    expect(key).toEqual([
      { shapes: 2, names: 2 },
      { shapes: 2, names: 2 },
    ]);
    for (const swing of document.querySelectorAll('.moment__swing'))
      expect(swing.textContent).toMatch(/^-?\d+ : -?\d+ before, -?\d+ : -?\d+ after$|Level/);
  });

  test('[PC-TABLE-14] its replay counts by sides, and tells what both have beside what each has', () => {
    const t = translate('en');
    const chapters = replayTelling.chapters(telling(), t);
    expect(chapters.at(-1)?.score).toBe(`${one} : ${other}`);
    const figures = replayTelling.figures(game, t);
    expect(figures.map(({ key }) => key)).toEqual(['points', 'together', 'kos', 'levels', 'pool']);
    const [[a, c], [b, d]] = PAIRS;
    const both = figures.find(({ key }) => key === 'together')?.values;
    expect([both?.[a], both?.[c], both?.[b], both?.[d]].map(Number)).toEqual([one, one, other, other]);
  });
});
