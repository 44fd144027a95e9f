import { useMemo, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { type Comparison, EDGE_PAIRS, fairnessOf } from '../../../systems/pulp-city/tables/fairness.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { Segments } from '../../../ui/kit/Segments.tsx';
import './tables.css';

interface FairPanelProps {
  readonly table: Pick<TableLayout, 'size' | 'pieces'>;
}

/** The two sides of a table, number against number; a sign marks what differs. It never gives a grade. */
export function FairPanel({ table }: FairPanelProps) {
  const t = useT();
  const [pair, setPair] = useState(0);
  const edges = EDGE_PAIRS[pair] ?? EDGE_PAIRS[0];
  const { figures, fair } = useMemo(() => fairnessOf(table, edges), [table, edges]);
  const uneven = figures.filter(({ even }) => !even);
  return (
    <section className="fair" aria-labelledby="fair-title">
      <header>
        <h2 id="fair-title">{t('tables.fair')}</h2>
        <Segments
          label={t('tables.fair.edges')}
          value={pair}
          onChange={setPair}
          options={EDGE_PAIRS.map(([first, second], value) => ({
            value,
            text: t('tables.fair.between', { a: t(`tables.edge.${first}`), b: t(`tables.edge.${second}`) }),
          }))}
        />
      </header>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t(`tables.edge.${edges[0]}`)}</th>
            <th scope="col">{t('tables.fair.figure')}</th>
            <th scope="col">{t(`tables.edge.${edges[1]}`)}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((one) => (
            <FairRow key={one.figure} comparison={one} />
          ))}
        </tbody>
      </table>
      <div role="status">
        <ul>
          {fair && <li>{t('tables.fair.even')}</li>}
          {uneven.map(({ figure, sides: [a, b] }) => (
            <li key={figure}>
              {t(`tables.fair.differs.${figure}`, {
                edge: t(`tables.edge.${a > b ? edges[0] : edges[1]}`),
                n: Math.abs(Math.round((a - b) * 10) / 10),
              })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function FairRow({ comparison: { figure, sides, even } }: { readonly comparison: Comparison }) {
  const t = useT();
  const most = Math.max(...sides, 0.001);
  const bar = (value: number, side: 'left' | 'right') => (
    <span className="fair__bar" data-side={side} aria-hidden>
      <i style={{ width: `${(100 * value) / most}%` }} />
    </span>
  );
  return (
    <tr data-even={even}>
      <td>
        <b>{t('tables.number', { n: sides[0] })}</b>
        {bar(sides[0], 'left')}
      </td>
      <th scope="row">
        {t(`tables.fair.${figure}`)}
        {!even && <Icon name="warning" size={14} label={t('tables.fair.uneven')} />}
      </th>
      <td>
        {bar(sides[1], 'right')}
        <b>{t('tables.number', { n: sides[1] })}</b>
      </td>
    </tr>
  );
}
