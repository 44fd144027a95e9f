import type { Refusal } from '../../../../kernel/game-system.ts';
import type { Waypoint } from '../../../../tabletop/gait.ts';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { bodyOf } from '../../../../systems/pulp-city/board/bodies.ts';
import {
  groundOf,
  keepsToZone,
  nearestDeploy,
  overhangOf,
  placeFor,
  whyNotDeploy,
} from '../../../../systems/pulp-city/rules/rounds/deploying.ts';
import { modelFacts } from '../../../../systems/pulp-city/view/table/models.ts';
import type { Overlay } from '../../../../ui/table/types.ts';
import { deploymentZones } from '../../scene/scene.ts';
import { tokenOf } from '../../scene/tokens.ts';
import { outlineOf, type RulePoint, shown, toInches } from '../../../../ui/table/units.ts';
import { TONE_OF_TEAM } from '../../../../ui/kit/team-side.ts';
import { formatInches } from '../../../../i18n/units.ts';
import type { Decor } from '../../scene/decor.ts';
import type { Plan } from '../plan.ts';
import type { Say } from '../../words/say.ts';
import { slip } from './slip.ts';
import { inches } from '../../../../geometry/units.ts';

export interface DeployDraft {
  readonly model: string;
  readonly at: Waypoint | null;
  readonly dragging: boolean;
}

export const whyNotHere = (w: World, draft: DeployDraft): Refusal | null =>
  draft.at === null ? null : whyNotDeploy(w, draft.model, draft.at);

export const nearestHere = (w: World, draft: DeployDraft): Waypoint | null =>
  draft.at === null || whyNotHere(w, draft) === null ? null : nearestDeploy(w, draft.model, draft.at);

/** Has its zone no room left for it? @rule PC-DEPLOY-04 */
export const isCrowdedOut = (w: World, model: string): boolean => overhangOf(w, model) > 0;

/** Where whoever has no pointer begins: the legal place nearest to the middle of the table. */
export function firstSpot(w: World, model: string): Waypoint {
  const half = Math.round(w.setup.table.size / 2);
  return nearestDeploy(w, model, { x: half, y: half });
}

/** Nearer than this to a legal place, a spot slips into it: half an inch. */
const SLIP = inches(0.5);

/** The spot asked for, or the legal one right beside it. */
export function slipped(w: World, model: string, at: RulePoint): Waypoint {
  if (whyNotDeploy(w, model, at) === null) return at;
  return slip(at, nearestDeploy(w, model, at), SLIP) ?? at;
}

/** What is lit of a table whose zone has no room left for the model. */
const BESIDE = 'zone-beside';

/** Where the model has to be: its zone, or the ground about it where that has no room left. @rule PC-DEPLOY-04 */
function groundLit(
  w: World,
  { by }: DecisionFor<'deploy'>,
  model: string,
): Required<Pick<Decor, 'zones' | 'overlays'>> {
  const zones = deploymentZones(w);
  if (zones.length === 0 || (!isCrowdedOut(w, model) && !keepsToZone(w, model)))
    return { zones, overlays: [] };
  const lit = (zoneId: string): readonly Overlay[] => [{ kind: 'zone', zoneId, dimRest: true }];
  if (!isCrowdedOut(w, model)) return { zones, overlays: lit(`zone-${by}`) };
  const outline = outlineOf(w.setup.table.size, groundOf(w, model));
  return { zones: [...zones, { id: BESIDE, look: TONE_OF_TEAM[by], outline }], overlays: lit(BESIDE) };
}

function decor(say: Say, decision: DecisionFor<'deploy'>, draft: DeployDraft): Decor {
  const { w, t } = say;
  const { size } = w.setup.table;
  const ground = groundLit(w, decision, draft.model);
  if (draft.at === null) return ground;
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
  return { ...ground, live };
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
