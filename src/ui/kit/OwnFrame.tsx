import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** A slow machine lays out what is in it in a frame of its own, once all else that came with it is on the screen. */
export function OwnFrame({ children }: { readonly children: ReactNode }) {
  const [there, come] = useState(false);
  useEffect(() => startTransition(() => come(true)), []);
  return there && children;
}

/** About what a slow machine lays out within a frame. */
const ROWS_A_FRAME = 4;

/** Rows of a list, a few in each frame: those in sight first. */
export function InFrames({ rows }: { readonly rows: readonly ReactNode[] }) {
  return (
    <>
      {rows.slice(0, ROWS_A_FRAME)}
      {rows.length > ROWS_A_FRAME && (
        <OwnFrame>
          <InFrames rows={rows.slice(ROWS_A_FRAME)} />
        </OwnFrame>
      )}
    </>
  );
}
