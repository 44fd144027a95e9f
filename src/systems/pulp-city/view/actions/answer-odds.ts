import { reactingTo } from '../../decisions/check.ts';
import type { ActionOrder } from '../../model/orders.ts';
import type { DecisionFor, Frame } from '../../model/frames.ts';

import type { RollSpec } from '../../model/roll.ts';
import type { ModelId, PieceId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { actionOn, profileOf } from '../../model/lookup.ts';
import type { AmountOf } from '../../odds/hits.ts';
import { type OddsOn, oddsOfUse, sharedOdds } from '../../odds/odds-of-use.ts';
import { type Odds, type OddsChoices, rollOdds } from '../../odds/odds.ts';
import { declare } from '../../rules/actions/declaring.ts';
import { type Figures, type RollNotes, figuresOf, notesOf } from './commit-odds.ts';
import { timesIn } from '../../rules/rolls/dice-powers.ts';

export interface AnswerTable {
  readonly rows: readonly { readonly dice: number; readonly rolled: number; readonly figures: Figures }[];
  /** What each Trait would make of it, at what is committed. */
  readonly traits: readonly Figures[];
  readonly notes: RollNotes;
  /** What one more of each Power on offer would make of it, at what is committed. */
  readonly powers: Readonly<Record<string, Figures>>;
}

export interface DefenceCommitted {
  readonly powerUp: number;
  readonly trait: number;
  readonly powers: readonly string[];
}

/** What each answer of the Defender leaves the Attacker. @rule PC-ROLL-10 @rule PC-ROLL-16 */
export function answerTable(
  w: World,
  { spec, max, traits, attackPowerUp, powers: offered }: DecisionFor<'defendDice'>,
  object: PieceId | null,
  amount: AmountOf,
  { powerUp, trait, powers }: DefenceCommitted,
): AnswerTable {
  const odds = (choices: OddsChoices): Odds =>
    rollOdds(w, spec, amount, {
      attackPowerUp,
      object,
      trait,
      defendPowers: powers,
      defendPowerUp: powerUp,
      ...choices,
    });
  return {
    rows: Array.from({ length: max + 1 }, (_, dice) => {
      const found = odds({ defendPowerUp: dice });
      return { dice, rolled: found.defence?.dice ?? 0, figures: figuresOf(found) };
    }),
    traits: traits.map((_, at) => figuresOf(odds({ trait: at }))),
    notes: notesOf(w, spec, odds({})),
    powers: Object.fromEntries(
      [...new Set(offered)]
        .filter((name) => timesIn(powers, name) < timesIn(offered, name))
        .map((name) => [name, figuresOf(odds({ defendPowers: [...powers, name] }))]),
    ),
  };
}

/** The Object that the Attacker smashes with the roll in hand. @rule PC-BONUS-11 */
export function smashedInHand(stack: readonly Frame[]): PieceId | null {
  const frame = stack.findLast(({ proc }) => proc === 'attackRoll');
  return frame?.proc === 'attackRoll' && 'choice' in frame ? frame.choice.object : null;
}

/** What the hit comes to if this model takes it, by its best Trait and without any more dice. @rule PC-ROLE-11 */
export function takerOdds(
  w: World,
  { spec, target }: DecisionFor<'redirect'>,
  amount: AmountOf,
  model: ModelId | null,
): Figures {
  const taken = model === null ? spec : { ...spec, target: model, instead: target };
  return figuresOf(rollOdds(w, taken, amount));
}

/** What the roll comes to with the Trait of the bar, or with the one that is forced on the Attacker. @rule PC-ROLL-16 */
export function keptTraitOdds(w: World, spec: RollSpec, amount: AmountOf, pays: boolean): Figures {
  const rolled: RollSpec = pays ? { ...spec, keepsTrait: true } : spec;
  return figuresOf(rollOdds(w, rolled, amount));
}

/** The Reaction as it is declared: on the model that triggered it. @rule PC-TYPE-03 */
export function reactionOrder(w: World, decision: DecisionFor<'react'>, at: number): ActionOrder | null {
  const option = decision.options[at];
  const action = option === undefined ? null : actionOn(profileOf(w, option.model), option.action);
  if (option === undefined || action === null) return null;
  return { ...option, targets: 'trait' in action.against ? [decision.against] : [] };
}

/** What a Reaction may do to the model it answers; null: it cannot be declared. @rule PC-TYPE-03 */
export function reactionOdds(w: World, decision: DecisionFor<'react'>, at: number): Odds | OddsOn | null {
  const order = reactionOrder(w, decision, at);
  const declared = order === null ? null : declare(w, order, reactingTo(w, decision, order.model));
  if (declared === null || !declared.ok) return null;
  const lines = oddsOfUse(w, declared.value);
  return lines.find(({ target }) => target === decision.against) ?? sharedOdds(w, declared.value);
}
