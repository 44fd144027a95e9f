import type { Decision } from '../../../systems/pulp-city/model/frames.ts';
import type { ActionUse } from '../../../systems/pulp-city/model/profile.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import { isModel } from '../../../systems/pulp-city/model/lookup.ts';
import { type ActDraft, chosenUse } from '../decisions/act/act-plan.ts';
import { lookedAtFrom, plannedWorld } from '../decisions/act/planned-sight.ts';
import { worthProving } from '../panels/SightCard.tsx';
import type { Decor } from '../scene/decor.ts';
import type { LookedAt } from '../scene/side-view.ts';
import type { Say } from '../words/say.ts';
import type { Point } from '../../../ui/table/types.ts';
import { shown } from '../../../ui/table/units.ts';
import { bodyOf } from '../../../systems/pulp-city/board/bodies.ts';
import type { TablePlay } from './use-table.ts';

function usageIn(w: World, decision: Decision, draft: unknown): ActionUse | null {
  switch (decision.kind) {
    case 'act':
      return draft === null ? null : (chosenUse(w, draft as ActDraft)?.use ?? null);
    case 'attackDice':
    case 'defendDice':
      return { type: decision.spec.type, range: null };
    default:
      return null;
  }
}

/** From whom to whom an attack is being looked at: one acting model and one Target. */
function lookedAt(w: World, decision: Decision | null, draft: unknown, decor: Decor): LookedAt | null {
  if (decision === null || !['act', 'attackDice', 'defendDice'].includes(decision.kind)) return null;
  const from = decor.acting?.length === 1 ? decor.acting[0] : undefined;
  const sight = decor.overlays?.some((overlay) => overlay.kind === 'sight') ?? false;
  const to = decor.targets?.length === 1 ? decor.targets[0] : undefined;
  if (from === undefined || to === undefined || !sight) return null;
  return { from, to, use: usageIn(w, decision, draft) };
}

const PLACING: readonly Decision['kind'][] = [
  'deploy',
  'makeRoom',
  'masterPlan',
  'placeModel',
  'placeObject',
  'returnPlace',
  'shift',
  'summonPlace',
];

/** A sight to be proved: between whom, in which world, and near what the proof is to be read. */
export interface ToProve {
  readonly say: Say;
  readonly looked: LookedAt;
  readonly about: Point;
}

/** The draft of the `act` question; drafts of a kind are written by its own plan. */
const actDraft = (decision: Decision | null, draft: unknown): ActDraft | null =>
  decision?.kind === 'act' && draft !== null ? (draft as ActDraft) : null;

/** Taps on the table say where something goes, and not whom or what is meant. */
export function pointsAtPlace(decision: Decision | null, draft: unknown): boolean {
  const act = actDraft(decision, draft);
  return act === null ? decision !== null && PLACING.includes(decision.kind) : act.move !== null;
}

/** Whom an Action is put together against, be it legal or not. */
function targetIn(w: World, draft: ActDraft): LookedAt | null {
  const { model, source, target, move } = draft;
  if (target === null || move !== null || !isModel(w, target)) return null;
  const from = source !== null && isModel(w, source) ? source : model;
  return { from, to: target, use: chosenUse(w, draft)?.use ?? null };
}

/** The world with the move made that is planned; null: none is. */
export function plannedIn(w: World, decision: Decision | null, draft: unknown): World | null {
  const act = actDraft(decision, draft);
  return act === null ? null : plannedWorld(w, act);
}

/** The sight that the table shows: what was asked for, else that of the attack in hand, else that from a planned spot. */
export function proofOf(
  say: Say,
  decision: Decision | null,
  { draft, decor }: Pick<TablePlay, 'draft' | 'decor'>,
  there: World | null,
  asked: { readonly from: string; readonly to: string } | null,
): ToProve | null {
  const { size } = say.w.setup.table;
  const moved = there === null ? say : { ...say, w: there };
  const at = (one: Say, looked: LookedAt): ToProve => ({
    say: one,
    looked,
    about: shown(size, bodyOf(say.w, looked.from)),
  });
  if (asked !== null) return at(moved, { ...asked, use: null });
  const act = actDraft(decision, draft);
  const aimed = lookedAt(say.w, decision, draft, decor) ?? (act === null ? null : targetIn(say.w, act));
  if (aimed !== null) return isModel(say.w, aimed.to) && worthProving(say, aimed) ? at(say, aimed) : null;
  const to = act === null || there === null ? null : lookedAtFrom(there, act);
  if (act === null || act.move === null || to === null) return null;
  const looked = { from: act.move.model, to, use: null };
  return worthProving(moved, looked) ? at(moved, looked) : null;
}
