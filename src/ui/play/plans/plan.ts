import type { Translator } from '../../../i18n/translate.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import type { DecisionFor, DecisionKind } from '../../../systems/pulp-city/model/decisions.ts';
import type { Frame } from '../../../systems/pulp-city/model/frames.ts';
import type { World } from '../../../systems/pulp-city/model/world.ts';
import type { PointerKind } from '../../table/gestures/types.ts';
import type { Handle, Loupe, Overlay, Zone } from '../../table/types.ts';
import type { RulePoint } from '../scene/units.ts';
import { refusalWords, thingName } from '../words.ts';

/** What a player does on the table, in the measure of the rules. */
export type Gesture =
  | { readonly do: 'tapToken'; readonly id: string }
  | { readonly do: 'tapPiece'; readonly id: string; readonly at: RulePoint }
  | { readonly do: 'tapGround'; readonly at: RulePoint }
  | { readonly do: 'dragStart'; readonly id: string; readonly pointer: PointerKind }
  | { readonly do: 'dragMove'; readonly at: RulePoint; readonly pointer: PointerKind }
  | { readonly do: 'dragEnd'; readonly at: RulePoint; readonly pointer: PointerKind }
  | { readonly do: 'dragCancel' };

/** What a decision adds to the picture while it is being made. */
export interface Decor {
  readonly acting?: readonly string[];
  readonly targets?: readonly string[];
  /** Models that cannot be chosen; a text is shown beside the base. */
  readonly closed?: Readonly<Record<string, string>>;
  /** Closed models keep silent unless they are looked at. */
  readonly overlays?: readonly Overlay[];
  /** Painted again at every move of the pointer. */
  readonly live?: readonly Overlay[];
  readonly handle?: Handle | null;
  readonly loupe?: Loupe | null;
  readonly zones?: readonly Zone[];
  /** Models to be chosen among, which nothing may cover. */
  readonly clear?: readonly string[];
  /** Pieces the acting model could lift. */
  readonly lift?: readonly string[];
}

export const NO_DECOR: Decor = {};

/** Words for what a decision shows. */
export interface Say {
  readonly w: World;
  readonly t: Translator;
  readonly name: (id: string) => string;
  readonly why: (refusal: Refusal) => string;
  /** What is under way, where it matters for what is shown. */
  readonly stack: readonly Frame[];
}

export function sayIn(w: World, t: Translator, stack: readonly Frame[] = []): Say {
  return {
    w,
    t,
    stack,
    name: (id) => thingName(w, t, id),
    why: (refusal) => refusalWords(w, t, refusal),
  };
}

/** How one kind of decision uses the table. Pure; what it remembers is a draft of plain JSON. */
export interface Plan<K extends DecisionKind, Draft> {
  begin(w: World, decision: DecisionFor<K>): Draft;
  gesture(w: World, decision: DecisionFor<K>, draft: Draft, gesture: Gesture): Draft;
  decor(say: Say, decision: DecisionFor<K>, draft: Draft): Decor;
  canDrag?(w: World, decision: DecisionFor<K>, draft: Draft, id: string): boolean;
}
