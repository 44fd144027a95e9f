import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';

/** A component that comes when it is wanted, and stands inside a `Suspense`. */
export interface LateComponent<P> {
  (props: P): ReactNode;
  /** Brings it before anybody sees it. */
  load(): Promise<void>;
}

/**
 * What is there already is shown at once: React keeps what takes the place of a component that is still to come on the
 * screen for a third of a second, however soon it could go.
 */
export function lateComponent<P extends object>(bring: () => Promise<ComponentType<P>>): LateComponent<P> {
  let here: ComponentType<P> | null = null;
  const load = async (): Promise<ComponentType<P>> => (here = await bring());
  const Coming = lazy(async () => ({ default: await load() }));
  function Late(props: P): ReactNode {
    // The same one for as long as it is shown, so that nothing in it begins anew.
    const [Shown] = useState<ComponentType<P>>(() => here ?? (Coming as unknown as ComponentType<P>));
    return createElement(Shown, props);
  }
  return Object.assign(Late, { load: async () => void (await load()) });
}
