import { createStore } from 'zustand/vanilla';

/**
 * `plain`: over plain http a browser keeps no page; `none`: it cannot, or this is no built page; `fetching`: it is being
 * kept; `ready`: it opens without a network; `newer`: a later version has come and waits to be taken; `failed`: it could
 * not be fetched whole.
 */
export type OfflineStatus = 'plain' | 'none' | 'fetching' | 'ready' | 'newer' | 'failed';

export interface OfflineState {
  readonly status: OfflineStatus;
  /** The browser offers to install the page as a program. */
  readonly installable: boolean;
}

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const WORKER = 'offline-worker.js';
/** Milliseconds between two looks for a later version while the page stays open, as in a club. */
const LOOK_EVERY = 3_600_000;

const store = createStore<OfflineState>(() => ({ status: 'none', installable: false }));
const set = (status: OfflineStatus): void => store.setState({ status });
let registration: ServiceWorkerRegistration | null = null;
let asked: InstallPrompt | null = null;

/** How far the page is kept for use without a network. */
export const offline = { getState: store.getState, subscribe: store.subscribe };

/** Keeps the page once it is at rest; where it cannot be kept, `offline` tells why. */
export function keepPage(atRest: Promise<unknown>): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    asked = event as InstallPrompt;
    store.setState({ installable: true });
  });
  if (!window.isSecureContext) set('plain');
  else if ('serviceWorker' in navigator && import.meta.env.PROD) void atRest.then(register);
}

async function register(): Promise<void> {
  set('fetching');
  try {
    const found = await navigator.serviceWorker.register(WORKER);
    registration = found;
    watch(found);
    window.setInterval(() => void found.update().catch(() => undefined), LOOK_EVERY);
  } catch {
    set('failed');
  }
}

function watch(found: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (found.waiting !== null) set('newer');
    else if (found.active !== null) set('ready');
  };
  const follow = (): void => {
    const coming = found.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'redundant' && found.active === null) set('failed');
      else look();
    });
  };
  look();
  follow();
  found.addEventListener('updatefound', follow);
}

/** Goes over to the later version that waits: the page is loaded anew. */
export function takeNewer(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  registration?.waiting?.postMessage('take over');
}

/** Has the browser ask whether the page is to be installed. */
export function installPage(): void {
  store.setState({ installable: false });
  void asked?.prompt().catch(() => undefined);
  asked = null;
}
