import type { EffectName } from '../../model/effects.ts';
import { INSTANTS } from '../../rules/damage/instant/instants.ts';
import { type Apply, instant, notDue, nothing } from './apply.ts';
import { damage } from './damage.ts';
import { extraTarget } from './extra-target.ts';
import { immune } from './immune.ts';
import { knockback } from './knockback.ts';
import { mindControl } from './mind-control.ts';
import { pull } from './pull.ts';
import { shift } from './shift.ts';
import { special } from './special.ts';
import { summon } from './summon.ts';
import { weak } from './weak.ts';

/** A row of `model/effects.ts` without what it does here does not compile. */
export const APPLIES: { readonly [Fx in EffectName]: Apply } = {
  damage,
  heal: instant(INSTANTS.heal),
  attack: instant(INSTANTS.attack),
  defend: instant(INSTANTS.defend),
  suppress: instant(INSTANTS.suppress),
  powerUp: instant(INSTANTS.powerUp),
  powerDown: instant(INSTANTS.powerDown),
  knockback,
  pull,
  shift,
  blast: notDue,
  extraTarget,
  fatigue: instant(INSTANTS.fatigue),
  stun: instant(INSTANTS.stun),
  spectral: instant(INSTANTS.spectral),
  followUp: notDue,
  grabThrow: nothing,
  mindControl,
  immune,
  weak,
  special,
  summon,
};
