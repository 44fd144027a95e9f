import type { ReactNode } from 'react';

interface SegmentsProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: ReactNode }[];
  readonly onChange: (value: Value) => void;
}

export function Segments<Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: SegmentsProps<Value>) {
  return (
    <fieldset className="segments" data-choices={options.length} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.text}
        </button>
      ))}
    </fieldset>
  );
}
