import type { DecisionKind } from '../../../systems/pulp-city/model/decisions.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import type { DecisionFor } from '../../../systems/pulp-city/model/frames.ts';
import type { Decor, Gesture } from '../scene/decor.ts';
import type { Say } from '../words/say.ts';

/** How one kind of decision uses the table. Pure; what it remembers is a draft of plain JSON. */
export interface Plan<K extends DecisionKind, Draft> {
  begin(w: World, decision: DecisionFor<K>): Draft;
  gesture(w: World, decision: DecisionFor<K>, draft: Draft, gesture: Gesture): Draft;
  decor(say: Say, decision: DecisionFor<K>, draft: Draft): Decor;
  canDrag?(w: World, decision: DecisionFor<K>, draft: Draft, id: string): boolean;
}
