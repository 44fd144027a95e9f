import { describe, expect, test } from 'vitest';
import { inEditions, type Edition } from '../../support/editions.ts';
import { corners, type MoreSpec, nameAll } from '../../support/more-teams.ts';
import { beside } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { endTurns, stepInPlace } from '../../support/rounds.ts';

const FINISH = 'AP 1 Finish (CCM, F vs G, Damage 9) SFX: none';
const AT: readonly [number, number] = [12, 12];

/** Ace in contact with Bull, about to KO it with the next two dice; Cat and Dog stand aside. */
const blow = (edition: Edition, spec: Partial<MoreSpec> = {}): Play =>
  corners(edition, {
    count: 3,
    round: 2,
    dice: [5, 1],
    ...spec,
    supremes: {
      a: { at: AT, card: { F: 9, actions: [FINISH] } },
      b: { at: beside(AT, { mm: 30, otherMm: 30, gap: 0 }), card: { level: 2 } },
      ...spec.supremes,
    },
  });

const struck = (game: Play): Play => game.activate('Ace').attack('Ace', 'Finish', 'Bull');

const agreeAll = (game: Play): Play => {
  game.offerEnd();
  while (game.pending('agreeEnd').length > 0) game.answer('agreeEnd', true);
  return game;
};

inEditions(['2013', '2017'], (edition) => {
  describe('a Team that is out', () => {
    test('[PC-WIN-08] does not end the Encounter while two others are left, and takes no more Turns', () => {
      const game = struck(
        blow(edition, { more: { b: { Mob: { card: { kind: 'minion' }, at: [[30, 30]] } } } }),
      );
      expect(game.model('Bull').status).toBe('ko');
      expect(game.state.outcome).toBeNull();
      game.endActivation();
      expect(game.question('turn')).toMatchObject({ by: 'c' });
      expect(game.model('Mob').status).toBe('table');
      stepInPlace(game, 'Cat');
      expect(game.question('turn')).toMatchObject({ by: 'a' });
    });

    test('[PC-WIN-08] [PC-WIN-02@2013] [PC-WIN-02@2017] ends it when only one is left', () => {
      const game = blow(edition, { supremes: { c: { status: 'ko', health: 0 } } });
      struck(game);
      expect(game.state.outcome).toMatchObject({ why: 'vanquished', winner: 'a' });
    });

    test('[PC-WIN-08] [PC-ROUND-05@2013] [PC-ROUND-05@2017] is not asked whether its Pool makes the Round the last', () => {
      const game = corners(edition, {
        count: 3,
        phase: 'actionPool',
        round: 3,
        supremes: { c: { status: 'ko', health: 0 }, a: { card: { apPlus: 2 } }, b: { card: { apPlus: 2 } } },
      });
      expect(game.events('lastRoundCalled')).toEqual([]);
      expect(game.state.round.last).toBe(false);
    });

    test('[PC-WIN-08] one still in with a Pool of 0 makes the Round the last', () => {
      const game = corners(edition, {
        count: 3,
        phase: 'actionPool',
        round: 3,
        supremes: { a: { card: { apPlus: 2 } }, b: { card: { apPlus: 2 } }, c: { card: { apPlus: 0 } } },
      });
      expect(game.events('lastRoundCalled').map(({ team }) => team)).toEqual(['c']);
    });

    test('[PC-WIN-08] is not asked to agree to the end of the Turns', () => {
      const game = corners(edition, { count: 3, round: 1, supremes: { c: { status: 'ko', health: 0 } } });
      endTurns(game);
      expect(game.state.round).toMatchObject({ number: 2, phase: 'startingRoll' });
    });
  });

  describe('Smackdown of more than two Teams', () => {
    test('[PC-PLOT-01] [PC-PLOT-18] only the Team that has KO’ed a Supreme itself scores it', () => {
      const game = agreeAll(struck(blow(edition, { round: edition === '2013' ? 6 : 4 })).endActivation());
      const points = edition === '2013' ? 2 : 3;
      expect(game.state.outcome).toMatchObject({ winner: 'a', agendaPoints: { a: points, b: 0, c: 0 } });
    });
  });

  describe('the win', () => {
    test('[PC-WIN-08] equal highest totals share it', () => {
      const game = agreeAll(
        corners(edition, {
          count: 3,
          round: edition === '2013' ? 6 : 4,
          teams: { a: { agendaPoints: 3 }, b: { agendaPoints: 3 }, c: { agendaPoints: 1 } },
        }),
      );
      expect(game.state.outcome).toMatchObject({
        winner: 'tie',
        shared: ['a', 'b'],
        agendaPoints: { a: 3, b: 3, c: 1 },
      });
    });

    test('[PC-WIN-08] a Team that is out keeps its points, and may win by them', () => {
      const game = blow(edition, {
        teams: { b: { agendaPoints: 9 } },
        supremes: { c: { status: 'ko', health: 0 } },
      });
      expect(struck(game).state.outcome).toMatchObject({ why: 'vanquished', winner: 'b' });
    });
  });

  describe('giving up', () => {
    test('[PC-WIN-08] one of four leaves the table, and the others play on', () => {
      const game = corners(edition, { count: 4 }).concede('b');
      expect(game.model('Bull').status).toBe('ko');
      expect(game.state.outcome).toBeNull();
      expect(game.question('turn')).toMatchObject({ by: 'a' });
      expect(game.refused((it) => it.concede('b'))).toBe('concede.out');
    });

    test('[PC-WIN-08] in its own Turn the next Team goes on', () => {
      const game = corners(edition, { count: 3 }).activate('Ace').concede('a');
      expect(game.state.activation).toBeNull();
      expect(game.question('turn')).toMatchObject({ by: 'b' });
    });

    test('[PC-WIN-08] [PC-START-01] with its roller named already it makes no Starting Roll', () => {
      const game = corners(edition, { count: 3, phase: 'startingRoll', dice: [3, 1] });
      game.answer('chooseRoller', game.names.card('Bull'), 'b').concede('b');
      expect(game.pending('chooseRoller').map(({ by }) => by)).toEqual(['a', 'c']);
      expect(nameAll(game).last('startingRolled')).toMatchObject({
        winner: 'a',
        sides: { b: { card: null } },
      });
    });

    test('[PC-WIN-08] [PC-START-05] whoever gives up while the order is set has no place in it', () => {
      const game = nameAll(corners(edition, { count: 4, phase: 'startingRoll', dice: [3, 1, 1, 1] }));
      game.answer('chooseFirstTurn', 'b').concede('b');
      expect(game.question('chooseFirstTurn').among).toEqual(['a', 'c', 'd']);
      game.answer('chooseFirstTurn', 'd').answer('chooseFirstTurn', 'c');
      expect(game.state.round).toMatchObject({ firstTurn: 'd', order: ['d', 'c', 'a', 'b'] });
    });

    test('[PC-WIN-08] whoever gives up cannot win by points', () => {
      const game = corners(edition, { count: 3, teams: { a: { agendaPoints: 5 } } })
        .concede('a')
        .concede('b');
      expect(game.state.outcome).toMatchObject({ why: 'conceded', winner: 'c' });
    });

    test('[PC-WIN-08] nobody scores the Supremes of a Team that has given up', () => {
      const game = corners(edition, { count: 3 }).concede('a').concede('b');
      expect(game.state.outcome).toMatchObject({ agendaPoints: { a: 0, b: 0, c: 0 } });
    });
  });
});
