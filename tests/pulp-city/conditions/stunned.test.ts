import { describe, expect, test } from 'vitest';
import { beside, duel, reasons } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';
import { endTurns, startRound } from '../../support/rounds.ts';
import { walker } from '../move/walker.ts';

const stunned = { hero: { stunned: true } };

inEditions(['2013', '2017'], (edition) => {
  test('[PC-COND-03] a Stunned flyer with Movement 8 Sprints 8 inches', () => {
    const game = walker(edition, { movement: 'Flight', move: 8 }, [4, 4], stunned);
    expect(game.refused((it) => it.move('Hero', [12, 4], { as: 'Flight' }))).toBe('move.type');
    expect(game.refused((it) => it.move('Hero', [12.1, 4], { as: 'Sprint' }))).toBe('move.tooFar');
    expect(game.move('Hero', [12, 4], { as: 'Sprint' }).at('Hero').x).toBe(12);
  });

  test('[PC-COND-03] a Stunned flyer has no Higher Ground by Flight', () => {
    const ground = (isStunned: boolean) => {
      const dice = isStunned ? [1, 1] : [1, 1, 1];
      const game = duel(edition, { ace: { stunned: isStunned, card: { movement: 'Flight' } }, dice });
      return reasons(game.activate('Ace').attack('Ace', 'Strike', 'Foe'));
    };
    expect([ground(false), ground(true)]).toEqual([['Higher Ground 1'], []]);
  });

  test('[PC-COND-03] a Stunned Blink model is stopped by the wall that it would pass through', () => {
    const wall = structure('wall', { at: [8, 4], size: [1, 8], height: 6 });
    const game = walker(edition, { movement: 'Blink', move: 8 }, [4, 4], { ...stunned, pieces: [wall] });
    expect(game.refused((it) => it.move('Hero', [12, 4], { as: 'Blink' }))).toBe('move.type');
    expect(game.refused((it) => it.move('Hero', [12, 4], { as: 'Sprint' }))).toMatch(/^move\./);
    const fit = walker(edition, { movement: 'Blink', move: 8 }, [4, 4], { pieces: [wall] });
    expect(fit.move('Hero', [12, 4], { as: 'Blink' }).at('Hero').x).toBe(12);
  });

  test('[PC-COND-03] an Immobile model stays Immobile', () => {
    const game = duel(edition, {
      ace: { stunned: true, card: { movement: 'Immobile', move: 0 } },
      dice: [1, 1],
    }).activate('Ace');
    expect(game.refused((it) => it.move('Ace', [11, 12], { as: 'Sprint' }))).toBe('move.immobile');
    game.attack('Ace', 'Strike', 'Foe');
  });

  test('[PC-COND-03] it is an Easy Target, and uses its Actions as ever', () => {
    const game = duel(edition, { ace: { stunned: true }, foe: { stunned: true }, dice: [2, 2, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(reasons(game)).toEqual(['Easy Target 1']);
    expect(game.model('Foe').health).toBe(5);
  });

  test('[PC-COND-03] Stealth is lost, as a Descriptor too', () => {
    const game = duel(edition, {
      gap: 6,
      foe: { stunned: true, card: { stealth: true } },
      dice: [1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Shot', 'Foe');
    expect(game.events('rolled')).toHaveLength(1);
  });

  test('[PC-COND-03] the Movement Type changes in the middle of an Activation', () => {
    const game = duel(edition, {
      ace: {
        card: {
          movement: 'Flight',
          move: 6,
          actions: ['AP 1 [Stun] Dive* (CCM, F vs G, Damage 1) SFX: none'],
        },
      },
      dice: [2, 1],
    });
    game.activate('Ace').attack('Ace', 'Dive', 'Foe');
    expect(game.model('Ace').stunned).toBe(true);
    expect(game.refused((it) => it.move('Ace', [8, 12]))).toBe('move.type');
    expect(game.move('Ace', [8, 12], { as: 'Sprint' }).at('Ace').x).toBe(8);
  });

  test('[PC-COND-03] ends in the next Effects Phase', () => {
    const game = duel(edition, { foe: { stunned: true }, phase: 'startingRoll', round: 2, dice: [2, 1] });
    expect(game.model('Foe').stunned).toBe(true);
    startRound(game, { a: 'Ace', b: 'Foe' }, 'a');
    expect(game.model('Foe').stunned).toBe(false);
  });
});

describe('a Stunned flyer pushed over an edge', () => {
  const ROOF = structure('roof', { at: [12, 12], size: [6, 6], height: 6 });
  const shove = (edition: '2013' | '2017', isStunned: boolean, dice: readonly number[]) =>
    duel(edition, {
      ace: {
        at: [12, 12],
        z: 6,
        card: { F: 9, actions: ['AP 1 Shove (CCM, F vs G, Knockback 4) SFX: none'] },
      },
      foe: {
        at: beside([12, 12]),
        z: 6,
        stunned: isStunned,
        card: { G: 1, I: 1, movement: 'Flight' },
      },
      pieces: [ROOF],
      dice,
    })
      .activate('Ace')
      .attack('Ace', 'Shove', 'Foe');

  test('[PC-COND-03] 2013: has lost the Immunity to Fall of its Movement Type', () => {
    const falls = shove('2013', true, [1, 1, 1]);
    expect(falls.question('environmentDefence')).toMatchObject({ name: 'fall' });
    falls.dice(1, 1, 1, 6).answer('environmentDefence', { trait: 'G', powerUp: 0 });
    expect(falls.at('Foe').z).toBe(0);
    expect(shove('2013', false, [1, 1, 1]).asked()).not.toContain('environmentDefence');
  });

  test('[PC-COND-03] 2017: is hurt by the Fall, which a flyer is not', () => {
    expect(shove('2017', true, [1, 1, 1]).model('Foe').health).toBe(4);
    expect(shove('2017', false, [1, 1, 1]).model('Foe').health).toBe(6);
  });
});

test('[PC-COND-03] a Round later the flyer flies again', () => {
  const game = duel('2013', {
    ace: { stunned: true, card: { movement: 'Flight', move: 6 } },
    foe: { at: [2, 2] },
    dice: [2, 1],
  });
  game.activate('Ace').move('Ace', { as: 'Sprint' }).endActivation();
  startRound(endTurns(game.activate('Foe').move('Foe').endActivation()), { a: 'Ace', b: 'Foe' }, 'a');
  expect(game.activate('Ace').move('Ace', [17, 12], { as: 'Flight' }).at('Ace').x).toBe(17);
});
