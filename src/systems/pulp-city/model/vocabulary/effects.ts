/** What a clause may have done at a trigger point, with the fields that are read. */
import type { Fields } from './fields.ts';

export interface Happening extends Fields {
  /** It goes to models: `to` names them, as far as the trigger point knows any. */
  readonly goes?: true;
}

/** `twiceFor`: models for which X counts twice. */
const POINTS_TO = { may: { x: 'number', twiceFor: 'selector' }, goes: true } as const;
const COUNTED_TO = { may: { ...POINTS_TO.may, per: ['health'] }, goes: true } as const;

export const DURATIONS = [
  'action',
  /** From a Reaction: to the end of the Action that it answers. */
  'answeredAction',
  'activation',
  'turn',
  'nextTurn',
  'round',
  'effectsPhase',
  'nextActionPool',
  'nextStartingRoll',
  'encounter',
] as const;

export type Duration = (typeof DURATIONS)[number];

/** Carried out at once, wherever they come from. */
export const AT_ONCE = {
  /** `of: enemy`: of the other Team's Pool. */
  ap: { may: { x: 'number', of: ['enemy'] }, goes: true },
  attack: POINTS_TO,
  damage: POINTS_TO,
  defend: POINTS_TO,
  fatigue: POINTS_TO,
  heal: POINTS_TO,
  /** Out of the Encounter, whatever Health is left; `around`: Damage to all in Base to Base with it. */
  ko: { may: { around: 'number' }, goes: true },
  /**
   * `whileInPlay`: it ends, too, when whoever has the Power is KO'ed. `stacks`: false: nothing comes of it while the model
   * has it from the same Power or Special. `until`: it ends, too, once the model has used one of these Actions.
   */
  lasting: {
    needs: { clauses: 'lastingClauses' },
    may: { lasts: DURATIONS, stacks: 'no', whileInPlay: 'yes', until: 'texts' },
    goes: true,
  },
  /** Remembered by the model that has the Power, under the name of it. */
  mark: { may: { lasts: DURATIONS }, goes: true },
  powerDown: POINTS_TO,
  powerUp: COUNTED_TO,
  remove: { needs: { of: 'texts' }, goes: true },
  spectral: { goes: true },
  stun: { goes: true },
} as const satisfies Readonly<Record<string, Happening>>;

/** Once an Action is over, or AP are spent: X for each of what has come of it. */
const COUNTED = {
  ap: { may: { x: 'number', of: ['enemy'], per: 'perAction' }, goes: true },
  powerUp: { may: { ...POINTS_TO.may, per: 'perAction' }, goes: true },
} as const;

/** Done step by step: somebody is asked, dice are rolled, models are moved. */
export const STEPWISE = {
  /**
   * Ways one of which is taken, or `count` of them; `once`: none twice in the Round; `by`: who chooses. `to`: one that is
   * picked is the subject of the ways.
   */
  choose: {
    needs: { ways: 'ways' },
    may: { count: 'number', once: ['round'], by: ['owner', 'subject'] },
    goes: true,
  },
  /** What each die brings; `dice`: one for each Health that the subject has left. */
  rollDie: { needs: { bands: 'bands' }, may: { dice: ['health'] }, goes: true },
  /** Power Up dice from one card to another. */
  moveDice: { needs: { from: 'toPickOrSubject' }, may: { x: 'number' }, goes: true },
  /** Into Base to Base with the model named; `swap` trades places with it. */
  place: { needs: { beside: 'toPickOrSubject' }, goes: true },
  swap: { needs: { with: 'toPickOrSubject' }, goes: true },
  shift: { needs: { x: 'number' }, may: { upTo: 'flag' }, goes: true },
  /** Anywhere so many inches at most from where it was deployed, and not in the Enemy Deployment Zone. */
  reposition: { needs: { x: 'number' } },
  knockback: { needs: { x: 'number' }, may: { from: 'toPickOrSubject' }, goes: true },
  pull: { needs: { x: 'number' }, may: { toward: 'toPickOrSubject', careful: 'flag' }, goes: true },
  /** An Action that only the text has, on so many separate models at most. */
  strikes: { needs: { bar: 'bar', count: 'number' } },
  /** One more model of the same card, so many inches at most from one of them, and so many in play at most. */
  addModel: { needs: { within: 'number', most: 'number' }, goes: true },
  /**
   * Where the subject stood, a model of the card that has the Power, up to so many of them; with a name one of the
   * nearest Minion card of that name, or of a new one.
   */
  raise: { may: { name: 'text', most: 'number' } },
  /** A new Minion card of that Level, its models so many inches at most from the one that recruits it. */
  recruit: { needs: { level: 'number', within: 'number' }, goes: true },
  /** As many dice as that; so many of the nearest Citizens are pushed so far away. */
  citizensFlee: { needs: { dice: 'number', x: 'number' }, goes: true },
  /** Each of the pieces of that name that its card has Summoned, as far as its player likes. */
  shiftPieces: { needs: { of: 'text', x: 'number' } },
  /** A piece of that name, of which the same Power says what it is, in Base to Base with the subject. */
  layPiece: { needs: { of: 'text' }, goes: true },
  /** All pieces of that name that its card has laid are destroyed, in the order that its player likes. */
  setOff: { needs: { of: 'text' } },
  /**
   * In the text of an Action, for each Effect of the success: each Object at least partly in its area suffers X, or none,
   * as its player likes.
   */
  hurtObjects: { needs: { x: 'number' } },
  /** Objects wholly in its area, whose Ranks together are no more than the Effects of the success. */
  layObjects: {},
  /** A Movement Action without Fatigue. */
  freeMove: { goes: true },
  /** A Combat Action of the card of the model named, beside the own ones until the next Effects Phase. */
  borrow: { needs: { of: 'toPickOrSubject' } },
  /** Its card turns into the card of that name, without Fatigue. */
  become: { needs: { form: 'text' }, goes: true },
} as const satisfies Readonly<Record<string, Happening>>;

/**
 * An Action used outside of the model's own step: of that name or any, or a Combat Action only, of AP so high at most; `on`
 * the subject alone, the Target of the Action that is over, or what it is in Base to Base with. `unpaid`: not even the costs
 * in brackets are paid.
 */
const OFFERED = {
  ...AT_ONCE,
  ...STEPWISE,
  useAction: {
    may: {
      action: 'texts',
      only: ['combat'],
      cost: 'apOnly',
      unpaid: 'yes',
      atMost: 'number',
      on: ['subject', 'target', 'btb'],
    },
    goes: true,
  },
} as const;

/** Another Activation, and the end of the Turn after it. */
const ACTIVATE = { activate: { goes: true } } as const;

export const EFFECTS_OF = {
  atOnce: AT_ONCE,
  counted: { ...AT_ONCE, ...COUNTED },
  resolved: { ...OFFERED, ...COUNTED },
  offered: OFFERED,
  chained: { ...OFFERED, ...ACTIVATE, end: { may: { what: 'text' } } },
  activate: ACTIVATE,
  masterPlan: { masterPlan: { needs: { plan: 'plan' }, may: { x: 'number' } } },
  move: {
    move: { needs: { x: 'number', type: 'movementType' }, may: { combinable: 'flag' } },
    end: { needs: { what: ['activation'] } },
  },
  area: { damage: { needs: { x: 'number' }, may: { to: ['subject'] } } },
  areaHelp: {
    heal: { needs: { x: 'number' }, may: { to: ['subject'] } },
    powerUp: { needs: { x: 'number' }, may: { to: ['subject'] } },
  },
  /** The model that made the piece uses this Action from it; the clauses are in force on it meanwhile. */
  lastStrike: { strikeFrom: { needs: { bar: 'bar', clauses: 'lastingClauses' } } },
  /**
   * `bind`: what its player has to put up with for the dice. `joint`: all models of the card, each of which remembers the
   * Target; those still to act must be able to aim at it.
   */
  dice: {
    lasting: { needs: { clauses: 'diceClauses', lasts: ['roll'] } },
    bind: { needs: { clauses: 'lastingClauses', lasts: DURATIONS }, may: { joint: 'yes' } },
  },
  /**
   * `to`: who takes the roll upon itself. `comes`: it goes to the Target's side first, or they trade places. `forbids`:
   * Actions that it may not use until the Action is over. `undefended`: also of an Action that nobody rolls against.
   */
  redirect: {
    redirect: { may: { to: 'about', comes: ['beside', 'swap'], forbids: 'texts', undefended: 'yes' } },
  },
  extraSfx: { extraSfx: { may: { x: [1] } } },
  /** One die is thrown once more; each die at most once. */
  reroll: { reroll: {} },
  /** Before that of any other Team. */
  anotherTurn: { anotherTurn: {} },
  /** `roll`: with this face of a die; `instead`: a model of these leaves the game; `shift`: inches, once the Action is resolved. */
  surviveAt: {
    surviveAt: { needs: { x: 'number' }, may: { roll: 'number', instead: 'selector', shift: 'number' } },
    /** One of these is KO'ed in its place: it goes on there with the Health left to that one, or its own at the start if less. */
    takePlace: { needs: { of: 'selector' } },
  },
  transfer: { transferDamage: { goes: true } },
  /** With this face of a die or more nothing is suffered. */
  escape: { escapeDamage: { needs: { roll: 'number' } } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Happening>>>>;

export type EffectsName = keyof typeof EFFECTS_OF;
