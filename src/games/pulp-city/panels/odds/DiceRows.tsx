import type { ReactNode } from 'react';
import type { Translator } from '../../../../i18n/translate.ts';
import { useT } from '../../../../i18n/use-t.ts';
import type { TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import { Panel, PanelHead } from '../../../../ui/kit/Panel.tsx';
import './odds.css';

/** What stands beside the numbers of dice. */
export interface DiceOdds {
  readonly title: string;
  readonly heads: readonly string[];
  /** One for each number of Power Up dice. */
  readonly lines: readonly DiceLine[];
}

interface DiceLine {
  readonly cells: readonly ReactNode[];
  /** The same in words. */
  readonly words: readonly string[];
}

interface DiceRowsProps {
  readonly team: TeamId;
  /** Dice rolled with 0, 1, 2 Power Up dice and so on. */
  readonly rolled: readonly number[];
  /** null: odds are switched off. */
  readonly odds: DiceOdds | null;
  readonly chosen: number;
  readonly onChoose: (dice: number) => void;
  readonly children?: ReactNode;
}

const NO_LINE: DiceLine = { cells: [], words: [] };

/** A row for each number of Power Up dice: the whole row chooses it. @rule PC-FX-22 @rule PC-ROLL-10 */
export function DiceRows({ team, rolled, odds, chosen, onChoose, children }: DiceRowsProps) {
  const t = useT();
  const { title, heads, lines } = odds ?? { title: t('play.commit.titlePlain'), heads: [], lines: [] };
  return (
    <Panel className="dice-rows" label={title}>
      <PanelHead team={team}>{title}</PanelHead>
      <div className="dice-rows__heads" aria-hidden="true">
        <span>{t('play.commit.mine')}</span>
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <div role="radiogroup" data-choices="pick" aria-label={t('ask.powerUpDice')} data-rule="PC-FX-22">
        {rolled.map((all, dice) => {
          const { cells, words } = lines[dice] ?? NO_LINE;
          return (
            <button
              key={dice}
              type="button"
              role="radio"
              className="dice-row-choice"
              aria-checked={dice === chosen}
              onClick={() => onChoose(dice)}
            >
              <span className="visually-hidden">{rowWords(t, dice, all, words)}</span>
              <span className="dice-row-choice__dice" aria-hidden>
                <b>{dice === 0 ? 0 : t('play.dice.plus', { n: dice })}</b>
                <small>{t('play.diceCount', { n: all })}</small>
              </span>
              {cells.map((cell, at) => (
                <span key={heads[at] ?? at} className="dice-row-choice__cell" aria-hidden>
                  {cell}
                </span>
              ))}
            </button>
          );
        })}
      </div>
      {children}
    </Panel>
  );
}

/** 'Power Up dice: 1, 5 dice in all. 56% to hit, 1.5 Damage' */
function rowWords(t: Translator, n: number, rolled: number, words: readonly string[]): string {
  const row = t('play.commit.row', { n, rolled: t('play.diceCount', { n: rolled }) });
  return [row, ...words].join(' ');
}
