import type { ReactNode } from 'react';
import type { Translator } from '../../../../i18n/translate.ts';
import type { TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import type { Figures, RollNotes } from '../../../../systems/pulp-city/view/actions/commit-odds.ts';
import type { Say } from '../../words/say.ts';
import { DiceRows } from '../../panels/odds/DiceRows.tsx';
import { FigureCell } from '../../panels/odds/FigureCell.tsx';
import { average, dealsIn, figureWords, percent } from '../../panels/odds/figures.ts';
import { RollSum } from '../../panels/odds/RollSum.tsx';

/** Figures of a roll with 0, 1, 2 Power Up dice and so on, against each column. */
interface RollFigures {
  readonly title: string;
  readonly each: string;
  /** Whom the columns are about; none: the roll is to be answered, and drawn as a bar. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Figures[])[];
  readonly notes: RollNotes;
}

interface RollRowsProps {
  readonly say: Say;
  readonly team: TeamId;
  readonly chosen: number;
  readonly onDice: (powerUp: number) => void;
  /** Dice rolled with 0, 1, 2 Power Up dice and so on. */
  readonly rolled: readonly number[];
  /** null: odds are switched off. */
  readonly figures: RollFigures | null;
  readonly children?: ReactNode;
}

/** What each Power Up die does to a roll, of the Attacker or of whoever answers it. @rule PC-ROLL-10 */
export function RollRows({ say, team, chosen, onDice, rolled, figures, children }: RollRowsProps) {
  const { t } = say;
  const props = { team, chosen, onChoose: onDice, rolled };
  if (figures === null) return <DiceRows {...props} odds={null} />;
  const { title, each, columns, rows, notes } = figures;
  const firsts = rows.flatMap(([first]) => first ?? []);
  const deals = dealsIn(firsts);
  const bar = columns.length === 0;
  return (
    <DiceRows
      {...props}
      odds={{
        title,
        heads: bar ? [t('play.answer.hit'), t(deals ? 'play.answer.damage' : 'play.answer.sfx')] : columns,
        lines: rows.map((cells) =>
          bar
            ? barLine(t, cells[0], deals)
            : {
                cells: cells.map((one, at) => (
                  <FigureCell key={columns[at]} t={t} share={one.success} under={second(t, one, deals)} />
                )),
                words: cells.map(
                  (one, at) => `${columns[at] ?? ''}: ${figureWords(t, one, deals, 'attacker')}.`,
                ),
              },
        ),
      }}
    >
      {children}
      <RollSum
        say={say}
        title={each}
        steps={firsts}
        now={firsts[chosen]}
        notes={notes}
        to={bar ? 'defender' : 'attacker'}
      />
    </DiceRows>
  );
}

const second = (t: Translator, { expectedDamage, sfx }: Figures, deals: boolean): string =>
  deals ? average(t, expectedDamage) : percent(t, sfx);

function barLine(t: Translator, one: Figures | undefined, deals: boolean) {
  if (one === undefined) return { cells: [], words: [] };
  const bar = (
    <span key="hit" className="hit-bar">
      <span className="hit-bar__fill" style={{ width: `${one.success * 100}%` }} />
      <b>{percent(t, one.success)}</b>
    </span>
  );
  return {
    cells: [bar, <b key="second">{second(t, one, deals)}</b>],
    words: [`${figureWords(t, one, deals, 'defender')}.`],
  };
}
