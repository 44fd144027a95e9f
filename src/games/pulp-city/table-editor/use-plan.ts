import { useRef, useState } from 'react';
import type { GroundPatch } from '../../../systems/pulp-city/model/ground.ts';
import type { TableLayout, TerrainPiece } from '../../../systems/pulp-city/model/terrain.ts';
import { type Mirror, movedBy, turnedBy, twinId } from '../../../systems/pulp-city/tables/edit.ts';
import {
  freePlace,
  freshPieceId,
  type Grid,
  halfMirrored,
  isOwnTwin,
  keptOn,
  snapOf,
  without,
  withChanged,
  withNew,
  withTwin,
} from '../../../systems/pulp-city/tables/plan-edit.ts';
import { type PieceKind, pieceOf } from '../../../systems/pulp-city/tables/kinds.ts';
import { inches } from '../../../geometry/units.ts';
import { type RulePoint } from '../../../ui/table/units.ts';
import { groundOf } from '../../../systems/pulp-city/tables/ground.ts';
import { useHistory } from '../team/use-history.ts';

export interface Plan {
  /** As it is shown: with what is being dragged where it is now. */
  readonly table: TableLayout;
  /** As it was before whatever is being dragged. */
  readonly settled: TableLayout;
  readonly chosen: TerrainPiece | null;
  /** What is painted on the ground, in order. */
  readonly ground: readonly GroundPatch[];
  /** Place of the chosen patch in it; null: none is. A piece and a patch are never chosen together. */
  readonly patch: number | null;
  readonly mirror: Mirror;
  readonly grid: Grid;
  setMirror(mirror: Mirror): void;
  setGrid(grid: Grid): void;
  choose(id: string | null): void;
  choosePatch(at: number | null): void;
  /** One step that can be undone. */
  set(table: TableLayout): void;
  /** The chosen piece as it is now; its twin follows. */
  change(piece: TerrainPiece): void;
  /** Likewise, while a pointer holds it: nothing to undo yet. */
  hold(piece: TerrainPiece | null): void;
  /** The same of the chosen patch of ground. */
  holdPatch(patch: GroundPatch): void;
  /** What is held stays where it is. */
  letGo(): void;
  place(kind: PieceKind, at: RulePoint): void;
  duplicate(): void;
  remove(): void;
  turn(steps: number): void;
  nudge(x: number, y: number, fine: boolean): void;
  mirrorHalf(): void;
  addTwin(id: string): void;
  /** To the first free place nearby. */
  moveOut(id: string): void;
  setGround(ground: readonly GroundPatch[]): void;
  /** The chosen patch as it is now; null: without it. */
  changePatch(patch: GroundPatch | null): void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

/** A table that is being built: what is on it, what is chosen, and every way to change it. */
export function usePlan(first: TableLayout): Plan {
  const history = useHistory<TableLayout>(() => first);
  const [chosenId, setChosen] = useState<string | null>(null);
  const [patchAt, setPatch] = useState<number | null>(null);
  const choose = (id: string | null): void => {
    setChosen(id);
    setPatch(null);
  };
  const [mirror, setMirror] = useState<Mirror>('halfTurn');
  const [grid, setGrid] = useState<Grid>(0.5);
  const [held, setHeld] = useState<TableLayout | null>(null);
  /** What is held as of the last move of the pointer, drawn or not. */
  const holding = useRef<TableLayout | null>(null);
  const table = held ?? history.now;
  const { size } = table;
  const find = (id: string | null): TerrainPiece | null =>
    table.pieces.find((piece) => piece.id === id) ?? null;
  const chosen = find(chosenId);
  const ground = groundOf(table);
  const patch = patchAt !== null && patchAt < ground.length ? patchAt : null;
  const withPatch = (layout: TableLayout, next: GroundPatch | null): TableLayout => ({
    ...layout,
    ground: groundOf(layout).flatMap((one, at) => (at !== patch ? [one] : next === null ? [] : [next])),
  });
  const step = inches(grid);
  const snapped = (piece: TerrainPiece): TerrainPiece => {
    const { dx, dy } = snapOf(piece, step);
    return keptOn(movedBy(piece, dx, dy), size);
  };
  const add = (piece: TerrainPiece): void => {
    history.set(withNew(history.now, piece, mirror));
    choose(piece.id);
  };
  return {
    table,
    settled: history.now,
    chosen,
    ground,
    patch,
    mirror,
    grid,
    setMirror,
    setGrid,
    choose,
    choosePatch(at) {
      setChosen(null);
      setPatch(at);
    },
    set: history.set,
    change: (piece) => history.set(withChanged(history.now, piece, mirror)),
    hold(piece) {
      holding.current = piece === null ? null : withChanged(history.now, piece, mirror);
      setHeld(holding.current);
    },
    holdPatch(next) {
      holding.current = withPatch(history.now, next);
      setHeld(holding.current);
    },
    letGo() {
      if (holding.current !== null) history.set(holding.current);
      holding.current = null;
      setHeld(null);
    },
    place(kind, at) {
      const made = pieceOf(kind, freshPieceId(history.now, kind));
      add(snapped(movedBy(made, at.x, at.y)));
    },
    duplicate() {
      if (chosen === null) return;
      const { name: _, ...copy } = chosen;
      const made: TerrainPiece = { ...copy, id: freshPieceId(history.now, chosen.id) };
      add(freePlace(history.now, movedBy(made, step, -step)) ?? keptOn(movedBy(made, step, -step), size));
    },
    remove() {
      if (chosen === null) return;
      history.set(without(history.now, chosen.id, mirror));
      choose(null);
    },
    turn(steps) {
      if (chosen !== null)
        history.set(withChanged(history.now, keptOn(turnedBy(chosen, steps), size), mirror));
    },
    nudge(x, y, fine) {
      if (chosen === null) return;
      const by = fine ? inches(0.05) : step;
      history.set(withChanged(history.now, keptOn(movedBy(chosen, x * by, y * by), size), mirror));
    },
    mirrorHalf: () => history.set(halfMirrored(history.now, mirror)),
    addTwin: (id) => history.set(withTwin(history.now, id, mirror)),
    moveOut(id) {
      const piece = find(id);
      const free = piece === null ? null : freePlace(history.now, piece);
      if (free === null) return;
      history.set(withChanged(history.now, free, mirror));
      choose(id);
    },
    setGround: (next) => history.set({ ...history.now, ground: next }),
    changePatch(next) {
      if (patch !== null) history.set(withPatch(history.now, next));
      if (next === null) setPatch(null);
    },
    undo: history.undo,
    redo: history.redo,
  };
}

/** Where the twin of a piece is drawn: the piece itself, when it lies on its own middle, has none. */
export const twinShown = (table: TableLayout, piece: TerrainPiece, mirror: Mirror): TerrainPiece | null =>
  mirror === 'none' || isOwnTwin(piece, table.size, mirror)
    ? null
    : (table.pieces.find(({ id }) => id === twinId(piece.id)) ?? null);
