import type { ModelId } from '../model/state.ts';
import { type World, profileOf } from '../model/world.ts';
import { withinRange } from './bodies.ts';
import { hasStealth } from './traits.ts';

/** Does Stealth keep the model out of an Enemy's Action that begins at `origin`? @rule PC-COND-04 @rule PC-MOVE-24 */
export function stealthShields(w: World, model: ModelId, origin: ModelId, pulse: boolean): boolean {
  if (pulse || !hasStealth(w, model)) return false;
  if (ignoresStealth(w, origin)) return false;
  return !withinRange(w, origin, model, w.rules.numbers.stealthRange);
}

function ignoresStealth(w: World, model: ModelId): boolean {
  return profileOf(w, model).powers.some((power) =>
    power.clauses.some(
      (clause) => 'forbid' in clause && clause.forbid === 'condition' && clause.of === 'Stealth',
    ),
  );
}
