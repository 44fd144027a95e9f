/** Pictures of models are kept: a choice changes many states, and paints no face anew. */
import { beforeAll, expect, test, vi } from 'vitest';
import type { Pen } from '../../../src/ui/table/draw/pen.ts';
import { drawPlateSprite, drawTokenSprite } from '../../../src/ui/table/draw/sprites.ts';
import type { Token, TokenState } from '../../../src/ui/table/types.ts';
import { token } from './scene-samples.ts';

// jsdom has no paths, and nothing is drawn here.
beforeAll(() => void vi.stubGlobal('Path2D', class {}));

interface Shown {
  readonly picture: CanvasImageSource;
  readonly alpha: number;
}

/** What is shown of a token, the lowest first. */
function shown(draw: (pen: Pen) => void): readonly Shown[] {
  const all: Shown[] = [];
  const pen = {
    globalAlpha: 1,
    drawImage(picture: CanvasImageSource) {
      all.push({ picture, alpha: pen.globalAlpha });
    },
  };
  draw(pen as unknown as Pen);
  return all;
}

const SPOT = { x: 0, y: 0, ratio: 1 };
const drawn = (model: Token): readonly Shown[] => shown((pen) => drawTokenSprite(pen, model, 30, 1, SPOT));
const faceOf = (model: Token, at = 0): CanvasImageSource | undefined => drawn(model)[at]?.picture;

const ace = token('ace', 4, 5);
const as = (state: TokenState): Token => ({ ...ace, state });

test('the face stays the same picture in each state; what the state adds lies below or above it', () => {
  const [face] = drawn(ace);
  expect(face?.alpha).toBe(1);
  expect(drawn(as('closed'))).toEqual([{ picture: face?.picture, alpha: 0.62 }]);
  const [aimedAt, brackets] = drawn(as('target'));
  expect(aimedAt?.picture).toBe(face?.picture);
  expect(brackets?.picture).not.toBe(face?.picture);
  const [ring, acting, more] = drawn(as('acting'));
  expect(acting?.picture).toBe(face?.picture);
  expect([ring?.picture === face?.picture, more]).toEqual([false, undefined]);
  expect(faceOf(as('ghost'))).toBe(face?.picture);
  expect(drawn(as('ko')).map(({ picture }) => picture === face?.picture)).toEqual([false]);
});

test('models that look alike share a picture, wherever they stand and whatever they are called', () => {
  expect(faceOf(token('other', 9, 9, { name: 'Another', mark: 'ace', elevation: 3 }))).toBe(faceOf(ace));
  expect(drawn({ ...token('other', 9, 9), state: 'target' })[1]?.picture).toBe(
    drawn(as('target'))[1]?.picture,
  );
});

test.each<[string, Partial<Token>]>([
  ['Health', { health: 3 }],
  ['Team', { team: 'b' }],
  ['sign', { sign: 'nuke' }],
  ['base', { baseMm: 40 }],
  ['Fatigue', { fatigue: 1 }],
  ['Power Up dice', { powerUp: 2 }],
  ['Conditions', { conditions: ['stun'] }],
  ['Stealth', { stealth: true }],
  ['inside', { inside: true }],
  ['on a wall', { onWall: true }],
  ['turned', { turned: true }],
])('another picture: %s', (_what, change) => {
  expect(faceOf({ ...ace, ...change })).not.toBe(faceOf(ace));
});

test('a plate stays the same picture in each state, and a short one whatever its model is called', () => {
  const size = { width: 60, name: 40, elevation: 0, carried: 0 };
  const plateOf = (model: Token, full: boolean): CanvasImageSource | undefined =>
    shown((pen) => drawPlateSprite(pen, model, { size, unit: 1, full, turned: false }, SPOT))[0]?.picture;
  expect(plateOf(as('target'), true)).toBe(plateOf(ace, true));
  expect(plateOf({ ...ace, name: 'Another' }, true)).not.toBe(plateOf(ace, true));
  expect(plateOf({ ...ace, name: 'Another' }, false)).toBe(plateOf(ace, false));
  expect(plateOf({ ...ace, health: 2 }, false)).not.toBe(plateOf(ace, false));
});
