import { memo } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { formatNumber } from '../../../i18n/units.ts';
import type { TeamId } from '../../../systems/pulp-city/model/state.ts';
import { profileById } from '../../../systems/pulp-city/model/world.ts';
import { VersusBar, type WingData } from '../../kit/VersusBar.tsx';
import { useWorld } from '../../play/app.ts';

const MOST_BOLTS = 12;

/** Both teams, their Pools and points, and the Round between them. */
export const Versus = memo(function Versus({ onWing }: { readonly onWing: (team: TeamId) => void }) {
  const w = useWorld();
  const t = useT();
  const { round, teams } = w.state;
  const wing = (team: TeamId): WingData => ({
    team,
    name: w.setup.teams[team].name,
    pool: teams[team].pool,
    poolMax: Math.min(MOST_BOLTS, Math.max(teams[team].pool, poolOf(team))),
    score: formatNumber(teams[team].agendaPoints, t.lang),
  });
  const poolOf = (team: TeamId): number =>
    w.setup.teams[team].cards.reduce(
      (sum, card) =>
        sum + (w.setup.profiles[card.profile] === undefined ? 0 : profileById(w, card.profile).apPlus),
      0,
    );
  const begun = round.number > 0;
  return (
    <VersusBar
      left={wing('a')}
      right={wing('b')}
      round={begun ? t('play.versus.round', { n: round.number }) : t('play.versus.setup')}
      {...(begun ? { roundOf: t('play.versus.roundOf', { max: w.rules.numbers.rounds }) } : {})}
      {...(begun ? { plot: t(`phase.${round.phase}`) } : {})}
      poolUnit={t('term.ap')}
      poolLabel={(data) => t('play.versus.pool', { team: data.name, n: data.pool })}
      onWing={onWing}
    />
  );
});
