import { useT } from '../../../../i18n/use-t.ts';
import { Stepper } from '../../../../ui/kit/Stepper.tsx';

interface FigureRowProps {
  readonly label: string;
  /** As the game has it. */
  readonly was: number;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A number that may be agreed upon, with what it was. */
export function FigureRow({ label, was, value, max, onChange }: FigureRowProps) {
  const t = useT();
  return (
    <Stepper
      value={value}
      min={0}
      max={max}
      onChange={onChange}
      label={label}
      lessLabel={t('ask.fewer', { what: label })}
      moreLabel={t('ask.more', { what: label })}
      {...(value === was ? {} : { note: t('adjust.was', { n: was }) })}
    />
  );
}
