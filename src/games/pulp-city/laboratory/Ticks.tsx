import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Icon } from '../../../ui/kit/Icon.tsx';

interface TicksProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Several of a row of short words; in the order in which they are offered. */
export function Ticks({ label, options, chosen, onChange }: TicksProps) {
  const t = useT();
  const all = options.map(({ value }) => value);
  const isAll = all.every((value) => chosen.includes(value));
  const turn = (value: string): void =>
    onChange(all.filter((one) => (one === value) !== chosen.includes(one)));
  return (
    <fieldset className="ticks" aria-label={label}>
      <div className="ticks__head">
        <span className="label">{label}</span>
        <Button narrow look="quiet" onPress={() => onChange(isAll ? all.slice(0, 1) : all)}>
          {t(isAll ? 'laboratory.ticks.one' : 'laboratory.ticks.all')}
        </Button>
      </div>
      <div className="ticks__row">
        {options.map(({ value, text }) => (
          <button
            key={value}
            type="button"
            className="tick"
            aria-pressed={chosen.includes(value)}
            onClick={() => turn(value)}
          >
            <span className="tick__box" aria-hidden>
              {chosen.includes(value) && <Icon name="check" size={14} />}
            </span>
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
