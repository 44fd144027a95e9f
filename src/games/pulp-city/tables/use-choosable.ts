import { useMemo } from 'react';
import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { generateTable, orderOf } from '../../../systems/pulp-city/tables/generate.ts';
import { LIBRARY } from '../../../systems/pulp-city/tables/library/library.ts';
import { reviewTable } from '../../../systems/pulp-city/tables/review.ts';
import { useTables } from './use-tables.ts';

export interface Choosable {
  readonly table: TableLayout;
  readonly from: 'made' | 'own' | 'library';
  /** Why nobody can play on it; null: they can. */
  readonly closed: Refusal | null;
}

/** Every table that an Encounter can be played on; `chosen` may be one made at random. `loaded`: the player's own are among them. */
export function useChoosable(chosen: string | null): {
  readonly choosable: readonly Choosable[];
  readonly loaded: boolean;
} {
  const { all: own } = useTables();
  const mine = useMemo(
    () =>
      own?.flatMap(({ table }): readonly Choosable[] => {
        if (table === null) return [];
        const { length } = reviewTable(table).obstacles;
        const closed = length === 0 ? null : refusal('table.toMend', { n: length });
        return [{ table, from: 'own', closed }];
      }),
    [own],
  );
  const choosable = useMemo(() => {
    const order = chosen === null ? null : orderOf(chosen);
    const made: readonly Choosable[] =
      order === null ? [] : [{ table: generateTable(order), from: 'made', closed: null }];
    return [
      ...made,
      ...(mine ?? []),
      ...LIBRARY.map((table): Choosable => ({ table, from: 'library', closed: null })),
    ];
  }, [mine, chosen]);
  return { choosable, loaded: mine !== undefined };
}
