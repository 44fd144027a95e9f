/** What is told of an Encounter once it is over: sources of points, dice, KOs, turning points. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Journal, gameAt } from '../../../src/kernel/journal.ts';
import { playersOf } from '../../../src/kernel/ids.ts';
import { decode } from '../../../src/storage/codec.ts';
import { pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { Adjustment, Event } from '../../../src/systems/pulp-city/model/events.ts';
import type { EncounterSetup } from '../../../src/systems/pulp-city/model/setup.ts';
import { courseOf } from '../../../src/systems/pulp-city/view/log/course.ts';
import { knockOuts } from '../../../src/systems/pulp-city/view/log/knock-outs.ts';
import { luckOf } from '../../../src/systems/pulp-city/view/log/luck.ts';
import { scoreSheet } from '../../../src/systems/pulp-city/view/log/score-sheet.ts';
import { plotStanding } from '../../../src/systems/pulp-city/view/plot/standing.ts';
import { sidesSwapped } from '../../../src/systems/pulp-city/view/setup/again.ts';
import { duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { corners } from '../../support/more-teams.ts';
import { projectRoot } from '../../tooling/project.mjs';

const FINISH = 'AP 1 Finish (CCM, F vs G, Damage 9) SFX: none';

inEditions(['2013', '2017'], (edition) => {
  describe('the dice of Action Rolls', () => {
    test('[PC-ROLL-02] are counted for the Team that threw them, beside what as many dice show on average', () => {
      const game = duel(edition, { dice: [6, 6], ace: { card: { F: 9 } } })
        .activate('Ace')
        .attack('Ace', 'Strike', 'Foe');
      const luck = luckOf(worldOf(game.game), game.events());
      const { attack, defence } = game.last('rolled');
      expect([attack.faces, defence?.faces]).toEqual([[6], [6]]);
      expect(luck.a).toEqual({ rolls: 1, dice: 1, sixes: 1, sixesMeant: 1 / 6, best: 6, bestMeant: 3.5 });
      expect(luck.b).toEqual(luck.a);
    });

    test('[PC-ROLL-02] of which the best one counts: of two dice it is 4 17/36 on average', () => {
      const game = duel(edition, {
        dice: [2, 5, 1],
        ace: { card: { F: 9 }, powerUp: 1 },
      })
        .activate('Ace')
        .attack('Ace', 'Strike', 'Foe', { boost: 1 });
      const { a } = luckOf(worldOf(game.game), game.events());
      expect(game.last('rolled').attack.faces).toHaveLength(2);
      expect(a).toMatchObject({ rolls: 1, dice: 2, sixes: 0, sixesMeant: 2 / 6, best: 5 });
      expect(a.bestMeant).toBeCloseTo(161 / 36, 12);
    });

    test('[PC-AGENDA-24] every KO is told with the Round and with the Enemy whose doing it was', () => {
      const game = duel(edition, { round: 2, ace: { card: { F: 9, actions: [FINISH] } }, dice: [5, 1] })
        .activate('Ace')
        .attack('Ace', 'Finish', 'Foe');
      expect(knockOuts(worldOf(game.game), game.events())).toMatchObject([
        {
          round: 2,
          model: game.names.model('Foe'),
          team: 'b',
          by: { team: 'a', model: game.names.model('Ace') },
          cause: { of: 'action', action: 'finish' },
        },
      ]);
    });

    test('[PC-AGENDA-24] what a model does to its own side is nobody’s doing', () => {
      const blow = 'AP 1 Finish (CCM, F vs G, Self/Damage 99) SFX: none';
      const game = duel(edition, { round: 2, ace: { card: { F: 9, actions: [blow] } }, dice: [5, 1] })
        .activate('Ace')
        .attack('Ace', 'Finish', 'Foe');
      expect(knockOuts(worldOf(game.game), game.events())).toMatchObject([
        { model: game.names.model('Ace'), team: 'a', by: null },
      ]);
    });
  });

  test('[PC-WIN-05] what the Teams have is told by source, and adds up to their Agenda Points', () => {
    const game = duel(edition, { round: 2, ace: { card: { F: 9, actions: [FINISH] } }, dice: [5, 1] })
      .activate('Ace')
      .attack('Ace', 'Finish', 'Foe');
    const { sources, agreed, total, levels } = scoreSheet(worldOf(game.game));
    expect(total).toEqual({ a: game.state.teams.a.agendaPoints, b: 0 });
    expect(total.a).toBeGreaterThan(0);
    expect(sources.map(({ source, points }) => [source, points])).toEqual([['plot', total]]);
    expect(agreed).toEqual({ a: 0, b: 0 });
    expect(levels.a).toBe(game.card('Foe').level);
  });

  test('[PC-WIN-05] points given by agreement are told as such', () => {
    const game = duel(edition, { round: 2 });
    game.adjust({ what: 'agendaPoints', team: 'b', to: 2 });
    expect(scoreSheet(worldOf(game.game))).toMatchObject({ agreed: { a: 0, b: 2 }, total: { a: 0, b: 2 } });
  });

  test('[PC-WIN-08] with sides changed every player leads the Team of the next', () => {
    const { setup } = corners(edition, { count: 3 }).game;
    const { situation: _middle, ...whole } = setup;
    const pools = { a: 1, b: 1, c: 1, d: 1 };
    expect(sidesSwapped({ ...whole, situation: { round: 2, active: 'a', pools, models: {} } })).toBeNull();
    const names = (one: EncounterSetup | null): readonly string[] =>
      one === null ? [] : playersOf(one.teams).map((player) => one.teams[player].name);
    const [first, second, third] = names(whole);
    expect(names(sidesSwapped(whole))).toEqual([second, third, first]);
    expect(names(sidesSwapped({ ...whole, agendas: { secret: {} } }))).toHaveLength(3);
    expect(sidesSwapped({ ...whole, agendas: { secret: {} } })?.agendas).toBe('asked');
  });
});

const RECORDED = join(projectRoot, 'tests', 'replays', 'recorded');

describe.each(readdirSync(RECORDED).filter((name) => name.endsWith('.json')))('the course of %s', (name) => {
  const loaded = decode(pulpCity, readFileSync(join(RECORDED, name), 'utf8'));
  if (!loaded.ok) throw new Error(name);
  const { game } = loaded.value;
  const journal: Journal<EncounterSetup, Event, Adjustment> = loaded.value.journal;
  const entries = [journal.opening, ...journal.entries];
  const events = entries.flatMap((entry) => entry.events);
  const course = courseOf(worldOf(game), events);

  test('[PC-WIN-04] tells after each Turn what the bar showed there', () => {
    const shown = journal.entries.flatMap((entry, at) => {
      if (entry.events.at(-1)?.type !== 'turnEnded') return [];
      const then = gameAt(pulpCity, game, journal, at + 1);
      return [plotStanding(worldOf(then)).teams.map(({ projected }) => projected)];
    });
    expect(shown.length).toBeGreaterThan(5);
    const told = course.points.map(({ points }) => playersOf(points).map((team) => points[team]));
    for (const standing of shown) expect(told).toContainEqual(standing);
  });

  test('[PC-WIN-04] ends with the points that the Encounter ended with', () => {
    const { outcome } = game.state;
    expect(course.points.at(-1)?.points).toEqual(outcome?.agendaPoints);
  });

  test('has its turning points where the score or the Levels changed, in order', () => {
    const changed = course.turns.map(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
    expect(changed).toEqual(changed.map(() => true));
    const at = course.turns.map(({ event }) => events.findIndex((one) => one === event));
    expect(at).toEqual(at.toSorted((one, other) => one - other));
  });

  test('counts every die of its Action Rolls once', () => {
    const luck = luckOf(worldOf(game), events);
    const thrown = events.flatMap((event) =>
      event.type === 'rolled' ? [...event.attack.faces, ...(event.defence?.faces ?? [])] : [],
    );
    const counted = playersOf(luck).reduce((sum, team) => sum + luck[team].dice, 0);
    expect(counted).toBeGreaterThan(0);
    expect(counted).toBeLessThanOrEqual(thrown.length);
  });
});
