import type { ReactNode } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { PipRow } from '../../../ui/kit/Meters.tsx';
import type { TeamSide } from '../../../ui/kit/team-side.ts';
import { signOf } from '../words/icons.ts';
import './card-row.css';

interface CardRowProps {
  readonly profile: CardProfile;
  readonly team?: TeamSide;
  readonly level?: number;
  /** One line below the name. */
  readonly line: ReactNode;
  /** Why it cannot be had: it stays in the list. */
  readonly why?: string | null;
  readonly chosen?: boolean;
  readonly onOpen: () => void;
  /** What more can be done with it, a control of its own. */
  readonly end?: ReactNode;
}

/** A card as a line of a list: sign, name, a line of words, its Level as dots. */
export function CardRow({
  profile,
  team = 'a',
  level = profile.level,
  line,
  why = null,
  chosen = false,
  onOpen,
  end,
}: CardRowProps) {
  const t = useT();
  return (
    <div className="card-row" data-chosen={chosen} data-closed={why !== null} data-card={profile.id}>
      <button type="button" className="card-row__open" aria-current={chosen || undefined} onClick={onOpen}>
        <span className="card-row__sign" data-team={team}>
          <Icon name={signOf(profile)} size={30} />
        </span>
        <span className="card-row__words">
          <b>{profile.name}</b>
          <span>{line}</span>
          {why !== null && <em>{why}</em>}
        </span>
        <span className="visually-hidden">{t('card.level', { n: level })}</span>
        <span className="card-row__level" aria-hidden>
          <PipRow spent={level} max={level} />
        </span>
      </button>
      {end}
    </div>
  );
}
