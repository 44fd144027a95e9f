import { useT } from '../../../i18n/use-t.ts';
import { inches } from '../../../geometry/units.ts';
import { toInches } from '../../../ui/table/units.ts';

interface LengthProps {
  readonly name: string;
  /** Micrometres. */
  readonly value: number;
  /** Inches. */
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** Inches in tenths: typed, or by a button a half more or less. */
export function Length({ name, value, min, max, onChange }: LengthProps) {
  const t = useT();
  const shownValue = Math.round(toInches(value) * 100) / 100;
  const put = (wanted: number): void => {
    const next = Math.min(max, Math.max(min, wanted));
    if (Number.isFinite(next) && next !== shownValue) onChange(inches(next));
  };
  return (
    <fieldset className="length" aria-label={name}>
      <legend className="label">{name}</legend>
      <button type="button" aria-label={t('tables.less', { name })} onClick={() => put(shownValue - 0.5)}>
        −
      </button>
      <input
        key={shownValue}
        type="number"
        step={0.1}
        min={min}
        max={max}
        aria-label={t('tables.inches', { name })}
        defaultValue={shownValue}
        onBlur={({ target }) => put(target.valueAsNumber)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') put(event.currentTarget.valueAsNumber);
        }}
      />
      <button type="button" aria-label={t('tables.more', { name })} onClick={() => put(shownValue + 0.5)}>
        +
      </button>
    </fieldset>
  );
}
