import type { Refusal } from '../../../../kernel/game-system.ts';
import type { Waypoint } from '../../../../tabletop/gait.ts';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { bodyOf } from '../../../../systems/pulp-city/board/bodies.ts';
import {
  keepsToZone,
  nearestDeploy,
  placeFor,
  whyNotDeploy,
} from '../../../../systems/pulp-city/rules/rounds/deploying.ts';
import { modelFacts } from '../../../../systems/pulp-city/view/table/models.ts';
import type { Overlay } from '../../../../ui/table/types.ts';
import { deploymentZones } from '../../scene/scene.ts';
import { tokenOf } from '../../scene/tokens.ts';
import { type RulePoint, shown, toInches } from '../../../../ui/table/units.ts';
import { formatInches } from '../../../../i18n/units.ts';
import type { Decor } from '../../scene/decor.ts';
import type { Plan } from '../plan.ts';
import type { Say } from '../../words/say.ts';
import { slip } from './slip.ts';
import { inches } from '../../../../geometry/units.ts';

export interface DeployDraft {
  readonly model: string;
  readonly at: RulePoint | null;
  readonly dragging: boolean;
}

export const whyNotHere = (w: World, draft: DeployDraft): Refusal | null =>
  draft.at === null ? null : whyNotDeploy(w, draft.model, draft.at);

export const nearestHere = (w: World, draft: DeployDraft): Waypoint | null =>
  draft.at === null || whyNotHere(w, draft) === null ? null : nearestDeploy(w, draft.model, draft.at);

/** Where whoever has no pointer begins: the legal place nearest to the middle of the table. */
export function firstSpot(w: World, model: string): Waypoint {
  const half = Math.round(w.setup.table.size / 2);
  return nearestDeploy(w, model, { x: half, y: half });
}

/** Nearer than this to a legal place, a spot slips into it: half an inch. */
const SLIP = inches(0.5);

/** The spot asked for, or the legal one right beside it. */
export function slipped(w: World, model: string, at: RulePoint): RulePoint {
  if (whyNotDeploy(w, model, at) === null) return at;
  const near = slip(at, nearestDeploy(w, model, at), SLIP);
  return near === null ? at : { x: near.x, y: near.y };
}

function decor(say: Say, { by }: DecisionFor<'deploy'>, draft: DeployDraft): Decor {
  const { w, t } = say;
  const { size } = w.setup.table;
  const zones = deploymentZones(w);
  const bound = zones.length > 0 && keepsToZone(w, draft.model);
  const lit: Overlay[] = bound ? [{ kind: 'zone', zoneId: `zone-${by}`, dimRest: true }] : [];
  if (draft.at === null) return { zones, overlays: lit };
  const why = whyNotHere(w, draft);
  const place = placeFor(w, draft.model, draft.at);
  const { r } = bodyOf(w, draft.model);
  const token = tokenOf(w, t, modelFacts(w, draft.model), { state: 'ghost' });
  const disc = { at: shown(size, draft.at), radius: toInches(r) };
  const live: Overlay[] = [
    {
      kind: 'ghost',
      token: {
        ...token,
        at: disc.at,
        ...(place.z > 0
          ? { elevation: toInches(place.z), elevationText: formatInches(place.z, t.lang) }
          : {}),
      },
      legal: why === null,
    },
    {
      kind: 'drop',
      disc,
      legal: why === null,
      ...(why === null ? {} : { chip: { text: say.why(why), tone: 'refused' as const } }),
    },
  ];
  const near = draft.dragging ? null : nearestHere(w, draft);
  if (near !== null) live.push({ kind: 'spots', discs: [{ at: shown(size, near), radius: toInches(r) }] });
  return { zones, overlays: lit, live };
}

export const deployPlan: Plan<'deploy', DeployDraft> = {
  begin: (_w, decision) => ({ model: decision.models[0] ?? '', at: null, dragging: false }),
  gesture(w, decision, draft, done) {
    switch (done.do) {
      case 'tapGround':
      case 'tapPiece':
        return { ...draft, at: slipped(w, draft.model, done.at), dragging: false };
      case 'tapToken':
        return draft;
      case 'dragStart':
        if (!decision.models.includes(done.id)) return draft;
        return { model: done.id, at: done.id === draft.model ? draft.at : null, dragging: true };
      case 'dragMove':
        return draft.dragging ? { ...draft, at: done.at } : draft;
      case 'dragEnd':
        return draft.dragging ? { ...draft, at: slipped(w, draft.model, done.at), dragging: false } : draft;
      case 'dragCancel':
        return { ...draft, at: null, dragging: false };
    }
  },
  decor,
  canDrag: (_w, _decision, draft, id) => draft.at !== null && draft.model === id,
};
