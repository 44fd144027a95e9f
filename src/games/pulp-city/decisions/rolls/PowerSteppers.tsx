import { useT } from '../../../../i18n/use-t.ts';
import type { Figures } from '../../../../systems/pulp-city/view/actions/commit-odds.ts';
import { Stepper } from '../../../../ui/kit/Stepper.tsx';
import { thenWords } from '../../panels/odds/figures.ts';

interface PowerSteppersProps {
  /** Names on offer, each as often as it may be bought. */
  readonly offered: readonly string[];
  readonly bought: readonly string[];
  readonly onChange: (bought: readonly string[]) => void;
  /** What one more of each would make of the roll. */
  readonly worth?: Readonly<Record<string, Figures>> | undefined;
}

/** Powers that add dice at a price. @rule PC-AP-07 */
export function PowerSteppers({ offered, bought, onChange, worth }: PowerSteppersProps) {
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
        note={thenWords(t, t('play.attackDice.power', { n: max }), worth?.[power])}
        lessLabel={t('ask.fewer', { what: power })}
        moreLabel={t('ask.more', { what: power })}
        onChange={(times) =>
          onChange([...bought.filter((one) => one !== power), ...Array<string>(times).fill(power)])
        }
      />
    );
  });
}
