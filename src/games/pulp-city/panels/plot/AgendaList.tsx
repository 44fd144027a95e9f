import { sideBySide } from '../../../../systems/pulp-city/board/allies.ts';
import type { Translator } from '../../../../i18n/translate.ts';
import { formatNumber } from '../../../../i18n/units.ts';
import { useT } from '../../../../i18n/use-t.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import type { TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import { type AgendaSeen, agendasSeen } from '../../../../systems/pulp-city/view/setup/agendas.ts';
import { Icon } from '../../../../ui/kit/Icon.tsx';
import { TeamShape } from '../../../../ui/kit/TeamShape.tsx';
import { useWorld } from '../../use-game.ts';
import { cardName, teamName } from '../../words/names.ts';

interface AgendaListProps {
  /** Whose own Agendas are shown; null: what everybody knows. */
  readonly viewer: TeamId | null;
}

/** Agendas with their goals, how far each Team has come, and what they are worth as it stands. @rule PC-AGENDA-02 */
export function AgendaList({ viewer }: AgendaListProps) {
  const w = useWorld();
  const t = useT();
  const seen = agendasSeen(w, viewer).filter(({ team }) => viewer === null || team === viewer);
  if (seen.length === 0) return <p className="plot-panel__none">{t('agenda.panel.none')}</p>;
  return (
    <ul className="agenda-list">
      {seen.map((one) => (
        <li key={`${one.agenda} ${one.team}`} data-settled={one.settled}>
          <h4>
            {one.team !== null && <TeamShape team={one.team} size={18} label={teamName(w, t, one.team)} />}
            {t(`agenda.${one.agenda}`)}
            <small className="agenda-list__state">
              {!one.revealed && <Icon name="lock" size={14} />}
              {t(
                one.settled
                  ? 'agenda.panel.settled'
                  : one.revealed
                    ? 'agenda.panel.open'
                    : 'agenda.panel.secret',
              )}
            </small>
          </h4>
          <p>{t(`agenda.${one.agenda}.goal`)}</p>
          <p className="plot-panel__none">{t(`agenda.${one.agenda}.points`)}</p>
          {one.nominee !== null && <p>{t('agenda.panel.named', { name: cardName(w, one.nominee) })}</p>}
          <p className="agenda-list__now">{nowWords(w, t, one)}</p>
        </li>
      ))}
    </ul>
  );
}

/** What is worth naming of how it stands: what each Team has done of it, and what that gives. */
function nowWords(w: World, t: Translator, { team, counts, now, settled }: AgendaSeen): string {
  const done =
    team === null
      ? sideBySide(w.setup).map((side) =>
          t('agenda.panel.count', { team: teamName(w, t, side), n: counts[side] ?? 0 }),
        )
      : [];
  const given = settled
    ? []
    : now
        .filter(({ points }) => points !== 0)
        .map(({ team: side, points }) =>
          t('agenda.panel.now', { team: teamName(w, t, side), n: formatNumber(points, t.lang) }),
        );
  return [...done, ...given].join(' · ');
}
