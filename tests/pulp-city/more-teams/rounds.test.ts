import { expect, test } from 'vitest';
import type { PlayerId } from '../../../src/kernel/ids.ts';
import { inEditions } from '../../support/editions.ts';
import { corners, inOrder, nameAll } from '../../support/more-teams.ts';
import { stepInPlace } from '../../support/rounds.ts';

inEditions(['2013', '2017'], (edition) => {
  /** A Starting Roll of three, everybody with Mind 4. */
  const rolled = (
    dice: readonly number[],
    origins: readonly [string, string, string] = ['Nature', 'Nature', 'Nature'],
  ) =>
    nameAll(
      corners(edition, {
        count: 3,
        phase: 'startingRoll',
        round: 2,
        dice,
        supremes: Object.fromEntries(
          (['a', 'b', 'c'] as const).map((player, at) => [player, { card: { origin: origins[at] } }]),
        ) as Parameters<typeof corners>[1]['supremes'] & object,
      }),
    );

  test('[PC-START-04] the highest of three totals wins', () => {
    expect(rolled([2, 5, 3]).last('startingRolled')).toMatchObject({ winner: 'b', tie: 'none' });
  });

  test('[PC-START-04] of three that have tied the one whose Origin beats both others wins', () => {
    expect(rolled([5, 5, 5], ['Mystery', 'Nature', 'Nature']).last('startingRolled')).toMatchObject({
      winner: 'a',
      tie: 'triad',
    });
  });

  test('[PC-START-04] those who have tied roll again, the third keeps what it rolled', () => {
    const game = rolled([5, 2, 5, 1, 3]);
    const [first, again] = game.events('startingRolled');
    expect(first).toMatchObject({ winner: null });
    expect(again).toMatchObject({ winner: 'c' });
    expect([again?.sides.a.faces, again?.sides.b.faces, again?.sides.c.faces]).toEqual([[1], [2], [3]]);
  });

  test('[PC-START-06] the dice of all losers cancel Master Plans', () => {
    const game = nameAll(
      corners(edition, {
        count: 3,
        phase: 'startingRoll',
        round: 2,
        supremes: { a: { card: { J: 9 } } },
        dice: [6, 6, 6],
      }),
    );
    expect(game.last('startingRolled')).toMatchObject({ winner: 'a', plans: 0 });
    const one = nameAll(
      corners(edition, {
        count: 3,
        phase: 'startingRoll',
        round: 2,
        supremes: { a: { card: { J: 9 } } },
        dice: [6, 1, 1],
      }),
    );
    expect(one.last('startingRolled')).toMatchObject({ winner: 'a', plans: 1 });
  });

  test('[PC-START-05] the winner sets the whole order, and Turns keep to it all Round', () => {
    const game = rolled([5, 2, 1]);
    expect(game.question('chooseFirstTurn')).toMatchObject({ by: 'a', among: ['a', 'b', 'c'] });
    inOrder(game, 'chooseFirstTurn', 'b', 'c');
    expect(game.last('firstTurnChosen')).toMatchObject({ first: 'b', order: ['b', 'c', 'a'] });
    const turns: PlayerId[] = [];
    for (const name of ['Bull', 'Cat', 'Ace', 'Bull']) {
      turns.push(game.question('turn').by);
      stepInPlace(game, name);
    }
    expect(turns).toEqual(['b', 'c', 'a', 'b']);
  });

  test('[PC-ROUND-08@2013] [PC-ROUND-08@2017] all have to agree to end the Turns', () => {
    const game = corners(edition, { count: 3 }).offerEnd();
    expect(game.question('agreeEnd')).toMatchObject({ by: 'b' });
    game.answer('agreeEnd', true);
    expect(game.question('agreeEnd')).toMatchObject({ by: 'c' });
    game.answer('agreeEnd', false);
    expect(game.last('endRefused')).toMatchObject({ team: 'c' });
    expect(game.question('turn')).toMatchObject({ by: 'a', offer: false });
  });

  test('[PC-ROUND-08@2013] [PC-ROUND-08@2017] and when they do the Round ends', () => {
    const game = corners(edition, { count: 3, round: 1 })
      .offerEnd()
      .answer('agreeEnd', true)
      .answer('agreeEnd', true);
    expect(game.state.round).toMatchObject({ number: 2, phase: 'startingRoll' });
  });
});
