import { expect, test } from 'vitest';
import { inEditions } from '../../support/editions.ts';
import { corners } from '../../support/more-teams.ts';

/** Inches. */
const BASE = 30 / 25.4;
const SNAP = 'AP 1 Snap (RCT/BTB, H vs I, Damage 1) SFX: none';

inEditions(['2013', '2017'], (edition) => {
  /** Ace runs between Bull and Cat, and touches both. */
  const between = () =>
    corners(edition, {
      count: 4,
      supremes: {
        a: { at: [12, 15] },
        b: { at: [12 - BASE, 12], card: { actions: [SNAP] } },
        c: { at: [12 + BASE, 12], card: { actions: [SNAP] } },
        d: { at: [30, 5], card: { actions: [SNAP] } },
      },
    })
      .activate('Ace')
      .move('Ace', [12, 12]);

  test('[PC-TYPE-03@2013] [PC-TYPE-03@2017] of several players the next in the order of Turns reacts first, then the other', () => {
    const game = between();
    expect(game.question('react')).toMatchObject({ by: 'b' });
    expect(game.question('react').options.map(({ model }) => model)).toEqual([game.names.model('Bull')]);
    game.decline('react');
    expect(game.question('react')).toMatchObject({ by: 'c' });
    game.decline('react');
    expect(game.pending('react')).toEqual([]);
    expect(game.events('reactionDeclined').map(({ team }) => team)).toEqual(['b', 'c']);
  });

  test('[PC-TYPE-03@2013] [PC-TYPE-03@2017] whoever has reacted leaves the others theirs', () => {
    const game = between().dice(1, 1, 6, 6);
    game.react('Bull', 'Snap', [], { quiet: false }).forgetDice();
    expect(game.question('react')).toMatchObject({ by: 'c' });
  });
});
