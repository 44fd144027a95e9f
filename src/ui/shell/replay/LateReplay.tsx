import { type ComponentType, lazy } from 'react';
import type { ReplayScreenProps } from './ReplayScreen.tsx';

/** Brings what shows a game again, so that the page needs its server no more. */
export const loadReplay = () => import('./ReplayScreen.tsx');

/** A game shown again; it comes once it is wanted, and stands inside a `Suspense`. */
export const LateReplay: ComponentType<ReplayScreenProps> = lazy(() =>
  loadReplay().then(({ ReplayScreen }) => ({ default: ReplayScreen })),
);
