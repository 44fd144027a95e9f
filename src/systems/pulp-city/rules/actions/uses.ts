import type { ClauseOf } from '../../model/clause.ts';
import type { ActionProfile, ActionUse, CardProfile } from '../../model/profile.ts';
import type { ReactionTrigger } from '../../model/keywords.ts';
import type { ModelId } from '../../model/ids.ts';
import type { Force } from '../../model/force.ts';
import type { World } from '../../model/encounter.ts';
import { profileOf } from '../../model/lookup.ts';
import { parseUse } from '../../notation/parse.ts';
import { forcesOn } from '../../powers/in-force.ts';
import { noted } from '../../powers/noted.ts';
import { isMentioned } from '../../powers/mentioned.ts';
import { holds } from '../../traits/clause-conditions.ts';
import { namesAction } from '../../traits/named-actions.ts';
import { modelsOnTable } from '../../board/on-table.ts';

type UseAs = ClauseOf<'allow', 'useAs'>;

/** Powers that add Types to Actions of the model. @rule PC-BAR-14 */
export const furtherUses = Object.assign(
  (w: World, model: ModelId): readonly Force<UseAs>[] => forcesOn(w, model, 'allow', 'useAs'),
  { reads: ['allow', 'useAs'] as const },
);

/** How the model may use the Action: the Types of its bar, then those that Powers add. @rule PC-BAR-14 */
export function usesOf(w: World, model: ModelId, action: ActionProfile): readonly ActionUse[] {
  const forces = furtherUses(w, model);
  if (forces.length === 0) return action.uses;
  const further = forces.flatMap(({ clause, owner, name }) => {
    if (!namesAction(clause.with.actions, action)) return [];
    const use = holds(w, clause.when, owner, model, {}) ? furtherUse(clause, name) : null;
    if (use === null) return [];
    noted(clause);
    return [use];
  });
  return [...action.uses, ...further];
}

/** Models with Powers that add Types to their Actions. @rule PC-BAR-14 */
export function withFurtherUses(w: World): readonly ModelId[] {
  if (!isMentioned(w, 'allow', 'useAs')) return [];
  return modelsOnTable(w).flatMap(({ id }) => (furtherUses(w, id).length > 0 ? [id] : []));
}

/** Those whom it has happened to could react, or others for them. */
export const someoneMayReact = (w: World, struck: readonly ModelId[]): boolean =>
  struck.length > 0 || withFurtherUses(w).length > 0;

/** Could any of the model's Actions be used as a Reaction to this? By its bars, or by Powers that add Types. */
export function mayReact(w: World, model: ModelId, trigger: ReactionTrigger): boolean {
  if (printedTriggers(profileOf(w, model)).has(trigger)) return true;
  return furtherUses(w, model).length > 0;
}

const triggers = new WeakMap<CardProfile, ReadonlySet<ReactionTrigger>>();

function printedTriggers(profile: CardProfile): ReadonlySet<ReactionTrigger> {
  const known = triggers.get(profile);
  if (known !== undefined) return known;
  const made = new Set(
    [...profile.actions, ...lentTo(profile)].flatMap(({ uses }) =>
      uses.flatMap((use) => (use.trigger === undefined ? [] : [use.trigger])),
    ),
  );
  triggers.set(profile, made);
  return made;
}

const lentTo = ({ textActions = [] }: CardProfile): readonly ActionProfile[] =>
  textActions.filter(({ lentBy }) => lentBy !== undefined);

export interface OpenUse {
  readonly use: ActionUse;
  /** Its place among all of them, as an order names it. */
  readonly index: number;
}

/** Those that fit: Reactions answer, everything else is done of one's own accord. @rule PC-TYPE-03 */
export function openUses(
  w: World,
  model: ModelId,
  action: ActionProfile,
  reacting: boolean,
): readonly OpenUse[] {
  const uses = usesOf(w, model, action);
  let known = sorted.get(uses);
  if (known === undefined) sorted.set(uses, (known = sortedOut(uses)));
  return reacting ? known.reactions : known.others;
}

interface SortedUses {
  readonly reactions: readonly OpenUse[];
  readonly others: readonly OpenUse[];
}

const sorted = new WeakMap<readonly ActionUse[], SortedUses>();

function sortedOut(uses: readonly ActionUse[]): SortedUses {
  const all = uses.map((use, index) => ({ use, index }));
  return {
    reactions: all.filter(({ use }) => use.type === 'RCT'),
    others: all.filter(({ use }) => use.type !== 'RCT'),
  };
}

const read = new WeakMap<UseAs, ActionUse | null>();

function furtherUse(clause: UseAs, power: string): ActionUse | null {
  const known = read.get(clause);
  if (known !== undefined) return known;
  const { as, extraAp = 0, for: of } = clause.with;
  const use = parseUse(as, 'en');
  const made: ActionUse | null = !use.ok
    ? null
    : { ...use.value, by: { power, extraAp, ...(of === undefined ? {} : { of }) } };
  read.set(clause, made);
  return made;
}

/** 'PRJ' or 'RCT/DMG': what a Power means by 'used as'. */
export function usedAs({ type, trigger }: ActionUse): string {
  return trigger === undefined ? type : `${type}/${trigger}`;
}
