/** What a clause may have done at a trigger point, with the fields that are read. */
import type { Fields } from './fields.ts';

export interface Happening extends Fields {
  /** It goes to models: `to` names them, as far as the trigger point knows any. */
  readonly goes?: true;
}

const POINTS_TO = { may: { x: 'number' }, goes: true } as const;

export const DURATIONS = [
  'action',
  /** From a Reaction: to the end of the Action that it answers. */
  'answeredAction',
  'activation',
  'turn',
  'nextTurn',
  'round',
  'effectsPhase',
  'nextStartingRoll',
  'encounter',
] as const;

export type Duration = (typeof DURATIONS)[number];

/** Carried out at once, wherever they come from. */
export const AT_ONCE = {
  ap: POINTS_TO,
  attack: POINTS_TO,
  damage: POINTS_TO,
  defend: POINTS_TO,
  fatigue: POINTS_TO,
  heal: POINTS_TO,
  /** `stacks`: false: nothing comes of it while the model has it from the same Power or Special. */
  lasting: {
    needs: { clauses: 'lastingClauses' },
    may: { lasts: DURATIONS, stacks: 'no' },
    goes: true,
  },
  /** Remembered by the model that has the Power, under the name of it. */
  mark: { may: { lasts: DURATIONS }, goes: true },
  powerUp: POINTS_TO,
  remove: { needs: { of: 'texts' }, goes: true },
  spectral: { goes: true },
  stun: { goes: true },
} as const satisfies Readonly<Record<string, Happening>>;

/** An Action used outside of the model's own step. */
const OFFERED = {
  ...AT_ONCE,
  useAction: { needs: { action: 'text' }, may: { cost: 'noAp' } },
} as const;

/** Another Activation, and the end of the Turn after it. */
const ACTIVATE = { activate: { goes: true } } as const;

export const EFFECTS_OF = {
  atOnce: AT_ONCE,
  offered: OFFERED,
  chained: { ...OFFERED, ...ACTIVATE, end: { may: { what: 'text' } } },
  activate: ACTIVATE,
  masterPlan: { masterPlan: { needs: { plan: 'plan' }, may: { x: 'number' } } },
  move: {
    move: { needs: { x: 'number', type: 'movementType' }, may: { combinable: 'flag' } },
    end: { needs: { what: ['activation'] } },
  },
  area: { damage: { needs: { x: 'number' }, may: { to: ['subject'] } } },
  dice: { lasting: { needs: { clauses: 'diceClauses', lasts: ['roll'] } } },
  redirect: { redirect: { may: { to: 'own' } } },
  extraSfx: { extraSfx: { may: { x: [1] } } },
  /** `roll`: with this face of a die; `instead`: a model of these leaves the game; `shift`: inches, once the Action is resolved. */
  surviveAt: {
    surviveAt: { needs: { x: 'number' }, may: { roll: 'number', instead: 'selector', shift: 'number' } },
  },
  transfer: { transferDamage: { goes: true } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Happening>>>>;

export type EffectsName = keyof typeof EFFECTS_OF;
