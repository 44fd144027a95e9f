import { useT } from '../../../i18n/use-t.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import type { TeamQuestion, TeamVerdict } from '../../../systems/pulp-city/teams/check-team.ts';
import { formsToBegin } from '../../../systems/pulp-city/view/setup/recruits.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { TeamShape } from '../../../ui/kit/TeamShape.tsx';
import { BuiltOn } from './BuiltOn.tsx';
import { Checks } from './Checks.tsx';
import { type TeamDraft, withAt, withoutAt, withTeam } from '../library/draft.ts';
import { Figures } from './Figures.tsx';
import { LeaderPick } from './LeaderPick.tsx';
import { MemberRow } from './MemberRow.tsx';

interface TeamPaneProps {
  readonly draft: TeamDraft;
  readonly question: TeamQuestion;
  readonly verdict: TeamVerdict;
  readonly shown: string | null;
  readonly onShow: (card: CardProfile) => void;
  readonly onChange: (draft: TeamDraft) => void;
  readonly onShare: () => void;
  readonly onPlay: () => void;
}

const MOST_NAME = 40;

/** The Team as it stands: who is in it, what it adds up to, and what the rules say. */
export function TeamPane(props: TeamPaneProps) {
  const { draft, question, verdict, shown, onShow, onChange, onShare, onPlay } = props;
  const t = useT();
  const { team, level } = draft;
  const { profiles } = question;
  const wrong = new Set(verdict.faults.flatMap(({ cards }) => cards));
  return (
    <section className="builder__team" aria-label={t('team.pane.team')} tabIndex={-1}>
      <header className="team-head">
        <TeamShape team="a" size={34} />
        <label className="team-head__name">
          <span className="label">{t('team.name')}</span>
          <input
            value={team.name}
            maxLength={MOST_NAME}
            autoComplete="off"
            onChange={(event) => onChange(withTeam(draft, { name: event.target.value }))}
          />
        </label>
        <p className="team-head__level">
          <b>{t('team.levels', { n: verdict.levels, most: level })}</b>
          <span>{t('team.levels.label')}</span>
        </p>
      </header>
      <LevelBar now={verdict.levels} most={level} />
      {team.cards.length === 0 && <p className="builder__hint">{t('team.empty')}</p>}
      <ul className="members" aria-label={t('team.members')}>
        {team.cards.map((entry, at) => {
          const profile = profiles[entry.profile];
          const key = `${entry.profile} ${at}`;
          const remove = (): void => onChange(withoutAt(draft, at));
          if (profile === undefined)
            return (
              <li key={key} className="member member--unknown">
                <p>{t('team.member.unknown', { card: entry.profile })}</p>
                <Button
                  look="icon"
                  icon="cross"
                  label={t('team.remove', { name: entry.profile })}
                  onPress={remove}
                />
              </li>
            );
          return (
            <MemberRow
              key={key}
              entry={entry}
              profile={profile}
              forms={formsToBegin(profile, profiles)}
              smallerBase={question.rules.numbers.smallerBases[profile.baseMm] ?? null}
              shown={profile.id === shown}
              wrong={wrong.has(at)}
              onShow={() => onShow(profile)}
              onChange={(next) => onChange(withAt(draft, at, next))}
              onRemove={remove}
            />
          );
        })}
      </ul>
      <LeaderPick draft={draft} question={question} onChange={onChange} />
      <BuiltOn draft={draft} bases={verdict.bases} onChange={onChange} />
      <Checks verdict={verdict} level={level} />
      {verdict.members.length > 0 && <Figures verdict={verdict} edition={draft.edition} />}
      <footer className="builder__foot">
        <Button icon="share" onPress={onShare}>
          {t('team.share')}
        </Button>
        <Button
          look="primary"
          closed={verdict.faults.length === 0 ? null : t('team.play.closed', { n: verdict.faults.length })}
          onPress={onPlay}
        >
          {t('team.play')}
        </Button>
      </footer>
    </section>
  );
}

/** One field a Level; those too many are drawn apart. */
function LevelBar({ now, most }: { readonly now: number; readonly most: number }) {
  const fields = Array.from({ length: Math.max(now, most) }, (_, at) => at);
  return (
    <div className="level-bar" aria-hidden>
      {fields.map((at) => (
        <i key={at} data-state={at >= most ? 'over' : at < now ? 'full' : 'open'} />
      ))}
    </div>
  );
}
