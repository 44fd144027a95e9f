import type { Hands } from '../../../kernel/machine.ts';
import type { Gait } from '../../../tabletop/travel.ts';
import type { AgendaCategory, AgendaEvent, AgendaId, AgendaState } from './agendas.ts';
import type { WorldCache } from './cache.ts';
import { type CitizenRules, citizensAskedFor } from './citizens.ts';
import type { Event } from './events.ts';
import type { ClauseWhen, Selector } from './clause.ts';
import type { ModelId, PieceId, TargetId, TeamId } from './ids.ts';
import type { MarkerKind } from './marker.ts';
import type { Objective, PlotRoll, Score, Tally } from './objectives.ts';
import type { Point } from './place.ts';
import type { ActionAt, Occasion, SelectFrom } from './occasion.ts';
import type { Alignment, Element, MovementType } from './keywords.ts';
import { withLentActions } from './lent-actions.ts';
import type { CardProfile, EffectNode } from './profile.ts';
import type { BonusFinding, RollView } from './roll.ts';
import type { Refusal, RuleId } from './refusals.ts';
import type { EncounterSetup, PlotId } from './setup.ts';
import type { ActionKind, State } from './state.ts';
import type { RecruitingRules } from './team.ts';
import type { SizeClass, TerrainPiece } from './terrain.ts';

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
      pieceSorts: null,
      profiles: new Map(),
      bodies: new Map(),
      contacts: new Map(),
      sights: new Map(),
      models: null,
      everyone: null,
      onTable: null,
      targets: null,
      targetsOf: new Map(),
      ofCard: new Map(),
      live: new Map(),
      ofTeam: new Map(),
      leaders: new Map(),
      oneTeamLeft: null,
      carried: new Map(),
      unsupported: null,
      teamsSpeak: null,
      silenceable: null,
      printed: new Map(),
      broad: [],
      mentioned: null,
      calm: null,
      drawn: null,
      holders: new Map(),
      auras: new Map(),
      underAuras: new Map(),
      silence: new Map(),
      attackView: null,
      attack: null,
      defence: null,
      attackPool: null,
      defencePool: null,
      asking: [],
      unfit: new Map(),
      area: null,
    },
  };
}

/** What is worked out from the cards is kept by them, so all worlds of an Encounter share one table. */
const peopled = new WeakMap<World['profiles'], World['profiles']>();

function profilesFor(setup: EncounterSetup, rules: Ruleset): World['profiles'] {
  const profiles = withLentActions(setup.profiles);
  if (rules.citizens.actions.length === 0 || !citizensAskedFor(setup)) return profiles;
  const known = peopled.get(profiles);
  if (known !== undefined) return known;
  const all = Object.entries(profiles);
  const made = Object.fromEntries(all.map(([id, profile]) => [id, withCitizenActions(profile, rules)]));
  peopled.set(profiles, made);
  return made;
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
  /** Agenda Points that a Plot of this Level gives its winner, as a rule: how dear one is. */
  readonly pointsOfPlot: (level: number) => number;
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

/** Markers that a Plot puts on the table. Ids are numbered where there are several: 'treasure1', 'treasure2'. */
export interface MarkerPlan {
  readonly kind: MarkerKind;
  /** Where each of them goes as the zones lie; micrometres. */
  readonly at: (w: World) => readonly MarkerSpot[];
  /** They may be carried, from this Round on. @rule PC-BURDEN-08 */
  readonly carriedFrom?: number;
  /** The piece of the Plot that hides them until it is gone. */
  readonly under?: PieceId;
}

export interface MarkerSpot extends Point {
  readonly team?: TeamId;
}

/** A piece that a Plot asks for: one that fits stands on the table already, or it is put there. */
export interface PieceNeed {
  /** Id of the piece that is put there. */
  readonly id: PieceId;
  /** Middle of the place, micrometres. */
  readonly at: (size: number) => Point;
  /** Does a piece of the table serve, and lies it where it is asked for? */
  readonly fits: (piece: TerrainPiece, size: number) => boolean;
  readonly make: (id: PieceId, at: Point) => TerrainPiece;
}

/** What is Controlled, how it is weighed, and from which Round on. @rule PC-CONTROL-01 @rule PC-CONTROL-04 */
export interface ControlPlan {
  readonly objectives: (w: World) => readonly Objective[];
  /** Supremes, each model by itself, or the Levels of their cards. */
  readonly weighs: 'supremes' | 'levels';
  readonly from?: number;
  /** What is Controlled stays so without presence. @rule PC-CONTROL-03 */
  readonly tags?: true;
}

/** A Plot as one rule book has it. */
export interface Plot {
  readonly id: PlotId;
  readonly rule: RuleId;
  /** The Plot that it is a variant of; players have to agree on it. @rule PC-SETUP-03 */
  readonly variantOf?: PlotId;
  /** How many Teams may play it. @rule PC-PLOT-26 */
  readonly teams: readonly number[];
  readonly needs?: readonly PieceNeed[];
  readonly markers?: readonly MarkerPlan[];
  readonly control?: ControlPlan;
  /** Its Markers are worth most in the Deployment Zone of whoever carries them. @rule PC-PLOT-03 @rule PC-PLOT-20 */
  readonly broughtHome?: true;
  /** What is done in the Effects Phase, from this Round on. */
  readonly inEffectsPhase?: { readonly from: number; readonly until?: number; readonly does: PlotRoll };
  /** Points counted at the end of each Round. */
  readonly atRoundEnd?: (w: World, tally: Tally) => readonly Score[];
  /** Points that each Team would be given if the Encounter ended now. */
  readonly atEnd: (w: World, tally: Tally) => readonly Score[];
}

/** What carrying asks of a model. @rule PC-BURDEN-01 */
export interface BurdenRules {
  readonly price: 'fatigue' | 'stun';
  /** When its bearer may keep it for another Round. @rule PC-BURDEN-03 */
  readonly keptIn: 'effectsPhase' | 'firstActivation';
  /** A bearer moves as Sprint and not otherwise. @rule PC-BURDEN-02 */
  readonly onlySprints: boolean;
  /** It may be put down between Actions. @rule PC-BURDEN-04 */
  readonly droppedAtWill: boolean;
  /** Damage of one Action Roll that makes its bearer drop it; null: Damage does not. @rule PC-BURDEN-05 */
  readonly shakenBy: number | null;
}

/** Agenda Points that an Agenda gives a Team, or takes from it. */
export interface AgendaScore {
  readonly team: TeamId;
  readonly points: number;
}

/** The Supreme that a Team names for an Agenda: one of its own or of an Enemy's, with the Agenda or before the first Round. */
export interface Nomination {
  readonly whose: 'own' | 'enemy';
  readonly when: 'written' | 'firstRound';
  readonly levels?: readonly number[];
}

/** An Agenda as its rule book has it. `mine`: how far it has come for whoever has it. */
export interface Agenda {
  readonly id: AgendaId;
  readonly rule: RuleId;
  readonly category?: AgendaCategory;
  /** Only Teams of this Alignment may have it. @rule PC-AGENDA-11 */
  readonly openTo?: Alignment;
  readonly nominates?: Nomination;
  /** What its Team places for it: a Citizen in an Area with the other items, or one after the other Citizens. */
  readonly places?: 'citizenInArea' | 'citizen';
  /** An Action of its own, and what it costs. */
  readonly action?: {
    readonly ap: number;
    readonly why: (w: World, mine: AgendaState, model: ModelId) => Refusal | null;
  };
  /** Each Team has a chief. @rule PC-AGENDA-26 */
  readonly namesChiefs?: true;
  /** A Master Plan of its own. @rule PC-AGENDA-14 */
  readonly plan?: true;
  /** What it would give if the Encounter ended now. */
  readonly worth: (w: World, mine: AgendaState) => readonly AgendaScore[];
  /** What follows from what has just happened; `gone`: the piece that was there before. */
  readonly hears?: (
    w: World,
    mine: AgendaState,
    event: Event,
    gone: TerrainPiece | null,
  ) => readonly AgendaEvent[];
  /** Citizens may be carried. @rule PC-BURDEN-08 @rule PC-AGENDA-18 */
  readonly carriesCitizens?: true;
  /** What it makes of a Round that ends. */
  readonly atEndOfRound?: (w: World) => readonly AgendaEvent[];
  /** What comes of it when it is won at the end of a Round, before its points are counted. */
  readonly whenWon?: (w: World, mine: AgendaState) => readonly AgendaEvent[];
  /** Are its points due now, and not only at the end? */
  readonly due?: (w: World, mine: AgendaState, at: 'atOnce' | 'endOfRound') => boolean;
}

/** How Agendas are used. */
export interface AgendaRules {
  /** 'secret': each Team writes down its own. 'open': one of each category, picked in turn, for all. */
  readonly use: 'secret' | 'open';
  /** How many a Team may have, or all of them together. @rule PC-AGENDA-01 @rule PC-AGENDA-15 */
  readonly most: (level: number) => number;
  readonly all: Readonly<Partial<Record<AgendaId, Agenda>>>;
}

export interface Ruleset {
  readonly id: string;
  readonly revision: number;
  readonly numbers: RuleNumbers;
  readonly policies: RulePolicies;
  readonly citizens: CitizenRules;
  readonly recruiting: RecruitingRules;
  readonly agendas: AgendaRules;
  readonly burdens: BurdenRules;
  readonly plots: Readonly<Partial<Record<PlotId, Plot>>>;
  /** What one die gives, face by face. @rule PC-SETUP-03 */
  readonly plotTable: readonly PlotId[];
  readonly evaluator: Evaluator;
}
