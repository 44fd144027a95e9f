import { type Refusal, refusal } from '../../model/refusals.ts';
import { ownActions } from '../../rules/actions/own-actions.ts';
import type { DecisionFor } from '../../model/frames.ts';
import type { ActionProfile, ActionUse } from '../../model/profile.ts';
import type { ModelId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { cardOf, formName, profileById } from '../../model/lookup.ts';
import { declarerOf } from '../../decisions/check.ts';
import { climbFatigue, inLastRound, whyNotClimbHigh } from '../../rules/actions/climbing.ts';
import { apCost, fatigueCost } from '../../rules/actions/costs.ts';
import { type Declarer, ruleOfOccasion } from '../../rules/actions/declaring.ts';
import { whyNothingToAim } from '../../rules/actions/nothing-to-aim.ts';
import { formsOf, whyNotShapeshift } from '../../rules/actions/shapeshift.ts';
import { isFriend } from '../../board/sides.ts';
import { spareAp } from '../../traits/limits.ts';
import { termsOfMove } from '../../rules/movement/moving.ts';
import { type MoveWay, waysToMove } from './moves.ts';
import { aimOf, targetsOf, usesFor, whyClosed } from './targets.ts';

export interface ActionEntry {
  readonly action: ActionProfile;
  /** Types it may be used as in an Activation; of a Reaction, those of its bar. @rule PC-BAR-14 */
  readonly uses: readonly ActionUse[];
  readonly ap: number;
  readonly fatigue: number;
  readonly closed: Refusal | null;
  /** Already used in this Activation. */
  readonly used: boolean;
  /** Enemies it reaches now, or models of both sides if nobody defends against it; null where nobody has to be pointed at. */
  readonly inReach: number | null;
  /** Most AP that may be spent on an Action with an open price. */
  readonly apMost: number;
}

export interface FormEntry {
  readonly form: string;
  readonly name: string;
  readonly power: string;
  readonly free: boolean;
  readonly why: Refusal | null;
}

export interface ActMenu {
  readonly model: ModelId;
  readonly actions: readonly ActionEntry[];
  readonly moves: readonly MoveWay[];
  /** Why no Movement Action is left; null: one is. */
  readonly moveClosed: Refusal | null;
  /** The Fatigue of the move is paid for the whole card. */
  readonly movePaid: boolean;
  /** Only models that fly have it; `last`: it is a KO, as nobody comes back. @rule PC-MOVE-30 */
  readonly climbHigh: {
    readonly why: Refusal | null;
    readonly fatigue: number;
    readonly last: boolean;
  } | null;
  /** Forms the card can take. */
  readonly forms: readonly FormEntry[];
  /** The Action that all models of the card are at. */
  readonly step: string | null;
  readonly used: { readonly actions: number; readonly moves: number };
  /** false: nothing has been used, and nothing has to be, for what is open reaches nobody but friends. @rule PC-TURN-06 */
  readonly compelled: boolean;
}

/** Everything a model's card offers on this occasion; what is closed keeps its place and says why. @rule PC-TURN-02 */
export function actMenu(w: World, decision: DecisionFor<'act'>, model: ModelId): ActMenu {
  const who = declarerOf(decision);
  const { activation } = w.state;
  const usual = decision.occasion === 'activation' || decision.occasion === 'minions';
  const used = usual ? (activation?.used ?? []) : [];
  const names = usual ? (activation?.actions ?? []) : [];
  const moves = waysToMove(w, decision, model);
  const climb = whyNotClimbHigh(w, model, decision.occasion);
  let actions: readonly ActionEntry[] | null = null;
  return {
    model,
    // Whom each of them reaches is the greater part of the work, and who asks for a move does not want it.
    get actions() {
      return (actions ??= ownActions(w, model).map((action) => entryOf(w, model, action, who, names)));
    },
    moves,
    moveClosed: decision.limits.moves
      ? (moves[0]?.why ?? (moves.length === 0 ? refusal('move.immobile') : null))
      : refusal('act.noMove', {}, ruleOfOccasion(decision.occasion)),
    movePaid: !termsOfMove(w, decision).fatigue,
    climbHigh:
      climb?.code === 'climb.noFlight' || !usual
        ? null
        : { why: climb, fatigue: climbFatigue(w, model), last: inLastRound(w) },
    forms: formsOf(w, decision.card).map(({ form, power, free }) => ({
      form,
      name: formName(profileById(w, form)),
      power,
      free,
      why: whyNotShapeshift(w, decision.card, form, decision.occasion),
    })),
    step:
      activation?.step === null || activation?.step === undefined || !usual ? null : activation.step.action,
    used: {
      actions: used.filter((kind) => kind === 'combat' || kind === 'combinable').length,
      moves: used.filter((kind) => kind === 'move').length,
    },
    compelled: !(decision.mayEnd && decision.occasion === 'activation' && activation?.paid === false),
  };
}

function entryOf(
  w: World,
  model: ModelId,
  action: ActionProfile,
  who: Declarer,
  names: readonly string[],
): ActionEntry {
  const barred = who.limits.combat
    ? whyClosed(w, model, action, who)
    : refusal('act.noCombat', {}, ruleOfOccasion(who.occasion));
  const used = names.includes(action.id);
  const uses = usesFor(w, model, action);
  const aimed = uses.some(({ use }) => aimOf(use.type) === 'target');
  const card = cardOf(w, model);
  const pool = w.state.teams[who.limits.payer ?? who.by].pool;
  let closed: Refusal | null | undefined;
  let inReach: number | null | undefined;
  return {
    action,
    uses: uses.length === 0 ? action.uses : uses.map(({ use }) => use),
    ap: who.limits.free === true ? 0 : apCost(w, model, action),
    fatigue: fatigueCost(w, action),
    // Whom it reaches is the greater part of the work: each entry works it out where it is shown.
    get closed() {
      if (closed === undefined) closed = barred ?? whyNothingToAim(w, model, action, who);
      return closed !== null && used && closed.code === 'action.notNow' ? refusal('action.used') : closed;
    },
    used,
    get inReach() {
      if (inReach === undefined)
        inReach = aimed && barred === null ? countTargets(w, model, action, who) : null;
      return inReach;
    },
    apMost: who.limits.free === true ? (action.ap ?? 0) : Math.min(spareAp(w, card.id), pool),
  };
}

function countTargets(w: World, model: ModelId, action: ActionProfile, who: Declarer): number {
  const found = new Set<string>();
  for (const { use } of usesFor(w, model, action)) {
    if (aimOf(use.type) !== 'target') continue;
    for (const target of targetsOf(w, model, model, action, use, who)) {
      if (target.why !== null || w.state.models[target.id] === undefined) continue;
      if ('number' in action.against || !isFriend(w, target.id, who.side)) found.add(target.id);
    }
  }
  return found.size;
}
