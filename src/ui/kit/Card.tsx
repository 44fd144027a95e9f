import type { ReactNode } from 'react';
import type { TeamSide } from './team-side.ts';
import { Icon } from './Icon.tsx';
import type { Sign } from './icons.ts';

interface CardHeadProps {
  readonly team: TeamSide;
  readonly sign: Sign;
  readonly name: string;
  readonly kind: string;
  /** What else has to be known of it. */
  readonly note?: ReactNode;
}

export function CardHead({ team, sign, name, kind, note = null }: CardHeadProps) {
  return (
    <header className="card__head" data-team={team}>
      <Icon name={sign} size={38} />
      <div>
        <h2 className="card__name">{name}</h2>
        <p className="card__kind">{kind}</p>
        {note !== null && <p className="card__kind">{note}</p>}
      </div>
    </header>
  );
}

interface ActionRowProps {
  readonly name: string;
  readonly cost: ReactNode;
  /** The cost is a Fatigue, not AP. */
  readonly fatigue?: boolean;
  readonly line: ReactNode;
  readonly end?: ReactNode;
  /** The end is how many it reaches: it has its place beside the name where there is little room. */
  readonly reach?: boolean;
  readonly chosen?: boolean;
  readonly closed?: string | null;
  readonly onPress?: () => void;
  readonly onWhy?: () => void;
}

/** One Action of a card: AP in a hexagon, name, the line in words or the reason why not. */
export function ActionRow(props: ActionRowProps) {
  const {
    name,
    cost,
    fatigue = false,
    line,
    end,
    reach = false,
    chosen = false,
    closed = null,
    onPress,
    onWhy,
  } = props;
  return (
    <button
      type="button"
      className="action"
      data-chosen={chosen}
      data-reach={reach}
      aria-pressed={chosen}
      aria-disabled={closed !== null || undefined}
      onClick={() => (closed === null ? onPress?.() : onWhy?.())}
    >
      <span className="action__cost" data-fatigue={fatigue}>
        {fatigue ? <Icon name="drop" size={20} /> : cost}
      </span>
      <span>
        <span className="action__name">{name}</span>
        {closed === null ? (
          <span className="action__line">{line}</span>
        ) : (
          <span className="action__why">{closed}</span>
        )}
      </span>
      <span className="action__end">
        {end ?? (closed === null ? null : <Icon name="question" size={20} />)}
      </span>
    </button>
  );
}
