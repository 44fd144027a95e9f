import { useState } from 'react';

/** What the next tap on the table is for, instead of answering. */
export type Probe = 'ruler' | 'card';

export interface Probing {
  readonly probe: Probe | null;
  readonly arm: (probe: Probe) => void;
  readonly disarm: () => void;
}

/** A tap that looks: armed by a button or a key, spent by one tap, dropped by pressing again. */
export function useProbe(): Probing {
  const [probe, put] = useState<Probe | null>(null);
  return {
    probe,
    arm: (next) => put(probe === next ? null : next),
    disarm: () => put(null),
  };
}
