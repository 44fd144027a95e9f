import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { layOut, useLaidOut } from './use-laid-out.ts';

/** The frame that something has for itself: it has yet to begin, or its callbacks are given this time. */
const taken = { next: false, at: -1 };

function takeNext(): void {
  if (taken.next) return;
  taken.next = true;
  requestAnimationFrame((time) => {
    taken.next = false;
    taken.at = time;
  });
}

/** Milliseconds of layout after which a canvas is still painted in the same frame. */
const LONGEST_LAYOUT = 5;

function laysOutLong(): boolean {
  const begins = performance.now();
  layOut();
  return performance.now() - begins > LONGEST_LAYOUT;
}

/** For a canvas: paints in a frame in which neither rows are laid out nor another canvas is painted. Where much else has been laid out, it waits for the next one, but no longer. */
export function paintInOwnFrame(paint: () => void, waits = true): void {
  requestAnimationFrame((time) => {
    if (taken.next || taken.at === time) return paintInOwnFrame(paint, waits);
    if (waits && laysOutLong()) return paintInOwnFrame(paint, false);
    taken.at = time;
    paint();
  });
}

/** A slow machine lays out what is in it in a frame of its own, once all else that came with it is on the screen. */
export function OwnFrame({ children }: { readonly children: ReactNode }) {
  const [there, come] = useState(false);
  useEffect(() => startTransition(() => come(true)), []);
  useLayoutEffect(() => {
    if (there) takeNext();
  }, [there]);
  useLaidOut(there);
  return there && children;
}

/** About what a slow machine lays out within a frame. */
const ROWS_A_FRAME = 3;

interface InFramesProps {
  readonly rows: readonly ReactNode[];
  /** Before each frame that lays out some of them; always the same function. */
  readonly onRows?: (() => void) | undefined;
}

/** Rows of a list, a few in each frame: those in sight first. */
export function InFrames({ rows, onRows }: InFramesProps) {
  useLayoutEffect(() => onRows?.(), [onRows]);
  return (
    <>
      {rows.slice(0, ROWS_A_FRAME)}
      {rows.length > ROWS_A_FRAME && (
        <OwnFrame>
          <InFrames rows={rows.slice(ROWS_A_FRAME)} onRows={onRows} />
        </OwnFrame>
      )}
    </>
  );
}
