/** Scenes around one published card, which stands in the middle of the table. */
import { ACE_AT, type Side } from '../../support/duel.ts';
import { type Play, Refused } from '../../support/play.ts';
import { type ModelSpec, type SceneSpec, scene, type TeamSpec } from '../../support/scene.ts';
import type { At } from './evidence.ts';

export interface StageSpec extends Omit<SceneSpec, 'edition' | 'a' | 'b'> {
  /** How the card's model differs from a plain one there. */
  readonly own?: Partial<ModelSpec>;
  readonly a?: TeamSpec;
  readonly b?: TeamSpec;
}

/** Dice enough for any roll: the lowest faces, so that no SFX is bought and ties go to the Defender. */
const LOW = Array<number>(24).fill(1);

/** What the table calls the card's model; a Minion card's first. */
export const named = ({ card }: At): string => (card.modelsAtStart > 1 ? `${card.short} 1` : card.short);

export const stage = (at: At, { own = {}, a = {}, b = {}, ...rest }: StageSpec = {}): Play =>
  scene({
    dice: LOW,
    ...rest,
    edition: at.edition,
    a: { [at.card.short]: { at: ACE_AT, ...own, card: at.card }, ...a },
    b,
  });

/** Dice that one source gave in the latest roll: 0 if it is not among them. */
export const diceFrom = (game: Play, source: string, side: Side = 'attack'): number =>
  (game.last('rolled')[side]?.sources ?? [])
    .filter(({ name }) => name === source)
    .reduce((sum, { dice }) => sum + dice, 0);

/** What the deed comes to, or the code of the refusal that it meets. */
export function orRefused<T>(game: Play, deed: () => T): T | string {
  try {
    return deed();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    game.forgetDice();
    return error.refusal.code;
  }
}
