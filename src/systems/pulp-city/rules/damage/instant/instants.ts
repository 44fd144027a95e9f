import type { EffectName } from '../../../model/effects.ts';
import { attack } from './attack.ts';
import { defend } from './defend.ts';
import { fatigue } from './fatigue.ts';
import { heal } from './heal.ts';
import type { Instant } from './instant.ts';
import { powerDown } from './power-down.ts';
import { powerUp } from './power-up.ts';
import { spectral } from './spectral.ts';
import { stun } from './stun.ts';
import { suppress } from './suppress.ts';

/** Bars and Powers bring these alike. */
export const INSTANTS = {
  attack,
  defend,
  fatigue,
  heal,
  powerDown,
  powerUp,
  spectral,
  stun,
  suppress,
} as const satisfies { readonly [Fx in EffectName]?: Instant };
