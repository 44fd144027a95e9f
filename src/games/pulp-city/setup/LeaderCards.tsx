import { useT } from '../../../i18n/use-t.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import {
  type LeaderChoice,
  chooseMember,
  leaderOffers,
  toggleLeaderCard,
} from '../../../systems/pulp-city/view/setup/leaders.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { Options } from '../../../ui/kit/Options.tsx';
import { LeaderOptions } from '../library/LeaderOptions.tsx';
import './leader-cards.css';

const leaderCardsId = (side: TeamId): string => `leader-cards-${side}`;

/** Opens the Leader cards of a Team and goes there. */
export function showLeaderCards(side: TeamId): void {
  const summary = document.getElementById(leaderCardsId(side));
  summary?.parentElement?.setAttribute('open', '');
  summary?.focus();
}

interface LeaderCardsProps {
  readonly side: TeamId;
  readonly cards: readonly CardProfile[];
  readonly edition: string;
  readonly chosen: LeaderChoice;
  readonly onChange: (choice: LeaderChoice) => void;
}

/** The Leader cards of a Team with a Leader, and who is its Honorary Member. @rule PC-LEADER-01 */
export function LeaderCards({ side, cards, edition, chosen, onChange }: LeaderCardsProps) {
  const t = useT();
  const found = leaderOffers(cards, chosen, edition);
  if (found === null) return null;
  const { most, taken, offers, members } = found;
  const title = t('setup.leader.title', { n: taken, most });
  return (
    <details className="side__leader" data-team={side} data-spare={taken < most}>
      <summary id={leaderCardsId(side)}>
        <Icon name="star" size={20} />
        <span>
          <b>{title}</b>
          <small>{taken < most ? t('setup.leader.more', { n: most - taken }) : t('setup.leader.full')}</small>
        </span>
      </summary>
      <LeaderOptions
        label={title}
        offers={offers}
        chosen={chosen.cards}
        onToggle={(card) => onChange(toggleLeaderCard(cards, chosen, card))}
      />
      {members.length > 0 && (
        <Options
          label={t('setup.honorary.title')}
          chosen={chosen.honorary === null ? [] : [chosen.honorary]}
          onChoose={(card) => onChange(chooseMember(cards, chosen, card))}
          options={members.map(({ id, short }) => ({
            value: id,
            key: id,
            title: t('setup.honorary.member', { name: short }),
          }))}
        />
      )}
    </details>
  );
}
