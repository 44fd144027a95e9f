import { useState } from 'react';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import { isModel } from '../../../../systems/pulp-city/model/lookup.ts';
import type { CommitTable, Figures } from '../../../../systems/pulp-city/view/actions/commit-odds.ts';
import { Choice } from '../../../../ui/kit/Choice.tsx';
import type { Say } from '../../words/say.ts';
import type { AttackDraft } from './roll-plan.ts';
import { traitName } from '../../words/names.ts';
import { DiceRows } from '../../panels/odds/DiceRows.tsx';
import { FigureCell } from '../../panels/odds/FigureCell.tsx';
import { dealsIn, figureWords } from '../../panels/odds/figures.ts';
import { RollSum } from '../../panels/odds/RollSum.tsx';
import { useCommitTable } from './use-tables.ts';

interface CommitOddsProps {
  readonly say: Say;
  readonly decision: DecisionFor<'attackDice'>;
  readonly draft: AttackDraft;
  /** Dice rolled with 0, 1, 2 Power Up dice and so on. */
  readonly rolled: readonly number[];
  readonly onDice: (powerUp: number) => void;
}

/** What each die of the Attacker buys, against each that the Defender may add. @rule PC-ROLL-10 */
export function CommitOdds({ say, decision, draft, rolled, onDice }: CommitOddsProps) {
  const { t } = say;
  const [trait, answerWith] = useState<number | null>(null);
  const table = useCommitTable(say, decision, draft, trait);
  const rows = rolled.map((dice, at) => ({ dice: at, rolled: dice, cells: [], words: [] }));
  const props = { team: decision.by, chosen: draft.powerUp, onChoose: onDice };
  if (table === null)
    return <DiceRows {...props} title={t('play.commit.titlePlain')} heads={[]} rows={rows} />;
  const firsts = table.rows.flatMap(({ cells }) => cells[0] ?? []);
  const deals = dealsIn(firsts);
  const heads = table.columns.map((dice) => headOf(say, decision, table, dice));
  return (
    <DiceRows
      {...props}
      title={t(deals ? 'play.commit.title' : 'play.commit.titleSfx')}
      heads={heads}
      rows={rows.map((row, at) => {
        const cells: readonly Figures[] = table.rows[at]?.cells ?? [];
        return {
          ...row,
          cells: cells.map((one, column) => (
            <FigureCell key={table.columns[column]} t={t} figures={one} deals={deals} />
          )),
          words: cells.map((one, column) => `${heads[column] ?? ''}: ${figureWords(t, one, deals)}.`),
        };
      })}
    >
      {table.traits.length > 1 && decision.spec.target !== null && (
        <div className="choices dice-rows__traits" data-rule="PC-ROLL-16">
          <span className="label">
            {t('play.commit.ifDefends', { name: say.name(decision.spec.target) })}
          </span>
          {table.traits.map((one, at) => (
            <Choice key={one.trait} chosen={at === table.trait} onPress={() => answerWith(at)}>
              {traitName(t, one.trait)}
            </Choice>
          ))}
        </div>
      )}
      <RollSum
        say={say}
        title={t('play.commit.each')}
        steps={firsts}
        now={firsts[draft.powerUp]}
        notes={table.notes}
      />
    </DiceRows>
  );
}

/** Whom the column is about: 'Nuke +1'. */
function headOf(
  say: Say,
  { spec }: DecisionFor<'attackDice'>,
  { traits }: CommitTable,
  dice: number,
): string {
  const { target } = spec;
  const answers = target !== null && isModel(say.w, target) && traits.length > 0;
  return answers
    ? say.t('play.commit.against', { name: say.name(target), n: dice })
    : say.t('play.commit.alone');
}
