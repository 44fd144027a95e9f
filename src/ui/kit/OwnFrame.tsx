import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** A slow machine lays out what is in it in a frame of its own, once all else that came with it is on the screen. */
export function OwnFrame({ children }: { readonly children: ReactNode }) {
  const [there, come] = useState(false);
  useEffect(() => startTransition(() => come(true)), []);
  return there && children;
}
