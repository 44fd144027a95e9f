/** The smallest fight: 'Ace' of Team A against 'Foe' of Team B, and what a test asks of their dice. */
import type { Edition } from './editions.ts';
import { beside, type Inches } from './pieces.ts';
import type { Play } from './play.ts';
import { type ModelSpec, type SceneSpec, scene, type TeamSpec } from './scene.ts';
import type { Watch } from './watch.ts';

export { beside };

export const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: Damage 1';
export const SHOT = 'AP 1 Shot (PRJ 8, H vs I, Damage 1) SFX: Damage 1';

type Fighter = Partial<ModelSpec>;
type Card = Exclude<ModelSpec['card'], undefined>;

export interface DuelSpec extends Omit<SceneSpec, 'a' | 'b'> {
  readonly ace?: Fighter;
  readonly foe?: Fighter;
  /** Inches between the two bases; 0: Base to Base. */
  readonly gap?: number;
  /** Further models of each Team. */
  readonly a?: TeamSpec;
  readonly b?: TeamSpec;
}

const baseOf = (card: Card | undefined): number => card?.baseMm ?? 30;

/** Where Ace stands unless told otherwise. */
export const ACE_AT: Inches = [12, 12];

/** Ace has Strike and Shot; every Trait is 4 and every base 30 mm unless told otherwise. */
export function duel(edition: Edition, spec: Omit<DuelSpec, 'edition'> = {}): Play {
  const { ace = {}, foe = {}, gap = 0, a = {}, b = {}, ...rest } = spec;
  const apart = { mm: baseOf(foe.card), otherMm: baseOf(ace.card), gap };
  const at = (ace.at as Inches | undefined) ?? ACE_AT;
  return scene({
    ...rest,
    edition,
    a: { Ace: { at, ...ace, card: { actions: [STRIKE, SHOT], ...ace.card } as Card }, ...a },
    b: { Foe: { at: beside(at, apart), ...foe }, ...b },
  });
}

export type Side = 'attack' | 'defence';

/** Dice of both sides in the latest roll; null: nobody defended. */
export function diceRolled(game: Watch): readonly [attack: number, defence: number | null] {
  const { attack, defence } = game.last('rolled');
  return [attack.faces.length, defence === null ? null : defence.faces.length];
}

/** Everything that gave or took dice in the latest roll, with how many: 'Momentum 2', 'Suppress -1'. */
export function reasons(game: Watch, side: Side = 'attack'): readonly string[] {
  const sources = game.last('rolled')[side]?.sources ?? [];
  return sources
    .filter(({ kind, dice }) => kind !== 'base' && dice !== 0)
    .map(({ name, dice }) => `${name} ${dice}`)
    .sort();
}
