import { useEffect, useMemo, useState } from 'react';
import { prefersStillness } from '../hooks/use-walks.ts';
import type { MomentPlay } from './moment.ts';
import { inTheAir, type Timeline, timelineOf } from './timeline.ts';

export interface Playing {
  readonly key: MomentPlay['key'];
  readonly timeline: Timeline;
  readonly still: boolean;
  readonly turned: boolean;
  /** What the table itself leaves out meanwhile. */
  readonly aloft: readonly string[];
}

const NOTHING: readonly string[] = [];

/**
 * The moments that are being drawn; null: none, or they are over, or somebody has pressed something since. What is
 * on the table and what is asked do not know of it.
 */
export function useMoments(play: MomentPlay | null): Playing | null {
  const [over, setOver] = useState<MomentPlay['key'] | null>(null);
  const [aloft, setAloft] = useState<{ key: MomentPlay['key']; ids: readonly string[] } | null>(null);
  const begun = useMemo(() => {
    if (play === null || play.moments.length === 0) return null;
    const timeline = timelineOf(play);
    const still = prefersStillness();
    return { key: play.key, timeline, still, turned: play.turned ?? false };
  }, [play]);
  const shows = begun !== null && over !== begun.key;

  useEffect(() => {
    if (begun === null || !shows) return;
    const { key, timeline, still } = begun;
    const end = (): void => setOver(key);
    const timers = [setTimeout(end, timeline.ends)];
    if (!still) {
      for (const { moment, ends } of timeline.scheduled) {
        if (moment.kind !== 'throw' && moment.kind !== 'fall') continue;
        timers.push(setTimeout(() => setAloft({ key, ids: inTheAir(timeline, ends) }), ends));
      }
    }
    window.addEventListener('pointerdown', end, true);
    window.addEventListener('keydown', end, true);
    return () => {
      for (const timer of timers) clearTimeout(timer);
      window.removeEventListener('pointerdown', end, true);
      window.removeEventListener('keydown', end, true);
    };
  }, [begun, shows]);

  return useMemo(() => {
    if (begun === null || !shows) return null;
    if (begun.still) return { ...begun, aloft: NOTHING };
    return { ...begun, aloft: aloft?.key === begun.key ? aloft.ids : inTheAir(begun.timeline, 0) };
  }, [begun, shows, aloft]);
}
