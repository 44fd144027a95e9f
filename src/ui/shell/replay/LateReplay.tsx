import { lateComponent } from '../late.ts';
import type { ReplayScreenProps } from './ReplayScreen.tsx';

/** A game shown again; it comes once it is wanted, and stands inside a `Suspense`. */
export const LateReplay = lateComponent<ReplayScreenProps>(() =>
  import('./ReplayScreen.tsx').then(({ ReplayScreen }) => ReplayScreen),
);
