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
  /** Out of the Encounter, whatever Health is left. */
  ko: { goes: true },
  /** `whileInPlay`: it ends, too, when whoever has the Power is KO'ed. `stacks`: false: nothing comes of it while the model has it from the same Power or Special. */
  lasting: {
    needs: { clauses: 'lastingClauses' },
    may: { lasts: DURATIONS, stacks: 'no', whileInPlay: 'yes' },
    goes: true,
  },
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
  /** Ways one of which is taken, or `count` of them; `once`: none twice in the Round; `by`: who chooses. */
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
  knockback: { needs: { x: 'number' }, may: { from: 'toPickOrSubject' }, goes: true },
  pull: { needs: { x: 'number' }, may: { toward: 'toPickOrSubject', careful: 'flag' }, goes: true },
  /** An Action that only the text has, on so many separate models at most. */
  strikes: { needs: { bar: 'bar', count: 'number' } },
  /** A Movement Action without Fatigue. */
  freeMove: { goes: true },
} as const satisfies Readonly<Record<string, Happening>>;

/** An Action used outside of the model's own step: of that name or any, of AP so high at most; `on`: the subject alone, the Target of the Action that is over, or whom it touches. */
const OFFERED = {
  ...AT_ONCE,
  ...STEPWISE,
  useAction: {
    may: { action: 'texts', cost: 'apOnly', atMost: 'number', on: ['subject', 'target', 'btb'] },
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
  /** `bind`: what its player has to put up with for the dice. */
  dice: {
    lasting: { needs: { clauses: 'diceClauses', lasts: ['roll'] } },
    bind: { needs: { clauses: 'lastingClauses', lasts: DURATIONS } },
  },
  redirect: { redirect: { may: { to: 'own' } } },
  extraSfx: { extraSfx: { may: { x: [1] } } },
  surviveAt: { surviveAt: { needs: { x: 'number', roll: 'number' } } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Happening>>>>;

export type EffectsName = keyof typeof EFFECTS_OF;
