import { lazy } from 'react';

/** How the page is kept for use without a network. */
export const LateOfflineLine = lazy(() =>
  import('../offline/OfflineLine.tsx').then(({ OfflineLine }) => ({ default: OfflineLine })),
);

/** What sends and receives comes when it is wanted. */
export const LateShareGame = lazy(() =>
  import('./ShareGame.tsx').then(({ ShareGame }) => ({ default: ShareGame })),
);
export const LateReadCode = lazy(() =>
  import('./ReadCode.tsx').then(({ ReadCode }) => ({ default: ReadCode })),
);
export const LateReceiveScreen = lazy(() =>
  import('./ReceiveScreen.tsx').then(({ ReceiveScreen }) => ({ default: ReceiveScreen })),
);
