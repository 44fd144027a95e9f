import { describe, expect, test } from 'vitest';
import { reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { scene, type SceneSpec } from '../../support/scene.ts';
import { outcome } from '../move/walker.ts';

const PILLAR = {
  bar: 'AP 1 Raise* (SUM 6, K vs T#6, Summon Token/Stone Pillar) SFX: none',
  specials: [
    { name: 'Stone Pillar', clauses: [{ piece: 'structure', G: 8, height: 5, base: 30, hp: 5 } as const] },
  ],
};
const CRATE = object('crate', { at: [16, 14] });
const SHOT = 'AP 1 Shot (PRJ 8, H vs I, Damage 1) SFX: none';

/** Hawk of Team a has raised a Stone Pillar at (12, 9), known as 's1', and Foe of Team b at (16, 10) is Activated. */
function pillar(
  edition: Edition,
  bars: readonly string[],
  dice: readonly number[],
  spec: Partial<SceneSpec> = {},
): Play {
  const { a, b, ...rest } = spec;
  const game = scene({
    edition,
    a: { Hawk: { card: { actions: [PILLAR] }, at: [12, 6] }, ...a },
    b: { Foe: { card: { actions: bars }, at: [16, 10] }, ...b },
    dice: [2, ...dice],
    ...rest,
  })
    .activate('Hawk')
    .attack('Hawk', 'Raise', [], { at: [12, 9] })
    .endActivation();
  if (game.asked()[0] === 'commandAfter') game.decline();
  return game.activate('Foe');
}

describe('Tokens', () => {
  inEditions(['2013', '2017'], (edition) => {
    test('[PC-TABLE-13] the G is a number to equal: a total of 8 hits a Stone Pillar, nobody rolls to defend', () => {
      const game = pillar(edition, [SHOT], [4]).attack('Foe', 'Shot', 's1');
      expect(game.last('rolled')).toMatchObject({ number: 8, won: true, defence: null });
      expect(game.piece('s1')?.health).toBe(4);
    });

    test('[PC-TABLE-13] a total of 7 does not', () => {
      const game = pillar(edition, [SHOT], [3]).attack('Foe', 'Shot', 's1');
      expect(game.last('rolled')).toMatchObject({ number: 8, won: false, defence: null });
      expect(game.piece('s1')?.health).toBe(5);
    });

    test('[PC-TABLE-13] it is the same number whatever Trait is asked', () => {
      for (const trait of ['F', 'G', 'I', 'J', 'K']) {
        const bar = `AP 1 Shot (PRJ 8, H vs ${trait}, Damage 1) SFX: none`;
        expect(pillar(edition, [bar], [4]).attack('Foe', 'Shot', 's1').last('rolled').number).toBe(8);
      }
    });

    test('[PC-TABLE-13] cover is a Combat Bonus, and gives it nothing', () => {
      const wall = structure('wall', { at: [14, 9.5], size: [0.5, 4], height: 1 });
      const pal = { Pal: { at: [12, 11] } } as const;
      const behind = (target: string, dice: readonly number[]) =>
        pillar(edition, [SHOT], dice, { a: pal, pieces: [wall] }).attack('Foe', 'Shot', target);
      expect(reasons(behind('Pal', [1, 1, 1]), 'defence')).toEqual(['In Cover 1']);
      expect(behind('s1', [4]).last('rolled')).toMatchObject({ number: 8, won: true, defence: null });
    });

    test('[PC-TABLE-13] it stands as it is printed: 30 mm across and 5 inches high', () => {
      const piece = pillar(edition, [], []).piece('s1');
      expect(piece).toMatchObject({ token: true, baseMm: 30, g: 8, health: 5, bottom: 0, top: 127_000 });
      expect(piece?.footprint).toMatchObject({ kind: 'disc', x: 304_800, y: 228_600, r: 15_000 });
    });

    test.each(['Knockback', 'Pull', 'Shift'])(
      '[PC-TABLE-13] it is Immune to Displacement: %s is not aimed at it, as at an Object, and never moves it',
      (effect) => {
        const only = `AP 1 Shove (PRJ 8, H vs G, ${effect} 2) SFX: none`;
        const game = pillar(edition, [only], [4], { pieces: [CRATE] });
        expect(game.refused((it) => it.attack('Foe', 'Shove', 's1'))).toBe('target.immune');
        game.attack('Foe', 'Shove', 'crate');
        expect(game.asked().includes('shift') || game.events('displaced').length === 1).toBe(true);
        const too = `AP 1 Shove (PRJ 8, H vs G, Damage 1 and ${effect} 2) SFX: none`;
        const hit = pillar(edition, [too], [4]);
        const before = hit.piece('s1')?.footprint;
        hit.attack('Foe', 'Shove', 's1');
        expect(hit.piece('s1')).toMatchObject({ health: 4, footprint: before });
        expect(hit.asked()).toEqual(['act']);
      },
    );

    test("[PC-TABLE-13] Damage 5 in all KO's it: it is gone, and no Team has a point of it", () => {
      const blow = 'AP 1 Blow (PRJ 8, H vs I, Damage 4) SFX: none';
      const mate = { Mate: { card: { actions: [SHOT] }, at: [14, 13] } } as const;
      const game = pillar(edition, [blow], [4, 4], { b: mate }).attack('Foe', 'Blow', 's1').endActivation();
      expect(game.piece('s1')?.health).toBe(1);
      game.activate('Hawk').move('Hawk').endActivation();
      game.activate('Mate').attack('Mate', 'Shot', 's1');
      expect(game.piece('s1')).toBeUndefined();
      game.concede('a');
      expect(game.last('encounterEnded').outcome.agendaPoints).toEqual({ a: 0, b: 0 });
    });
  });
});

describe('what a rule means by models', () => {
  const limited = (to: string) => `AP 1 Hit (PRJ 8, H vs G, Limited/${to}, Damage 1) SFX: none`;
  const thug = { Thug: { card: { kind: 'minion' as const }, at: [[20, 10]] as const } };

  inEditions(['2013', '2017'], (edition) => {
    /** Which of the four a shot limited to them may be aimed at. */
    const reach = (to: string): readonly string[] =>
      ['Hawk', 'Thug', 's1', 'crate'].filter((name) => {
        const game = pillar(edition, [limited(to)], [], { a: thug, pieces: [CRATE] });
        const shoot = () => game.dice(4, ...(game.piece(name) === undefined ? [1] : []));
        const found = outcome(() => shoot().attack('Foe', 'Hit', name));
        if (found === 'ok') return true;
        expect(found).toBe('target.limited');
        game.forgetDice();
        return false;
      });

    test('[PC-TABLE-11] Supremes are neither Minions nor Tokens nor Objects', () => {
      expect(reach('Supremes')).toEqual(['Hawk']);
      expect(reach('Minions')).toEqual(['Thug']);
    });

    test('[PC-TABLE-11] a Token is a kind of its own, and no Object', () => {
      expect(reach('Tokens')).toEqual(['s1']);
      expect(reach('Objects')).toEqual(['crate']);
    });

    test('[PC-TABLE-11] Minions and Tokens left behind do not keep a Team without Supremes in the Encounter', () => {
      const blow = 'AP 1 Blow (PRJ 8, H vs I, Damage 9) SFX: none';
      const stone = structure('stone', { at: [3, 3], size: [1, 1], height: 1 }, { token: true });
      const game = pillar(edition, [blow], [6, 1], { a: thug, pieces: [stone] });
      game.attack('Foe', 'Blow', 'Hawk');
      expect([game.model('Thug').status, game.piece('stone')?.health]).toEqual(['table', 4]);
      expect(game.last('encounterEnded').outcome).toMatchObject({ winner: 'b', why: 'vanquished' });
    });
  });
});

describe('Markers', () => {
  const FLAG = object(
    'flag',
    { at: [12, 9], size: 30 / 25.4, height: 5 },
    { kind: 'feature', look: 'flag', solid: false, standable: false, cover: 'none', marker: true },
  );
  const { rank: _rank, g: _g, health: _health, maxHealth: _max, ...MARKER } = FLAG;

  const near = (edition: Edition, bars: readonly string[], dice: readonly number[]) =>
    scene({
      edition,
      a: { Ace: { card: { H: 9, actions: bars }, at: [12, 6] } },
      b: { Foe: { at: [12, 13] } },
      pieces: [MARKER],
      dice,
    }).activate('Ace');

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-TABLE-12] Knockback is not aimed at one: it is no Target', () => {
      const game = near(edition, ['AP 1 Shove (PRJ 8, H vs G, Knockback 3) SFX: none'], []);
      expect(game.refused((it) => it.attack('Ace', 'Shove', 'flag'))).toBe('target.notDamageable');
    });

    test('[PC-TABLE-12] an area that covers it rolls against the models in it alone, and leaves it as it was', () => {
      const game = near(edition, ['AP 1 Wave (PLS 8, H vs G, Damage 1 and Knockback 1) SFX: none'], [3, 1]);
      game.attack('Ace', 'Wave').spend();
      expect(game.events('rolled').map(({ target }) => target)).toEqual([game.names.model('Foe')]);
      expect(game.model('Foe').health).toBe(5);
      expect(game.piece('flag')).toEqual(MARKER);
    });

    test('[PC-TABLE-12] it stands in the way of neither sight nor a move, but no move ends on it', () => {
      const shot = near(edition, [SHOT], [6, 1]).attack('Ace', 'Shot', 'Foe');
      expect(shot.model('Foe').health).toBe(5);
      const walk = near(edition, [], []);
      expect(walk.refused((it) => it.move('Ace', [12, 9]))).toBe('move.marker');
      walk.move('Ace', [12, 10.4]);
      expect(walk.at('Ace').y).toBe(10.4);
    });
  });
});
