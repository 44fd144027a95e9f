import type { Hands } from '../../../kernel/machine.ts';
import type { Gait } from '../../../tabletop/travel.ts';
import type { WorldCache } from './cache.ts';
import { type CitizenRules, citizensAskedFor } from './citizens.ts';
import type { Event } from './events.ts';
import type { ClauseWhen, Selector } from './clause.ts';
import type { ModelId, TargetId, TeamId } from './ids.ts';
import type { ActionAt, Occasion, SelectFrom } from './occasion.ts';
import type { Element, MovementType } from './keywords.ts';
import type { CardProfile, EffectNode } from './profile.ts';
import type { BonusFinding, RollView } from './roll.ts';
import type { EncounterSetup, PlotId } from './setup.ts';
import type { ActionKind, State } from './state.ts';
import type { RecruitingRules } from './team.ts';
import type { SizeClass } from './terrain.ts';

/** An Encounter as rules look at it. The state is private to whoever runs the engine on it. */
export interface World {
  readonly setup: EncounterSetup;
  readonly rules: Ruleset;
  /** The cards with all that they can do in this Encounter. */
  readonly profiles: Readonly<Record<string, CardProfile>>;
  state: State;
  readonly cache: WorldCache;
}

/** What a step of a procedure works with. */
export interface Ctx extends World, Hands<Event> {}

export function makeWorld(setup: EncounterSetup, rules: Ruleset, state: State): World {
  return {
    setup,
    rules,
    profiles: profilesFor(setup, rules),
    state,
    cache: {
      scene: null,
      pieces: null,
      bodies: new Map(),
      contacts: new Map(),
      sights: new Map(),
      everyone: null,
      onTable: null,
      targets: null,
      ofCard: new Map(),
      live: new Map(),
      ofTeam: new Map(),
      vanquished: null,
      printed: new Map(),
      broad: null,
      mentioned: null,
      drawn: null,
      holders: new Map(),
      auras: new Map(),
      underAuras: new Map(),
      silence: new Map(),
      attack: null,
      defence: null,
      asking: [],
      unfit: new Map(),
    },
  };
}

function profilesFor(setup: EncounterSetup, rules: Ruleset): World['profiles'] {
  if (rules.citizens.actions.length === 0 || !citizensAskedFor(setup)) return setup.profiles;
  const all = Object.entries(setup.profiles);
  return Object.fromEntries(all.map(([id, profile]) => [id, withCitizenActions(profile, rules)]));
}

const furnished = new WeakMap<CardProfile, CardProfile>();

/** Supremes can act on Citizens wherever there are some. @rule PC-CITIZEN-09 @rule PC-CITIZEN-10 */
function withCitizenActions(profile: CardProfile, { citizens }: Ruleset): CardProfile {
  const known = furnished.get(profile);
  if (known !== undefined) return known;
  const own = profile.kind === 'supreme' ? profile.alignment : [];
  const more = citizens.actions.filter(({ of }) => own.includes(of)).map(({ action }) => action);
  const made = more.length === 0 ? profile : { ...profile, actions: [...profile.actions, ...more] };
  furnished.set(profile, made);
  return made;
}

/** Numbers in which the editions differ. Inches unless said otherwise. */
export interface RuleNumbers {
  readonly rounds: number;
  readonly fatigueLimit: number;
  readonly stealthRange: number;
  readonly supportRange: number;
  readonly objectStrength: readonly [number, number, number];
  readonly structureHealth: Readonly<Record<SizeClass, number>>;
  readonly types: readonly string[];
  /** Other words that count as the Element. @rule PC-DESC-05 */
  readonly elementWords: Readonly<Record<string, Element>>;
  /** Mounting on a smaller base that a Team may choose: printed mm to mounted mm. @rule PC-CARD-04 */
  readonly smallerBases: Readonly<Record<number, number>>;
  /** Leader cards of a Team besides its Faction card; 0: there are none. @rule PC-LEADER-01 */
  readonly leaderCards: number;
  /** Descriptors each Element is Strong against. @rule PC-DESC-06 */
  readonly elementStrong: Readonly<Record<string, readonly string[]>>;
}

/** Rules whose computation differs, one pure function each, named by what it decides. */
export interface RulePolicies {
  /** 'startingRoll': sides by lot, a Starting Roll orders deployment. 'tacticalRoll': advantages. */
  readonly preparation: 'startingRoll' | 'tacticalRoll';
  readonly higherGround: (w: World, view: RollView) => BonusFinding;
  readonly mobbing: (w: World, view: RollView) => BonusFinding;
  readonly momentum: (w: World, view: RollView) => BonusFinding;
  readonly sizeMatters: (w: World, view: RollView) => BonusFinding;
  readonly inCover: (w: World, view: RollView) => BonusFinding;
  /** Which bonuses count on a roll against a fixed number. */
  readonly onFixedNumber: 'attackerBonuses' | 'printedStrong';
  /** Power Up dice are Combat Bonuses: Suppress cuts them, the Starting Roll does not take them. */
  readonly powerUpIsBonus: boolean;
  /** Master Plan Power Up dice end with the Round. */
  readonly planDiceEndWithRound: boolean;
  readonly activationAllows: (used: readonly ActionKind[], next: ActionKind) => boolean;
  readonly mayPassFreely: boolean;
  /** May a Team with an empty Pool declare itself done; does the Phase wait for moves? */
  readonly turnsWaitForMoves: boolean;
  /** A Pool of 0 because models are aloft does not end the Encounter. */
  readonly aloftKeepsGoing: boolean;
  readonly pulseHasTargets: boolean;
  /** Pulse, Ray and Overrun against Objects and Structures. */
  readonly areaAgainstPieces: 'roll' | 'automatic';
  readonly overrunMomentum: boolean;
  /** Dice of an Overrun are worked out from the positions before its first roll, not before each. */
  readonly overrunDiceFromStart: boolean;
  /** Dynamic (T#) Actions are not Combat Actions. */
  readonly dynamicIsCombat: boolean;
  readonly spectralBreaksContact: boolean;
  readonly spectralImmuneToFall: boolean;
  readonly mindControlSwapsSides: boolean;
  readonly followUpMayRepeat: boolean;
  readonly selfBurdensAlways: boolean;
  readonly thrownModelDamage: number;
  readonly thrownMayBeKoed: boolean;
  readonly summonReplaces: boolean;
  /** Exclusive Minions are Summoned only in place of KO'ed ones. @rule PC-MINION-05 */
  readonly exclusiveOnlyReplaced: boolean;
  readonly liftBy: 'strength' | 'actionTrait';
  /** Fall, Crash and Dangerous Terrain: an Action Roll of the environment, or they simply happen. */
  readonly environment: 'rolls' | 'happens';
  readonly hazardAgain: 'effectsPhase' | 'firstActivation';
  readonly hazardOncePerRound: boolean;
  readonly minionsMayEnterHazards: boolean;
  readonly fallOnPurposeAlone: (type: MovementType) => boolean;
  /** Health in a new form, of what the model has now, and what both forms have at most. @rule PC-COND-06 */
  readonly healthOfForm: (now: number, before: number, most: number) => number;
  readonly gait: (type: MovementType, inches: number, combined: boolean) => Gait;
  /** May two Movement Actions of this type be declared as one move? @rule PC-MOVE-22 @rule PC-MOVE-23 */
  readonly mayCombine: (type: MovementType) => boolean;
}

/**
 * What Powers ask of the models they speak about. Traits, Descriptors, Conditions and contact depend on the Powers in
 * force, and these on them: Powers ask back through this door only (`traits/evaluator.ts`). A question that is being
 * answered already is answered with "no", so that a clause that asks for itself comes to an end.
 */
export interface Evaluator {
  /** Is the candidate one of those a clause speaks of? @rule PC-BAR-15 */
  readonly selects: (w: World, selector: Selector, candidate: TargetId, from: SelectFrom) => boolean;
  /** Do all conditions of a clause hold for the model that has it? */
  readonly holds: (
    w: World,
    when: ClauseWhen | undefined,
    owner: ModelId,
    subject: ModelId,
    on: Occasion,
  ) => boolean;
  /** Could the Action of an Aura affect the model where it stands? @rule PC-TYPE-10 @rule PC-COND-04 @rule PC-BAR-05 */
  readonly auraAffects: (w: World, at: ActionAt, target: ModelId) => boolean;
  /** Does this Effect of the Action do anything to the target? @rule PC-BAR-05 */
  readonly effectReaches: (w: World, at: ActionAt, effect: EffectNode, target: TargetId) => boolean;
}

/** What a Plot gives a Team. */
export interface PlotScore {
  readonly points: number;
  /** Levels of Enemy Supremes KO'ed. */
  readonly levels: number;
}

/** A Plot as one rule book has it. */
export interface Plot {
  readonly id: PlotId;
  /** What each Team would be given if the Encounter ended now. */
  readonly atEnd: (w: World) => Readonly<Record<TeamId, PlotScore>>;
}

export interface Ruleset {
  readonly id: string;
  readonly revision: number;
  readonly numbers: RuleNumbers;
  readonly policies: RulePolicies;
  readonly citizens: CitizenRules;
  readonly recruiting: RecruitingRules;
  readonly plots: Readonly<Record<PlotId, Plot>>;
  readonly evaluator: Evaluator;
}
