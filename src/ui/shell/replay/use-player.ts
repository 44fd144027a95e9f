import { useEffect } from 'react';
import { useWatched } from '../app.ts';
import { useShown } from './context.ts';
import { lastsMs, type Moment, momentAt } from './moments.ts';

/** Above this speed only what has come of it is shown. */
const FASTEST_TOLD = 2;
/** Milliseconds that a replay which begins anew rests at its end. */
const REST_MS = 6000;

/** Lets the replay run from moment to moment; at its end it stops, or begins anew. */
export function usePlayer(moments: readonly Moment[]): void {
  const { demo, onEnd, reel } = useShown();
  const { at, playing, speed } = useWatched(reel.store, (state) => state);
  useEffect(() => {
    if (!playing) return;
    const place = momentAt(moments, at);
    const [now, next] = [moments[place], moments[place + 1]];
    if (now === undefined) return;
    const step = (): void => {
      if (next !== undefined) reel.show(next.at, speed <= FASTEST_TOLD);
      else if (onEnd !== null) onEnd();
      else if (demo) reel.show(0);
      else reel.store.setState({ playing: false });
    };
    const timer = setTimeout(step, next === undefined ? (demo ? REST_MS : 0) : lastsMs(now) / speed);
    return () => clearTimeout(timer);
  }, [reel, moments, at, playing, speed, demo, onEnd]);
}
