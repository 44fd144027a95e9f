import type { World } from '../../model/encounter.ts';
import type { DecisionFor } from '../../model/frames.ts';
import type { ModelId } from '../../model/ids.ts';
import { profileOf } from '../../model/lookup.ts';
import type { PowerProfile } from '../../model/profile.ts';
import { type PowerOpen, powersOpen } from '../../rules/actions/powers-between.ts';

/** A Power that may be used now, with its text on the card; null: it comes from elsewhere. */
export interface PowerEntry extends PowerOpen {
  readonly text: PowerProfile | null;
}

export function powerEntries(w: World, decision: DecisionFor<'act'>, model: ModelId): readonly PowerEntry[] {
  return powersOpen(w, decision.card, decision.occasion)
    .filter((one) => one.model === model)
    .map((one) => ({
      ...one,
      text: profileOf(w, model).powers.find(({ name }) => name === one.power) ?? null,
    }));
}
