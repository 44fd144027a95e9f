import { memo } from 'react';
import type { Translator } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import { formatNumber } from '../../../i18n/units.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { profileById } from '../../../systems/pulp-city/model/lookup.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import { VersusBar, type WingData } from '../../../ui/kit/VersusBar.tsx';
import { useWorld } from '../use-game.ts';
import { teamName } from '../words/names.ts';

const MOST_BOLTS = 12;

/** A Team with its Pool and points, as bars show them. */
export function wingOf(w: World, t: Translator, team: TeamId): WingData {
  const { pool, agendaPoints } = w.state.teams[team];
  const full = w.setup.teams[team].cards.reduce(
    (sum, card) =>
      sum + (w.setup.profiles[card.profile] === undefined ? 0 : profileById(w, card.profile).apPlus),
    0,
  );
  return {
    team,
    name: teamName(w, t, team),
    pool,
    poolMax: Math.min(MOST_BOLTS, Math.max(pool, full)),
    score: formatNumber(agendaPoints, t.lang),
  };
}

/** Both teams, their Pools and points, and the Round between them. */
export const Versus = memo(function Versus({ onWing }: { readonly onWing: (team: TeamId) => void }) {
  const w = useWorld();
  const t = useT();
  const { round } = w.state;
  const begun = round.number > 0;
  return (
    <VersusBar
      left={wingOf(w, t, 'a')}
      right={wingOf(w, t, 'b')}
      round={begun ? t('play.versus.round', { n: round.number }) : t('play.versus.setup')}
      {...(begun ? { roundOf: t('play.versus.roundOf', { max: w.rules.numbers.rounds }) } : {})}
      {...(begun ? { plot: t(`phase.${round.phase}`) } : {})}
      poolUnit={t('term.ap')}
      poolLabel={(data) => t('play.versus.pool', { team: data.name, n: data.pool })}
      onWing={onWing}
    />
  );
});
