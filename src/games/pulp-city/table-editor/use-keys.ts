import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { GroundPatch } from '../../../systems/pulp-city/model/ground.ts';
import { movedPatch, turnedPatch } from '../../../systems/pulp-city/tables/ground-edit.ts';
import { inches } from '../../../geometry/units.ts';
import type { Plan } from './use-plan.ts';

/** Keys of the board, while it has the focus. */
export function useBoardKeys(ref: RefObject<HTMLElement | null>, plan: Plan): void {
  const current = useRef(plan);
  useLayoutEffect(() => {
    current.current = plan;
  });
  useEffect(() => {
    const element = ref.current;
    const press = (event: KeyboardEvent): void => keyed(event, current.current);
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [ref]);
}

/** Undo, redo and duplicate, wherever the focus is. */
export function useShortcuts(plan: Plan): void {
  const current = useRef(plan);
  useLayoutEffect(() => {
    current.current = plan;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => shortcut(event, current.current);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Arrows move, R turns, Delete removes, Tab goes on to what is next on the page. */
function keyed(event: KeyboardEvent, plan: Plan): void {
  const arrow = ARROWS[event.key];
  const taken = (): boolean => {
    if (arrow !== undefined && plan.chosen !== null) {
      plan.nudge(arrow[0], arrow[1], event.shiftKey);
      return true;
    }
    const patch = plan.patch === null ? undefined : plan.ground[plan.patch];
    if (patch !== undefined && patchKey(event, plan, patch)) return true;
    switch (event.key) {
      case 'r':
      case 'R':
        plan.turn(event.shiftKey ? 1 : -1);
        return plan.chosen !== null;
      case 'Delete':
      case 'Backspace':
        plan.remove();
        return plan.chosen !== null;
      case 'Escape':
        plan.choose(null);
        return plan.chosen !== null;
      case 'n':
      case 'p':
        plan.choose(neighbour(plan, event.key === 'n' ? 1 : -1));
        return true;
      default:
        return false;
    }
  };
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (taken()) event.preventDefault();
}

/** The same keys, for the chosen patch of ground. */
function patchKey(event: KeyboardEvent, plan: Plan, patch: GroundPatch): boolean {
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) {
    const by = inches(event.shiftKey ? 0.05 : plan.grid);
    plan.changePatch(movedPatch(patch, arrow[0] * by, arrow[1] * by));
  } else if (event.key === 'r' || event.key === 'R')
    plan.changePatch(turnedPatch(patch, event.shiftKey ? 1 : -1));
  else if (event.key === 'Delete' || event.key === 'Backspace') plan.changePatch(null);
  else if (event.key === 'Escape') plan.choosePatch(null);
  else return false;
  return true;
}

/** The piece after the chosen one, or before it. */
function neighbour({ table, chosen }: Plan, by: 1 | -1): string | null {
  const { pieces } = table;
  const at = chosen === null ? (by === 1 ? -1 : 0) : pieces.findIndex(({ id }) => id === chosen.id);
  return pieces.at((at + by) % Math.max(1, pieces.length))?.id ?? null;
}

/** Ctrl or Cmd with Z, Y and D, wherever the focus is but in a field. */
function shortcut(event: KeyboardEvent, plan: Plan): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  if (event.target instanceof HTMLInputElement) return;
  const key = event.key.toLowerCase();
  const act =
    key === 'z' && event.shiftKey
      ? plan.redo
      : key === 'z'
        ? plan.undo
        : key === 'y'
          ? plan.redo
          : key === 'd'
            ? plan.duplicate
            : undefined;
  if (act === undefined) return;
  event.preventDefault();
  act?.();
}
