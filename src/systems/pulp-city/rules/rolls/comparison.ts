import type { CardProfile } from '../../model/profile.ts';
import type { RollResult, RollSpec, RollView, TieBreak } from '../../model/roll.ts';

import type { World } from '../../model/encounter.ts';
import { isModel, profileOf } from '../../model/lookup.ts';
import { modifier, replacer, total } from '../../powers/measure.ts';
import { originBeats, originOf } from '../../traits/descriptors.ts';
import { attackView, defenceView, pieceRolls } from '../../traits/roll-view.ts';

export function best(faces: readonly number[]): number {
  let most = 0;
  for (const face of faces) if (face > most) most = face;
  return most;
}

export function countFrom(faces: readonly number[], from: number): number {
  let count = 0;
  for (const face of faces) if (face >= from) count += 1;
  return count;
}

type Kind = CardProfile['kind'];

const outranks = (one: Kind, other: Kind): boolean =>
  other === 'minion' && (one === 'supreme' || one === 'monster');

export const tieBreak = replacer('tieBreak');
export const sfxCountMore = modifier('sfxCount');

const winsTies = (w: World, view: RollView | null): boolean =>
  view !== null && tieBreak(w, view.self, { view }) === 'wins';

/** A Power that wins ties goes before the book's own order; two of them leave it to that. @rule PC-CARD-06 */
function wonByPower(w: World, spec: RollSpec): boolean | null {
  const attacker = winsTies(w, attackView(w, spec));
  return attacker === winsTies(w, defenceView(w, spec, null)) ? null : attacker;
}

function breakTie(w: World, spec: RollSpec): { won: boolean; tie: TieBreak } {
  const { target } = spec;
  if (target === null || !isModel(w, target)) return { won: true, tie: 'none' };
  if (pieceRolls(w, spec) !== null) return { won: false, tie: 'defender' };
  const byPower = wonByPower(w, spec);
  if (byPower !== null) return { won: byPower, tie: 'power' };
  const attacker = profileOf(w, spec.attacker);
  const defender = profileOf(w, target);
  const origins = { attacker: originOf(w, spec.attacker), defender: originOf(w, target) };
  if (outranks(attacker.kind, defender.kind)) return { won: true, tie: 'supreme' };
  if (outranks(defender.kind, attacker.kind)) return { won: false, tie: 'supreme' };
  if (originBeats(origins.attacker, origins.defender)) return { won: true, tie: 'triad' };
  if (originBeats(origins.defender, origins.attacker)) return { won: false, tie: 'triad' };
  return { won: false, tie: 'defender' };
}

/** @rule PC-ROLL-04 @rule PC-ROLL-05 @rule PC-ROLL-06 */
export function compare(
  w: World,
  spec: RollSpec,
  attack: number,
  defence: number,
  fixed: boolean,
): { won: boolean; tie: TieBreak } {
  if (attack !== defence) return { won: attack > defence, tie: 'none' };
  return fixed ? { won: true, tie: 'none' } : breakTie(w, spec);
}

/** SFX left after cancelling; Powers that add some come on top of a success. @rule PC-SFX-01 @rule PC-SFX-02 @rule PC-SFX-07 */
export function sfxLeft(
  w: World,
  spec: RollSpec,
  gained: number,
  cancelled: number,
  won: boolean,
): RollResult['sfx'] {
  if (!won) return 0;
  const left = Math.max(0, gained - cancelled);
  if (pieceRolls(w, spec) !== null) return left;
  return left + total(sfxCountMore(w, spec.attacker, { view: attackView(w, spec) }));
}
