import type { Cause } from '../../model/cause.ts';
import type { RollSpec } from '../../model/roll.ts';
import type { ModelId, TargetId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { actionOn, cardOf, isModel, modelOf, profileOf } from '../../model/lookup.ts';
import { modifier, type Reason, total } from '../../powers/measure.ts';
import { isCombat, usedInContact } from '../../traits/roll-view.ts';
import { inPlay, isMarker } from '../../board/on-table.ts';
import { teamOf } from '../../board/sides.ts';
import { survives } from '../citizens/instincts.ts';

export const damageTakenMore = modifier('damageTaken');
export const damageDealtMore = modifier('damageDealt');

/** What Damage would do: null, where nothing can be lost. */
export interface Harm {
  readonly dealt: number;
  readonly left: number;
}

/** `ahead`: of an Action still to be declared. @rule PC-FX-07 */
export function harmOf(w: World, target: TargetId, points: number, cause: Cause, ahead = false): Harm | null {
  return harmWith(w, target, points, cause, dealtMore(w, target, cause, ahead));
}

export function harmWith(
  w: World,
  target: TargetId,
  points: number,
  cause: Cause,
  more: readonly Reason[],
): Harm | null {
  const given = points + total(more);
  if (given <= 0) return null;
  const piece = w.state.pieces[target];
  if (piece !== undefined) return { dealt: given, left: Math.max(0, (piece.health ?? 0) - given) };
  if (!isModel(w, target) || !inPlay(modelOf(w, target)) || isMarker(w, target)) return null;
  const { health } = modelOf(w, target);
  if (health === 0) return null;
  const dealt = takenOf(w, target, given, cause);
  return { dealt, left: Math.max(survives(w, target, cause) ? 1 : 0, health - dealt) };
}

/** What keeps a Power from adding Damage to the same target twice in an Action. @rule PC-LEADER-25 @rule PC-OBJ-13 */
export const oncePerAction = (power: string, target: TargetId): string => `damage:${power}:${target}`;

/** What is left of Damage after the Powers of whoever suffers it. @rule PC-CARD-06 */
function takenOf(w: World, target: ModelId, given: number, cause: Cause): number {
  if (!damageTakenMore.speaks(w, target)) return given;
  const spec = specOf(w, target, cause);
  const view =
    spec === null
      ? {}
      : {
          view: {
            spec,
            side: 'defender' as const,
            self: target,
            other: spec.attacker,
            contact: usedInContact(w, spec, target),
            defendTrait: null,
          },
        };
  return damageTakenMore(w, target, view).reduce(
    (points, { by, min = 0 }) => (by < 0 ? Math.min(points, Math.max(min, points + by)) : points + by),
    given,
  );
}

/** The attack that Damage comes from, for Powers that look at the roll; null: it comes from none. */
export function specOf(w: World, target: TargetId, cause: Cause): RollSpec | null {
  if (cause.of !== 'action' || !isModel(w, cause.model)) return null;
  const action = actionOn(profileOf(w, cause.model), cause.action);
  return {
    attacker: cause.model,
    source: cause.model,
    profile: cardOf(w, cause.model).profile,
    action: cause.action,
    type: 'CCM',
    target,
    instead: cause.instead ?? null,
    combat: action !== null && isCombat(w, action),
    reaction: cause.reaction,
    affected: [target],
    splash: null,
    side: teamOf(w, cause.model),
    by: teamOf(w, cause.model),
    overrun: null,
    object: null,
    extraDice: [],
    momentum: false,
  };
}

/**
 * What the Attacker's Powers add to Damage done to this target, some of them once for each Action: `ahead` of one still to
 * be declared these are open. @rule PC-OBJ-13 @rule PC-LEADER-25
 */
export function dealtMore(w: World, target: TargetId, cause: Cause, ahead = false): readonly Reason[] {
  if (cause.of !== 'action' || !isModel(w, cause.model)) return [];
  if (!damageDealtMore.speaks(w, cause.model)) return [];
  const spec = specOf(w, target, cause);
  if (spec === null) return [];
  const { used } = cardOf(w, cause.model);
  const view = {
    spec,
    side: 'attacker',
    self: cause.model,
    other: null,
    contact: false,
    defendTrait: null,
  } as const;
  const found = damageDealtMore(w, cause.model, { view });
  if (ahead) return found;
  return found.filter(
    ({ name, perAction }) => perAction !== true || used[oncePerAction(name, target)] === undefined,
  );
}
