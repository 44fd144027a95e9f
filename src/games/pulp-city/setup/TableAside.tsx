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
import { plotScene } from '../scene/plot-scene.ts';
import { SceneDrawing } from '../tables/SceneDrawing.tsx';
import { layoutScene } from '../tables/table-scene.ts';
import { tableName } from '../tables/table-words.ts';
import { usePlotWorlds } from './use-plot-world.ts';

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
          <ProposedTable choice={choice} table={table} />
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

/** The table as it will be, with what the chosen Plot puts on it. */
function ProposedTable({ choice, table }: { readonly choice: SetupChoice; readonly table: TableLayout }) {
  const t = useT();
  const worldFor = usePlotWorlds();
  const { edition, plot, names } = choice;
  const sides = playersOf(names);
  // A record of names is new with every choice, what they say is not.
  const said = sides.map((side) => names[side]).join('\n');
  const count = sides.length;
  const scene = useMemo(() => {
    const w = worldFor({ edition, plot, count, table }, said.split('\n'));
    return w === null ? layoutScene(table, t, count === 2) : plotScene(w, t);
  }, [worldFor, edition, plot, count, table, said, t]);
  const name = tableName(t, table);
  return (
    <SceneDrawing
      scene={scene}
      label={t('prepare.table.picture', { name, items: scene.markers.length, plot: t(`plot.${plot}`) })}
    />
  );
}

const countsOf = (table: TableLayout) => {
  const { structures, objects } = tableFacts(table);
  return { structures, objects };
};

/** Are the sides alike, whatever edges are chosen? */
export const useIsFair = (table: TableLayout | null): boolean =>
  useMemo(() => table !== null && EDGE_PAIRS.every((edges) => fairnessOf(table, edges).fair), [table]);
