import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

const upTo = (max: number) => Array.from({ length: max }, (_, index) => index);

/** Bolts of the Action Pool. */
export function BoltRow({
  now,
  max,
  size = 15,
}: {
  readonly now: number;
  readonly max: number;
  readonly size?: number;
}) {
  return (
    <span className="bolts" aria-hidden>
      {upTo(max).map((index) => (
        <Icon key={index} name="bolt" size={size} spent={index >= now} />
      ))}
    </span>
  );
}

interface HealthBarProps {
  readonly now: number;
  readonly max: number;
  readonly low?: boolean;
  readonly label?: string;
}

export function HealthBar({ now, max, low = now * 3 <= max, label }: HealthBarProps) {
  return (
    <span
      className="health-bar"
      data-low={low}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {upTo(max).map((index) => (
        <i key={index} data-lost={index >= now} />
      ))}
    </span>
  );
}

/** Filled dots are spent. */
export function PipRow({ spent, max }: { readonly spent: number; readonly max: number }) {
  return (
    <span className="pips-row" aria-hidden>
      {upTo(max).map((index) => (
        <i key={index} data-spent={index < spent} />
      ))}
    </span>
  );
}

export function PowerDie({ children }: { readonly children: ReactNode }) {
  return <i className="power-die">{children}</i>;
}

export function Drops({ count, size = 15 }: { readonly count: number; readonly size?: number }) {
  return (
    <span className="tile__drops" aria-hidden>
      {upTo(count).map((index) => (
        <Icon key={index} name="drop" size={size} />
      ))}
    </span>
  );
}

interface MeterProps {
  readonly icon?: IconName;
  readonly tone?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

export function Meter({ icon, tone, label, children }: MeterProps) {
  return (
    <span className="meter" title={label}>
      {icon && (
        <span style={tone === undefined ? {} : { color: tone }}>
          <Icon name={icon} size={18} {...(label === undefined ? {} : { label })} />
        </span>
      )}
      {children}
    </span>
  );
}

interface TraitCellProps {
  readonly letter: string;
  readonly name: string;
  readonly value: number | string;
  /** The word for it, read aloud; it is marked by a star as well as by its ground. */
  readonly trump?: string | null;
}

export function TraitCell({ letter, name, value, trump = null }: TraitCellProps) {
  return (
    <div className="trait" data-trump={trump !== null}>
      <b>
        {value}
        {trump !== null && <Icon name="star" size={10} label={trump} />}
      </b>
      <span>
        {letter} {name}
      </span>
    </div>
  );
}
