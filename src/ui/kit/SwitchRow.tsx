import type { ReactNode } from 'react';

interface SwitchRowProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly boxed?: boolean;
}

/** The whole row is the target. */
export function SwitchRow({ on, onChange, label, note, boxed }: SwitchRowProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={boxed ? 'switch-row switch-row--boxed' : 'switch-row'}
      onClick={() => onChange(!on)}
    >
      <span className="switch-row__text">
        {boxed ? <b>{label}</b> : label}
        {note !== undefined && <span className="switch-row__note">{note}</span>}
      </span>
      <i className="switch-row__knob" />
    </button>
  );
}
