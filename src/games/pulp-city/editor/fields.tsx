/** Plain fields of a form, each with its label. */
import { type ReactNode, useId, useState } from 'react';

interface FieldProps {
  readonly label: string;
  readonly note?: ReactNode;
  /** What is wrong with it. */
  readonly wrong?: string | null;
}

function Labelled({
  id,
  label,
  note,
  wrong = null,
  children,
}: FieldProps & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className="form-entry" data-wrong={wrong !== null}>
      <label htmlFor={id} className="form-entry__label">
        {label}
      </label>
      {children}
      {note !== undefined && <span className="form-entry__note">{note}</span>}
      {wrong !== null && (
        <span className="form-entry__wrong" id={`${id}-wrong`}>
          {wrong}
        </span>
      )}
    </div>
  );
}

interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Lines shown; without it, a single line. */
  readonly rows?: number;
  /** Kept as it is typed: no capital letters or corrections by the device. */
  readonly exact?: boolean;
}

export function TextField({ value, onChange, rows, exact = false, ...entry }: TextFieldProps) {
  const id = useId();
  const shared = {
    id,
    value,
    className: 'form-entry__text',
    'aria-invalid': (entry.wrong ?? null) !== null,
    'aria-describedby': (entry.wrong ?? null) === null ? undefined : `${id}-wrong`,
    ...(exact ? { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } : {}),
  };
  return (
    <Labelled id={id} {...entry}>
      {rows === undefined ? (
        <input type="text" {...shared} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <textarea rows={rows} {...shared} onChange={(event) => onChange(event.target.value)} />
      )}
    </Labelled>
  );
}

interface NumberFieldProps extends FieldProps {
  readonly value: number | null;
  /** null: it was cleared. */
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly step?: number;
}

export function NumberField({ value, onChange, min = 0, step = 1, ...entry }: NumberFieldProps) {
  const id = useId();
  return (
    <Labelled id={id} {...entry}>
      <input
        id={id}
        className="form-entry__number"
        type="number"
        inputMode="decimal"
        min={min}
        step={step}
        value={value ?? ''}
        aria-invalid={(entry.wrong ?? null) !== null}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      />
    </Labelled>
  );
}

interface PickFieldProps<Value extends string> extends FieldProps {
  readonly value: Value | '';
  readonly options: readonly { readonly value: Value | ''; readonly text: string }[];
  readonly onChange: (value: Value | '') => void;
}

export function PickField<Value extends string>({
  value,
  options,
  onChange,
  ...entry
}: PickFieldProps<Value>) {
  const id = useId();
  return (
    <Labelled id={id} {...entry}>
      <select
        id={id}
        className="form-entry__pick"
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface TicksProps<Value extends string> {
  readonly label: string;
  /** It takes a row of its own. */
  readonly wide?: boolean;
  readonly value: readonly Value[];
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onChange: (value: readonly Value[]) => void;
}

/** Any number of a few words, in the order of the words. */
export function Ticks<Value extends string>({
  label,
  wide = false,
  value,
  options,
  onChange,
}: TicksProps<Value>) {
  return (
    <fieldset className={wide ? 'form-entry ticks ticks--wide' : 'form-entry ticks'}>
      <legend className="form-entry__label">{label}</legend>
      <div className="ticks__all">
        {options.map((option) => (
          <label key={option.value} className="tick">
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              onChange={({ target }) =>
                onChange(
                  options
                    .map((one) => one.value)
                    .filter((one) => (one === option.value ? target.checked : value.includes(one))),
                )
              }
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface WordsFieldProps extends FieldProps {
  readonly value: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
}

/** Words with commas between. What is typed stays as it is, so that a comma waits for the next word. */
export function WordsField({ value, onChange, ...entry }: WordsFieldProps) {
  const [typed, setTyped] = useState(value.join(', '));
  return (
    <TextField
      {...entry}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        onChange(wordsIn(next));
      }}
    />
  );
}

const wordsIn = (typed: string): readonly string[] =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
