import type { World } from '../../model/encounter.ts';
import type { ModelId } from '../../model/ids.ts';
import { actionOn, cardOf, profileOf } from '../../model/lookup.ts';
import type { ActionProfile, CardProfile } from '../../model/profile.ts';
import { modelsOnTable } from '../../board/on-table.ts';
import { teamOf } from '../../board/sides.ts';
import { permitter } from '../../powers/measure.ts';
import { selects } from '../../traits/selectors.ts';
import { handledBy } from '../../powers/handlers/handlers.ts';

/** The ways of an Action whose player chooses what it does, by the ids of their bars; null: it is one as it stands. */
const waysOf = ({ specials = [] }: ActionProfile): readonly string[] | null =>
  specials.length === 0
    ? null
    : handledBy(
        specials.flatMap(({ clauses }) => clauses),
        'usedAsOneOf',
        null,
      );

interface SeveralWays {
  readonly id: string;
  readonly ways: readonly string[];
}

/** What a card prints, once and for all. */
interface PrintedActions {
  readonly actions: readonly ActionProfile[];
  readonly several: readonly SeveralWays[];
  readonly lent: readonly ActionProfile[];
}

const known = new WeakMap<CardProfile, PrintedActions>();

/** @rule PC-FX-25 */
function printedActions(profile: CardProfile): PrintedActions {
  const before = known.get(profile);
  if (before !== undefined) return before;
  const several = profile.actions.flatMap((action): SeveralWays[] => {
    const ways = waysOf(action);
    return ways === null ? [] : [{ id: action.id, ways }];
  });
  const made: PrintedActions = {
    several,
    actions: profile.actions.flatMap((action) => {
      const ways = several.find(({ id }) => id === action.id)?.ways;
      return ways === undefined ? [action] : ways.flatMap((id) => actionOn(profile, id) ?? []);
    }),
    lent: profile.textActions?.filter(({ lentBy }) => lentBy !== undefined) ?? [],
  };
  known.set(profile, made);
  return made;
}

export const mayBorrow = permitter('borrowActions');

/** Actions of other cards that Powers let the model use now. @rule PC-CARD-06 */
function lentTo(w: World, model: ModelId): readonly ActionProfile[] {
  const { lent } = printedActions(profileOf(w, model));
  if (lent.length === 0) return lent;
  const lenders = mayBorrow(w, model, {}).flatMap(({ with: { from }, owner }) =>
    modelsOnTable(w)
      .filter(({ id }) => id !== model && selects(w, from, id, { owner, side: teamOf(w, owner) }))
      .map(({ id }) => profileOf(w, id).name),
  );
  return lent.filter(({ lentBy = '' }) => lenders.includes(lentBy));
}

/** It is another card's, and no Power lets the model use it now. */
export const isLentNoMore = (w: World, model: ModelId, { id, lentBy }: ActionProfile): boolean =>
  lentBy !== undefined && !lentTo(w, model).some((one) => one.id === id);

/** The Actions that a model may declare: in place of one with several ways each of these, and those it may borrow. */
export function ownActions(w: World, model: ModelId): readonly ActionProfile[] {
  const lent = lentTo(w, model);
  const { actions } = printedActions(profileOf(w, model));
  return lent.length === 0 ? actions : [...actions, ...lent];
}

/** It is only used as one of its ways, or the Activation has seen another way of it. @rule PC-FX-25 */
export function wayClosed(w: World, model: ModelId, { id }: ActionProfile): boolean {
  const { several } = printedActions(profileOf(w, model));
  if (several.length === 0) return false;
  const { activation } = w.state;
  const used = activation?.card === cardOf(w, model).id ? activation.actions : [];
  return several.some(
    (action) =>
      action.id === id ||
      (action.ways.includes(id) && action.ways.some((one) => one !== id && used.includes(one))),
  );
}
