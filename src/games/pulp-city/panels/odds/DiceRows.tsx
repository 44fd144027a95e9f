import type { ReactNode } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import { Panel, PanelHead } from '../../../../ui/kit/Panel.tsx';
import './odds.css';

export interface DiceRow {
  /** Power Up dice committed, and dice rolled then. */
  readonly dice: number;
  readonly rolled: number;
  /** What is shown beside them; none while odds are switched off. */
  readonly cells: readonly ReactNode[];
  /** The same in words. */
  readonly words: readonly string[];
}

interface DiceRowsProps {
  readonly team: TeamId;
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly DiceRow[];
  readonly chosen: number;
  readonly onChoose: (dice: number) => void;
  readonly children?: ReactNode;
}

/** A row for each number of Power Up dice: the whole row chooses it. @rule PC-FX-22 @rule PC-ROLL-10 */
export function DiceRows({ team, title, heads, rows, chosen, onChoose, children }: DiceRowsProps) {
  const t = useT();
  return (
    <Panel className="dice-rows" label={title}>
      <PanelHead team={team}>{title}</PanelHead>
      <div className="dice-rows__heads" aria-hidden="true">
        <span>{t('play.commit.mine')}</span>
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <div role="radiogroup" aria-label={t('ask.powerUpDice')} data-rule="PC-FX-22">
        {rows.map((row) => (
          <button
            key={row.dice}
            type="button"
            role="radio"
            className="dice-row-choice"
            aria-checked={row.dice === chosen}
            aria-label={rowWords(t, row)}
            onClick={() => onChoose(row.dice)}
          >
            <span className="dice-row-choice__dice">
              <b>{row.dice === 0 ? 0 : t('play.dice.plus', { n: row.dice })}</b>
              <small>{t('play.diceCount', { n: row.rolled })}</small>
            </span>
            {row.cells.map((cell, at) => (
              <span key={heads[at] ?? at} className="dice-row-choice__cell">
                {cell}
              </span>
            ))}
          </button>
        ))}
      </div>
      {children}
    </Panel>
  );
}

/** 'Power Up dice: 1, 5 dice in all. 56% to hit, 1.5 Damage' */
function rowWords(t: ReturnType<typeof useT>, { dice, rolled, words }: DiceRow): string {
  const row = t('play.commit.row', { n: dice, rolled: t('play.diceCount', { n: rolled }) });
  return [row, ...words].join(' ');
}
