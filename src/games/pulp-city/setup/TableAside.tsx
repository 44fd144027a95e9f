import { useMemo } from 'react';
import { playersOf } from '../../../kernel/ids.ts';
import { translateOptional } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Ruleset } from '../../../systems/pulp-city/model/encounter.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { EDGE_PAIRS, fairnessOf } from '../../../systems/pulp-city/tables/fairness.ts';
import { type SetupChoice, tableFacts } from '../../../systems/pulp-city/view/setup/setup.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { toInches } from '../../../ui/table/units.ts';
import { TableDrawing } from '../tables/TableDrawing.tsx';
import { tableName } from '../tables/table-words.ts';

/** A line of the check before the start; `good` false: look here, though it may be played. */
export interface Check {
  readonly good: boolean;
  readonly words: string;
}

interface TableAsideProps {
  readonly choice: SetupChoice;
  readonly rules: Ruleset | null;
  readonly table: TableLayout | null;
  readonly checks: readonly Check[];
}

/** What is being prepared: the table as proposed, what is to be won on it, and whether all is well. */
export function TableAside({ choice, rules, table, checks }: TableAsideProps) {
  const t = useT();
  const plot = rules?.plots[choice.plot];
  return (
    <aside className="setup-aside" aria-label={t('prepare.aside')}>
      {table !== null && (
        <section className="setup-aside__table panel">
          <header>
            <h2>{tableName(t, table)}</h2>
            <small>{t('prepare.table.facts', { n: toInches(table.size), ...countsOf(table) })}</small>
          </header>
          <TableDrawing
            table={table}
            label={t('setup.table.picture', { name: tableName(t, table) })}
            zones={playersOf(choice.teams).length === 2}
          />
          {plot !== undefined && (
            <p>
              <b>{t(`plot.${choice.plot}`)}</b> {translateOptional(t.lang, `plot.goal.${plot.rule}`)}
            </p>
          )}
        </section>
      )}
      <ul className="setup-aside__checks" aria-label={t('prepare.checks')}>
        {checks.map(({ good, words }) => (
          <li key={words} data-good={good}>
            <Icon name={good ? 'check' : 'warning'} size={18} />
            {words}
          </li>
        ))}
      </ul>
      <p className="setup-aside__surprise">
        <Icon name="die" size={28} />
        <span>
          <b>{t('prepare.surprise.deals')}</b> {t('prepare.surprise.text')}
        </span>
      </p>
    </aside>
  );
}

const countsOf = (table: TableLayout) => {
  const { structures, objects } = tableFacts(table);
  return { structures, objects };
};

/** Are the sides alike, whatever edges are chosen? */
export const useIsFair = (table: TableLayout | null): boolean =>
  useMemo(() => table !== null && EDGE_PAIRS.every((edges) => fairnessOf(table, edges).fair), [table]);
