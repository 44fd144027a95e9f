import { useMemo } from 'react';
import { forTwo } from '../../../kernel/ids.ts';
import type { CitizenWish } from '../../../systems/pulp-city/model/setup.ts';
import { citizensThatFit } from '../../../systems/pulp-city/view/setup/citizens.ts';
import {
  chosenTable,
  defaultChoice,
  encounterSetup,
  type SetupChoice,
} from '../../../systems/pulp-city/view/setup/setup.ts';
import { useApp } from '../use-game.ts';

const WANTED: CitizenWish = { wanted: forTwo(true, true), number: 'normal' };

/** How many Citizens find a place on the table, as the rules that place them say: Teams and their names make no difference. */
export function useRoom(
  edition: string,
  { table, tables }: Pick<SetupChoice, 'table' | 'tables'>,
  due: number,
): number {
  const on = chosenTable({ table, ...(tables === undefined ? {} : { tables }) });
  const { system, services } = useApp();
  return useMemo(() => {
    if (due === 0) return 0;
    const setup = encounterSetup({
      ...defaultChoice(edition, 1, 'en'),
      table: on?.id ?? null,
      tables: on === null ? [] : [on],
      citizens: WANTED,
    });
    const begun = setup.ok ? system.begin(setup.value) : setup;
    return begun.ok ? citizensThatFit(services.worldOf(begun.value), due) : due;
  }, [edition, on, due, system, services]);
}
