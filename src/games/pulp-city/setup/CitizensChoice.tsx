import { forTwo, playersOf } from '../../../kernel/ids.ts';
import { useMemo } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { CitizenWish } from '../../../systems/pulp-city/model/setup.ts';
import { citizenOffer, citizensThatFit } from '../../../systems/pulp-city/view/setup/citizens.ts';
import {
  chosenTable,
  defaultChoice,
  encounterSetup,
  type SetupChoice,
} from '../../../systems/pulp-city/view/setup/setup.ts';
import { Options } from '../../../ui/kit/Options.tsx';
import { SwitchRow } from '../../../ui/kit/SwitchRow.tsx';
import { useApp } from '../use-game.ts';

interface CitizensChoiceProps {
  readonly choice: SetupChoice;
  readonly onChange: (choice: SetupChoice) => void;
}

/** Who wants Citizens, and how many of them. @rule PC-CITIZEN-03 */
export function CitizensChoice({ choice, onChange }: CitizensChoiceProps) {
  const t = useT();
  const { citizens } = choice;
  const offer = citizenOffer(choice);
  const fit = useRoom(choice.edition, choice, offer.due);
  const change = (next: Partial<CitizenWish>): void =>
    onChange({ ...choice, citizens: { ...citizens, ...next } });
  const result =
    offer.due > 0
      ? t('setup.citizens.due', { n: offer.due })
      : offer.oneSuffices
        ? t('setup.citizens.oneSuffices')
        : t('setup.citizens.bothNeeded', { n: playersOf(citizens.wanted).length });
  return (
    <>
      <h3 className="label">{t('setup.citizens')}</h3>
      <div className="switches">
        {playersOf(citizens.wanted).map((side) => (
          <SwitchRow
            key={side}
            boxed
            on={citizens.wanted[side]}
            onChange={(on) => change({ wanted: { ...citizens.wanted, [side]: on } })}
            label={t('setup.citizens.wanted', { side })}
          />
        ))}
      </div>
      {offer.due > 0 && offer.numbers.length > 1 && (
        <Options
          label={t('setup.citizens.number')}
          columns={2}
          chosen={[citizens.number]}
          onChoose={(number) => change({ number })}
          options={offer.numbers.map((number) => ({
            value: number,
            key: number,
            title: t(`setup.citizens.number.${number}`),
          }))}
        />
      )}
      <p className="text-quiet" aria-live="polite">
        {result} {fit < offer.due && t('setup.citizens.most', { n: fit })}
      </p>
    </>
  );
}

const WANTED: CitizenWish = { wanted: forTwo(true, true), number: 'normal' };

/** How many find a place on the table, as the rules that place them say: Teams and their names make no difference. */
function useRoom(
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
