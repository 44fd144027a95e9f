import type { World } from './encounter.ts';

/** Nothing can press before the next step, whatever is in flight: asked before each, so it is kept until the next event. */
export function isCalm({ state }: World): boolean {
  const { burdens, hidden, agendas, dying, due, dueDamage = [] } = state;
  if (burdens !== undefined || hidden !== undefined || agendas !== undefined) return false;
  return dying.length === 0 && dueDamage.length === 0 && due === undefined;
}
