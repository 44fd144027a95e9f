import { startTransition, useEffect, useState } from 'react';

/** The value that was there before, until all else that came with the new one is on the screen. */
export function useAfterwards<T>(value: T): T {
  const [shown, show] = useState(value);
  useEffect(() => startTransition(() => show(value)), [value]);
  return shown;
}
