import { alliances, alliesOf, together } from '../../../systems/pulp-city/board/allies.ts';
import { memo, useMemo } from 'react';
import type { Translator } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import { formatNumber } from '../../../i18n/units.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { profileById } from '../../../systems/pulp-city/model/lookup.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import { VersusBar, type WingData } from '../../../ui/kit/VersusBar.tsx';
import { usePreference } from '../../../ui/shell/app.ts';
import { plotStanding } from '../../../systems/pulp-city/view/plot/standing.ts';
import { useWorld } from '../use-game.ts';
import { teamName } from '../words/names.ts';

const MOST_BOLTS = 12;

/** A Team with its Pool and points, as bars show them; `heading`: its points if the Encounter ended now. */
export function wingOf(
  w: World,
  t: Translator,
  team: TeamId,
  heading = w.state.teams[team].agendaPoints,
): WingData {
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
    score:
      w.setup.allied === undefined
        ? formatNumber(agendaPoints, t.lang)
        : t('play.versus.together', { own: agendaPoints, all: pointsOfSide(w, team) }),
    ...(heading === agendaPoints ? {} : { heading: formatNumber(heading, t.lang) }),
  };
}

/** Agenda Points of a Team and its allies. */
export const pointsOfSide = (w: World, team: TeamId): number =>
  together(alliesOf(w.setup, team), (one) => w.state.teams[one].agendaPoints);

interface VersusProps {
  readonly onWing: (team: TeamId) => void;
  readonly onPlot: () => void;
}

/** All Teams, their Pools and points now and if the Encounter ended now, and the Round between them. */
export const Versus = memo(function Versus({ onWing, onPlot }: VersusProps) {
  const w = useWorld();
  const t = useT();
  const odds = usePreference((preferences) => preferences.odds);
  const { round, outcome } = w.state;
  const begun = round.number > 0;
  const standing = useMemo(() => plotStanding(w), [w]);
  const plot = t(`plot.${standing.plot}`);
  const heading = (team: TeamId): number | undefined =>
    odds && begun && outcome === null
      ? standing.teams.find((one) => one.team === team)?.projected
      : undefined;
  // Whoever play together stand together.
  const wings = alliances(w.setup)
    .flat()
    .map((team) => wingOf(w, t, team, heading(team)));
  return (
    <VersusBar
      wings={wings}
      round={begun ? t('play.versus.round', { n: round.number }) : t('play.versus.setup')}
      {...(begun ? { roundOf: t('play.versus.roundOf', { max: w.rules.numbers.rounds }) } : {})}
      plot={begun ? t('play.versus.plot', { plot, phase: t(`phase.${round.phase}`) }) : plot}
      poolUnit={t('term.ap')}
      poolLabel={(data) => t('play.versus.pool', { team: data.name, n: data.pool })}
      onWing={onWing}
      middle={{ label: t('plot.panel.open'), onPress: onPlot }}
    />
  );
});
