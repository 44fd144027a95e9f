import { modelsOfCard } from '../../board/cards.ts';
import { inPlay } from '../../board/on-table.ts';
import type { Cause } from '../../model/cause.ts';
import type { World } from '../../model/encounter.ts';
import type { CardId, ModelId } from '../../model/ids.ts';
import { modelOf } from '../../model/lookup.ts';
import type { RollSpec, RollView } from '../../model/roll.ts';
import { watch } from '../../powers/in-force.ts';
import { usedInContact } from '../../traits/roll-view.ts';
import { specOf } from './amount.ts';
import { type Answer, answersTo, NOBODY } from './moments.ts';

export const damaged = watch('damaged');
export const koed = watch('koed');

interface Suffered {
  readonly target: ModelId;
  readonly points: number;
  readonly by: CardId | null;
  readonly cause: Cause;
  /** The roll that the Damage comes from. */
  readonly spec: RollSpec | null;
}

/** Powers that answer Damage, whoever suffers it. @rule PC-CARD-06 @rule PC-FX-07 */
export function answersToDamage(w: World, { target, points, by, cause, spec }: Suffered): readonly Answer[] {
  const holders = damaged.holders(w);
  if (holders.length === 0) return NOBODY;
  const doer = doerOf(w, by, cause);
  const view = viewOf(w, target, spec ?? specOf(w, target, cause));
  const on = { by: doer, amounts: { damage: points }, ...view };
  return answersTo(w, { at: 'damaged', holders, subject: target, by: doer, on });
}

/** Powers that answer a KO, asked while the model still stands: where it falls is known. @rule PC-CARD-06 @rule PC-COND-02 */
export function answersToKo(w: World, victim: ModelId, by: CardId | null, cause: Cause): readonly Answer[] {
  const holders = koed.holders(w);
  if (holders.length === 0) return NOBODY;
  const doer = doerOf(w, by, cause);
  const on = { by: doer, victim, ...viewOf(w, victim, specOf(w, victim, cause)) };
  return answersTo(w, { at: 'koed', holders, subject: victim, by: doer, on });
}

/** The model that has done it, as long as it is there; of a card with several that did it by a Power, the first. */
function doerOf(w: World, by: CardId | null, cause: Cause): ModelId | null {
  if (by === null) return null;
  const there = modelsOfCard(w, by).filter((id) => inPlay(modelOf(w, id)));
  return there.find((id) => cause.of === 'action' && id === cause.model) ?? there[0] ?? null;
}

/** What the model sees of the Action that has hit it. */
function viewOf(w: World, target: ModelId, spec: RollSpec | null): { readonly view?: RollView } {
  if (spec === null) return {};
  const { attacker } = spec;
  const contact = usedInContact(w, spec, target);
  const view = { spec, side: 'defender', self: target, other: attacker, contact, defendTrait: null } as const;
  return { view };
}
