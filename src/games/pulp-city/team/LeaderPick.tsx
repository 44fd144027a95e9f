import { useT } from '../../../i18n/use-t.ts';
import type { TeamQuestion } from '../../../systems/pulp-city/teams/check-team.ts';
import { type Honorary, leaderPicks } from '../../../systems/pulp-city/view/setup/leader-picks.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { Options } from '../../../ui/kit/Options.tsx';
import { type TeamDraft, toggled, withTeam } from '../library/draft.ts';
import { LeaderOptions } from '../library/LeaderOptions.tsx';
import { descriptorWord } from '../words/names.ts';

interface LeaderPickProps {
  readonly draft: TeamDraft;
  readonly question: TeamQuestion;
  readonly onChange: (draft: TeamDraft) => void;
}

const keyOf = (card: string, faction: string): string => `${card} ${faction}`;

/** The Leader cards of a Team, its Faction card, and who is its Honorary Member. @rule PC-LEADER-01 @rule PC-LEADER-03 @rule PC-LEADER-05 */
export function LeaderPick({ draft, question, onChange }: LeaderPickProps) {
  const t = useT();
  const picks = leaderPicks(draft.team, question);
  if (picks === null) return null;
  const { most, taken, offers, members, several } = picks;
  const title = t('setup.leader.title', { n: taken, most });
  const named = draft.team.cards.find(({ honorary }) => honorary !== undefined);
  const name = ({ card, faction }: Honorary): void => {
    const cards = draft.team.cards.map(({ honorary: _, ...entry }) =>
      entry.profile === card.id ? { ...entry, honorary: faction } : entry,
    );
    onChange(withTeam(draft, { cards }));
  };
  return (
    <details className="leader-pick">
      <summary>
        <Icon name="star" size={20} />
        <span>
          <b>{title}</b>
          <small>{taken < most ? t('setup.leader.more', { n: most - taken }) : t('setup.leader.full')}</small>
        </span>
      </summary>
      <LeaderOptions
        label={title}
        offers={offers}
        chosen={draft.team.leaderCards ?? []}
        onToggle={(card) => onChange(toggled(draft, card))}
      />
      {members.length > 0 && (
        <Options
          label={t('setup.honorary.title')}
          chosen={named === undefined ? [] : [keyOf(named.profile, named.honorary ?? '')]}
          onChoose={name}
          options={members.map((member) => ({
            value: member,
            key: keyOf(member.card.id, member.faction),
            title: several
              ? t('setup.honorary.memberOf', {
                  name: member.card.short,
                  faction: descriptorWord(t, member.faction),
                })
              : t('setup.honorary.member', { name: member.card.short }),
          }))}
        />
      )}
    </details>
  );
}
