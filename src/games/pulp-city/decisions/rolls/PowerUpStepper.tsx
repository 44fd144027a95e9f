import { useT } from '../../../../i18n/use-t.ts';
import { Stepper } from '../../../../ui/kit/Stepper.tsx';
import '../../../../ui/kit/choices.css';

interface PowerUpStepperProps {
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

export function PowerUpStepper({ value, max, onChange }: PowerUpStepperProps) {
  const t = useT();
  const what = t('ask.powerUpDice');
  return (
    <Stepper
      value={value}
      min={0}
      max={max}
      onChange={onChange}
      label={what}
      note={t('play.dice.upTo', { n: max })}
      lessLabel={t('ask.fewer', { what })}
      moreLabel={t('ask.more', { what })}
    />
  );
}
