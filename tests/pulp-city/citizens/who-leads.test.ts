import { expect, test } from 'vitest';
import { citizensAt, R } from '../../support/citizens.ts';
import { type Edition } from '../../support/editions.ts';
import { corners } from '../../support/more-teams.ts';
import { type Inches, structure, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { type ModelSpec, scene, type TeamSpec } from '../../support/scene.ts';

const villain = { alignment: ['Villain'] } as const;
const FAR: ModelSpec = { at: [22, 3], card: { ...villain, level: 4 } };

/** An Effects Phase with one Citizen; who is not named stands far off and leads nobody. */
const effects = (edition: Edition, at: Inches, a: TeamSpec, b: TeamSpec = {}, z = 0): Play =>
  scene({
    edition,
    a: { Far: FAR, ...a },
    b: { Foe: { card: villain, at: [22.5, 22.5] }, ...b },
    phase: 'effects',
    round: 2,
    pieces: z === 0 ? [] : [structure('roof', { at, size: [4, 4], height: z })],
    ...citizensAt([at], (state) => {
      const citizen = state.models['citizen1'];
      if (citizen) citizen.z = um(z);
    }),
  });

test('[PC-CITIZEN-05] Stunned or Spectral a Hero leads; a Minion does not, nor one KO’ed or aloft', () => {
  const asked = (card: object, more: object = {}) => {
    const ace = {
      at: [8 + 2 * R + 3, 12] as const,
      card: { alignment: ['Hero'] as const, ...card },
      ...more,
    };
    return effects('2013', [8, 12], { Ace: ace }).asked().includes('leadCitizens');
  };
  expect([asked({}), asked({}, { stunned: true }), asked({}, { spectral: true })]).toEqual([
    true,
    true,
    true,
  ]);
  expect([
    asked({ kind: 'minion' }),
    asked({}, { status: 'ko', health: 0 }),
    asked({ movement: 'Flight' }, { status: 'aloft' }),
  ]).toEqual([false, false, false]);
});

test('[PC-CITIZEN-05] led to the Hero of another Team it has had its walk, unlike one that only he leads', () => {
  const asked = (from: number, to: number) => {
    const hero = (x: number): ModelSpec => ({ at: [x, 12], card: { alignment: ['Hero'], level: 4 } });
    const game = effects('2013', [from, 12], { Ace: hero(8) }, { Rival: hero(17) });
    const { by, models } = game.question('leadCitizens');
    const order = { legs: [{ x: um(to), y: um(12) }], as: 'Sprint', combined: false, fall: false } as const;
    game.answer('leadCitizens', { model: models[0] ?? '', ...order });
    return [by, ...game.asked()];
  };
  expect([asked(11.5, 14.5), asked(13.5, 10.5)]).toEqual([
    ['a', 'turn'],
    ['b', 'turn'],
  ]);
});

test('[PC-CITIZEN-05] [PC-WIN-08] of two Teams as near the first in the order of Turns leads', () => {
  const leader = (turn: 'a' | 'b' | 'c') => {
    const beside = (dx: number): Partial<ModelSpec> => ({ at: [18 + dx, 18], card: { alignment: ['Hero'] } });
    const game = corners('2013', {
      count: 3,
      turn,
      phase: 'effects',
      round: 2,
      supremes: { a: { card: { ...villain, level: 4 } }, b: beside(2 * R + 3), c: beside(-2 * R - 3) },
      ...citizensAt([[18, 18]]),
    });
    return game.question('leadCitizens').by;
  };
  expect([leader('a'), leader('b'), leader('c')]).toEqual(['b', 'b', 'c']);
});

test('[PC-CITIZEN-06] with its edge 3 inches off it is Saved, unless that would end nearer to a Minion', () => {
  const gone = (mob: Inches | null) => {
    const b: TeamSpec = mob === null ? {} : { Mob: { at: [mob], card: { kind: 'minion', ...villain } } };
    return effects('2013', [3 + R, 12], {}, b)
      .events('citizenLeft')
      .map(({ saved }) => saved);
  };
  expect([gone(null), gone([R, 12]), gone([1.5 + R, 15])]).toEqual([[true], [], [true]]);
});

test('[PC-CITIZEN-13] it climbs and comes down 2 inches on its way, and no more', () => {
  const down = (z: number) => {
    const { x, z: height } = effects('2017', [8, 12], {}, {}, z).at('citizen1');
    return [x, height];
  };
  expect([down(2), down(2.1)]).toEqual([
    [4, 0],
    [8, 2.1],
  ]);
});
