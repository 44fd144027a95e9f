/** The words of the verbs that hold as long as they are in force, each with the fields and conditions that its rule reads. */
import type { Fields } from './fields.ts';
import type { OccasionName } from './conditions.ts';

export interface Word extends Fields {
  /** What is known where it is asked; without it, no condition is. */
  readonly when?: OccasionName;
  /** It never speaks about other models than the one that has it. */
  readonly own?: true;
}

type Words = Readonly<Record<string, Word>>;

const EACH = { per: ['roundsCompleted'] } as const;

/** Quantities that `modify` adds to. */
export const MODIFY = {
  actionPool: { may: { per: 'counted' }, when: 'anytime' },
  apCost: { may: { ...EACH, of: 'text' }, when: 'use' },
  apLimit: { may: EACH, when: 'anytime' },
  attackerDice: { may: { per: 'perRoll' }, when: 'dice' },
  bonusDice: { may: { ...EACH, of: 'bonus' }, when: 'dice' },
  /** Inches of the range of an Action. */
  range: { may: EACH, when: 'use' },
  /** Dice for the Power Up dice spent on the roll. */
  boostDice: { when: 'boosted', own: true },
  damageDealt: { may: { ...EACH, perAction: 'yes' }, when: 'damageDealt' },
  /** `min`: what it leaves at least. */
  damageTaken: { may: { ...EACH, min: 'number' }, when: 'damageTaken' },
  defenderDice: { may: EACH, when: 'dice' },
  rollDice: { may: EACH, when: 'anyDice' },
  /** The Trait rolled, in this roll alone. */
  rollTrait: { may: { ...EACH, of: 'anyTrait' }, when: 'anyDice' },
  sfxCount: { may: EACH, when: 'roll' },
  startingRollDice: { may: EACH, when: 'starting' },
  trait: { may: { ...EACH, of: 'anyTrait' }, when: 'anytime' },
} as const satisfies Words;

/** Quantities that `set` replaces. */
export const SET = {
  apLimit: { needs: { to: 'number' }, when: 'anytime', own: true },
  attackTrait: { needs: { to: 'trait' }, when: 'roll' },
  cancelThreshold: { needs: { to: 'number' }, when: 'roll' },
  dicePerPowerUp: { needs: { to: 'number' }, when: 'roll' },
  fatigueLimit: { needs: { to: 'number' }, when: 'anytime', own: true },
  /** Of its opponent. */
  maxDice: { needs: { to: 'number' }, when: 'roll' },
  minDice: { needs: { to: 'number' }, when: 'roll' },
  mobbingCount: { needs: { to: 'number' }, when: 'anytime' },
  /** Most dice that it rolls itself. */
  mostDice: { needs: { to: 'number' }, when: 'anyRoll' },
  movement: { needs: { to: 'movement' }, when: 'anytime', own: true },
  /** Before what it is otherwise, unless it is Immobile. */
  forcedMovement: { needs: { to: 'movement' }, when: 'anytime' },
  sfxThreshold: { needs: { to: 'number' }, when: 'anyRoll' },
  tieBreak: { needs: { to: ['wins'] }, when: 'roll' },
  trait: { needs: { to: 'number' }, may: { of: 'anyTrait' }, when: 'anytime' },
} as const satisfies Words;

export const GRANT = {
  /** In Cover: typical cover. */
  bonus: { needs: { of: ['Higher Ground', 'In Cover', 'Size Matters', 'Smash It Up'] }, when: 'roll' },
  condition: { needs: { of: 'texts' }, when: 'anytime' },
  /** Besides those it has. */
  element: { needs: { of: 'names' }, when: 'anytime' },
  immune: { needs: { of: 'texts' }, when: 'roll' },
  strong: { needs: { of: 'texts' }, when: 'roll' },
  /** Besides those it has. */
  type: { needs: { of: 'names' }, when: 'anytime' },
} as const satisfies Words;

/** Words for several Actions at once. */
export const ACTION_GROUPS = ['movement', 'bar', 'combat', 'RCT'] as const;

export const FORBID = {
  /**
   * Actions by name, or by these words: 'movement' (Movement Actions), 'bar' (all others), 'combat' (Combat Actions),
   * 'RCT' (Reactions). Without any, all.
   */
  action: { may: { of: 'texts' }, when: 'acting' },
  activate: { when: 'anytime' },
  bonus: { may: { of: 'bonuses' }, when: 'roll' },
  /** Becoming Burdened with one of these. */
  burden: { needs: { of: ['Citizen'] }, when: 'anytime' },
  /** As Defender: Attackers have no Strong by their Elements. */
  elementBonus: { when: 'roll' },
  /** The end of its Activation, before it has used one of these Actions, as long as it can. */
  end: { needs: { of: 'texts' }, when: 'anytime', own: true },
  leaderCards: { may: { of: ['Recruitment', 'Action', 'Faction'] }, when: 'anytime' },
  /** A Movement Action that ends farther from the Enemy pieces of that name than it began. */
  farther: { needs: { of: 'text' }, when: 'anytime' },
  /** Only these are Targets of its Combat Actions. */
  otherTargets: { needs: { of: 'selector' }, when: 'anytime' },
  /** No Target of its Combat Actions while it could aim at another one of that side. */
  lastTarget: { needs: { of: 'selector' }, when: 'anytime' },
  /** Names of Powers; without them, all. */
  power: { may: { of: 'texts' }, when: 'anytime' },
  powerUpDice: { when: 'roll' },
  /** Role Powers that are meant; without them, any. */
  rolePower: { may: { role: 'roles' }, when: 'anytime' },
  /** Agenda Points for its Team, by what it does, carries or Controls. */
  score: { when: 'anytime', own: true },
  /** Citizens whom it does not Tag. */
  tag: { needs: { of: 'selector' }, when: 'anytime' },
  /** That its Immunities keep off what a Burden does to its bearer. */
  unhindered: { when: 'anytime', own: true },
} as const satisfies Words;

/** What comes with a permission stands in its `with`. */
export interface Permission extends Word {
  readonly with?: Fields;
}

export const ALLOW = {
  addEfx: { with: { needs: { effect: 'barEffects' }, may: { actions: 'texts' } }, when: 'use' },
  /** A Follow Up with the same Action on the same Target for so many AP, once a roll has left so many SFX. */
  cheapFollowUp: { with: { needs: { action: 'text', ap: 'number', sfx: 'number' } }, when: 'use' },
  /** `damaged`: to those of its Targets that the Action has Damaged, after its own Effects. */
  addFx: {
    with: { needs: { effect: 'barEffects', damaged: 'selector' }, may: { actions: 'texts' } },
    when: 'use',
  },
  /**
   * `whileSpectral`: true: only lets a Spectral user employ Actions; false: only reaches Spectral models. `btbCounts`:
   * those that touch count as in Base to Base for these Actions. `bothWays`: Spectral models affect it in turn.
   */
  affectSpectral: {
    with: { may: { whileSpectral: 'flag', actions: 'actions', btbCounts: 'yes', bothWays: 'yes' } },
    when: 'use',
  },
  /** Actions of the cards of these, with their Traits and Trumps. */
  borrowActions: { with: { needs: { from: 'selector' } }, when: 'anytime' },
  combineAny: { when: 'anytime' },
  /** Minion cards of these models as if they were Friendly. */
  command: { with: { needs: { of: 'selector' } }, when: 'anytime' },
  defendWith: {
    with: { needs: { use: 'trait', for: 'traitRolled' }, may: { trump: 'flag', compulsory: 'flag' } },
    when: 'roll',
  },
  endSpectral: { when: 'anytime' },
  /** What it was in Base to Base with when its Activation began does not stand against Momentum. */
  keepMomentum: { when: 'roll' },
  /** `at`: the trigger point that it waits for; without it, it takes effect at once. */
  masterPlan: {
    with: {
      needs: { do: 'planEffects' },
      may: { name: 'text', at: 'point', who: 'selector', limit: ['oncePerRound'] },
    },
    when: 'anytime',
  },
  /** Counts models so near as in Base to Base: for these Actions; without any, for all that it does. */
  reachAsBtb: { with: { needs: { inches: 'number' }, may: { actions: 'actions' } }, when: 'anytime' },
  /**
   * `track`: a card that began with this one may turn back, and has the Health of this one in all its forms.
   * `oncePerRound`: no second time, whatever Fatigue is left.
   */
  shapeshift: {
    with: {
      needs: { to: 'texts' },
      may: { sameCard: 'flag', freeFirstPerRound: 'flag', oncePerRound: 'flag', track: 'flag' },
    },
    when: 'anytime',
  },
  /** `of`: what is seen, from the model that has the Power. */
  sight: { with: { needs: { of: 'selector' } }, when: 'anytime' },
  /**
   * That Action goes with one Movement Action or two of an Activation, and with nothing else; where it is used in the
   * midst of one, what is left of that follows.
   */
  strafe: { with: { needs: { action: 'text' } }, when: 'anytime', own: true },
  /** Power Up dice of the cards of these count as its own. */
  spendDiceOf: { with: { needs: { of: 'selector' } }, when: 'anytime' },
  throwModel: { with: { needs: { of: 'selector' } }, when: 'use' },
  throwWithoutBtb: { with: { needs: { inches: 'number' }, may: { action: 'actions' } }, when: 'use' },
  useAs: {
    with: { needs: { actions: 'actions', as: 'use' }, may: { extraAp: 'number', for: 'selector' } },
    when: 'anytime',
  },
  useFrom: { with: { needs: { actions: 'actions', piece: 'source' } }, when: 'anytime' },
} as const satisfies Readonly<Record<string, Permission>>;

/** Read from what is printed on a card, whatever is in force. */
export const PRINTED = {
  grant: {
    /** Its player chooses which of the words it is. */
    descriptor: { needs: { of: 'names', choose: ['anyOf'] }, own: true },
    /** Before a roll that it takes part in, its player chooses which of these Elements it has in it. */
    elementChoice: { needs: { of: 'names' }, may: { orNone: 'yes', as: ['attacker'] }, own: true },
    /** It counts as one model of the Minion card of that name for how many may be in play. */
    countsAmong: { needs: { of: 'text' }, own: true },
    /** A row of Health that is lost before its own. */
    healthFirst: { needs: { of: 'number' }, own: true },
    /** It starts with so many points; `always`: what they pay for is open to its Team wherever it is, KO'ed too. */
    points: { needs: { of: 'number' }, may: { always: 'yes' }, own: true },
    /** Names of cards that are the same Supreme. */
    sameSupreme: { needs: { of: 'texts' }, own: true },
  },
  forbid: {
    condition: { needs: { of: ['Stealth'] }, own: true },
    /** More than one of the card in a Team, whatever allows more. */
    copies: { own: true },
    /** It is not counted for the limit of its Role in a Team all of one Faction. */
    countedRole: { needs: { of: ['Leader', 'Powerhouse'], inTeamOf: 'text' }, own: true },
  },
  allow: {
    /** `most` of the card itself; `more` of each card of a Faction and Level. */
    copies: {
      with: { may: { most: 'number', oneFaction: 'flag', more: 'number', faction: 'text', level: 'number' } },
      own: true,
    },
    /**
     * Places besides its own zone: `beyondZone`, so many inches deeper; `touching` one `of` these; `near` one, and not
     * in the enemy zone: that waits for the Infiltrators only if its Team has such a model.
     */
    deploy: {
      with: {
        may: {
          where: ['outsideEnemyZone', 'anywhere', 'beyondZone', 'touching', 'near'],
          inches: 'number',
          of: 'selector',
          step: ['infiltrators'],
        },
      },
    },
    givesCover: { with: { needs: { to: 'selector' } }, when: 'roll', own: true },
    moveThrough: { own: true },
    /** Cards that its Team may take, and what they count as there. */
    recruit: {
      with: { needs: { names: 'texts', alignment: ['Hero', 'Villain'], faction: 'text' } },
      own: true,
    },
  },
} as const satisfies {
  readonly grant: Words;
  readonly forbid: Words;
  readonly allow: Readonly<Record<string, Permission>>;
};

/** Read only where it is in force for a time. */
export const PASSING = {
  set: {
    elements: { needs: { to: 'names' }, own: true },
    trump: { needs: { to: 'traits' }, own: true },
    types: { needs: { to: 'names' }, own: true },
  },
  forbid: { descriptor: { needs: { of: 'texts' }, own: true } },
} as const satisfies { readonly set: Words; readonly forbid: Words };

/** What may be bought for one roll. */
export const FOR_A_ROLL = {
  attackerDice: { may: { per: ['spent'] } },
  defenderDice: { may: { per: ['spent'] } },
  rollDice: { may: { per: ['spent'] } },
} as const satisfies Words;
