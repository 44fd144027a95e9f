import { describe, expect, test } from 'vitest';
import { sightBetween } from '../../../src/systems/pulp-city/view/actions/targets.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { beside, diceRolled, duel, type DuelSpec, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import { object, structure, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

/** Ace at (12, 12) shoots at Foe, whose base is `gap` inches east of his. */
const shot = (edition: Edition, spec: Omit<DuelSpec, 'edition'>): Play =>
  duel(edition, { gap: 6, ...spec }).activate('Ace');
const shoot = (game: Play): Play => game.attack('Ace', 'Shot', 'Foe');

/** A wall across the line between them, 3 inches east of Ace. */
const wall = (height: number, more: Partial<Parameters<typeof structure>[1]> = {}) =>
  structure('wall', { at: [15.5, 12], size: [0.5, 6], height, ...more });

/** A building that covers the lines on one side up to `y`: the western edge of its range is at 15. */
const building = (y0: number, y1: number) =>
  structure('block', { at: [15.5, (y0 + y1) / 2], size: [1, y1 - y0], height: 5 });

const LOW = 12 - 15 / 25.4;
const HIGH = 12 + 15 / 25.4;

inEditions(['2013', '2017'], (edition) => {
  test('[PC-LOS-01] a wall that hides all but the head leaves Line of Sight, with Cover', () => {
    const game = shoot(shot(edition, { pieces: [wall(1.4)], dice: [1, 1, 1] }));
    expect(game.last('rolled').target).toBe(game.names.model('Foe'));
    expect(reasons(game, 'defence')).toEqual(['In Cover 1']);
  });

  test('[PC-LOS-01] a building that hides the whole cylinder leaves none', () => {
    expect(shot(edition, { pieces: [wall(5)] }).refused(shoot)).toBe('target.hidden');
  });

  test('[PC-LOS-01] what rises above the cylinder does not count: only a cape would be seen over the wall', () => {
    expect(shot(edition, { pieces: [wall(1.6)] }).refused(shoot)).toBe('target.hidden');
  });

  test('[PC-LOS-01] any part of the base will do, from any part of the Attacker', () => {
    const game = shoot(shot(edition, { pieces: [building(0, 12.3)], dice: [1, 1, 1] }));
    expect(reasons(game, 'defence')).toEqual(['In Cover 1']);
  });

  test('[PC-LOS-01] an Object blocks by its volume as terrain does', () => {
    const truck = object('truck', { at: [15.5, 12], size: 3, height: 3, rank: 3 });
    expect(shot(edition, { pieces: [truck] }).refused(shoot)).toBe('target.hidden');
  });

  test('[PC-LOS-01] a larger model is seen over the wall that hides a smaller one', () => {
    const game = shot(edition, {
      pieces: [wall(2)],
      foe: { card: { baseMm: 50 } },
      dice: [1, 1, 1, 1],
    });
    expect(reasons(shoot(game), 'defence')).toEqual(['In Cover 1', 'Size Matters 1']);
  });

  test('[PC-LOS-03] a third of the target behind a Solid wall: In Cover for a Defender with Agility', () => {
    const third = LOW + (HIGH - LOW) / 3;
    const game = shoot(shot(edition, { pieces: [building(0, third)], dice: [1, 1, 1] }));
    expect(diceRolled(game)).toEqual([1, 2]);
    expect(game.last('rolled').defence?.sources).toContainEqual(
      expect.objectContaining({ name: 'In Cover', detail: 'typical', rule: 'PC-BONUS-06' }),
    );
  });

  test('[PC-LOS-03] all lines free: no Cover', () => {
    const game = shoot(shot(edition, { pieces: [building(0, LOW - 0.1)], dice: [1, 1] }));
    expect(reasons(game, 'defence')).toEqual([]);
  });

  test('[PC-LOS-04] only a line that grazes the edge of a wall: Line of Sight, and In Cover', () => {
    const game = shoot(shot(edition, { pieces: [building(0, HIGH)], dice: [1, 1, 1] }));
    expect(reasons(game, 'defence')).toEqual(['In Cover 1']);
  });

  test('[PC-LOS-04] a wall that no more than touches the outermost line: In Cover', () => {
    const game = shoot(shot(edition, { pieces: [building(0, LOW)], dice: [1, 1, 1] }));
    expect(reasons(game, 'defence')).toEqual(['In Cover 1']);
  });

  test('[PC-LOS-04] a hair beyond the last line decides: hidden on one side, uncovered on the other', () => {
    const hair = 0.01;
    expect(shot(edition, { pieces: [building(0, HIGH + hair)] }).refused(shoot)).toBe('target.hidden');
    const free = shoot(shot(edition, { pieces: [building(0, LOW - hair)], dice: [1, 1] }));
    expect(reasons(free, 'defence')).toEqual([]);
  });
});

describe('models between the two', () => {
  test('[PC-LOS-02@2013] a Minion exactly between: Line of Sight, no Cover', () => {
    const game = shot('2013', { b: { Thug: { at: [15, 12], card: { kind: 'minion' } } }, dice: [1, 1] });
    expect(reasons(shoot(game), 'defence')).toEqual([]);
  });

  test('[PC-LOS-02@2013] a Supreme larger than both does not hide, Objects do cover', () => {
    const giant = { Giant: { at: [15.5, 12] as const, card: { baseMm: 80 } } };
    expect(reasons(shoot(shot('2013', { b: giant, dice: [1, 1] })), 'defence')).toEqual([]);
    const crate = object('crate', { at: [15.5, 12] });
    const covered = shoot(shot('2013', { pieces: [crate], dice: [1, 1, 1] }));
    expect(reasons(covered, 'defence')).toEqual(['In Cover 1']);
  });

  test('[PC-LOS-02@2017] a Supreme exactly between and nothing else: Line of Sight, no Cover', () => {
    const game = shot('2017', { b: { Pal: { at: [15, 12] } }, dice: [1, 1] });
    expect(reasons(shoot(game), 'defence')).toEqual([]);
  });

  test('[PC-LOS-02@2017] a car that hides half of the target: Line of Sight, In Cover', () => {
    const car = structure('car', { at: [15.5, 11], size: [1, 2], height: 2 });
    const game = shot('2017', { pieces: [{ ...car, kind: 'object', rank: 3 }], dice: [1, 1, 1] });
    expect(reasons(shoot(game), 'defence')).toEqual(['In Cover 1']);
  });
});

describe('Enclosed Structures', () => {
  const HALL = structure('hall', { at: [12, 12], size: [6, 6], height: 3, enclosed: true });
  const PULSE = 'AP 1 Wave (PLS 4, H vs I, Damage 1) SFX: none';
  const inHall = { inside: 'hall' } as const;
  const cards = { card: { actions: ['AP 1 Shot (PRJ 8, H vs I, Damage 1) SFX: none', PULSE] } };
  const outside = { at: beside([15, 12], { mm: 30, otherMm: 0, gap: 0.5 }) };

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-LOS-06] a Projectile from inside at an Enemy outside is refused, and so is the way in', () => {
      const out = shot(edition, { ace: { ...cards, ...inHall }, foe: outside, pieces: [HALL] });
      expect(out.refused(shoot)).toBe('target.hidden');
      const into = shot(edition, {
        ace: { ...cards, at: outside.at },
        foe: { at: [12, 12], ...inHall },
        pieces: [HALL],
      });
      expect(into.refused(shoot)).toBe('target.hidden');
    });

    test('[PC-LOS-06] a Pulse from inside reaches an Enemy outside within its range', () => {
      const game = shot(edition, {
        ace: { ...cards, ...inHall },
        foe: outside,
        pieces: [HALL],
        pools: { a: 1 },
        dice: edition === '2013' ? [1, /* Foe, behind the walls */ 2, 1, 1] : [2, 1, 1],
        b: { Far: { at: [22, 12] } },
      });
      game.attack('Ace', 'Wave', edition === '2013' ? ['hall', 'Foe'] : []);
      expect(game.model('Foe').health).toBe(5);
      expect(game.model('Far').health).toBe(6);
    });

    test('[PC-LOS-06] inside the same Structure they see each other', () => {
      const game = shot(edition, {
        ace: { ...cards, ...inHall, at: [10, 12] },
        foe: { at: [14, 12], ...inHall },
        pieces: [HALL],
        dice: [1, 1],
      });
      expect(reasons(shoot(game), 'defence')).toEqual([]);
    });
  });
});

test('[PC-LOS-01] the player is shown what blocks before he declares', () => {
  const game = shot('2017', { pieces: [wall(5)] });
  const found = sightBetween(worldOf(game.game), game.names.model('Ace'), game.names.model('Foe'));
  expect(found).toMatchObject({ visible: false, blockedBy: 'wall', gap: { horizontal: um(6) } });
});
