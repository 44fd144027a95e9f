/** Which words may stand where: in a Power, in the text of an Action or of a piece, in what is put in force, in a roll. */
import type { Fields } from './fields.ts';
import type { PointUse } from './points.ts';
import { POINTS, POINTS_OF_PIECES, POINTS_OF_SPECIALS } from './points.ts';
import {
  ALLOW,
  FOR_A_ROLL,
  FORBID,
  GRANT,
  MODIFY,
  PASSING,
  type Permission,
  PRINTED,
  SET,
  type Word,
} from './words.ts';

type Words = Readonly<Record<string, Word>>;

export interface PlaceWords {
  readonly modify: Words;
  readonly set: Words;
  readonly grant: Words;
  readonly forbid: Words;
  readonly allow: Readonly<Record<string, Permission>>;
  readonly at: Readonly<Record<string, readonly PointUse[]>>;
  readonly custom: Readonly<Record<string, CustomWord>>;
  readonly piece: Readonly<Record<string, Fields>>;
}

interface CustomWord {
  readonly with: Fields;
  /** The moment it is about, for whoever reads the card. */
  readonly at: string;
}

/** Clauses whose body is code: a handler in `powers/handlers` each. */
const CUSTOM = {
  power: {
    alterDie: {
      with: { needs: { set: 'number' }, may: { needsDice: 'number', whenTargeted: 'flag' } },
      at: 'rolled',
    },
    chooseTrump: { with: {}, at: 'activationStarted' },
    blinkToPiece: { with: { needs: { piece: 'text' } }, at: 'duringActivation' },
    forcedTraitOrPay: {
      with: { needs: { trait: 'trait' }, may: { ap: 'number', trump: 'flag' } },
      at: 'actionDeclared',
    },
    /** On success one Special may go to all of these, for so many AP more. */
    widenSpecial: {
      with: { needs: { special: 'text', ap: 'number', to: 'selector' } },
      at: 'achieved',
    },
  },
  special: {
    offTable: { with: {}, at: 'achieved' },
    /** Each use of the Action is one of these, and the same throughout an Activation. */
    usedAsOneOf: { with: { needs: { bars: 'bars' } }, at: 'actionDeclared' },
  },
  piece: { leaveByShortestRoute: { with: { may: { fatigues: 'no' } }, at: 'achieved' } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, CustomWord>>>>;

const PIECE = {
  may: {
    G: 'number',
    base: 'number',
    height: 'number',
    hp: 'number',
    size: 'number',
    max: 'number',
    /** Inches that other models are away at least where it is put: all but the one that Summons it. */
    apart: 'number',
    /** 'nextUse': as soon as the Action that has made it is used again. */
    removed: ['effectsPhase', 'nextUse'],
    keepsEarlier: 'flag',
    clauses: 'pieceClauses',
  },
} as const satisfies Fields;

const TERRAIN = {
  may: {
    ...PIECE.may,
    /** Its player chooses one or more of them as it is laid. */
    options: 'pieceOptions',
  },
} as const satisfies Fields;

const NONE = {} as const;

export const PLACES = {
  power: {
    modify: MODIFY,
    set: SET,
    grant: { ...GRANT, ...PRINTED.grant },
    forbid: { ...FORBID, ...PRINTED.forbid },
    allow: { ...ALLOW, ...PRINTED.allow },
    at: POINTS,
    custom: CUSTOM.power,
    /** What it lays by `layPiece`. */
    piece: { terrain: { needs: { name: 'text' }, may: { base: 'number', clauses: 'pieceClauses' } } },
  },
  /** In the text of what an Action makes, the words hold as long as one of the pieces is on the table. */
  summon: {
    modify: MODIFY,
    set: SET,
    grant: GRANT,
    forbid: FORBID,
    allow: ALLOW,
    at: { ...POINTS, ...POINTS_OF_SPECIALS },
    custom: CUSTOM.special,
    piece: { dangerousTerrain: PIECE, structure: PIECE, terrain: TERRAIN },
  },
  /** Elsewhere they are in force for whoever stands in an Aura. */
  special: {
    modify: MODIFY,
    set: SET,
    grant: GRANT,
    forbid: FORBID,
    allow: ALLOW,
    at: POINTS_OF_SPECIALS,
    custom: CUSTOM.special,
    piece: NONE,
  },
  piece: {
    modify: NONE,
    set: NONE,
    grant: {
      /** To whom it does nothing: models of these names or Descriptors. */
      immune: { needs: { of: 'texts', who: 'named' } },
      /** The piece has it; `who`: models that touch it have it. */
      condition: { needs: { of: 'texts' }, may: { who: 'named' } },
    },
    forbid: NONE,
    allow: { givesCover: NONE },
    at: POINTS_OF_PIECES,
    custom: CUSTOM.piece,
    piece: NONE,
  },
  lasting: {
    modify: MODIFY,
    set: { ...SET, ...PASSING.set },
    grant: GRANT,
    forbid: { ...FORBID, ...PASSING.forbid },
    allow: ALLOW,
    at: POINTS,
    custom: NONE,
    piece: NONE,
  },
  roll: {
    modify: FOR_A_ROLL,
    set: NONE,
    grant: NONE,
    forbid: NONE,
    allow: NONE,
    at: NONE,
    custom: NONE,
    piece: NONE,
  },
} as const satisfies Readonly<Record<string, PlaceWords>>;

export type PlaceName = keyof typeof PLACES;

/** Verbs whose clauses name one word; those with `at` name trigger points. */
export const WORD_VERBS = ['modify', 'set', 'grant', 'forbid', 'allow', 'custom', 'piece'] as const;
