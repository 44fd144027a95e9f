import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import {
  type StartingTable,
  diceOfStart,
} from '../../../../systems/pulp-city/view/actions/starting-table.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { ForUs } from '../ForUs.tsx';
import { type DiceOdds, DiceRows } from '../../panels/odds/DiceRows.tsx';
import { FigureCell } from '../../panels/odds/FigureCell.tsx';
import { average, percent } from '../../panels/odds/figures.ts';
import { cardName } from '../../words/names.ts';
import { type Say, sayIn } from '../../words/say.ts';
import type { DecisionProps } from '../props.ts';
import { useStartingTable } from '../rolls/use-tables.ts';

/** @rule PC-START-03 */
export function StartingDice({ decision, answer, game }: DecisionProps<'startingDice'>) {
  const t = useT();
  const w = useWorld();
  const [dice, setDice] = useState(0);
  const say = sayIn(w, t, game.rest.stack);
  const table = useStartingTable(say, decision);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.startingDice.title', { name: cardName(w, decision.card) })}
      note={t('ask.startingDice.note')}
      foot={
        <Button look="primary" onPress={() => answer(dice)}>
          {dice === 0 ? t('ask.startingDice.none') : t('ask.startingDice.do', { n: dice })}
        </Button>
      }
    >
      <DiceRows
        team={decision.by}
        rolled={diceOfStart(w, decision)}
        odds={table && oddsIn(say, table)}
        chosen={dice}
        onChoose={setDice}
      />
      <ForUs decision={decision} />
    </DecisionFrame>
  );
}

/** A column for each number of dice of the other side: 'Nuke +1'. */
function oddsIn({ w, t }: Say, { other, columns, rows, deployment }: StartingTable): DiceOdds {
  const heads = columns.map((n) =>
    other === null ? t('play.commit.alone') : t('play.commit.against', { name: cardName(w, other), n }),
  );
  const words = ({ win, plans }: StartingTable['rows'][number][number]): string => {
    const chance = t('ask.startingDice.win', { n: percent(t, win) });
    return deployment
      ? chance
      : t('play.dotted', { a: chance, b: t('ask.startingDice.plans', { n: average(t, plans) }) });
  };
  return {
    title: t(deployment ? 'ask.startingDice.oddsPlain' : 'ask.startingDice.odds'),
    heads,
    lines: rows.map((cells) => ({
      cells: cells.map(({ win, plans }, at) => (
        <FigureCell key={heads[at]} t={t} share={win} {...(deployment ? {} : { under: average(t, plans) })} />
      )),
      words: cells.map((one, at) => `${heads[at] ?? ''}: ${words(one)}.`),
    })),
  };
}
