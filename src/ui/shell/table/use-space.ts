import { useEffect, useState } from 'react';

/** Space is held. */
export function useSpace(): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const change = (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      const busy =
        event.target instanceof Element && event.target.closest('button, input, textarea') !== null;
      if (!busy) setHeld(event.type === 'keydown');
    };
    window.addEventListener('keydown', change);
    window.addEventListener('keyup', change);
    return () => {
      window.removeEventListener('keydown', change);
      window.removeEventListener('keyup', change);
    };
  }, []);
  return held;
}
