import type { RollSpec } from '../../model/roll.ts';
import type { ChainOffer } from '../../model/declared-action.ts';
import type { ModelId } from '../../model/ids.ts';
import type { ClauseEffect } from '../../model/clause.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import { cardOf, isModel } from '../../model/lookup.ts';
import { watch } from '../../powers/in-force.ts';
import { holds } from '../../traits/clause-conditions.ts';
import { answer } from '../damage/damage.ts';
import { answersTo } from '../damage/moments.ts';
import { activationOffers, letsActivate } from './activation-powers.ts';
import { attackView, defenceView, fixedNumber } from '../../traits/roll-view.ts';
import { isAbout } from '../../traits/selectors.ts';
import { clauseEffects } from '../../model/force.ts';

/** Who has won the roll; null: nobody rolled against the Attacker that has lost. */
function winnerOf(w: World, spec: RollSpec, won: boolean): ModelId | null {
  if (won) return spec.attacker;
  const { target } = spec;
  return target !== null && isModel(w, target) && fixedNumber(w, spec) === null ? target : null;
}

export const rollWon = watch('rollWon');

/** Powers that do something once a roll is won, for the Attacker or for the Defender. @rule PC-CARD-06 @rule PC-ROLL-04 */
export function answerRoll(ctx: Ctx, spec: RollSpec, won: boolean): void {
  const holders = rollWon.holders(ctx);
  if (holders.length === 0) return;
  const winner = winnerOf(ctx, spec, won);
  const view = won ? attackView(ctx, spec) : defenceView(ctx, spec, null);
  if (winner === null || view === null) return;
  const moment = { at: 'rollWon', holders, subject: winner, by: view.other, on: { view } };
  answer(
    ctx,
    answersTo(ctx, moment).filter(({ trigger }) => !clauseEffects(trigger.clause).some(hasItsTime)),
  );
}

/** Offered with the SFX, or as an interruption. */
const hasItsTime = ({ fx }: ClauseEffect): boolean => fx === 'extraSfx' || fx === 'activate';

/** Activations that Powers open to whoever has won a roll, in the middle of somebody else's. @rule PC-TURN-10 */
export function activationsForWinner(w: World, spec: RollSpec, won: boolean): ChainOffer[] {
  const watching = rollWon.holders(w).flatMap(({ triggers }) => triggers.filter(letsActivate));
  if (watching.length === 0) return [];
  const winner = winnerOf(w, spec, won);
  const view = won ? attackView(w, spec) : defenceView(w, spec, null);
  if (winner === null || view === null) return [];
  return watching
    .filter(
      ({ clause: { who, when }, owner }) =>
        isAbout(w, who, winner, owner) && holds(w, when, owner, winner, { view }),
    )
    .flatMap((trigger) => activationOffers(w, trigger, cardOf(w, trigger.owner).id));
}
