import type { DeclaredUse } from '../../model/declared-action.ts';
import type { DecisionFor, Frame } from '../../model/frames.ts';

import type { RollSpec } from '../../model/roll.ts';
import type { PieceId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import type { AmountOf } from '../../odds/hits.ts';
import { bestDefence, type Odds, type OddsChoices, rollOdds } from '../../odds/odds.ts';
import { withDiceOf, timesIn } from '../../rules/rolls/dice-powers.ts';
import { rerollsOf } from '../../rules/rolls/rerolls.ts';
import {
  type DefendOption,
  defendOptions,
  extraSfxPowers,
  mostDefendPowerUp,
} from '../../rules/rolls/roll-options.ts';

/** What a roll comes to, in the three figures that are shown of it. */
export interface Figures {
  readonly success: number;
  readonly expectedDamage: number;
  readonly ko: number;
  /** Chance of at least one SFX. */
  readonly sfx: number;
}

export function figuresOf({ success, expectedDamage, ko, sfx }: Odds): Figures {
  return { success, expectedDamage, ko, sfx: success - (sfx[0] ?? 0) };
}

/** Of the Action whose roll is in hand what its numbers hang on. */
export const amountInHand = (stack: readonly Frame[]): AmountOf => declaredInHand(stack) ?? { order: {} };

/** The declared Action whose roll is in hand. */
export function declaredInHand(stack: readonly Frame[]): DeclaredUse | null {
  const frame = stack.findLast(({ proc }) => proc === 'attackRoll');
  return frame?.proc === 'attackRoll' ? frame.use : null;
}

export interface CommitRow {
  /** Power Up dice committed, and dice rolled then. */
  readonly dice: number;
  readonly rolled: number;
  /** One for each number of dice that the Defender may add. */
  readonly cells: readonly Figures[];
}

export interface CommitTable {
  /** Power Up dice of the Defender. */
  readonly columns: readonly number[];
  readonly rows: readonly CommitRow[];
  /** Traits that the Defender may answer with, and the one that the figures take it to choose. */
  readonly traits: readonly DefendOption[];
  readonly trait: number;
  readonly notes: RollNotes;
  /** What one more of each Power on offer would make of it, at what is committed. */
  readonly powers: Readonly<Record<string, Figures>>;
  /** What each Object would make of it. */
  readonly objects: Readonly<Record<PieceId, Figures>>;
}

/** What figures take for granted or leave out. */
export interface RollNotes {
  readonly turned: Odds['turned'];
  /** Powers that sell one more SFX: a choice after the roll. @rule PC-SFX-07 */
  readonly extraSfx: readonly string[];
  /** Powers that throw a die once more: a choice after the roll. @rule PC-CARD-06 */
  readonly rerolls: readonly string[];
}

export const notesOf = (w: World, spec: RollSpec, { turned }: Odds): RollNotes => ({
  turned,
  extraSfx: extraSfxPowers(w, spec, { usedPowers: [] }).map(({ name }) => name),
  rerolls: rerollsOf(w, spec),
});

export interface AttackCommitted {
  readonly powerUp: number;
  readonly object: PieceId | null;
  readonly powers: readonly string[];
}

const MOST_COLUMNS = 4;

/** What each Power Up die of the Attacker is worth, against each the Defender may still add. @rule PC-ROLL-10 */
export function commitTable(
  w: World,
  decision: DecisionFor<'attackDice'>,
  amount: AmountOf,
  committed: AttackCommitted,
  wanted: number | null = null,
): CommitTable {
  const { spec, max } = decision;
  const { object, powers } = committed;
  const bought = withDiceOf(w, { spec, side: 'attacker', trait: null }, powers);
  const plain = { object, attackPowerUp: committed.powerUp };
  const traits = defendOptions(w, bought);
  const trait = wanted ?? bestDefence(w, bought, amount, plain);
  const most = traits.length === 0 ? 0 : mostDefendPowerUp(w, bought);
  const columns = columnsUpTo(most);
  const odds = (choices: OddsChoices): Odds => rollOdds(w, bought, amount, { object, trait, ...choices });
  const now = odds(plain);
  const withPower = (power: string): Figures =>
    figuresOf(rollOdds(w, spec, amount, { ...plain, trait, attackPowers: [...powers, power] }));
  const all = Array.from({ length: max + 1 }, (_, attackPowerUp) =>
    columns.map((defendPowerUp) => odds({ attackPowerUp, defendPowerUp })),
  );
  // What the other side does to a die may begin with the second one, and is why more dice can be worth less.
  const turns = [now, ...all.flat()].find(({ turned }) => turned !== null) ?? now;
  return {
    columns,
    rows: all.map(
      (cells, dice): CommitRow => ({
        dice,
        rolled: cells[0]?.attack.dice ?? 0,
        cells: cells.map(figuresOf),
      }),
    ),
    traits,
    trait,
    notes: notesOf(w, bought, turns),
    powers: Object.fromEntries(
      [...new Set(decision.powers)]
        .filter((name) => timesIn(powers, name) < timesIn(decision.powers, name))
        .map((name) => [name, withPower(name)]),
    ),
    objects: Object.fromEntries(
      decision.objects.map((id) => [id, figuresOf(odds({ ...plain, object: id }))]),
    ),
  };
}

/** 0, 1, 2 dice and so on, as many as there is room for beside each other, with the last one. */
export function columnsUpTo(most: number): readonly number[] {
  const all = Array.from({ length: most + 1 }, (_, at) => at);
  return all.length <= MOST_COLUMNS ? all : [...all.slice(0, MOST_COLUMNS - 1), most];
}
