import { useT } from '../../../i18n/use-t.ts';
import { Stepper } from '../../kit/Stepper.tsx';

interface PowerSteppersProps {
  /** Names on offer, each as often as it may be bought. */
  readonly offered: readonly string[];
  readonly bought: readonly string[];
  readonly onChange: (bought: readonly string[]) => void;
}

/** Powers that add dice at a price. @rule PC-AP-07 */
export function PowerSteppers({ offered, bought, onChange }: PowerSteppersProps) {
  const t = useT();
  const timesIn = (names: readonly string[], power: string) => names.filter((one) => one === power).length;
  return [...new Set(offered)].map((power) => {
    const max = timesIn(offered, power);
    return (
      <Stepper
        key={power}
        value={timesIn(bought, power)}
        min={0}
        max={max}
        label={power}
        note={t('play.attackDice.power', { n: max })}
        lessLabel={t('ask.fewer', { what: power })}
        moreLabel={t('ask.more', { what: power })}
        onChange={(times) =>
          onChange([...bought.filter((one) => one !== power), ...Array<string>(times).fill(power)])
        }
      />
    );
  });
}
