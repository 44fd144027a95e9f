import type { Alignment, ModelKind, Trait } from './keywords.ts';

/**
 * Which models a rule speaks of. All given keys must hold; a list inside one key means any of them.
 * `descriptor` is any word of PC-DESC-09 (Type, Element, Origin, Role, Movement Type, Condition, 'Object' ...).
 * @rule PC-BAR-15
 */
export interface Selector {
  readonly side?: 'friendly' | 'enemy' | 'any';
  readonly kind?: ModelKind | readonly ModelKind[];
  readonly descriptor?: string | readonly string[];
  readonly nonDescriptor?: string | readonly string[];
  readonly alignment?: Alignment;
  readonly faction?: string;
  readonly nonFaction?: string;
  readonly name?: string | readonly string[];
  readonly trait?: { readonly of: Trait; readonly atLeast?: number; readonly trump?: boolean };
  readonly fullHealth?: boolean;
  readonly baseMm?: number | readonly number[];
  readonly within?: number | string;
  readonly of?: readonly string[];
  readonly btb?: boolean;
  readonly btbWith?: readonly string[];
  readonly damagedBy?: string;
  readonly power?: string;
  readonly anyOf?: readonly Selector[];
  readonly other?: boolean;
  readonly orSelf?: boolean;
  readonly count?: number | 'all' | 'any';
  readonly state?: string;
  /** Not while whoever uses the Action is in that mode. @rule PC-BAR-15 */
  readonly unlessUserIn?: string;
  readonly [extra: string]: unknown;
}
