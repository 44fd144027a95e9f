import { type ComponentType, lazy, Suspense } from 'react';
import { pageKiosk } from '../../../app/kiosk.ts';
import type { KioskWatchProps } from './KioskWatch.tsx';

const Watch: ComponentType<KioskWatchProps> = lazy(() =>
  import('./KioskWatch.tsx').then(({ KioskWatch }) => ({ default: KioskWatch })),
);
const Strip: ComponentType = lazy(() =>
  import('./KioskStrip.tsx').then(({ KioskStrip }) => ({ default: KioskStrip })),
);

/** Looks after a club's page; nothing on a page that belongs to its players. */
export function LateKiosk(props: Omit<KioskWatchProps, 'kiosk'>) {
  const kiosk = pageKiosk();
  if (kiosk === null) return null;
  return (
    <Suspense fallback={null}>
      <Watch kiosk={kiosk} {...props} />
    </Suspense>
  );
}

/** Says above a screen of a club's page that nothing stays there. */
export function LateKioskStrip() {
  if (pageKiosk() === null) return null;
  return (
    <Suspense fallback={null}>
      <Strip />
    </Suspense>
  );
}
