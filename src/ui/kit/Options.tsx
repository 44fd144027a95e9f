import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { Sign } from './icons.ts';
import { TeamShape } from './TeamShape.tsx';
import type { TeamSide } from './team-side.ts';
import './choices.css';

export interface Option<V> {
  readonly value: V;
  readonly key: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly sign?: Sign;
  /** Colours the band of the sign. */
  readonly team?: TeamSide;
  readonly end?: ReactNode;
  /** Why it cannot be chosen: it keeps its place. */
  readonly closed?: string | null;
}

interface OptionsProps<V> {
  readonly label: string;
  readonly options: readonly Option<V>[];
  /** Keys of what is chosen. */
  readonly chosen: readonly string[];
  readonly onChoose: (value: V, key: string) => void;
  /** Several may be chosen. */
  readonly many?: boolean;
  readonly columns?: 1 | 2 | 3;
  /** The choices are models that can be dragged to the table. */
  readonly grab?: boolean;
  /** Id of the rule that "ask why" shows for them. */
  readonly rule?: string;
}

/** From so many choices on they stand closer, where there is little room. */
const LONG = 5;

/** A few large choices, one under the other. */
export function Options<V>({
  label,
  options,
  chosen,
  onChoose,
  many = false,
  columns = 1,
  grab = false,
  rule,
}: OptionsProps<V>) {
  const reached =
    options.find(({ key }) => chosen.includes(key))?.key ??
    options.find(({ closed }) => (closed ?? null) === null)?.key;
  return (
    <div
      className="options"
      data-columns={columns}
      data-long={options.length >= LONG}
      data-choices={many ? 'focus' : 'pick'}
      role={many ? 'group' : 'radiogroup'}
      aria-label={label}
      data-rule={rule}
    >
      {options.map((option) => {
        const isChosen = chosen.includes(option.key);
        const closed = option.closed ?? null;
        return (
          <button
            key={option.key}
            type="button"
            className="option"
            role={many ? 'checkbox' : 'radio'}
            data-grab={grab ? option.key : undefined}
            aria-checked={isChosen}
            tabIndex={many || option.key === reached ? 0 : -1}
            aria-disabled={closed !== null || undefined}
            onClick={() => {
              if (closed === null) onChoose(option.value, option.key);
            }}
          >
            <OptionSign option={option} />
            <span className="option__words">
              <b>{option.title}</b>
              {closed !== null ? (
                <small className="option__why">{closed}</small>
              ) : (
                option.note !== undefined && <small>{option.note}</small>
              )}
            </span>
            <span className="option__end">
              {option.end}
              {isChosen && <Icon name="check" size={20} className="text-legal" />}
            </span>
          </button>
        );
      })}
    </div>
  );
}

function OptionSign<V>({ option }: { readonly option: Option<V> }) {
  if (option.sign === undefined) {
    if (option.team === undefined) return null;
    return (
      <span className="option__shape">
        <TeamShape team={option.team} size={28} />
      </span>
    );
  }
  return (
    <span className="option__sign" data-team={option.team}>
      <Icon name={option.sign} size={26} />
    </span>
  );
}
