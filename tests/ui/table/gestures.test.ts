import { describe, expect, test } from 'vitest';
import { clampCamera, fitCamera } from '../../../src/ui/table/camera.ts';
import { hitTest } from '../../../src/ui/table/gestures/hit.ts';
import { step } from '../../../src/ui/table/gestures/machine.ts';
import {
  type GestureEvent,
  type GestureState,
  IDLE,
  type PointerInput,
  type PointerKind,
  type World,
} from '../../../src/ui/table/gestures/types.ts';
import type { Handle } from '../../../src/ui/table/types.ts';
import { scene, token } from './scene-samples.ts';

const VIEW = { width: 726, height: 726 };
const models = scene([token('Ace', 10, 10), token('Nuke', 14, 10)]);

/** Plays pointers on a table whose north-west corner lies at 3, 3 with 30 px an inch. */
class Hand {
  readonly events: GestureEvent[] = [];
  private state: GestureState = IDLE;
  private camera = fitCamera(models.size, VIEW);
  private time = 0;

  private readonly kind: PointerKind;
  private readonly handle: Handle | null;

  constructor(kind: PointerKind = 'mouse', handle: Handle | null = null) {
    this.kind = kind;
    this.handle = handle;
  }

  private world(): World {
    const grip = this.handle && { handle: this.handle, grip: { px: 500, py: 500 } };
    return {
      camera: this.camera,
      hit: (at, kind) => hitTest(models, this.camera, at, kind, grip),
      canDrag: (id) => id === 'Ace',
      centreOf: (id) => models.tokens.find((model) => model.id === id)?.at ?? null,
      clamp: (camera) => clampCamera(camera, models.size, VIEW),
    };
  }

  private play(input: PointerInput): this {
    const result = step(this.state, input, this.world());
    this.state = result.state;
    this.events.push(...result.events);
    for (const event of result.events) if (event.type === 'camera') this.camera = event.camera;
    return this;
  }

  private contact(id: number, px: number, py: number) {
    return { id, at: { px, py }, kind: this.kind };
  }

  wait(ms: number): this {
    this.time += ms;
    return this;
  }
  down(px: number, py: number, id = 1): this {
    return this.play({ type: 'down', contact: this.contact(id, px, py), time: this.time, panning: false });
  }
  move(px: number, py: number, id = 1): this {
    return this.play({ type: 'move', contact: this.contact(id, px, py) });
  }
  up(px: number, py: number, id = 1): this {
    return this.play({ type: 'up', contact: this.contact(id, px, py), time: this.time });
  }
  hold(): this {
    return this.play({ type: 'hold' });
  }
  cancel(id = 1): this {
    return this.play({ type: 'cancel', id });
  }
  types(): readonly string[] {
    return this.events.map((event) => event.type);
  }
  get scale(): number {
    return this.camera.scale;
  }
}

describe('pointers', () => {
  test('a press and a release is a tap on what lay under it', () => {
    const hand = new Hand().down(303, 303).up(304, 303);
    expect(hand.events).toMatchObject([{ type: 'tap', hit: { kind: 'token', id: 'Ace' } }]);
  });

  test('two taps on the ground pin a ruler: the second is no tap', () => {
    const hand = new Hand('touch').down(600, 600).up(600, 600).wait(150).down(604, 602).up(604, 602);
    expect(hand.types()).toEqual(['tap', 'doubleTap']);
    const slow = new Hand('touch').down(600, 600).up(600, 600).wait(900).down(604, 602).up(604, 602);
    expect(slow.types()).toEqual(['tap', 'tap']);
  });

  test('a drag reports where the middle of the base would be, however it was grasped', () => {
    const hand = new Hand().down(308, 303).move(338, 303).move(368, 333).up(368, 333);
    expect(hand.types()).toEqual(['dragStart', 'dragMove', 'dragEnd']);
    const there = { x: expect.closeTo(12), y: expect.closeTo(11) };
    expect(hand.events[1]).toMatchObject({ point: there });
    expect(hand.events[2]).toMatchObject({ point: there });
  });

  test('a model that may not be dragged moves the table instead', () => {
    const hand = new Hand().down(423, 303).move(500, 303).up(500, 303);
    expect(hand.types()).not.toContain('dragStart');
  });

  test('the grip drags its spot and keeps its distance from it', () => {
    const hand = new Hand('touch', { tokenId: 'Ace', at: { x: 12, y: 12 } });
    hand.down(505, 498).move(565, 498).move(595, 528).up(595, 528);
    expect(hand.events[0]).toMatchObject({ type: 'dragStart', tokenId: 'Ace', byHandle: true });
    expect(hand.events.at(-1)).toMatchObject({
      type: 'dragEnd',
      point: { x: expect.closeTo(15), y: expect.closeTo(13) },
    });
  });

  test('a long press is said once and the release after it is no tap', () => {
    const hand = new Hand('touch').down(423, 303).hold().move(460, 303).up(460, 303);
    expect(hand.types()).toEqual(['longPress']);
  });

  test.each(['touch', 'mouse'] as const)('by %s, whoever waits before a drag drags', (kind) => {
    const hand = new Hand(kind).down(303, 303).hold().move(340, 303).move(360, 303).up(360, 303);
    expect(hand.types()).toEqual(['dragStart', 'dragMove', 'dragEnd']);
    const still = new Hand(kind).down(303, 303).hold();
    expect(still.types()).toEqual([]);
    expect(still.up(303, 303).types()).toEqual(['longPress']);
  });

  test('a second finger turns a drag into a pinch and takes the drag back', () => {
    const hand = new Hand('touch').down(303, 303).move(330, 303).move(360, 303).down(500, 303, 2);
    hand.move(640, 303, 2);
    expect(hand.types()).toEqual(['dragStart', 'dragMove', 'dragCancel', 'camera']);
    expect(hand.scale).toBeGreaterThan(30);
  });

  test('two fingers that tap together ask for undo; two that move do not', () => {
    const tap = new Hand('touch').down(300, 300).down(400, 300, 2).wait(90).up(400, 300, 2).up(300, 300);
    expect(tap.types()).toEqual(['twoFingerTap']);
    const pinched = new Hand('touch').down(300, 300).down(400, 300, 2).move(470, 300, 2).wait(90);
    expect(pinched.up(470, 300, 2).up(300, 300).types()).toEqual(['camera']);
  });

  test('a pointer that the system takes away leaves nothing behind', () => {
    const hand = new Hand('touch').down(303, 303).move(330, 303).cancel().down(600, 600).up(600, 600);
    expect(hand.types()).toEqual(['dragStart', 'dragCancel', 'tap']);
  });

  test('dragging the ground pans a table that has been zoomed', () => {
    const hand = new Hand('touch').down(300, 400).down(400, 400, 2).move(600, 400, 2);
    hand.up(600, 400, 2).up(300, 400).down(300, 600).move(320, 560).move(340, 500);
    expect(hand.types().filter((type) => type === 'camera')).toHaveLength(2);
  });
});
