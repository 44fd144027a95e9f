import type { Moment, MomentKind, MomentPlay } from './moment.ts';

/** How long each moment is drawn, in milliseconds. */
export const LENGTHS: Readonly<Record<MomentKind, number>> = {
  hit: 280,
  ko: 600,
  throw: 520,
  fall: 360,
  collapse: 900,
  break: 320,
};

/** When it strikes: the next one begins then, and its sound is heard. */
export const IMPACTS: Readonly<Record<MomentKind, number>> = {
  hit: 60,
  ko: 90,
  throw: 360,
  fall: 240,
  collapse: 460,
  break: 70,
};

/** When its outcome can be read. */
export const TOLD: Readonly<Record<MomentKind, number>> = { ...IMPACTS, ko: 400, collapse: 760, break: 120 };

/** Dice are left to fall before anything bursts. */
export const DICE_MS = 500;
/** What has come of it can be read for as long after the last burst. */
export const LINGER_MS = 500;
/** Nothing is drawn longer after a press, however much has happened: many moments go by faster. */
export const LONGEST_MS = 1200;
/** Where the player wants no motion: what has come of it fades in. */
export const FADE_MS = 100;

/** A moment with its place in time; `pace` is how much faster than written it goes. */
export interface Scheduled {
  readonly moment: Moment;
  readonly starts: number;
  readonly strikes: number;
  readonly told: number;
  readonly ends: number;
  readonly pace: number;
}

export interface Timeline {
  readonly scheduled: readonly Scheduled[];
  /** All is gone by then. */
  readonly ends: number;
}

/** When each moment of a command is drawn: in order, each from the blow of the one before, all within `LONGEST_MS`. */
export function timelineOf({ moments, dice }: Pick<MomentPlay, 'moments' | 'dice'>): Timeline {
  const after = dice ? DICE_MS : 0;
  const starts: number[] = [];
  let next = 0;
  let last = 0;
  for (const { kind } of moments) {
    starts.push(next);
    last = Math.max(last, next + LENGTHS[kind]);
    next += IMPACTS[kind];
  }
  const pace = Math.max(1, last / (LONGEST_MS - after));
  const scheduled = moments.map((moment, index): Scheduled => {
    const start = starts[index] ?? 0;
    const at = (time: number): number => after + (start + time) / pace;
    const { kind } = moment;
    return {
      moment,
      pace,
      starts: at(0),
      strikes: at(IMPACTS[kind]),
      told: at(TOLD[kind]),
      ends: at(LENGTHS[kind]),
    };
  });
  const ends = moments.length === 0 ? 0 : Math.min(LONGEST_MS, after + last / pace + LINGER_MS);
  return { scheduled, ends };
}

/** What the table leaves out at a time, because it is in the air. */
export function inTheAir({ scheduled }: Timeline, time: number): readonly string[] {
  return scheduled.flatMap(({ moment, ends }) =>
    (moment.kind === 'throw' || moment.kind === 'fall') && time < ends ? [moment.id] : [],
  );
}
