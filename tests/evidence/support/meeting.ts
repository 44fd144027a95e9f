/** A card of the game with one Enemy beside it, for scenes of evidence. */
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { powersOpen } from '../../../src/systems/pulp-city/rules/actions/powers-between.ts';
import type { CardSpec } from '../../support/card.ts';
import { ACE_AT, beside } from '../../support/duel.ts';
import type { Inches } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { type ModelSpec, type SceneSpec, scene, type TeamSpec } from '../../support/scene.ts';
import type { At } from './evidence.ts';

type Printed = Omit<CardSpec, 'name'>;

export interface Meeting extends Omit<SceneSpec, 'edition' | 'a' | 'b'> {
  /** What differs of the model that has the card. */
  readonly own?: Partial<ModelSpec>;
  /** What is printed on the Enemy's card, and how it is; every Trait is 1. */
  readonly foe?: Printed;
  readonly foeIs?: Partial<ModelSpec>;
  /** Inches between the two. */
  readonly gap?: number;
  readonly a?: TeamSpec;
  readonly b?: TeamSpec;
}

const WEAK: Printed = { F: 1, G: 1, H: 1, I: 1, J: 1, K: 1 };

/** The card of the evidence stands at `ACE_AT`, its Enemy 'Foe' east of it. */
export function meeting({ edition, card }: At, spec: Meeting = {}): Play {
  const { own, foe, foeIs, gap = 3, a, b, ...rest } = spec;
  const at = beside(ACE_AT, { mm: foe?.baseMm ?? 30, otherMm: card.baseMm, gap });
  return scene({
    ...rest,
    edition,
    a: { [card.name]: { card, at: ACE_AT, ...own }, ...a },
    b: { Foe: { at, ...foeIs, card: { ...WEAK, ...foe } }, ...b },
  });
}

/** A place so many inches north of the card's base, for one on 30 mm. */
export const north = (card: At['card'], gap: number): Inches =>
  beside(ACE_AT, { otherMm: card.baseMm, gap, side: 'north' });

/** Uses a Power between Actions; false: it is not offered. */
export function usesPower(game: Play, { card }: At, power: string): boolean {
  const open = powersOpen(worldOf(game.game), game.names.card(card.name), 'activation');
  const found = open.find((one) => one.power === power);
  if (found !== undefined) game.act({ do: 'power', ...found });
  return found !== undefined;
}
