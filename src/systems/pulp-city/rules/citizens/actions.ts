import { type Refusal, refusal } from '../../model/refusals.ts';
import type { ActionProfile, EffectNode } from '../../model/profile.ts';
import type { ModelId } from '../../model/ids.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import { cardOf } from '../../model/lookup.ts';

function onCitizens(id: string, name: string, fx: EffectNode['fx']): ActionProfile {
  return {
    id,
    name,
    ap: 1,
    prices: [],
    combinable: false,
    uses: [{ type: 'PLS', range: 'K' }],
    attack: 'K',
    against: { trait: 'G' },
    strong: [],
    limited: [{ text: 'Citizens', any: [{ kind: 'citizen' }] }],
    excluded: [],
    effects: [{ fx, x: 4 }],
    sfx: [{ effects: [{ fx: 'shift', x: 1 }] }],
  };
}

/** @rule PC-CITIZEN-09 @rule PC-BAR-11 */
export const BEACON_OF_HOPE = onCitizens('beacon-of-hope', 'Beacon of Hope', 'pull');

/** @rule PC-CITIZEN-10 @rule PC-BAR-11 */
export const TERRORIZE = onCitizens('terrorize', 'Terrorize', 'knockback');

export const isCitizenAction = (action: ActionProfile): boolean =>
  action === BEACON_OF_HOPE || action === TERRORIZE;

const USED = 'citizenAction';

/** One of the two, once a Round for the whole Team. @rule PC-CITIZEN-11 */
export function whyTeamUsedIt(w: World, model: ModelId, action: ActionProfile): Refusal | null {
  if (!isCitizenAction(action)) return null;
  const { team } = cardOf(w, model);
  const used = Object.values(w.state.cards).some((card) => card.team === team && USED in card.used);
  return used ? refusal('action.oncePerTeam') : null;
}

/** @rule PC-CITIZEN-11 */
export function markTeamUse(ctx: Ctx, model: ModelId, action: ActionProfile): void {
  if (!isCitizenAction(action)) return;
  ctx.emit({ type: 'limitUsed', card: cardOf(ctx, model).id, key: USED, until: 'round' });
}
