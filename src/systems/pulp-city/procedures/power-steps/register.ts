import type { OfferedEffect, ClauseEffect } from '../../model/clause.ts';
import type { Ctx } from '../../model/encounter.ts';
import type { ModelId } from '../../model/ids.ts';
import { become } from './become.ts';
import { borrow } from './borrow.ts';
import { choose } from './choose.ts';
import { citizensFlee } from './citizens-flee.ts';
import { knockback, pull, shift } from './displacing.ts';
import { layPiece, setOff } from './laid-pieces.ts';
import { moveDice } from './move-dice.ts';
import { addModel, raise, recruit } from './newcomers.ts';
import { hurtObjects, layObjects } from './objects.ts';
import { place, swap } from './place.ts';
import { reposition } from './reposition.ts';
import { rollDie } from './roll-die.ts';
import type { Now, Step, StepFx, Then, Wake } from './step.ts';
import { shiftPieces } from './shift-pieces.ts';
import { strikes } from './strikes.ts';
import { freeMove, useAction } from './use-action.ts';

/** A row of `STEPWISE` without what it does here does not compile. */
const STEPS: { readonly [Fx in StepFx]: Step<Fx> } = {
  addModel,
  become,
  borrow,
  choose,
  citizensFlee,
  freeMove,
  hurtObjects,
  knockback,
  layObjects,
  layPiece,
  moveDice,
  place,
  pull,
  raise,
  recruit,
  reposition,
  rollDie,
  setOff,
  shift,
  shiftPieces,
  strikes,
  swap,
  useAction,
};

const isStep = (effect: ClauseEffect): effect is Extract<OfferedEffect, { readonly fx: StepFx }> =>
  Object.hasOwn(STEPS, effect.fx);

/** Chains and ends of Turns have moments of their own. */
export function stepOf(effect: ClauseEffect, ctx: Ctx, now: Now, model: ModelId, wake: Wake): Then {
  if (!isStep(effect)) return { do: 'goto', frame: now };
  const step: Step<StepFx> = STEPS[effect.fx] as Step<StepFx>;
  return step(ctx, now, effect, model, wake);
}
