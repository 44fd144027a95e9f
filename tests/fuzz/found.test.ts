import { expect, test } from 'vitest';
import {
  type CitizenChoice,
  peopled,
  type PlotChoice,
  plotted,
  randomSetup,
  type TableChoice,
  type TeamChoice,
  withAgendas,
} from '../../src/cli/random-setup.ts';
import { playOut } from '../../src/simulation/play.ts';
import type { EditionId } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';

interface Found {
  readonly edition: EditionId;
  readonly seed: number;
  /** What went wrong there. */
  readonly why: string;
  readonly teams?: TeamChoice;
  readonly tables?: TableChoice;
  readonly sides?: number;
  readonly plots?: PlotChoice;
  readonly agendas?: true;
  readonly citizens?: CitizenChoice;
}

/** Encounters in which long runs have found a fault, each with another cause. */
const FOUND: readonly Found[] = [
  {
    edition: '2013',
    seed: 6,
    teams: 'library',
    sides: 4,
    why: 'whoever raised its AP Limit by a Power was KO’ed',
  },
  {
    edition: '2017',
    seed: 111,
    teams: 'library',
    plots: 'all',
    why: 'a reach showed what a Totem forbids',
  },
  { edition: '2017', seed: 123, teams: 'library', why: 'a Power put a model on another' },
  { edition: '2013', seed: 206, teams: 'library', why: 'whoever took a hit upon itself stood on another' },
  { edition: '2013', seed: 180, plots: 'all', agendas: true, why: 'a Marker fell on a Citizen' },
  {
    edition: '2017',
    seed: 232,
    teams: 'library',
    why: 'a newcomer was offered a roof below another, which no answer names',
  },
  {
    edition: '2017',
    seed: 377,
    teams: 'library',
    why: 'a Power KO’ed a summoner, and nobody fell',
  },
  {
    edition: '2017',
    seed: 313,
    teams: 'library',
    why: 'whoever is struck in the middle of a jump stood in the air',
  },
  { edition: '2013', seed: 214, teams: 'library', why: 'a borrowed Action was worked out twice' },
  {
    edition: '2017',
    seed: 91,
    teams: 'made-up',
    why: 'two Movement Actions in one were drawn outside of an Activation',
  },
  {
    edition: '2013',
    seed: 54164,
    teams: 'library',
    why: 'a third move was offered where the rest of the second alone was open',
  },
  {
    edition: '2013',
    seed: 54284,
    teams: 'library',
    tables: 'all',
    plots: 'all',
    why: 'a piece of the table was called as one of the Plot',
  },
  {
    edition: '2017',
    seed: 64040,
    teams: 'library',
    tables: 'all',
    plots: 'all',
    why: 'a thrown Object came to lie on somebody who held on to a wall',
  },
  {
    edition: '2013',
    seed: 81233,
    teams: 'library',
    tables: 'all',
    plots: 'all',
    why: 'a Marker came to light while somebody stood in terrain that helps, and neither gave way',
  },
];

test.each(FOUND)('edition of $edition, seed $seed, is clean, where once $why', (found) => {
  const { edition, seed, teams = 'ready-made', tables = 'both', sides = 2 } = found;
  const { plots = 'smackdown', citizens = 'some' } = found;
  const bare = plotted(peopled(randomSetup(edition, teams, seed, tables, sides), citizens), plots);
  const opened = pulpCity.open(found.agendas === true ? withAgendas(bare) : bare);
  if (!opened.ok) throw new Error(opened.error[0]?.code);
  expect(playOut(pulpCity, opened.value.game, { seed, check: true }).failure).toBeNull();
});
