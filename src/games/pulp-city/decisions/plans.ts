import type { DecisionKind } from '../../../systems/pulp-city/model/decisions.ts';
import { actPlan } from './act/act-plan.ts';
import { areaPlan } from './agendas/area-plan.ts';
import { citizenEdgePlan, leadCitizensPlan, placeCitizenPlan } from './citizens/citizens-plan.ts';
import { deployPlan } from './places/deploy-plan.ts';
import { extraTargetPlan, reactPlan, redirectPlan } from './rolls/target-plan.ts';
import { placeModelPlan } from './places/place-model-plan.ts';
import { placeObjectPlan } from './places/place-plan.ts';
import type { Plan } from './plan.ts';
import { joinTeamPlan } from './places/join-plan.ts';
import { placeBurdenPlan } from './objectives/place-burden-plan.ts';
import { shiftStonePlan } from './objectives/shift-stone-plan.ts';
import { makeRoomPlan } from './places/room-plan.ts';
import { attackDicePlan, defendDicePlan, enterDicePlan, spendSfxPlan } from './rolls/roll-plan.ts';
import { masterPlanPlan } from './act/act-fast-plan.ts';
import { blastDriftPlan, shiftPlan, summonPlacePlan } from './places/spot-plan.ts';
import { returnPlacePlan } from './places/return-plan.ts';

/** How the decisions that happen on the table use it; the others are made beside it. */
export const PLANS = {
  masterPlan: masterPlanPlan,
  act: actPlan,
  deploy: deployPlan,
  placeAgendaArea: areaPlan,
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
  enterDice: enterDicePlan,
  spendSfx: spendSfxPlan,
  shift: shiftPlan,
  blastDrift: blastDriftPlan,
  summonPlace: summonPlacePlan,
  returnPlace: returnPlacePlan,
  placeBurden: placeBurdenPlan,
  shiftStone: shiftStonePlan,
  joinTeam: joinTeamPlan,
} as const;

export type PlannedKind = keyof typeof PLANS;

/** A plan whose decision and draft have been matched by their kind. */
export type AnyPlan = Plan<DecisionKind, unknown>;

export const isPlanned = (kind: DecisionKind): kind is PlannedKind => Object.hasOwn(PLANS, kind);

/** The one cast of the plans: TypeScript cannot correlate a kind with its plan. */
export const planFor = (kind: DecisionKind): AnyPlan | null =>
  isPlanned(kind) ? (PLANS[kind] as unknown as AnyPlan) : null;
