import type { ReactNode } from 'react';
import { bookWords } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import type { TeamSetup } from '../../../systems/pulp-city/model/setup.ts';
import { teamNameIn } from '../../../systems/pulp-city/view/setup/team-names.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { signOf } from '../words/icons.ts';

interface ListRowProps {
  readonly team: TeamSetup;
  readonly cards: Readonly<Record<string, CardProfile>>;
  readonly side: 'a' | 'b';
  /** One line below the name. */
  readonly line: ReactNode;
  /** What is wrong with it. */
  readonly fault?: string | null;
  readonly onOpen?: () => void;
  readonly children?: ReactNode;
}

/** A list by its name and the signs of its cards. */
export function ListRow({ team, cards, side, line, fault = null, onOpen, children }: ListRowProps) {
  const t = useT();
  const words = (
    <>
      <b>{teamNameIn(team.name, bookWords(t.lang))}</b>
      <span className="list-row__line">{line}</span>
      <Signs team={team} cards={cards} side={side} />
      {fault !== null && (
        <span className="list-row__fault">
          <Icon name="warning" size={16} /> {fault}
        </span>
      )}
    </>
  );
  return (
    <div className="list-row" data-team={side}>
      {onOpen === undefined ? (
        <div className="list-row__words">{words}</div>
      ) : (
        <button type="button" className="list-row__words" onClick={onOpen}>
          {words}
        </button>
      )}
      {children}
    </div>
  );
}

interface SignsProps {
  readonly team: TeamSetup;
  readonly cards: Readonly<Record<string, CardProfile>>;
  readonly side: 'a' | 'b';
  readonly size?: number;
}

export function Signs({ team, cards, side, size = 18 }: SignsProps) {
  const t = useT();
  const members = team.cards.map(({ profile }) => cards[profile]);
  return (
    <span className="signs" data-team={side}>
      <span className="visually-hidden">
        {t('team.card.members', {
          names: members.map((profile, at) => profile?.short ?? team.cards[at]?.profile ?? ''),
        })}
      </span>
      {members.map((profile, at) => (
        <span key={`${profile?.id ?? ''} ${at}`} className="signs__one" aria-hidden>
          <Icon name={profile === undefined ? 'question' : signOf(profile)} size={size} />
        </span>
      ))}
    </span>
  );
}
