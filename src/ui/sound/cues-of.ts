import type { MomentPlay } from '../table/moments/moment.ts';
import { timelineOf } from '../table/moments/timeline.ts';
import type { CueAt } from './player.ts';

/** Two of the same sound closer than this are heard as one. */
const APART_MS = 60;

/** What is heard of a command, each cue when its moment strikes. */
export function cuesOf(play: MomentPlay): readonly CueAt[] {
  const cues: CueAt[] = [
    ...(play.dice ? [{ cue: 'dice', at: 0 } as const] : []),
    ...timelineOf(play).scheduled.map(({ moment, strikes }) => ({ cue: moment.kind, at: strikes })),
    ...(play.bell ? [{ cue: 'bell', at: 0 } as const] : []),
  ];
  return cues.filter(
    ({ cue, at }, place) =>
      !cues.slice(0, place).some((one) => one.cue === cue && Math.abs(one.at - at) < APART_MS),
  );
}
