import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { GroundPatch } from '../../../systems/pulp-city/model/ground.ts';
import type { TerrainPiece } from '../../../systems/pulp-city/model/terrain.ts';
import { draggedTo, movedBy, turnedBy } from '../../../systems/pulp-city/tables/edit.ts';
import { frameOf } from '../../../systems/pulp-city/tables/frame.ts';
import { movedPatch, patchUnder } from '../../../systems/pulp-city/tables/ground-edit.ts';
import { keptOn, pieceUnder, snapOf } from '../../../systems/pulp-city/tables/plan-edit.ts';
import { type Camera, panBy, pinch, type ScreenPoint, toTable } from '../../../ui/table/camera.ts';
import { inches } from '../../../geometry/units.ts';
import { type RulePoint } from '../../../ui/table/units.ts';
import { type HandleName, handlesOf, stepsBetween } from './handles.ts';
import type { Plan } from './use-plan.ts';

/** Pixels that a pointer may stray before a press becomes a drag, and a finger may miss a handle by. */
const STRAY = 5;
const GRIP = 22;

interface Press {
  readonly from: ScreenPoint;
  readonly start: RulePoint;
  readonly piece: TerrainPiece | null;
  /** A patch of ground, while one of them is chosen. */
  readonly patch: GroundPatch | null;
  readonly handle: HandleName | null;
  readonly camera: Camera;
  moved: boolean;
}

export interface BoardHost {
  readonly plan: Plan;
  readonly camera: Camera;
  /** A kind waits to be set down. */
  readonly armed: boolean;
  setCamera(camera: Camera): void;
  zoomAround(at: ScreenPoint, factor: number): void;
  onTap(at: RulePoint): void;
}

/** Presses, drags and pinches on the board, by mouse, pen or fingers. */
export function useBoardGestures(ref: RefObject<HTMLElement | null>, host: BoardHost): void {
  const current = useRef(host);
  useLayoutEffect(() => {
    current.current = host;
  });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const down = new Map<number, ScreenPoint>();
    let press: Press | null = null;
    let pinching: {
      readonly ids: readonly [number, number];
      readonly from: readonly [ScreenPoint, ScreenPoint];
      readonly camera: Camera;
    } | null = null;

    const placeOf = (event: MouseEvent): ScreenPoint => {
      const frame = element.getBoundingClientRect();
      return { px: event.clientX - frame.left, py: event.clientY - frame.top };
    };
    const pointAt = (at: ScreenPoint): RulePoint => {
      const { camera, plan } = current.current;
      const { x, y } = toTable(camera, at);
      return { x: inches(x), y: plan.table.size - inches(y) };
    };
    const handleAt = (at: ScreenPoint): HandleName | null => {
      const { plan, camera } = current.current;
      if (plan.chosen === null) return null;
      const near = handlesOf(plan.chosen, plan.table.size, camera)
        .map(({ name, at: spot }) => ({ name, far: Math.hypot(spot.px - at.px, spot.py - at.py) }))
        .filter(({ far }) => far <= GRIP)
        .toSorted((a, b) => a.far - b.far);
      return near[0]?.name ?? null;
    };

    const begin = (event: PointerEvent): void => {
      if (event.button > 0) return;
      const at = placeOf(event);
      element.setPointerCapture(event.pointerId);
      down.set(event.pointerId, at);
      const { plan, camera, armed } = current.current;
      if (down.size === 2) {
        const [[a, one], [b, other]] = [...down] as [[number, ScreenPoint], [number, ScreenPoint]];
        plan.hold(null);
        press = null;
        pinching = { ids: [a, b], from: [one, other], camera };
        return;
      }
      if (down.size > 2) return;
      const handle = armed ? null : handleAt(at);
      const reach = event.pointerType === 'mouse' ? 0 : inches(10 / camera.scale);
      const start = pointAt(at);
      const piece = armed ? null : handle !== null ? plan.chosen : pieceUnder(plan.table, start, reach);
      const under = armed || piece !== null || plan.patch === null ? -1 : patchUnder(plan.ground, start);
      const patch = plan.ground[under] ?? null;
      press = { from: at, start, piece, patch, handle, camera, moved: false };
      if (piece !== null) plan.choose(piece.id);
      else if (patch !== null) plan.choosePatch(under);
    };

    const move = (event: PointerEvent): void => {
      if (!down.has(event.pointerId)) return;
      const at = placeOf(event);
      down.set(event.pointerId, at);
      const { plan, setCamera } = current.current;
      if (pinching !== null) {
        const [one, other] = pinching.ids.map((id) => down.get(id));
        if (one && other) setCamera(pinch(pinching.camera, pinching.from, [one, other]));
        return;
      }
      if (press === null) return;
      if (!press.moved && Math.hypot(at.px - press.from.px, at.py - press.from.py) < STRAY) return;
      press.moved = true;
      if (press.patch !== null) {
        plan.holdPatch(draggedPatch(press.patch, press.start, pointAt(at), plan));
        return;
      }
      if (press.piece === null) {
        setCamera(panBy(press.camera, at.px - press.from.px, at.py - press.from.py));
        return;
      }
      plan.hold(dragged(press.piece, press.handle, press.start, pointAt(at), plan));
    };

    const end = (event: PointerEvent): void => {
      if (!down.delete(event.pointerId)) return;
      const { plan, onTap } = current.current;
      if (pinching !== null) {
        if (down.size === 0) pinching = null;
        return;
      }
      const ended = press;
      press = null;
      if (ended === null) return;
      if (ended.moved) plan.letGo();
      else if (ended.piece === null && ended.patch === null) onTap(ended.start);
    };
    const cancel = (event: PointerEvent): void => {
      down.delete(event.pointerId);
      current.current.plan.hold(null);
      press = null;
      if (down.size === 0) pinching = null;
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      current.current.zoomAround(placeOf(event), Math.exp(-event.deltaY * 0.0015));
    };
    element.addEventListener('pointerdown', begin);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', cancel);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', begin);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', cancel);
      element.removeEventListener('wheel', wheel);
    };
  }, [ref]);
}

/** The patch as a drag has it: moved on the lines of the grid. */
function draggedPatch(
  patch: GroundPatch,
  from: RulePoint,
  to: RulePoint,
  { grid }: Pick<Plan, 'grid'>,
): GroundPatch {
  const step = inches(grid);
  const onGrid = (value: number): number => Math.round(value / step) * step;
  return movedPatch(patch, onGrid(to.x - from.x), onGrid(to.y - from.y));
}

/** The piece as a drag has it: moved, drawn out by a corner, or turned, on the lines of the grid. */
export function dragged(
  piece: TerrainPiece,
  handle: HandleName | null,
  from: RulePoint,
  to: RulePoint,
  { table, grid }: Pick<Plan, 'table' | 'grid'>,
): TerrainPiece {
  const step = inches(grid);
  const onGrid = (value: number): number => Math.round(value / step) * step;
  if (handle === null) {
    const moved = movedBy(piece, to.x - from.x, to.y - from.y);
    const { dx, dy } = snapOf(moved, step);
    return keptOn(movedBy(moved, dx, dy), table.size);
  }
  if (handle === 'turn') {
    const { middle } = frameOf(piece.footprint);
    return keptOn(turnedBy(piece, stepsBetween(middle, from, to)), table.size);
  }
  const clamp = (value: number): number => Math.min(table.size, Math.max(0, onGrid(value)));
  return draggedTo(piece, handle[0], handle[1], { x: clamp(to.x), y: clamp(to.y) });
}
