import { useT } from '../../../i18n/use-t.ts';
import type { TeamQuestion, TeamVerdict } from '../../../systems/pulp-city/teams/check-team.ts';
import type { TeamDraft } from '../library/draft.ts';

interface FiguresProps {
  readonly draft: TeamDraft;
  readonly question: TeamQuestion;
  readonly verdict: TeamVerdict;
}

/** What the Team adds up to. */
export function Figures({ verdict }: FiguresProps) {
  const t = useT();
  const { members, minions } = verdict;
  const health = members.reduce((sum, { profile }) => sum + profile.health * profile.modelsAtStart, 0);
  const ap = members.reduce((sum, { profile }) => sum + profile.apPlus, 0);
  return (
    <dl className="sums">
      <div>
        <dt>{t('team.sum.ap')}</dt>
        <dd>{ap}</dd>
      </div>
      <div>
        <dt>{t('team.sum.health')}</dt>
        <dd>{health}</dd>
      </div>
      <div>
        <dt>{t('team.sum.minions')}</dt>
        <dd>{t('team.sum.minionsOf', { spent: minions.spent, points: minions.points })}</dd>
      </div>
    </dl>
  );
}
