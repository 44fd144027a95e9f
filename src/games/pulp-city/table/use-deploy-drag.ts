import { type PointerEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Decision } from '../../../systems/pulp-city/model/frames.ts';
import type { CardId } from '../../../systems/pulp-city/model/ids.ts';
import type { Point } from '../../../ui/table/types.ts';
import { useWorld } from '../use-game.ts';
import type { BattlefieldHandle } from './Battlefield.tsx';
import type { Gesture } from '../scene/decor.ts';
import { meant } from '../../../ui/table/units.ts';
import { pointerKind } from '../../../ui/table/gestures/types.ts';

/** A pointer that moved less than this meant to press the tile. */
const SLOP = 8;

interface Held {
  readonly model: string;
  readonly x: number;
  readonly y: number;
  readonly id: number;
  moving: boolean;
}

/** A pointer going down, as React and the window tell it. */
interface Down {
  readonly target: EventTarget | null;
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** A finger is bound to what it went down on; here it is let go, so that the table feels it too. */
function hold(model: string, { target, pointerId, clientX, clientY }: Down): Held {
  if (target instanceof Element && target.hasPointerCapture(pointerId))
    target.releasePointerCapture(pointerId);
  return { model, x: clientX, y: clientY, id: pointerId, moving: false };
}

/** The model whose line in the dock a pointer goes down on. */
const grabbed = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? (target.closest('[data-grab]')?.getAttribute('data-grab') ?? undefined)
    : undefined;

/** Dragging a model from its tile, or its line in the dock, to the table; let go, it stays there as a ghost to be moved on or confirmed. */
export function useDeployDrag(
  decision: Decision | null,
  battlefield: RefObject<BattlefieldHandle | null>,
): (card: CardId, event: PointerEvent<HTMLElement>) => void {
  const w = useWorld();
  const held = useRef<Held | null>(null);
  const now = useRef({ decision, w });
  useLayoutEffect(() => {
    now.current = { decision, w };
  });

  useEffect(() => {
    const send = (gesture: Gesture): void => battlefield.current?.play(gesture);
    const find = ({ clientX, clientY }: globalThis.PointerEvent): Point | null =>
      battlefield.current?.pointAt({ x: clientX, y: clientY }) ?? null;
    const move = (event: globalThis.PointerEvent) => {
      const drag = held.current;
      const { w: world } = now.current;
      if (drag === null || drag.id !== event.pointerId) return;
      if (!drag.moving && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > SLOP) {
        drag.moving = true;
        send({ do: 'dragStart', id: drag.model, pointer: pointerKind(event) });
        return;
      }
      const point = drag.moving ? find(event) : null;
      if (point !== null)
        send({ do: 'dragMove', at: meant(world.setup.table.size, point), pointer: pointerKind(event) });
    };
    const up = (event: globalThis.PointerEvent) => {
      const drag = held.current;
      const { decision: asked, w: world } = now.current;
      if (drag === null || drag.id !== event.pointerId) return;
      held.current = null;
      if (!drag.moving) return;
      const point = event.type === 'pointerup' ? find(event) : null;
      if (point === null || asked?.kind !== 'deploy') return send({ do: 'dragCancel' });
      send({ do: 'dragEnd', at: meant(world.setup.table.size, point), pointer: pointerKind(event) });
    };
    const down = (event: globalThis.PointerEvent) => {
      const model = grabbed(event.target);
      const { decision: asked } = now.current;
      if (model !== undefined && asked?.kind === 'deploy' && asked.models.includes(model))
        held.current = hold(model, event);
    };
    window.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      window.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  }, [battlefield]);

  return useCallback((card, event) => {
    const { decision: asked, w: world } = now.current;
    if (asked?.kind !== 'deploy') return;
    const model = asked.models.find((id) => world.state.models[id]?.card === card);
    if (model === undefined) return;
    held.current = hold(model, event);
  }, []);
}
