import type { ActionKind } from '../../model/state.ts';

function count(used: readonly ActionKind[]): { moves: number; fights: number; star: boolean } {
  let [moves, fights, star] = [0, 0, false];
  for (const kind of used) {
    if (kind === 'move') moves += 1;
    if (kind === 'combat' || kind === 'combinable') fights += 1;
    if (kind === 'combinable') star = true;
  }
  return { moves, fights, star };
}

function basics(used: readonly ActionKind[], next: ActionKind): ReturnType<typeof count> | null {
  if (used.includes('climbHigh')) return null;
  if (next === 'climbHigh') return used.length === 0 ? count([]) : null;
  return count([...used, next]);
}

/** M; C; MC; MM; C*C; M C*C. @rule PC-TURN-02 @rule PC-MOVE-04 */
export function oneCombatOneMove(used: readonly ActionKind[], next: ActionKind): boolean {
  const sum = basics(used, next);
  if (sum === null || sum.moves > 2 || sum.fights > 2) return false;
  if (sum.fights === 2 && !sum.star) return false;
  return sum.fights === 0 || sum.moves < 2;
}

/** M; E; EM; MM; EE*; ME*; EME*; MME*. @rule PC-TURN-02 @rule PC-MOVE-04 */
export function oneAndFurther(used: readonly ActionKind[], next: ActionKind): boolean {
  const sum = basics(used, next);
  if (sum === null || sum.moves > 2 || sum.fights > 2) return false;
  if (sum.moves === 2) return sum.fights === 0 || (sum.fights === 1 && sum.star);
  return sum.fights < 2 || sum.star;
}
