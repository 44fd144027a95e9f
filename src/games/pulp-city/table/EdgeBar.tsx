import { alliances } from '../../../systems/pulp-city/board/allies.ts';
import { memo, type PointerEvent } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { formatNumber } from '../../../i18n/units.ts';
import type { CardId, TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { pointsOfSide } from '../../../systems/pulp-city/view/plot/standing.ts';
import { RosterPanel } from '../panels/roster/RosterPanel.tsx';
import { Wing } from '../../../ui/kit/VersusBar.tsx';
import { useWorld } from '../use-game.ts';
import './edge-bar.css';
import { wingOf } from './Versus.tsx';

interface EdgeBarProps {
  readonly team: TeamId;
  readonly turned: boolean;
  readonly onCard: (card: CardId) => void;
  readonly onGrab: (card: CardId, event: PointerEvent<HTMLElement>) => void;
  readonly onPlot: () => void;
}

/** A player's own edge of a flat screen: his Team, his models, and the score as he counts it. */
export const EdgeBar = memo(function EdgeBar({ team, turned, onCard, onGrab, onPlot }: EdgeBarProps) {
  const w = useWorld();
  const t = useT();
  const { round } = w.state;
  const wing = wingOf(w, t, team);
  const begun = round.number > 0;
  return (
    <header className="edge-bar turnable" data-team={team} data-turned={turned}>
      <Wing
        data={wing}
        unit={t('term.ap')}
        label={t('play.versus.pool', { team: wing.name, n: wing.pool })}
      />
      <RosterPanel team={team} onCard={onCard} onGrab={onGrab} />
      <p className="edge-bar__round">
        {begun ? t('play.versus.round', { n: round.number }) : t('play.versus.setup')}{' '}
        {begun && <span>{t('play.versus.roundOf', { max: w.rules.numbers.rounds })}</span>}
        {begun && <small>{t(`phase.${round.phase}`)}</small>}
      </p>
      <button type="button" className="edge-bar__score" aria-haspopup="dialog" onClick={onPlot}>
        {alliances(w.setup)
          .filter((all) => !all.includes(team))
          .map(([one = team]) => formatNumber(pointsOfSide(w, one), t.lang))
          .reduce(
            (own, other) => t('play.edge.score', { own, other }),
            formatNumber(pointsOfSide(w, team), t.lang),
          )}
        <span className="visually-hidden">{t('plot.panel.open')}</span>
      </button>
    </header>
  );
});
