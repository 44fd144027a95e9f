import { isHuman } from '../../../../app/seats.ts';
import { type Translator, translateOptional } from '../../../../i18n/translate.ts';
import { formatInches, formatList, formatNumber } from '../../../../i18n/units.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { alliances, together } from '../../../../systems/pulp-city/board/allies.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import type { TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import {
  type MarkerStanding,
  markersStanding,
  objectivesStanding,
  plotStanding,
  type ScoreLine,
} from '../../../../systems/pulp-city/view/plot/standing.ts';
import { waysHome } from '../../../../systems/pulp-city/view/plot/way-home.ts';
import { sealsOf } from '../../../../systems/pulp-city/view/setup/agendas.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { TeamShape } from '../../../../ui/kit/TeamShape.tsx';
import { useAskWhy } from '../../../../ui/shell/use-why.ts';
import { letterOf, nameOfObjective } from '../../scene/objectives.ts';
import { useSessionState, useWorld } from '../../use-game.ts';
import { modelName, teamName, thingName } from '../../words/names.ts';
import { AgendaList } from './AgendaList.tsx';
import { Seals } from './Seals.tsx';
import './plot-panel.css';

interface PlotPanelProps {
  /** Shows a Team what it has written down, behind a cover. */
  readonly onSecret: (team: TeamId) => void;
}

/** The goal of the Plot, who Controls and carries what, and what it is worth now and at the end. @rule PC-WIN-04 @rule PC-WIN-06 */
export function PlotPanel({ onSecret }: PlotPanelProps) {
  const w = useWorld();
  const t = useT();
  const askWhy = useAskWhy();
  const { rule, teams, counted, due } = plotStanding(w);
  const markers = markersStanding(w);
  const objectives = objectivesStanding(w);
  const ways = waysHome(w);
  const seats = useSessionState((state) => state.seats);
  // A bot's own stay its own while somebody plays against it.
  const seals = w.state.outcome === null ? sealsOf(w).filter(({ team }) => isHuman(seats, team)) : [];
  const sides = alliances(w.setup).map((all) => {
    const sum = (of: 'points' | 'projected') =>
      together(all, (team) => teams.find((one) => one.team === team)?.[of] ?? 0);
    return { all, points: sum('points'), projected: sum('projected') };
  });
  const number = (points: number) => formatNumber(points, t.lang);
  return (
    <div className="plot-panel">
      <p className="plot-panel__goal">{translateOptional(t.lang, `plot.goal.${rule}`)}</p>
      <Button look="quiet" icon="book" onPress={() => askWhy(rule)}>
        {t('plot.panel.rule')}
      </Button>
      <table className="plot-panel__scores">
        <caption className="visually-hidden">{t('plot.panel.standing')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('plot.panel.team')}</th>
            <th scope="col">{t('plot.panel.counted')}</th>
            <th scope="col">{t('plot.panel.due')}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ all, points, projected }) => (
            <tr key={all[0]}>
              <th scope="row">
                {all.map((team) => (
                  <TeamShape key={team} team={team} size={18} />
                ))}{' '}
                {formatList(
                  all.map((team) => teamName(w, t, team)),
                  t.lang,
                )}
              </th>
              <td>{number(points)}</td>
              <td>
                <b>{number(projected)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {w.state.outcome === null && <Lines head={t('plot.panel.dueLines')} lines={due} w={w} t={t} />}
      {counted.length > 0 && <Lines head={t('plot.panel.countedLines')} lines={counted} w={w} t={t} />}
      {markers.length > 0 && (
        <>
          <h3 className="label">{t('plot.panel.markers')}</h3>
          <ul className="plot-panel__list">
            {markers.map((marker) => (
              <li key={marker.id}>
                {markerWords(w, t, marker)}
                {ways
                  .filter(({ item }) => item === marker.id)
                  .map(({ item, length }) => (
                    <small key={item}>
                      {length === 0
                        ? t('plot.panel.home')
                        : t('plot.panel.toGo', { length: formatInches(length, t.lang) })}
                    </small>
                  ))}
              </li>
            ))}
          </ul>
        </>
      )}
      {objectives.length > 0 && (
        <>
          <h3 className="label">{t('plot.panel.objectives')}</h3>
          <ul className="plot-panel__list">
            {objectives.map(({ id, holder }) => (
              <li key={id}>
                {holder !== null && <TeamShape team={holder} size={16} />}
                {holder === null
                  ? t('plot.panel.heldByNobody', { objective: nameOfObjective(w, t, id) })
                  : t('plot.panel.heldBy', {
                      objective: nameOfObjective(w, t, id),
                      team: teamName(w, t, holder),
                    })}
              </li>
            ))}
          </ul>
        </>
      )}
      {w.state.agendas !== undefined && (
        <>
          <h3 className="label">{t('agenda.panel.title')}</h3>
          <AgendaList viewer={null} />
          {seals.map(({ team }) => (
            <Button key={team} look="quiet" icon="lock" onPress={() => onSecret(team)}>
              {t('agenda.panel.own', { team: teamName(w, t, team) })}
            </Button>
          ))}
        </>
      )}
      <Seals />
    </div>
  );
}

interface LinesProps {
  readonly head: string;
  readonly lines: readonly (ScoreLine & { readonly round?: number })[];
  readonly w: World;
  readonly t: Translator;
}

function Lines({ head, lines, w, t }: LinesProps) {
  return (
    <>
      <h3 className="label">{head}</h3>
      {lines.length === 0 && <p className="plot-panel__none">{t('plot.panel.none')}</p>}
      <ul className="plot-panel__list">
        {lines.map(({ team, source, points, why }, place) => (
          <li key={`${source} ${team} ${place}`}>
            <b className="plot-panel__points">{formatNumber(points, t.lang)}</b>
            <TeamShape team={team} size={16} />
            {t('plot.panel.line', { team: teamName(w, t, team), why: whyWords(t, source, why) })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the points are for; of an Agenda its name. */
const whyWords = (t: Translator, source: string, { code, n }: ScoreLine['why']): string =>
  (code === 'agenda' ? translateOptional(t.lang, `agenda.${source}`) : undefined) ??
  t(`score.${code}`, { n });

function markerWords(w: World, t: Translator, marker: MarkerStanding): string {
  const { bearer, holder, from } = marker;
  const named = { item: thingName(w, t, marker.id), letter: letterOf(marker) };
  const team = holder === null ? '' : teamName(w, t, holder);
  if (bearer !== null) {
    const card = w.state.models[bearer]?.card;
    const side = card === undefined ? null : (w.state.cards[card]?.team ?? null);
    return t('plot.panel.marker.carried', {
      ...named,
      name: modelName(w, bearer),
      team: side === null ? '' : teamName(w, t, side),
    });
  }
  if (from !== null) return t('plot.panel.marker.locked', { ...named, round: from });
  return holder === null
    ? t('plot.panel.marker.lying', named)
    : t('plot.panel.marker.held', { ...named, team });
}
