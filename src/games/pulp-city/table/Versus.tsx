import { alliesOf, sideBySide, together } from '../../../systems/pulp-city/board/allies.ts';
import { memo, useMemo } from 'react';
import type { Translator } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import { formatNumber } from '../../../i18n/units.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { profileById } from '../../../systems/pulp-city/model/lookup.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import { VersusBar, type WingData } from '../../../ui/kit/VersusBar.tsx';
import { usePreference } from '../../../ui/shell/app.ts';
import { plotStanding, pointsOfSide } from '../../../systems/pulp-city/view/plot/standing.ts';
import { useWorld } from '../use-game.ts';
import { teamName } from '../words/names.ts';

const MOST_BOLTS = 12;

/** A Team with its Pool and the points of its side, as bars show them; `heading`: those if the Encounter ended now. */
export function wingOf(
  w: World,
  t: Translator,
  team: TeamId,
  heading: (team: TeamId) => number = (one) => w.state.teams[one].agendaPoints,
): WingData {
  const { pool } = w.state.teams[team];
  const allies = alliesOf(w.setup, team);
  const points = pointsOfSide(w, team);
  const then = together(allies, heading);
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
    ...(allies.at(-1) === team ? { score: formatNumber(points, t.lang) } : {}),
    ...(then === points ? {} : { heading: formatNumber(then, t.lang) }),
  };
}

interface VersusProps {
  /** The drawer with the rosters is open. */
  readonly open: boolean;
  readonly onWing: (team: TeamId) => void;
  readonly onPlot: () => void;
}

/** All Teams, their Pools and points now and if the Encounter ended now, and the Round between them. */
export const Versus = memo(function Versus({ open, onWing, onPlot }: VersusProps) {
  const w = useWorld();
  const t = useT();
  const odds = usePreference((preferences) => preferences.odds);
  const { round, outcome } = w.state;
  const begun = round.number > 0;
  const standing = useMemo(() => plotStanding(w), [w]);
  const plot = t(`plot.${standing.plot}`);
  const ahead = odds && begun && outcome === null ? standing.teams : [];
  const heading = (team: TeamId): number =>
    ahead.find((one) => one.team === team)?.projected ?? w.state.teams[team].agendaPoints;
  // Whoever play together stand together.
  const wings = sideBySide(w.setup).map((team) => wingOf(w, t, team, heading));
  return (
    <VersusBar
      wings={wings}
      round={begun ? t('play.versus.round', { n: round.number }) : t('play.versus.setup')}
      {...(begun ? { roundOf: t('play.versus.roundOf', { max: w.rules.numbers.rounds }) } : {})}
      plot={begun ? t('play.versus.plot', { plot, phase: t(`phase.${round.phase}`) }) : plot}
      poolUnit={t('term.ap')}
      poolLabel={(data) => t('play.versus.pool', { team: data.name, n: data.pool })}
      open={open}
      onWing={onWing}
      middle={{ label: t('plot.panel.open'), onPress: onPlot }}
    />
  );
});
