import { useMemo } from 'react';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import type { Trait } from '../../../../systems/pulp-city/model/keywords.ts';
import {
  type AnswerTable,
  answerTable,
  smashedInHand,
} from '../../../../systems/pulp-city/view/actions/answer-odds.ts';
import {
  type CommitTable,
  amountInHand,
  commitTable,
} from '../../../../systems/pulp-city/view/actions/commit-odds.ts';
import {
  type EnvironmentTable,
  environmentTable,
} from '../../../../systems/pulp-city/view/actions/environment-table.ts';
import {
  type StartingTable,
  startingTable,
} from '../../../../systems/pulp-city/view/actions/starting-table.ts';
import { usePreference } from '../../../../ui/shell/app.ts';
import type { Say } from '../../words/say.ts';
import type { AttackDraft, DefendDraft } from './roll-plan.ts';

/** What each die of the Attacker is worth, against one Trait or the best one; null: odds are switched off. */
export function useCommitTable(
  { w, stack }: Say,
  decision: DecisionFor<'attackDice'>,
  { powerUp, object, powers }: AttackDraft,
  trait: number | null = null,
): CommitTable | null {
  const shown = usePreference(({ odds }) => odds);
  return useMemo(
    () => (shown ? commitTable(w, decision, amountInHand(stack), { powerUp, object, powers }, trait) : null),
    [shown, w, stack, decision, powerUp, object, powers, trait],
  );
}

/** What each answer of the Defender leaves the Attacker; null: odds are switched off. */
export function useAnswerTable(
  { w, stack }: Say,
  decision: DecisionFor<'defendDice'>,
  { powerUp, trait, powers }: DefendDraft,
): AnswerTable | null {
  const shown = usePreference(({ odds }) => odds);
  return useMemo(
    () =>
      shown
        ? answerTable(w, decision, smashedInHand(stack), amountInHand(stack), { powerUp, trait, powers })
        : null,
    [shown, w, stack, decision, powerUp, trait, powers],
  );
}

/** What each answer to a Fall, a Crash or Dangerous Terrain leaves; null: odds are switched off. */
export function useEnvironmentTable(
  { w, stack }: Say,
  decision: DecisionFor<'environmentDefence'>,
  trait: Trait | undefined,
  powerUp: number,
): EnvironmentTable | null {
  const shown = usePreference(({ odds }) => odds);
  return useMemo(
    () => (shown && trait !== undefined ? environmentTable(w, stack, decision, { trait, powerUp }) : null),
    [shown, w, stack, decision, trait, powerUp],
  );
}

/** What each die is worth in the Starting Roll; null: odds are switched off. */
export function useStartingTable(
  { w, stack }: Say,
  decision: DecisionFor<'startingDice'>,
): StartingTable | null {
  const shown = usePreference(({ odds }) => odds);
  return useMemo(() => (shown ? startingTable(w, stack, decision) : null), [shown, w, stack, decision]);
}
