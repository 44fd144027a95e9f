import type { PointerKind } from '../../../ui/table/gestures/types.ts';
import type { Handle, Loupe, Overlay, Zone } from '../../../ui/table/types.ts';
import type { RulePoint } from '../../../ui/table/units.ts';

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
/** What takes a while to work out is drawn once it is there. The same object as long as the question is the same. */
export interface Later {
  readonly steps: () => Generator<void, Overlay | null>;
}

export interface Decor {
  readonly acting?: readonly string[];
  /** How far whoever acts could get, in inches, while it is planned. */
  readonly roam?: number;
  readonly targets?: readonly string[];
  /** Models that cannot be chosen; a text is shown beside the base. */
  readonly closed?: Readonly<Record<string, string>>;
  /** Closed models keep silent unless they are looked at. */
  readonly overlays?: readonly Overlay[];
  /** Over these in time. */
  readonly later?: Later | null;
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
