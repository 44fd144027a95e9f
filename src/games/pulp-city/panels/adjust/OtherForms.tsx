import { sideBySide } from '../../../../systems/pulp-city/board/allies.ts';
import { useT } from '../../../../i18n/use-t.ts';
import type { Adjustment } from '../../../../systems/pulp-city/model/events.ts';
import { pieceFigures } from '../../../../systems/pulp-city/view/table/adjustment.ts';
import { TeamShape } from '../../../../ui/kit/TeamShape.tsx';
import { useWorld } from '../../use-game.ts';
import { teamName, thingName } from '../../words/names.ts';
import { FigureRow } from './FigureRow.tsx';
import { type AdjustDraft, drafted } from './ModelFiguresForm.tsx';

interface FormProps {
  readonly draft: AdjustDraft;
  readonly onChange: (change: Adjustment) => void;
}

const MOST_AP = 60;
const MOST_POINTS = 99;

export function TeamFiguresForm({ draft, onChange }: FormProps) {
  const t = useT();
  const w = useWorld();
  return (
    <div className="figures figures--two">
      {sideBySide(w.setup).map((team) => {
        const { pool, agendaPoints } = w.state.teams[team];
        const poolTo = (to: number): Adjustment => ({ what: 'pool', team, to });
        const pointsTo = (to: number): Adjustment => ({ what: 'agendaPoints', team, to });
        return (
          <section key={team} aria-label={teamName(w, t, team)}>
            <h3 className="figures__team">
              <TeamShape team={team} size={20} /> {teamName(w, t, team)}
            </h3>
            <FigureRow
              label={t('adjust.pool')}
              was={pool}
              value={drafted(draft, poolTo(pool), pool)}
              max={Math.max(MOST_AP, pool)}
              onChange={(to) => onChange(poolTo(to))}
            />
            <FigureRow
              label={t('adjust.agendaPoints')}
              was={agendaPoints}
              value={drafted(draft, pointsTo(agendaPoints), agendaPoints)}
              max={MOST_POINTS}
              onChange={(to) => onChange(pointsTo(to))}
            />
          </section>
        );
      })}
    </div>
  );
}

export function PieceFiguresForm({ draft, onChange }: FormProps) {
  const t = useT();
  const w = useWorld();
  return (
    <div className="figures figures--two">
      {pieceFigures(w).map(({ piece, health, healthMax }) => {
        const change = (to: number): Adjustment => ({ what: 'pieceHealth', piece, to });
        return (
          <FigureRow
            key={piece}
            label={t('adjust.healthOf', { name: thingName(w, t, piece) })}
            was={health}
            value={drafted(draft, change(health), health)}
            max={Math.max(healthMax, health)}
            onChange={(to) => onChange(change(to))}
          />
        );
      })}
    </div>
  );
}
