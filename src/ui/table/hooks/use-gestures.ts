import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ScreenPoint } from '../camera.ts';
import { step } from '../gestures/machine.ts';
import {
  type Contact,
  type GestureEvent,
  type GestureState,
  IDLE,
  type PointerInput,
  type World,
  pointerKind,
} from '../gestures/types.ts';

const HOLD_MS = 400;
const WHEEL_STEP = 0.0015;

interface GestureHost {
  readonly world: () => World;
  readonly emit: (event: GestureEvent) => void;
  readonly onWheel: (at: ScreenPoint, factor: number) => void;
  /** Space is held, or the like: the pointer moves the table. */
  readonly panning: () => boolean;
  /** A mouse rests or moves without pressing; null: it has left. */
  readonly onHover: (at: ScreenPoint | null) => void;
}

/** Feeds the pointer events of one element to the gesture machine; answers a way to drop the gesture under way. */
export function useGestures(ref: RefObject<HTMLElement | null>, host: GestureHost): () => void {
  const state = useRef<GestureState>(IDLE);
  const current = useRef(host);
  useLayoutEffect(() => {
    current.current = host;
  });
  const cancel = useRef(() => {});

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const play = (input: PointerInput) => {
      const result = step(state.current, input, current.current.world());
      const begins = result.state.name === 'pressing' && state.current.name !== 'pressing';
      if (result.state.name !== 'pressing' || begins) clearTimeout(timer);
      if (begins) timer = setTimeout(() => play({ type: 'hold' }), HOLD_MS);
      state.current = result.state;
      for (const event of result.events) current.current.emit(event);
    };
    // Measured once while a hand is down: each of its steps changes the page, which would be laid out to measure it.
    let frame: DOMRect | null = null;
    const forget = () => {
      frame = null;
    };
    const placeOf = (event: MouseEvent): ScreenPoint => {
      const { left, top } = frame ?? element.getBoundingClientRect();
      return { px: event.clientX - left, py: event.clientY - top };
    };
    const contactOf = (event: PointerEvent): Contact => ({
      id: event.pointerId,
      at: placeOf(event),
      kind: pointerKind(event),
    });
    const down = (event: PointerEvent) => {
      if (event.button > 2) return;
      frame = element.getBoundingClientRect();
      element.setPointerCapture?.(event.pointerId);
      const panning = event.button > 0 || current.current.panning();
      play({
        type: 'down',
        contact: contactOf(event),
        time: event.timeStamp,
        panning,
        secondary: event.button === 2,
      });
    };
    const move = (event: PointerEvent) => {
      play({ type: 'move', contact: contactOf(event) });
      const hovers = event.pointerType === 'mouse' && event.buttons === 0;
      if (hovers) current.current.onHover(placeOf(event));
    };
    const leave = () => current.current.onHover(null);
    const up = (event: PointerEvent) => {
      play({ type: 'up', contact: contactOf(event), time: event.timeStamp });
      forget();
    };
    const lost = (event: PointerEvent) => {
      forget();
      play({ type: 'cancel', id: event.pointerId });
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      current.current.onWheel(placeOf(event), Math.exp(-event.deltaY * WHEEL_STEP));
    };
    const menu = (event: Event) => event.preventDefault();
    cancel.current = () => {
      const { name } = state.current;
      state.current = IDLE;
      clearTimeout(timer);
      if (name === 'draggingToken' || name === 'draggingHandle') current.current.emit({ type: 'dragCancel' });
    };

    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(forget);
    sizes?.observe(element);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointercancel', lost);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('contextmenu', menu);
    return () => {
      clearTimeout(timer);
      sizes?.disconnect();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('pointercancel', lost);
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('contextmenu', menu);
    };
  }, [ref]);

  return () => cancel.current();
}
