import { useT } from '../../../../i18n/use-t.ts';
import type { AgendaTurn } from '../../../../systems/pulp-city/view/setup/agenda-columns.ts';
import { TeamShape } from '../../../../ui/kit/TeamShape.tsx';
import { useWorld } from '../../use-game.ts';
import { teamName } from '../../words/names.ts';

interface AgendaTurnsProps {
  readonly turns: readonly AgendaTurn[];
}

/** Who picks when, and what has been picked. @rule PC-SETUP-05 */
export function AgendaTurns({ turns }: AgendaTurnsProps) {
  const t = useT();
  const w = useWorld();
  return (
    <ol className="agenda-turns" aria-label={t('ask.pickAgenda.turns')}>
      {turns.map(({ team, agenda, isNow }, at) => (
        <li key={at} aria-current={isNow ? 'step' : undefined}>
          <TeamShape team={team} size={18} label={teamName(w, t, team)} />
          <b>{t('ask.pickAgenda.nth', { nth: at + 1 })}</b>
          {agenda !== null && <span>{t(`agenda.${agenda}`)}</span>}
        </li>
      ))}
    </ol>
  );
}
