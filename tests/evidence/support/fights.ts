/** A fight for pieces of evidence: the card of the Power beside 'Foe', dice that all show six. */
import type { DecisionKind } from '../../../src/systems/pulp-city/model/decisions.ts';
import type { CardProfile } from '../../../src/systems/pulp-city/model/profile.ts';
import type { CardSpec } from '../../support/card.ts';
import { ACE_AT, beside } from '../../support/duel.ts';
import type { Play } from '../../support/play.ts';
import { type ModelSpec, type SceneSpec, scene, type TeamSpec } from '../../support/scene.ts';
import type { At } from './evidence.ts';

export const LIVING: CardProfile['types'] = ['Living'];
export const NONLIVING: CardProfile['types'] = ['Nonliving'];

export const SIXES = Array<number>(60).fill(6);

/** Wins with six against six as F 9 against G 1 does, loses as F 1 against G 9. */
export const HIT = 'AP 1 Hit (CCM, F vs G, Damage 1) SFX: none';
export const SHOT = 'AP 1 Shot (PRJ 8, F vs G, Damage 1) SFX: none';
export const HEX = 'AP 1 Hex (PRJ 8, K vs K, Damage 1) SFX: none';
export const BURST = 'AP 1 Burst (PLS 6, K vs K, Damage 1) SFX: none';

type Spec = Omit<CardSpec, 'name'>;

export interface Fight extends Partial<Omit<SceneSpec, 'edition' | 'a' | 'b'>> {
  /** What differs of the model with the Power. */
  readonly own?: Partial<ModelSpec>;
  readonly foe?: Omit<Partial<ModelSpec>, 'card'> & { readonly card?: Spec };
  /** Inches between the two. */
  readonly gap?: number;
  readonly a?: TeamSpec;
  readonly b?: TeamSpec;
}

/** What the model with the Power is called. */
export const nameIn = ({ card }: At): string => card.short;

export function fight(at: At, { own = {}, foe = {}, gap = 0, a = {}, b = {}, ...more }: Fight = {}): Play {
  const { card: of, ...rest } = foe;
  const where = beside(ACE_AT, { mm: at.card.baseMm, otherMm: of?.baseMm ?? 30, gap });
  return scene({
    dice: SIXES,
    ...more,
    edition: at.edition,
    a: { [nameIn(at)]: { card: at.card, at: ACE_AT, ...own }, ...a },
    b: { Foe: { at: where, ...rest, card: { health: 9, ...of } }, ...b },
  });
}

/** Foe uses an Action on somebody, with F and K 9, or 1 for a miss. */
export function struck(
  at: At,
  { action = HIT, hits = true, ...more }: Fight & { readonly action?: string; readonly hits?: boolean },
): Play {
  const trait = hits ? 12 : 0;
  const card = { ...more.foe?.card, actions: [action], F: trait, K: trait };
  const game = fight(at, { turn: 'b', ...more, foe: { ...more.foe, card } });
  const target = action === BURST ? [] : nameIn(at);
  game.activate('Foe').attack('Foe', actionName(action), target, { sfx: [], quiet: false });
  return quietly(game, 'react');
}

export const actionName = (bar: string): string =>
  bar.replace(/^(AP \d+|Activation) (\[[^\]]*\] )*/, '').replace(/\*? \(.*$/, '');

/** Answers everything that is asked with 'nothing', as long as it is of these kinds. */
export function quietly(game: Play, ...kinds: readonly DecisionKind[]): Play {
  for (;;) {
    const [kind] = game.asked();
    if (kind === undefined || !kinds.includes(kind)) return game;
    game.decline(kind);
  }
}
