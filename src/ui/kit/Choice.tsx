import type { ReactNode } from 'react';
import type { TeamSide } from './team-side.ts';
import { Icon } from './Icon.tsx';
import type { Sign } from './icons.ts';
import { TeamShape } from './TeamShape.tsx';

interface ChoiceProps {
  readonly children: ReactNode;
  readonly team?: TeamSide;
  /** Of whom it is about. */
  readonly sign?: Sign;
  readonly note?: ReactNode;
  readonly chosen: boolean;
  /** Why it is not offered. */
  readonly closed?: string | null;
  readonly onPress: () => void;
  readonly onWhy?: () => void;
}

/** One of a few things that can be ticked. */
export function Choice({ children, team, sign, note, chosen, closed = null, onPress, onWhy }: ChoiceProps) {
  return (
    <button
      type="button"
      className="choice"
      aria-pressed={chosen}
      aria-disabled={closed !== null || undefined}
      onClick={() => (closed === null ? onPress() : onWhy?.())}
    >
      {team && <TeamShape team={team} size={20} />}
      {sign !== undefined && <Icon name={sign} size={24} />}
      <span className="choice__text">
        <span>{children}</span>
        <span className="choice__note">{closed ?? note}</span>
      </span>
      {chosen && <Icon name="check" className="text-legal" />}
    </button>
  );
}
