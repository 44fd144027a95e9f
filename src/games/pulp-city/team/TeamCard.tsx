import { useMemo } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { checkTeam } from '../../../systems/pulp-city/teams/check-team.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { useApp } from '../use-game.ts';
import type { Library } from '../library/use-library.ts';
import { faultWords } from '../words/faults.ts';
import { signOf } from '../words/icons.ts';
import type { TeamDraft } from '../library/draft.ts';

interface TeamCardProps {
  readonly draft: TeamDraft;
  readonly library: Library;
  /** Absent: it is one of the game, which is copied to be changed. */
  readonly onOpen?: () => void;
  readonly onCopy: () => void;
  readonly onRemove?: () => void;
}

/** A Team on the shelf: who is in it, and whether it can be played. */
export function TeamCard({ draft, library, onOpen, onCopy, onRemove }: TeamCardProps) {
  const t = useT();
  const { edition, level, team } = draft;
  const rules = useApp().services.cardRules(edition);
  const faults = useMemo(
    () => (rules === null ? [] : checkTeam(team, { rules, level, profiles: library.byId }).faults),
    [team, rules, level, library],
  );
  const members = team.cards.map(({ profile }) => library.byId[profile]);
  const [first] = faults;
  return (
    <article className="team-card" aria-label={team.name}>
      <button type="button" className="team-card__open" onClick={onOpen ?? onCopy}>
        <b>{team.name}</b>
        <span>{t('team.card.line', { edition, n: level, cards: members.length })}</span>
        <span className="team-card__signs" aria-hidden>
          {members.map((profile, at) => (
            <span key={`${profile?.id ?? ''} ${at}`}>
              <Icon name={profile === undefined ? 'question' : signOf(profile)} size={26} />
            </span>
          ))}
        </span>
        <span className="visually-hidden">
          {t('team.card.members', {
            names: members.map((profile, at) => profile?.short ?? team.cards[at]?.profile ?? ''),
          })}
        </span>
        <span className="team-card__state" data-legal={first === undefined}>
          <Icon name={first === undefined ? 'check' : 'warning'} size={16} />
          {first === undefined
            ? t('team.card.legal')
            : faults.length === 1
              ? faultWords(t, first)
              : t('team.card.faults', { n: faults.length, first: faultWords(t, first) })}
        </span>
      </button>
      <div className="team-card__tools">
        <Button
          narrow
          icon="plus"
          {...(onOpen === undefined ? {} : { label: t('team.copy', { name: team.name }) })}
          onPress={onCopy}
        >
          {t(onOpen === undefined ? 'team.copy.ready' : 'team.copy.own')}
        </Button>
        {onRemove !== undefined && (
          <Button
            look="icon"
            icon="trash"
            label={t('team.deleteOf', { name: team.name })}
            onPress={onRemove}
          />
        )}
      </div>
    </article>
  );
}
