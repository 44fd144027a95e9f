import { describe, expect, test } from 'vitest';
import { starterSetup } from '../../../src/cli/random-setup.ts';
import { startJournal } from '../../../src/kernel/journal.ts';
import { decode, encode } from '../../../src/storage/codec.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { EncounterSetup } from '../../../src/systems/pulp-city/model/setup.ts';
import { EXAMPLES } from '../../../src/systems/pulp-city/view/setup/examples.ts';
import { exampleSetup } from '../../../src/systems/pulp-city/view/setup/example-setup.ts';
import { EDITIONS, inEditions } from '../../support/editions.ts';
import { structure, um } from '../../support/pieces.ts';

/** What a set-up file is refused for; its text holds what is given here, whatever types say of it. */
function refusedAs(setup: EncounterSetup, changes: Readonly<Record<string, unknown>>): unknown {
  const opened = pulpCity.open(setup);
  if (!opened.ok) throw new Error(opened.error[0]?.code);
  const { opening: _, ...file } = JSON.parse(encode(pulpCity.id, startJournal(opened.value))) as Record<
    string,
    unknown
  >;
  const read = decode(
    pulpCity,
    JSON.stringify({ ...file, setup: { ...opened.value.game.setup, ...changes } }),
  );
  if (read.ok) throw new Error('taken');
  const { why, ...params } = read.error.params;
  return read.error.code === 'file.setupRefused' ? { ...params, why } : read.error.code;
}

const faults = (setup: unknown) => {
  const read = pulpCity.begin(setup);
  return read.ok ? [] : read.error.map(({ code, params }) => ({ code, ...params }));
};

/** A hut in the middle of a table: too small to serve a Plot, and in the way of what it would put there. */
const hut = structure('hut', { at: [12, 12], size: [1, 1], height: 1, sizeClass: 'Small' });

inEditions(EDITIONS, (edition) => {
  const starter = starterSetup(edition, 1);
  const other = edition === '2013' ? 'captureTheFlag' : 'battleForTheBlock';

  test('what the others differ from is taken', () => {
    expect(faults(starter)).toEqual([]);
  });

  test.each(['a1', 'd12.3', 'citizen4', 'trappedInWreckage-b'])(
    'a piece that is called %s, as a model is',
    (id) => {
      const table = { ...starter.table, pieces: [structure(id, { at: [12, 12], size: [1, 1], height: 1 })] };
      expect(faults({ ...starter, table })).toEqual([
        { code: 'setup.reserved', at: 'table.pieces.0.id', given: id },
      ]);
    },
  );

  test('[PC-SETUP-03@2013] [PC-SETUP-03@2017] a Plot of the other edition', () => {
    expect(faults({ ...starter, plot: other })).toMatchObject([
      { code: 'setup.plot', plot: other, why: 'edition' },
    ]);
    expect(refusedAs(starter, { plot: other })).toMatchObject({ plot: other });
  });

  test('[PC-PLOT-26] a Plot for two with three Teams', () => {
    const plot = edition === '2013' ? 'endZones' : 'quest';
    const { a, b } = starter.teams;
    const three = {
      ...starter,
      plot,
      teams: { a, b, c: a },
      table: { ...starter.table, size: um(36) },
      citizens: { wanted: { a: false, b: false, c: false }, number: 'normal' },
    };
    expect(faults(three)).toMatchObject([{ code: 'setup.plot', plot, why: 'teams', teams: 3 }]);
  });

  test('[PC-TEAM-02] a Team of another Level, by its name', () => {
    const { b } = starter.teams;
    const fewer = { ...b, cards: b.cards.slice(1) };
    expect(faults({ ...starter, teams: { ...starter.teams, b: fewer } })).toMatchObject([
      { code: 'team.levelsLeft', team: b.name },
    ]);
    expect(refusedAs(starter, { level: starter.level - 1 })).toMatchObject({
      why: 'team.levelsOver',
      team: starter.teams.a.name,
    });
  });

  test('an Agenda of the other edition', () => {
    const [agendas, agenda] =
      edition === '2013'
        ? [{ secret: { b: [{ agenda: 'underdog' }] } }, 'underdog']
        : [{ open: ['revenge', 'realEstate', 'fanFavorites'] }, 'revenge'];
    expect(refusedAs(starter, { agendas })).toMatchObject({ why: 'agenda.otherEdition', agenda });
  });

  test('[PC-AGENDA-01] [PC-AGENDA-15] an Agenda that is there twice', () => {
    const [agendas, fault] =
      edition === '2013'
        ? [
            { secret: { a: [{ agenda: 'revenge' }, { agenda: 'revenge' }] } },
            { why: 'agenda.twice', agenda: 'revenge', team: 'a' },
          ]
        : [{ open: ['underdog', 'underdog', 'realEstate'] }, { why: 'agenda.category', agenda: 'underdog' }];
    expect(refusedAs(starter, { agendas, level: 9, legality: 'free' })).toMatchObject(fault);
  });
});

describe('in 2013', () => {
  const starter = starterSetup('2013', 1);

  test.each([
    ['roofTopScramble', 'PC-PLOT-09'],
    ['kingOfTheMountain', 'PC-PLOT-11'],
    ['armoredCar', 'PC-PLOT-06'],
  ] as const)('[PC-PLOT-06] [PC-PLOT-09] [PC-PLOT-11] %s on a table without room', (plot, rule) => {
    const table = { id: 'hut', size: um(24), pieces: [hut] };
    const read = pulpCity.begin({ ...starter, plot, table });
    expect(read.ok ? [] : read.error).toMatchObject([
      { code: 'setup.plot', params: { plot, why: 'room' }, rule },
    ]);
    expect(faults({ ...starter, plot, table: { ...table, pieces: [] } })).toEqual([]);
  });
});

describe('Citizens', () => {
  test('[PC-CITIZEN-03] a number that the edition does not know', () => {
    const starter = starterSetup('2017', 1);
    const citizens = { ...starter.citizens, number: 'doubled' };
    expect(refusedAs(starter, { citizens })).toMatchObject({ why: 'setup.citizenNumber', number: 'doubled' });
  });

  test('[PC-CITIZEN-03] more of them on the table than the Level brings', () => {
    const crowded = EXAMPLES.find(({ situation }) => (situation.citizens?.length ?? 0) > 0);
    const made = exampleSetup(crowded?.id ?? '', 'en');
    if (!made.ok || made.value.situation === undefined) throw new Error('no example with Citizens');
    const { situation } = made.value;
    const [one] = situation.citizens ?? [];
    expect(faults(made.value)).toEqual([]);
    const many = Array.from({ length: 48 }, () => one);
    expect(faults({ ...made.value, situation: { ...situation, citizens: many } })).toMatchObject([
      { code: 'setup.tooManyCitizens', placed: 48 },
    ]);
  });
});
