import type { DecisionKind } from '../../../systems/pulp-city/model/decisions.ts';
import { actPlan } from './act.ts';
import { citizenEdgePlan, leadCitizensPlan, placeCitizenPlan } from './citizens.ts';
import { deployPlan } from './deploy.ts';
import { extraTargetPlan, reactPlan, redirectPlan } from './pick.ts';
import { placeModelPlan } from './place-model.ts';
import { placeObjectPlan } from './place.ts';
import type { Plan } from './plan.ts';
import { joinTeamPlan } from './join.ts';
import { makeRoomPlan } from './room.ts';
import { attackDicePlan, defendDicePlan, spendSfxPlan } from './roll.ts';
import { masterPlanPlan } from './master-plan.ts';
import { blastDriftPlan, shiftPlan, summonPlacePlan } from './spot.ts';
import { returnPlacePlan } from '../../decisions/pulp-city/return-place-plan.ts';

/** How the decisions that happen on the table use it; the others are made beside it. */
export const PLANS = {
  masterPlan: masterPlanPlan,
  act: actPlan,
  deploy: deployPlan,
  placeCitizen: placeCitizenPlan,
  leadCitizens: leadCitizensPlan,
  citizenEdge: citizenEdgePlan,
  extraTarget: extraTargetPlan,
  redirect: redirectPlan,
  react: reactPlan,
  placeObject: placeObjectPlan,
  placeModel: placeModelPlan,
  makeRoom: makeRoomPlan,
  attackDice: attackDicePlan,
  defendDice: defendDicePlan,
  spendSfx: spendSfxPlan,
  shift: shiftPlan,
  blastDrift: blastDriftPlan,
  summonPlace: summonPlacePlan,
  returnPlace: returnPlacePlan,
  joinTeam: joinTeamPlan,
} as const;

export type PlannedKind = keyof typeof PLANS;

/** A plan whose decision and draft have been matched by their kind. */
export type AnyPlan = Plan<DecisionKind, unknown>;

export const isPlanned = (kind: DecisionKind): kind is PlannedKind => Object.hasOwn(PLANS, kind);

/** The one cast of the plans: TypeScript cannot correlate a kind with its plan. */
export const planFor = (kind: DecisionKind): AnyPlan | null =>
  isPlanned(kind) ? (PLANS[kind] as unknown as AnyPlan) : null;
