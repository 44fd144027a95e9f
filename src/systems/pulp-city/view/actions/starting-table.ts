import { enemyTeams } from '../../board/sides.ts';
import type { World } from '../../model/encounter.ts';
import type { DecisionFor, Frame } from '../../model/frames.ts';
import type { CardId } from '../../model/ids.ts';
import { cardById } from '../../model/lookup.ts';
import { type StartingOdds, startingOdds } from '../../odds/starting-odds.ts';
import { startingDice } from '../../rules/rounds/starting-dice.ts';
import { columnsUpTo } from './commit-odds.ts';

export interface StartingTable {
  /** Who rolls on the other side; null: nobody is left to. */
  readonly other: CardId | null;
  /** Power Up dice of the other side: one number where it has declared them, or has none. */
  readonly columns: readonly number[];
  /** With 0, 1, 2 Power Up dice and so on, against each column. */
  readonly rows: readonly (readonly StartingOdds[])[];
  /** It is the roll of deployment, which brings no Master Plans. */
  readonly deployment: boolean;
}

/** Dice rolled with 0, 1, 2 Power Up dice and so on. */
export const diceOfStart = (w: World, { card, max }: DecisionFor<'startingDice'>): readonly number[] =>
  Array.from({ length: max + 1 }, (_, powerUp) => startingDice(w, card, powerUp));

/** What each Power Up die is worth in the Starting Roll; null: none is under way, or more than two roll. @rule PC-START-03 @rule PC-START-04 */
export function startingTable(
  w: World,
  stack: readonly Frame[],
  { by, card, max }: DecisionFor<'startingDice'>,
): StartingTable | null {
  const frame = stack.findLast(({ proc }) => proc === 'startingRoll');
  if (frame?.proc !== 'startingRoll' || frame.step !== 'dice') return null;
  const { rollers, queue, powerUp, deployment } = frame;
  const [against, more] = enemyTeams(w, by);
  if (against === undefined || more !== undefined) return null;
  const other = rollers[against];
  const toCome = other !== null && queue.includes(against);
  const columns = toCome ? columnsUpTo(cardById(w, other).powerUp) : [powerUp[against]];
  return {
    other,
    columns,
    deployment,
    rows: Array.from({ length: max + 1 }, (_, dice) =>
      columns.map((theirs) =>
        startingOdds(w, { card, powerUp: dice }, { card: other, powerUp: theirs }, deployment),
      ),
    ),
  };
}
