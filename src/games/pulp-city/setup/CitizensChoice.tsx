import { playersOf } from '../../../kernel/ids.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { CitizenWish } from '../../../systems/pulp-city/model/setup.ts';
import { citizenOffer } from '../../../systems/pulp-city/view/setup/citizens.ts';
import type { SetupChoice } from '../../../systems/pulp-city/view/setup/setup.ts';
import { Options } from '../../../ui/kit/Options.tsx';
import { SwitchRow } from '../../../ui/kit/SwitchRow.tsx';
import { useRoom } from './use-room.ts';

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
