import type { ReactNode } from 'react';

interface StepperProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Names the value, and with it both buttons. */
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly note?: ReactNode;
  /** Only − n +, to stand in a line of text. */
  readonly bare?: boolean;
}

export function Stepper({
  value,
  min,
  max,
  onChange,
  label,
  lessLabel,
  moreLabel,
  note,
  bare,
}: StepperProps) {
  const turn = (by: number) => {
    const next = value + by;
    if (next >= min && next <= max) onChange(next);
  };
  return (
    <fieldset className={bare ? 'stepper stepper--bare' : 'stepper'} data-used={value > 0} aria-label={label}>
      <button
        type="button"
        className="stepper__turn"
        data-beside
        aria-label={lessLabel}
        aria-disabled={value <= min}
        onClick={() => turn(-1)}
      >
        −
      </button>
      <output className="stepper__value">{value}</output>
      <button
        type="button"
        className="stepper__turn"
        aria-label={moreLabel}
        aria-disabled={value >= max}
        onClick={() => turn(1)}
      >
        +
      </button>
      {!bare && (
        <span className="stepper__text">
          {label}
          {note !== undefined && <span className="stepper__note">{note}</span>}
        </span>
      )}
    </fieldset>
  );
}
