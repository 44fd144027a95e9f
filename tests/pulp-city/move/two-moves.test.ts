import { describe, expect, test } from 'vitest';
import { inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import { danger, outcome, R30, walker } from './walker.ts';

/** Two roofs with a street between them. */
const street = (gap: number, near = 6, far = near) => [
  structure('near', { at: [12, 8], size: [4, 4], height: near }),
  structure('far', { at: [12, 10 + gap + 2], size: [4, 4], height: far }),
];

describe('two Movement Actions as one', () => {
  inEditions(['2013', '2017'], (edition) => {
    test('[PC-MOVE-22] are declared at once, go twice as far and cost two Fatigue', () => {
      const game = walker(edition, { movement: 'Bounding', move: 4 }, [12, 9.9], {
        pieces: street(7),
        hero: { z: 6 },
      });
      game.move('Hero', [12, 17.05], { combined: true });
      expect([game.card('Hero').fatigue, game.at('Hero').z]).toEqual([2, 6]);
      expect(game.question('turn').kind).toBe('turn');
    });

    test('[PC-MOVE-22] need Fatigue for both', () => {
      const game = walker(edition, { movement: 'Blink', move: 4 }, [12, 10], { hero: { fatigue: 1 } });
      expect(outcome(() => game.move('Hero', [12, 15], { combined: true }))).toMatch(
        /move.fatigue|act.noMove/,
      );
    });
  });
});

describe('gaps between roofs', () => {
  const cross = (
    edition: '2013' | '2017',
    movement: 'Sprint' | 'Wall Crawling',
    move: number,
    gap: number,
    far = 6,
    combined = false,
  ) =>
    outcome(() =>
      walker(edition, { movement, move }, [12, 9.9], { pieces: street(gap, 6, far), hero: { z: 6 } }).move(
        'Hero',
        [12, 10 + gap + 0.05],
        { combined },
      ),
    );

  test('[PC-MOVE-23@2013] are ignored within one Movement Action; the drop still counts', () => {
    expect([cross('2013', 'Sprint', 6, 4.9), cross('2013', 'Sprint', 6, 4.9, 3)]).toEqual(['ok', 'ok']);
    expect(cross('2013', 'Sprint', 6, 4.9, 2.5)).toBe('move.tooDeep');
    expect([cross('2013', 'Wall Crawling', 4, 6.8), cross('2013', 'Wall Crawling', 4, 6.8, 6, true)]).toEqual(
      ['move.tooFar', 'move.notCombined'],
    );
  });

  test('[PC-MOVE-23@2017] count two moves together for every type but Sprint', () => {
    expect([cross('2017', 'Sprint', 4, 4.9), cross('2017', 'Sprint', 4, 4.9, 6, true)]).toEqual([
      'move.tooFar',
      'move.notCombined',
    ]);
    expect(cross('2017', 'Wall Crawling', 4, 6.8, 6, true)).toBe('ok');
  });
});

describe('a combined move after a Combinable Action', () => {
  const jab = 'AP 1 Jab* (IST, K vs T#5, Self/Defend 1) SFX: none';
  const moved = (edition: '2013' | '2017', combined: boolean) => {
    const game = walker(edition, { movement: 'Bounding', move: 4, actions: [jab] }, [12, 10], { dice: [6] });
    game.attack('Hero', 'Jab');
    return outcome(() => game.move('Hero', [12, combined ? 16 : 13], { combined }));
  };

  test('[PC-TURN-02@2013] is one Movement Action too many', () => {
    expect([moved('2013', false), moved('2013', true)]).toEqual(['ok', 'act.noMove']);
  });

  test('[PC-TURN-02@2017] is allowed', () => {
    expect([moved('2017', false), moved('2017', true)]).toEqual(['ok', 'ok']);
  });
});

describe('Climb High', () => {
  const flyer = { movement: 'Flight', move: 6 } as const;

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-MOVE-28] takes both Fatigue and ends the Activation', () => {
      const game = walker(edition, flyer, [12, 10]);
      game.climbHigh('Hero');
      expect([game.model('Hero').status, game.card('Hero').fatigue]).toEqual(['aloft', 2]);
      expect(game.asked()).not.toContain('act');
    });

    test('[PC-MOVE-28] is refused without both Fatigue, without Flight, Stunned, or after another Action', () => {
      const code = (game: ReturnType<typeof walker>) => outcome(() => game.climbHigh('Hero'));
      expect(code(walker(edition, flyer, [12, 10], { hero: { fatigue: 1 } }))).toBe('climb.fatigue');
      expect(code(walker(edition, { move: 6 }, [12, 10]))).toBe('climb.noFlight');
      expect(code(walker(edition, flyer, [12, 10], { hero: { stunned: true } }))).toBe('climb.noFlight');
      const after = walker(edition, { ...flyer, role: 'Speeder' }, [12, 10]).move('Hero', [12, 11]);
      expect(code(after)).toBe('climb.alone');
      const speeder = walker(edition, { ...flyer, role: 'Speeder' }, [12, 10], { hero: { fatigue: 1 } });
      expect(code(speeder)).toBe('ok');
    });

    test('[PC-MOVE-29] ends in the next Effects Phase, an inch clear of everything', () => {
      const car = structure('car', { at: [12, 12], size: [2, 4], height: 1.2 });
      const game = scene({
        edition,
        a: { Hero: { card: flyer, at: [4, 4], status: 'aloft' }, Pal: { at: [2, 2] } },
        b: { Foe: { at: [22, 22] } },
        pieces: [car],
        tweak: (state) => {
          state.round.phase = 'effects';
        },
      });
      expect(game.asked()).toEqual(['returnPlace']);
      const back = (x: number) =>
        outcome(() => game.answer('returnPlace', { x: Math.round(x * 25_400), y: 304_800 }));
      expect(back(13 + R30 + 0.9)).toBe('place.tooClose');
      expect(outcome(() => game.answer('returnPlace', { x: 304_800, y: 304_800 }))).toBe('place.tooClose');
      expect(back(13 + R30 + 1)).toBe('ok');
      expect([game.model('Hero').status, game.state.round.phase]).toEqual(['table', 'turns']);
    });

    test('[PC-MOVE-29] who has the first Turn places first', () => {
      const game = scene({
        edition,
        a: { Hero: { card: flyer, at: [4, 4], status: 'aloft' }, Pal: { at: [2, 2] } },
        b: { Foe: { card: flyer, at: [20, 20], status: 'aloft' }, Thug: { at: [22, 22] } },
        turn: 'b',
        tweak: (state) => {
          state.round.phase = 'effects';
        },
      });
      expect(game.question('returnPlace').by).toBe('b');
      game.answer('returnPlace', { x: 400_000, y: 400_000 });
      expect(game.question('returnPlace').by).toBe('a');
      game.answer('returnPlace', { x: 200_000, y: 200_000 });
    });
  });

  test('[PC-MOVE-30] nobody comes back from a last Round that is played to its end', () => {
    const game = scene({
      edition: '2017',
      a: { Hero: { card: flyer, at: [12, 10] }, Pal: { at: [2, 2] } },
      b: { Foe: { at: [22, 22] } },
      round: 4,
      pools: { a: 0, b: 0 },
      tweak: (state) => {
        for (const model of Object.values(state.models)) if (model.card === 'a1') model.status = 'aloft';
        state.round.phase = 'endOfRound';
      },
    });
    expect(game.model('Hero').status).toBe('ko');
    expect(game.last('encounterEnded').outcome.winner).toBe('b');
  });
});

describe('a Minion card', () => {
  const mob = (edition: '2013' | '2017', switches = {}, fatigue = 0) =>
    scene({
      edition,
      a: {
        Boss: { at: [4, 4] },
        Mob: {
          card: { kind: 'minion', move: 4 },
          at: [
            [8, 4],
            [10, 4],
          ],
          fatigue,
        },
      },
      b: { Foe: { at: [22, 22] } },
      switches,
    });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-MOVE-31] moves every model in one Movement Action, covered by the Fatigue of its Activation', () => {
      const game = mob(edition).activate('Boss', { minions: 'Mob' });
      game.move('Mob 1', [8, 8]).move('Mob 2', [10, 8]);
      expect([game.card('Mob').fatigue, game.at('Mob 1').y, game.at('Mob 2').y]).toEqual([1, 8, 8]);
      expect(outcome(() => game.move('Mob 1', [8, 9]))).not.toBe('ok');
      expect(
        outcome(() =>
          mob(edition).activate('Boss', { minions: 'Mob' }).move('Mob 1', [8, 8], { combined: true }),
        ),
      ).not.toBe('ok');
    });

    test('[PC-MOVE-31] with the switch at "paid" it pays for the move besides', () => {
      const game = mob(edition, { minionMoveFatigue: 'paid' }).activate('Boss', { minions: 'Mob' });
      game.move('Mob 1', [8, 8]).move('Mob 2', [10, 8]);
      expect(game.card('Mob').fatigue).toBe(2);
    });
  });
});

test('[PC-MOVE-22, PC-DANGER-06] two moves as one meet the terrain once, at their end', () => {
  const game = walker('2017', { movement: 'Wall Crawling', move: 4 }, [12, 8], {
    pieces: [danger('strip', [12, 11], [6, 2])],
  });
  game.move('Hero', [12, 15], { combined: true });
  const told = game.events().map(({ type }) => type);
  expect(game.events('moved').length).toBe(1);
  expect(told.indexOf('moved')).toBeLessThan(told.indexOf('struck'));
});
