import { ensurePeers } from '../../../tests/bench/peers/ensure-peers.mjs';

/** Imports a package that only the bench uses. What is asked of it is taken at its word. */
export type Peers = <T>(specifier: string) => Promise<T>;

interface Interop {
  readonly default?: unknown;
}

/** Installs the peers when they are missing. They must see a production environment from their first line on. */
export function findPeers(): Peers {
  process.env['NODE_ENV'] = 'production';
  const load = ensurePeers();
  return async <T>(specifier: string): Promise<T> => {
    const found = (await load(specifier)) as Interop;
    const inner = found.default;
    return (typeof inner === 'object' && inner !== null ? { ...inner, ...found } : found) as T;
  };
}
