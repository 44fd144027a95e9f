import { describe, expect, test } from 'vitest';
import { pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import { whyNotAgendaStructure, whyNotToken } from '../../../src/systems/pulp-city/agendas/items.ts';
import { agendasHeld, points, writes } from '../../support/agendas.ts';
import { citizensAt, R, wish } from '../../support/citizens.ts';
import { type Inches, object, structure, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { endTurns } from '../../support/rounds.ts';
import { fromSetup, type ModelSpec, scene, setupOf } from '../../support/scene.ts';

const HERO = { alignment: ['Hero'], level: 2, K: 6, apLimit: 9 } as const;
const hero: ModelSpec = { at: [0, 0], card: HERO };
const villain: ModelSpec = { at: [0, 0], card: { alignment: ['Villain'], level: 2 } };

const at = ([x, y]: Inches) => ({ x: um(x), y: um(y) });

/** Sheets of both Teams, Team a in the south; `dice` fall after the lot for the sides. */
function written(
  a: readonly string[],
  b: readonly string[],
  dice: readonly number[] = [],
  teams: { a: ModelSpec; b: ModelSpec } = { a: hero, b: hero },
  pieces: Parameters<typeof setupOf>[0]['pieces'] = [],
): Play {
  const setup = setupOf({
    edition: '2013',
    a: { Ace: teams.a },
    b: { Foe: teams.b },
    agendas: 'asked',
    pieces,
  });
  const game = fromSetup({ ...setup, level: 12 }, [1, ...dice]);
  const picks = (ids: readonly string[]) => ids.map((agenda) => ({ agenda }) as never);
  return writes(writes(game, 'a', ...picks(a)), 'b', ...picks(b));
}

const area = (game: Play, spot: Inches): string =>
  pulpCity.check(game.game, game.question('placeAgendaArea'), at(spot))?.code ?? 'ok';

describe('items', () => {
  test('[PC-AGENDA-04] the Team with more begins, then they take turns, the Citizen in Peril last of all', () => {
    const game = written(['trappedInWreckage', 'citizenInPeril'], ['trappedInWreckage']);
    const asked: string[] = [];
    const spots: Inches[] = [
      [5, 12],
      [12, 12],
      [19, 12],
    ];
    while (['placeAgendaArea', 'placeCitizen'].includes(game.asked()[0] ?? '')) {
      const [open] = game.pending();
      asked.push(`${open?.by} ${open?.kind}`);
      const spot = spots[0] ?? [0, 0];
      if (open?.kind === 'placeAgendaArea') game.answer('placeAgendaArea', at(spot));
      else {
        game.answer('placeCitizen', at(spot));
        spots.shift();
      }
    }
    expect(asked).toEqual([
      'a placeAgendaArea',
      'a placeCitizen',
      'b placeAgendaArea',
      'b placeCitizen',
      'a placeCitizen',
    ]);
    expect(game.events('agendaRevealed').map(({ team, agenda }) => [team, agenda])).toEqual([
      ['a', 'trappedInWreckage'],
      ['b', 'trappedInWreckage'],
      ['a', 'citizenInPeril'],
    ]);
  });

  test('[PC-AGENDA-04] skipped in the midst of it, what is not placed yet is placed, and nothing twice', () => {
    const game = written(['trappedInWreckage', 'citizenInPeril'], ['trappedInWreckage'], [1, 2, 5, 1, 2, 5]);
    game.answer('placeAgendaArea', at([5, 12])).answer('placeCitizen', at([5, 12]));
    game.answer('placeAgendaArea', at([12, 12])).skip();
    expect(game.question('placeAgendaArea').by).toBe('b');
    game.answer('placeAgendaArea', at([19, 12])).skip();
    game.answer('placeAgendaArea', at([12, 13])).answer('placeCitizen', at([12, 13]));
    expect(game.question('placeCitizen')).toMatchObject({ by: 'a', agenda: 'citizenInPeril' });
  });

  test('[PC-AGENDA-04] equal numbers are rolled for, and ties again', () => {
    const game = written(['trappedInWreckage'], ['trappedInWreckage'], [3, 3, 2, 5]);
    expect(game.last('agendaItemsOrdered')).toMatchObject({ order: ['b', 'a'], faces: { a: 2, b: 5 } });
    expect(game.question('placeAgendaArea').by).toBe('b');
  });

  describe('with four Teams, two of which have two items and two one', () => {
    const ordered = (...dice: readonly number[]) => {
      const team = { Ace: { at: [0, 0], card: { level: 2, alignment: ['Hero'] } } } as const;
      const setup = setupOf({
        edition: '2013',
        a: team,
        b: team,
        c: team,
        d: team,
        size: 36,
        agendas: 'asked',
      });
      const game = fromSetup({ ...setup, level: 8 }, [1, 1, 1, ...dice]);
      for (const by of ['a', 'b'] as const) writes(game, by, { agenda: 'citizenInPeril' });
      for (const by of ['c', 'd'] as const)
        writes(game, by, { agenda: 'trappedInWreckage' }, { agenda: 'citizenInPeril' });
      const { order, faces } = game.last('agendaItemsOrdered');
      return { order, faces };
    };

    test('[PC-AGENDA-04] each tie is rolled again by itself, and what another has decided stays', () => {
      expect(ordered(4, 4, 6, 2, 1, 5)).toEqual({
        order: ['d', 'c', 'a', 'b'],
        faces: { a: 6, b: 2, c: 1, d: 5 },
      });
    });

    test('[PC-AGENDA-04] the same face in different pairs is no tie', () => {
      expect(ordered(4, 3, 4, 2).order).toEqual(['c', 'd', 'a', 'b']);
    });
  });

  test('[PC-AGENDA-07] a new Area is a circle of 3 inches, wholly outside of the zones and on open ground', () => {
    const hut = structure('hut', { at: [18, 12], size: [4, 4], height: 3 });
    const game = written(['trappedInWreckage'], [], [], { a: hero, b: hero }, [hut]);
    expect([area(game, [12, 4.5]), area(game, [12, 4.4]), area(game, [1, 12]), area(game, [17, 12])]).toEqual(
      ['ok', 'agenda.areaZone', 'agenda.areaOff', 'agenda.areaCovered'],
    );
  });

  test('[PC-AGENDA-07] a Structure is Solid, Medium and Enclosed, or Reinforced, Small and Enclosed', () => {
    const game = written([], []);
    const may = (
      material: 'Solid' | 'Reinforced',
      sizeClass: 'Small' | 'Medium',
      y = 12,
      enclosed = true,
    ) => {
      const house = structure('house', { at: [12, y], size: [4, 4], height: 4, enclosed });
      const piece = { ...house, material, sizeClass };
      return whyNotAgendaStructure(worldOf(game.game), piece)?.code ?? 'ok';
    };
    expect([may('Solid', 'Medium'), may('Solid', 'Small'), may('Reinforced', 'Small')]).toEqual([
      'ok',
      'agenda.item',
      'ok',
    ]);
    expect([may('Solid', 'Medium', 4), may('Solid', 'Medium', 12, false)]).toEqual([
      'agenda.areaZone',
      'agenda.item',
    ]);
  });

  test('[PC-AGENDA-05] a Token lies wholly in its zone, outside of all, or on its half of the table', () => {
    const w = worldOf(written([], []).game);
    const may = (y: number, where: Parameters<typeof whyNotToken>[2]): string =>
      whyNotToken(w, at([12, y]), where)?.code ?? 'ok';
    const north = { half: 'b' } as const;
    expect([12.591, 20.409, 12.58, 20.42].map((y) => may(y, north))).toEqual([
      'ok',
      'ok',
      'agenda.tokenPlace',
      'agenda.tokenPlace',
    ]);
    expect([may(2.4, { in: 'a' }), may(2.5, { in: 'a' }), may(3.6, 'outside'), may(3.5, 'outside')]).toEqual([
      'ok',
      'agenda.tokenPlace',
      'ok',
      'agenda.tokenPlace',
    ]);
  });
});

/** Ace beside the trapped Citizen at (12, 12), a villain within reach. */
const rescue = (dice: readonly number[] = [], round = 2, foe: ModelSpec = { at: [12, 18] }) =>
  scene({
    edition: '2013',
    a: { Ace: { at: [12 - 2 * R, 12], card: HERO, health: 5 } },
    b: {
      Foe: {
        card: {
          level: 2,
          apLimit: 9,
          actions: [
            'AP 1 Bolt* (PRJ 12, H vs I, Damage 1) SFX: none',
            'AP 1 Gust* (PRJ 12, H vs I, Knockback 1) SFX: none',
          ],
        },
        ...foe,
      },
    },
    dice,
    round,
    ...agendasHeld([{ agenda: 'trappedInWreckage', team: 'a', revealed: true, citizen: [12, 12] }]),
  });

const free = (game: Play): Play =>
  game.activate('Ace').act({ do: 'agenda', agenda: 'trappedInWreckage', model: game.names.model('Ace') });

const CITIZEN = 'trappedInWreckage-a';

describe('Trapped in Wreckage', () => {
  test('[PC-AGENDA-13] untouched to the end of the Round it is freed: 2 at once, and 3 AP are spent', () => {
    const game = free(rescue());
    expect([game.pool('a'), game.events('rolled')]).toEqual([17, []]);
    game.endActivation();
    endTurns(game);
    expect([points(game), game.events('citizenFreed').length]).toEqual([[2, 0], 1]);
    expect(game.state.cards[CITIZEN]?.profile).toBe('citizen');
  });

  test('[PC-AGENDA-13] [PC-WIN-07] nobody who is Spectral by then has freed it', () => {
    const game = free(rescue());
    const model = game.names.model('Ace');
    game.endActivation().adjust({ what: 'condition', model, condition: 'spectral', to: true });
    endTurns(game);
    expect([points(game), game.state.agendas?.held[0]?.settled]).toEqual([[0, 0], false]);
  });

  test('[PC-AGENDA-13] Damage later in the Round spoils it, and it may be tried again in the next', () => {
    const game = free(rescue([6, 1]));
    game.endActivation();
    game.activate('Foe').attack('Foe', 'Bolt', 'Ace', { quiet: true });
    expect(game.last('agendaAttemptFailed')).toMatchObject({ team: 'a', why: 'harmed' });
    game.endActivation();
    endTurns(game);
    expect([points(game), game.events('citizenFreed')]).toEqual([[0, 0], []]);
    expect(game.state.agendas?.held[0]).toMatchObject({ attempt: null, settled: false });
  });

  test('[PC-AGENDA-13] whoever leaves Base to Base has failed', () => {
    const game = free(rescue([6, 1], 3));
    game.endActivation();
    game.activate('Foe').attack('Foe', 'Gust', 'Ace', { quiet: true });
    expect(game.last('agendaAttemptFailed')).toMatchObject({ team: 'a', why: 'left' });
  });

  test('[PC-AGENDA-13] is for Supremes of its Team that touch it and were not Damaged in this Round', () => {
    const may = (game: Play, name: string): string =>
      pulpCity.check(game.game, game.question('act'), {
        do: 'agenda',
        agenda: 'trappedInWreckage',
        model: game.names.model(name),
      })?.code ?? 'ok';
    const near = rescue();
    expect(may(near.activate('Ace'), 'Ace')).toBe('ok');
    const far = rescue();
    far.model('Ace').x = um(5);
    expect(may(far.activate('Ace'), 'Ace')).toBe('agenda.notTouching');
    const hurt = rescue();
    hurt.state.agendas?.harmed.push(hurt.names.model('Ace'));
    expect(may(hurt.activate('Ace'), 'Ace')).toBe('agenda.harmed');
    const poor = rescue();
    poor.state.teams.a.pool = 2;
    expect(may(poor.activate('Ace'), 'Ace')).toBe('cost.pool');
  });

  test('[PC-AGENDA-13] left alone to the end it costs 2', () => {
    expect(points(endTurns(rescue([], 6)))).toEqual([-2, 0]);
  });

  test('[PC-AGENDA-06] nothing else does anything to it, and neither player moves it', () => {
    const foe = rescue([], 2, { at: [12, 16] });
    foe.activate('Ace').move('Ace').endActivation();
    foe.activate('Foe');
    const gust = foe.order('Foe', 'Gust', CITIZEN);
    expect(pulpCity.check(foe.game, foe.question('act'), { do: 'action', ...gust })?.code).toBe(
      'target.trapped',
    );
  });

  /** It lies at (12.2, 12), Ace 6 inches west of where it stands, or on a tower that ends beside it. */
  const under = (ace: ModelSpec, foe: ModelSpec, more: Partial<Parameters<typeof scene>[0]>) =>
    scene({
      edition: '2013',
      a: { Ace: ace },
      b: { Foe: foe },
      ...more,
      ...agendasHeld([{ agenda: 'trappedInWreckage', team: 'a', revealed: true, citizen: [12.2, 12] }]),
    }).activate('Ace');

  test('[PC-AGENDA-06] [PC-MOVE-34] it makes no room: an Overrun ends short of it, an Object is put elsewhere', () => {
    const run = { F: 9, actions: ['AP 1 Run* (OVR 6, F vs G, Damage 1) SFX: none'] };
    const over = under({ at: [6, 12], card: run }, { at: [22, 22] }, {});
    over.attack('Ace', 'Run', [], { toward: [20, 12] });
    expect([over.at('Ace').x, over.at(CITIZEN).x]).toEqual([expect.closeTo(12.2 - 2 * R, 2), 12.2]);
    const hurl = { F: 9, actions: ['AP 1 Hurl* (THR 8, F vs I, Damage 1) SFX: none'] };
    const crate = object('crate', { at: [6, 12 - R - 0.5], rank: 2 });
    const thrown = under({ at: [6, 12], card: hurl }, { at: [11, 12] }, { pieces: [crate], dice: [6, 1] });
    thrown.attack('Ace', 'Hurl', 'Foe', { object: 'crate' });
    const spot = { x: um(11.5 + R), y: um(12), turn: 0 };
    expect(thrown.refused((it) => it.answer('placeObject', spot))).toBe('place.overlaps');
  });

  test('[PC-AGENDA-06] [PC-FALL-07@2013] whoever comes down on it does nothing to it', () => {
    const tower = structure('tower', { at: [12.2, 10 - R], size: [4, 4], height: 6 });
    const ace = { at: [12.2, 10 - R] as const, z: 6, card: { move: 6, I: 1, G: 1 } };
    const game = under(ace, { at: [22, 22] }, { pieces: [tower], dice: [1, 1, 1, 6] });
    game.move('Ace', [12.2, 14], { fall: true });
    if (game.asked()[0] === 'makeRoom') game.answer('makeRoom', 0);
    game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
    expect(game.model(CITIZEN)).toMatchObject({ status: 'table', health: 1, stunned: false });
    expect([game.events('crashed'), game.asked()]).toEqual([[], ['turn']]);
  });

  test('[PC-AGENDA-06] it does not run; freed, it runs like any other', () => {
    const runs = (freed: boolean): readonly string[] => {
      const game = scene({
        edition: '2013',
        a: { Ace: { at: [4, 4] } },
        b: { Foe: { at: [20, 20] } },
        phase: 'effects',
        ...agendasHeld(
          [{ agenda: 'trappedInWreckage', team: 'a', revealed: true, citizen: [12, 3] }],
          (state) => {
            const card = state.cards[CITIZEN];
            if (card !== undefined && freed) card.profile = 'citizen';
          },
        ),
      });
      return game.events('moved').map(({ model }) => model);
    };
    expect([runs(false), runs(true)]).toEqual([[], [CITIZEN]]);
  });
});

describe('Citizen in Peril', () => {
  const PERIL = 'citizenInPeril-a';
  const peril = (round: number, dice: readonly number[] = [], health = 2, where: Inches = [12, 12]) =>
    scene({
      edition: '2013',
      a: { Ace: { at: [4, 4], card: HERO } },
      b: {
        Foe: {
          at: [12, 17],
          card: {
            level: 2,
            apLimit: 9,
            alignment: ['Villain'],
            F: 5,
            K: 6,
            actions: ['AP 1 Bolt (PRJ 12, F vs G, Damage 1) SFX: none'],
          },
        },
      },
      dice,
      round,
      turn: 'b',
      ...agendasHeld([{ agenda: 'citizenInPeril', team: 'a', revealed: true, citizen: where, health }]),
    });

  test('[PC-AGENDA-12] defends with Defense 4 and has 2 Health', () => {
    const game = peril(2, [4, 4]);
    game.activate('Foe').attack('Foe', 'Bolt', PERIL, { quiet: true });
    expect(game.last('rolled').defence).toMatchObject({ value: 4, total: 8 });
    expect(game.state.models[PERIL]?.health).toBe(1);
  });

  test('[PC-AGENDA-03] KO’ed, it costs 2 at once', () => {
    const game = peril(2, [5, 1], 1);
    game.activate('Foe').attack('Foe', 'Bolt', PERIL, { quiet: true });
    expect([game.state.models[PERIL]?.status, points(game)]).toEqual(['ko', [-2, 0]]);
  });

  test('[PC-AGENDA-12] there at the end, or Saved before, it gives 2', () => {
    expect(points(endTurns(peril(6)))).toEqual([2, 0]);
    const saved = peril(6);
    Object.assign(saved.state.models[PERIL] ?? {}, { status: 'left' });
    expect(points(endTurns(saved))).toEqual([2, 0]);
  });

  test('[PC-AGENDA-12] Terrorize works on it, over the edge it is Saved', () => {
    const game = peril(6, [3, 1], 2, [12, 4]);
    Object.assign(game.model('Foe'), { y: um(8) });
    game.activate('Foe').attack('Foe', 'terrorize', [], { quiet: true });
    expect(game.last('citizenLeft')).toMatchObject({ model: PERIL, edge: 'south', saved: true });
    if (game.asked()[0] === 'act') game.endActivation();
    expect(points(endTurns(game))).toEqual([2, 0]);
  });

  test('[PC-AGENDA-12] comes after the other Citizens, by their limits, even if there are none', () => {
    const game = written(['citizenInPeril'], []);
    const { agenda, room } = game.question('placeCitizen');
    expect([agenda, room]).toEqual(['citizenInPeril', 'apart']);
    const may = (spot: Inches): string =>
      pulpCity.check(game.game, game.question('placeCitizen'), at(spot))?.code ?? 'ok';
    expect([may([12, 4 + R]), may([12, 3.9 + R])]).toEqual(['ok', 'citizen.zone']);
    game.answer('placeCitizen', at([12, 12]));
    expect(game.state.models[PERIL]).toMatchObject({ status: 'table', health: 2 });
    expect(game.last('agendaRevealed')).toMatchObject({ team: 'a', agenda: 'citizenInPeril' });
  });
});

test('[PC-AGENDA-06] Agenda Citizens count as others when Citizens are placed', () => {
  const setup = setupOf({
    edition: '2013',
    a: { Ace: hero },
    b: { Foe: villain },
    agendas: 'asked',
    citizens: wish(true, false),
  });
  const game = fromSetup(setup, [1, 6, 2]);
  writes(writes(game, 'a', { agenda: 'trappedInWreckage' }), 'b');
  game.answer('placeAgendaArea', at([12, 12])).answer('placeCitizen', at([12, 12]));
  const may = (spot: Inches): string =>
    pulpCity.check(game.game, game.question('placeCitizen'), at(spot))?.code ?? 'ok';
  expect([may([12 + 2 * R + 2.9, 12]), may([12 + 2 * R + 3, 12])]).toEqual(['citizen.apart', 'ok']);
  expect(game.question('placeCitizen').due).toBe(2);
});

test('[PC-AGENDA-06] a Citizen that stands about is no Agenda Citizen', () => {
  const game = scene({
    edition: '2013',
    a: { Ace: { at: [4, 4] } },
    b: { Foe: { at: [20, 20] } },
    phase: 'effects',
    ...citizensAt([[12, 3]]),
  });
  expect(game.events('moved').map(({ model }) => model)).toEqual(['citizen1']);
});
