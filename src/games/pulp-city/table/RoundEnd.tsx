import { memo, useMemo } from 'react';
import type { Translator } from '../../../i18n/translate.ts';
import { formatList, formatNumber } from '../../../i18n/units.ts';
import { useT } from '../../../i18n/use-t.ts';
import { alliances, alliesOf, together } from '../../../systems/pulp-city/board/allies.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import type { ObjectiveId, TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { scoreSheet } from '../../../systems/pulp-city/view/log/score-sheet.ts';
import {
  type Presence,
  type RoundChange,
  type RoundEnding,
  roundEnding,
} from '../../../systems/pulp-city/view/plot/round-end.ts';
import { TeamShape } from '../../../ui/kit/TeamShape.tsx';
import { Passing } from '../../../ui/shell/table/Passing.tsx';
import { nameOfObjective } from '../scene/objectives.ts';
import { useApp, useBefore, useSessionState, useWorld } from '../use-game.ts';
import { modelName, teamName, thingName } from '../words/names.ts';
import './round-end.css';

/** Of more objectives the reasons would hide the rest. */
const MOST_WHYS = 2;

/** The end of a Round: how the Teams stand, and what changes. */
export const RoundEnd = memo(function RoundEnd() {
  const w = useWorld();
  const { services } = useApp();
  const fresh = useSessionState((state) => state.fresh);
  const before = useBefore();
  const ending = useMemo(() => {
    const same = before !== null && before.setup === w.setup;
    return roundEnding(w, fresh, same ? services.worldOf(before) : null);
  }, [w, fresh, before, services]);
  return <Passing>{ending === null ? null : <Card ending={ending} />}</Passing>;
});

function Card({ ending }: { readonly ending: RoundEnding }) {
  const t = useT();
  const w = useWorld();
  const { ended, next, most, teams, held, changes, rounds } = ending;
  const { sources } = scoreSheet(w);
  const number = (points: number | null): string => (points === null ? '–' : formatNumber(points, t.lang));
  const sums = teams.map(({ team }) => together(alliesOf(w.setup, team), pointsIn(ending)));
  const rows = [
    ...(ended === 0
      ? []
      : sources.map(({ source, points }) => ({
          key: source,
          look: 'source',
          head: source === 'plot' ? t(`plot.${w.setup.plot}`) : t(`agenda.${source}`),
          cells: teams.map(({ team }) => number(points[team])),
        }))),
    { key: 'total', look: 'total', head: t('round.soFar'), cells: teams.map(({ points }) => number(points)) },
    ...(w.setup.allied === undefined
      ? []
      : [{ key: 'together', look: 'total', head: t('round.together'), cells: sums.map(number) }]),
    {
      key: 'now',
      look: 'now',
      head: t('plot.panel.due'),
      cells: teams.map(({ projected }) => number(projected)),
    },
    { key: 'pool', look: 'pool', head: t('round.pool'), cells: teams.map(({ pool }) => number(pool)) },
  ];
  return (
    <section className="round-end__card panel panel--loud" data-many={teams.length > 2}>
      <header className="round-end__head">
        <p className="label">{ended === 0 ? t('round.first') : t('round.ended', { n: ended })}</p>
        <h2>{headline(w, t, ending)}</h2>
      </header>
      <table className="round-end__scores">
        <thead>
          <tr>
            <th>
              <span className="visually-hidden">{t('story.source')}</span>
            </th>
            {teams.map(({ team }) => (
              <th key={team} scope="col" data-team={team}>
                <TeamShape team={team} size={18} /> <span>{teamName(w, t, team)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, look, head, cells }) => (
            <tr key={key} data-look={look}>
              <th scope="row">{head}</th>
              {teams.map(({ team }, at) => (
                <td key={team}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rounds.length > 0 && <RoundsHeld rounds={rounds} ended={ended} />}
      {held.length <= MOST_WHYS &&
        held.map(
          ({ id, why }) =>
            why !== null && (
              <p key={id} className="round-end__why">
                <b>{t('round.why')}</b> {whyWords(w, t, ending, id, why)}
              </p>
            ),
        )}
      <div className="round-end__next">
        <h3 className="label">
          {next === most ? t('round.nextLast', { n: next }) : t('round.next', { n: next, most })}
        </h3>
        <ul>
          {changes.map((change) => (
            <li key={change.what}>{changeWords(w, t, change)}</li>
          ))}
          <li>{t(teams.length > 2 ? 'round.rollMore' : 'round.roll')}</li>
          {held.map(({ id, team }) => (
            <li key={id} className="round-end__held">
              {team !== null && <TeamShape team={team} size={14} />}
              {team === null
                ? t('plot.panel.heldByNobody', { objective: nameOfObjective(w, t, id) })
                : t('plot.panel.heldBy', {
                    objective: nameOfObjective(w, t, id),
                    team: teamName(w, t, team),
                  })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Round by Round who has held what is Controlled. */
function RoundsHeld({ rounds, ended }: Pick<RoundEnding, 'rounds' | 'ended'>) {
  const t = useT();
  const w = useWorld();
  return (
    <section className="round-end__rounds">
      <h3 className="label">{t('round.held')}</h3>
      <ol>
        {rounds.map((holders, at) => {
          const round = at + 1;
          const [first = null] = holders ?? [];
          const one = holders?.length === 1 ? first : null;
          return (
            <li
              key={round}
              data-team={one ?? undefined}
              data-come={holders === null}
              data-now={round === ended}
            >
              <span className="label">{t('play.versus.round', { n: round })}</span>
              {holders === null ? (
                <b aria-hidden>{round > ended ? '?' : '–'}</b>
              ) : (
                <span className="round-end__holders">
                  {holders.map((team, place) =>
                    team === null ? (
                      <b key={place} aria-hidden>
                        –
                      </b>
                    ) : (
                      <TeamShape key={place} team={team} size={holders.length === 1 ? 30 : 18} />
                    ),
                  )}
                  <span className="visually-hidden">
                    {formatList(
                      holders.map((team) => (team === null ? t('round.heldByNobody') : teamName(w, t, team))),
                      t.lang,
                    )}
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Who counted at an objective, and what that comes to. */
function whyWords(
  w: World,
  t: Translator,
  { weighs }: Pick<RoundEnding, 'weighs'>,
  id: ObjectiveId,
  why: readonly Presence[],
): string {
  const objective = nameOfObjective(w, t, id);
  if (why.length === 0) return t('round.why.nobody', { objective });
  const sides = why.map(({ team, models, n }) =>
    t(`round.why.${weighs}`, {
      team: teamName(w, t, team),
      n,
      models: formatList(
        models.map((model) => modelName(w, model)),
        t.lang,
      ),
    }),
  );
  return t('round.why.sides', { objective, sides: sides.join(' · ') });
}

/** Who leads by what has been counted. */
function headline(w: World, t: Translator, { ended, next, most, teams }: RoundEnding): string {
  if (ended === 0) return t('round.begins', { n: next, most });
  const sides = alliances(w.setup).map((all) => ({ all, points: together(all, pointsIn({ teams })) }));
  const best = Math.max(...sides.map(({ points }) => points));
  const [leader, another] = sides.filter(({ points }) => points === best);
  const [team, ally] = leader?.all ?? [];
  if (leader === undefined || team === undefined || another !== undefined) return t('round.level');
  return ally === undefined
    ? t('round.leads', { team: teamName(w, t, team) })
    : t('round.leadTogether', { teams: leader.all.map((one) => teamName(w, t, one)) });
}

const pointsIn =
  ({ teams }: Pick<RoundEnding, 'teams'>) =>
  (team: TeamId): number =>
    teams.find((one) => one.team === team)?.points ?? 0;

function changeWords(w: World, t: Translator, change: RoundChange): string {
  switch (change.what) {
    case 'markersFree':
      return t('round.markersFree', { items: change.markers.map((id) => thingName(w, t, id)) });
    case 'rolls':
      return t(`round.rolls.${change.does}`);
    case 'controlCounts':
      return t('round.controlCounts');
  }
}
