/** Sounds as notes, so that no file has to be fetched: each is made by the browser when it is heard. */
export interface Voice {
  readonly wave: 'sine' | 'square' | 'triangle' | 'sawtooth' | 'noise';
  /** Milliseconds after the cue begins. */
  readonly at: number;
  readonly lasts: number;
  /** Hertz it slides from and to; of noise the band that is let through. */
  readonly from: number;
  readonly to: number;
  /** 0 to 1. */
  readonly loud: number;
}

export const CUES = {
  dice: [0, 70, 130, 210, 270, 360].map(
    (at, index): Voice => ({
      wave: 'noise',
      at,
      lasts: 34,
      from: 2600 - 180 * (index % 3),
      to: 1500,
      loud: 0.34 - 0.03 * index,
    }),
  ),
  hit: [
    { wave: 'noise', at: 0, lasts: 110, from: 1800, to: 300, loud: 0.5 },
    { wave: 'triangle', at: 0, lasts: 140, from: 220, to: 70, loud: 0.5 },
  ],
  ko: [
    { wave: 'noise', at: 0, lasts: 160, from: 2400, to: 250, loud: 0.5 },
    { wave: 'sawtooth', at: 20, lasts: 420, from: 330, to: 55, loud: 0.28 },
    { wave: 'triangle', at: 0, lasts: 240, from: 140, to: 45, loud: 0.55 },
  ],
  throw: [
    { wave: 'noise', at: 0, lasts: 130, from: 2200, to: 350, loud: 0.55 },
    { wave: 'square', at: 0, lasts: 90, from: 150, to: 60, loud: 0.2 },
  ],
  fall: [
    { wave: 'noise', at: 0, lasts: 120, from: 700, to: 120, loud: 0.5 },
    { wave: 'sine', at: 0, lasts: 180, from: 120, to: 42, loud: 0.6 },
  ],
  collapse: [
    { wave: 'noise', at: 0, lasts: 620, from: 900, to: 90, loud: 0.6 },
    { wave: 'sine', at: 0, lasts: 520, from: 80, to: 32, loud: 0.6 },
    { wave: 'noise', at: 160, lasts: 90, from: 2000, to: 600, loud: 0.25 },
    { wave: 'noise', at: 330, lasts: 90, from: 1600, to: 500, loud: 0.22 },
  ],
  break: [
    { wave: 'noise', at: 0, lasts: 60, from: 3200, to: 1200, loud: 0.4 },
    { wave: 'noise', at: 70, lasts: 90, from: 2400, to: 500, loud: 0.35 },
  ],
  bell: [
    { wave: 'triangle', at: 0, lasts: 700, from: 880, to: 878, loud: 0.4 },
    { wave: 'sine', at: 0, lasts: 500, from: 1760, to: 1756, loud: 0.16 },
    { wave: 'triangle', at: 230, lasts: 700, from: 880, to: 878, loud: 0.34 },
  ],
  on: [
    { wave: 'triangle', at: 0, lasts: 90, from: 520, to: 520, loud: 0.3 },
    { wave: 'triangle', at: 100, lasts: 140, from: 780, to: 780, loud: 0.3 },
  ],
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

export type Cue = keyof typeof CUES;

/** Everything together stays below what hurts. */
export const LOUDNESS = 0.5;
