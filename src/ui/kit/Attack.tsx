import { TEAM_LOOK } from './team-look.ts';
import type { ReactNode } from 'react';
import { COLOUR } from '../../styles/tokens.ts';
import type { TeamSide } from './team-side.ts';
import { Icon } from './Icon.tsx';
import type { Sign } from './icons.ts';

export interface ClashSide {
  readonly team: TeamSide;
  readonly sign: Sign;
  readonly title: string;
  readonly note: string;
}

/** The head of an attack: who strikes on the left, who is struck on the right. */
export function Clash({ left, right }: { readonly left: ClashSide; readonly right: ClashSide }) {
  return (
    <div className="clash">
      <div className="clash__side" data-team={left.team}>
        <Icon name={left.sign} size={34} />
        <div>
          <h2>{left.title}</h2>
          <small>{left.note}</small>
        </div>
      </div>
      <div className="clash__side" data-team={right.team}>
        <div>
          <h2>{right.title}</h2>
          <small>{right.note}</small>
        </div>
        <Icon name={right.sign} size={34} />
      </div>
    </div>
  );
}

export interface PoolLine {
  readonly id: string;
  readonly amount: string;
  readonly text: ReactNode;
  readonly gold?: boolean;
  readonly closed?: boolean;
}

interface PoolProps {
  readonly team: TeamSide;
  readonly trait: string;
  readonly value: number;
  readonly trump?: boolean;
  readonly dice: string;
  readonly lines: readonly PoolLine[];
}

/** Where a side's dice come from, one source a line; closed bonuses stay listed with 0 and why. */
export function Pool({ team, trait, value, trump, dice, lines }: PoolProps) {
  return (
    <section className="pool" data-team={team}>
      <header className="pool__head">
        <span>
          {trait} <b>{value}</b>
          {trump && <Icon name="star" size={13} />}
        </span>
        <span className="pool__dice">{dice}</span>
      </header>
      <ul className="pool__lines">
        {lines.map((line) => (
          <li key={line.id} className="pool__line" data-gold={line.gold} data-closed={line.closed}>
            <b>{line.amount}</b>
            <span>{line.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface OddsBar {
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
  readonly miss?: boolean;
}

interface OddsProps {
  readonly figure: string;
  readonly unit: string;
  readonly caption: string;
  readonly chartTitle: string;
  readonly team: TeamSide;
  readonly bars: readonly OddsBar[];
}

export function Odds({ figure, unit, caption, chartTitle, team, bars }: OddsProps) {
  return (
    <div className="odds">
      <div className="odds__figure">
        <b>
          {figure}
          <small>{unit}</small>
        </b>
        <span>{caption}</span>
      </div>
      <div className="odds__chart">
        <div className="label">{chartTitle}</div>
        <OddsBars team={team} bars={bars} />
      </div>
    </div>
  );
}

const BAR_STEP = 40;
const FLOOR = 82;

export function OddsBars({ team, bars }: { readonly team: TeamSide; readonly bars: readonly OddsBar[] }) {
  const tallest = Math.max(...bars.map((bar) => bar.share), 0.01);
  const scale = Math.min(250, 65 / tallest);
  const width = bars.length * BAR_STEP - 2;
  const { fill } = TEAM_LOOK[team];
  return (
    <svg viewBox={`0 0 ${width} 104`} aria-hidden="true">
      {bars.map((bar, index) => {
        const height = bar.share * scale;
        const x = index * BAR_STEP + 3;
        return (
          <g key={bar.label}>
            <rect
              x={x}
              y={FLOOR - height}
              width={33}
              height={height}
              fill={bar.miss ? COLOUR.line : fill}
              stroke={COLOUR.ink}
              strokeWidth={2}
            />
            <text x={x + 16.5} y={FLOOR - 5 - height}>
              {Math.round(bar.share * 100)}
            </text>
            <text x={x + 16.5} y={98}>
              {bar.label}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${FLOOR}H${width}`} stroke={COLOUR.ink} strokeWidth={2.5} />
    </svg>
  );
}

interface StarsProps {
  readonly count: number;
  readonly cancelled: number;
  readonly text: ReactNode;
  readonly cancelText?: ReactNode;
  readonly label: string;
}

/** SFX won, and those that the other side struck out. */
export function Stars({ count, cancelled, text, cancelText, label }: StarsProps) {
  return (
    <fieldset className="stars" aria-label={label}>
      {Array.from({ length: count + cancelled }, (_, index) => (
        <span key={index} className="stars__star" data-cancelled={index >= count}>
          <Icon name="star" size={count + cancelled > 5 ? 26 : 40} />
        </span>
      ))}
      <div className="stars__text">
        {text}
        {cancelText !== undefined && <b>{cancelText}</b>}
      </div>
    </fieldset>
  );
}

interface FactRowProps {
  readonly sign: Sign;
  /** null: it belongs to neither. */
  readonly team: TeamSide | null;
  readonly title: string;
  readonly note: string;
  readonly value: string;
  /** Small lines under the value. */
  readonly under?: readonly string[];
  /** It stands on the side of whoever acts: marked at its edge as well as in words. */
  readonly friend?: boolean;
  readonly closed?: boolean;
  /** Nothing stands against it: its note says no more than that. */
  readonly legal?: boolean;
  readonly onPress?: () => void;
  /** It can be taken into something by pressing, and has been. */
  readonly chosen?: boolean;
  /** The pointer or the keyboard is on it, or has left it. */
  readonly onLook?: (on: boolean) => void;
  /** Whose card is read from here, and by what words, without pressing the row. */
  readonly card?: { readonly model: string; readonly label: string; readonly onRead: () => void };
}

/** One line of "from here": a model, what with, and how likely. */
export function FactRow({
  sign,
  team,
  title,
  note,
  value,
  under = [],
  friend = false,
  closed = false,
  legal = false,
  onPress,
  chosen,
  onLook,
  card,
}: FactRowProps) {
  const row = (
    <button
      type="button"
      className="fact-row"
      data-team={team ?? undefined}
      data-closed={closed}
      data-friend={friend || undefined}
      data-legal={legal || undefined}
      data-model={card?.model}
      aria-pressed={chosen}
      onClick={onPress}
      onPointerEnter={onLook && (() => onLook(true))}
      onPointerLeave={onLook && (() => onLook(false))}
      onFocus={onLook && (() => onLook(true))}
      onBlur={onLook && (() => onLook(false))}
    >
      <Icon name={sign} size={28} />
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      <span className="fact-row__value">
        {value}
        {under.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </span>
    </button>
  );
  if (card === undefined) return row;
  return (
    <div className="fact-row-line">
      {row}
      <button
        type="button"
        className="fact-row__card"
        data-beside
        data-model={card.model}
        aria-label={card.label}
        title={card.label}
        onClick={card.onRead}
      >
        <Icon name="book" size={22} />
      </button>
    </div>
  );
}
