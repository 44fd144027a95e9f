import { byPlayer, type ByPlayer } from '../../../kernel/ids.ts';
import { useMemo } from 'react';
import type { Translator } from '../../../i18n/translate.ts';
import { formatNumber } from '../../../i18n/units.ts';
import { useT } from '../../../i18n/use-t.ts';
import { alliesOf, sideBySide, together } from '../../../systems/pulp-city/board/allies.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import type { OutcomeView } from '../../../systems/pulp-city/view/log/result.ts';
import { scoreSheet, type SourceLine } from '../../../systems/pulp-city/view/log/score-sheet.ts';
import { Panel } from '../../../ui/kit/Panel.tsx';
import { TeamShape } from '../../../ui/kit/TeamShape.tsx';
import { useWorld } from '../use-game.ts';
import { cardName, teamName } from '../words/names.ts';

/** The Agenda Points of every Team, source by source. @rule PC-WIN-05 */
export function SourcesPanel({ view }: { readonly view: OutcomeView }) {
  const t = useT();
  const w = useWorld();
  const { sources, agreed, total, levels } = useMemo(() => scoreSheet(w), [w]);
  const sides = sideBySide(w.setup);
  const number = (points: number): string => formatNumber(points, t.lang);
  const cells = (values: ByPlayer<number>) =>
    sides.map((side) => (
      <td key={side} data-none={values[side] === 0}>
        {number(values[side])}
      </td>
    ));
  return (
    <Panel className="story story--sources" head={t('story.sources')} label={t('story.sources')}>
      <table className="score">
        <thead>
          <tr>
            <th scope="col">{t('story.source')}</th>
            {sides.map((side) => (
              <th key={side} scope="col" data-team={side}>
                <TeamShape team={side} size={18} label={teamName(w, t, side)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((line) => (
            <tr key={line.source}>
              <th scope="row">
                {line.source === 'plot' ? t(`plot.${w.setup.plot}`) : t(`agenda.${line.source}`)}
                {notesOf(w, t, line).map((note) => (
                  <small key={note}>{note}</small>
                ))}
              </th>
              {cells(line.points)}
            </tr>
          ))}
          {sides.some((side) => agreed[side] !== 0) && (
            <tr>
              <th scope="row">{t('story.agreed')}</th>
              {cells(agreed)}
            </tr>
          )}
          <tr className="score__total">
            <th scope="row">{t('result.total')}</th>
            {cells(total)}
          </tr>
          {w.setup.allied !== undefined && (
            <tr className="score__total">
              <th scope="row">{t('round.together')}</th>
              {cells(byPlayer(sides, (side) => together(alliesOf(w.setup, side), (one) => total[one])))}
            </tr>
          )}
        </tbody>
        <tbody className="score__beside">
          <tr>
            <th scope="row">
              {t('story.levels')} <small>{t('story.levelsNote')}</small>
            </th>
            {cells(levels)}
          </tr>
          <tr>
            <th scope="row">{t('story.damage')}</th>
            {sides.map((side) => (
              <td key={side}>{number(view.teams[side].damage)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}

/** What the Plot gave its points for; whom an Agenda named. */
function notesOf(w: World, t: Translator, { source, entries, held }: SourceLine): readonly string[] {
  if (source === 'plot') {
    const why = entries
      .filter(({ points }) => points !== 0)
      .map((one) => t(`score.${one.why.code}`, { n: one.why.n }));
    return why.length === 0 ? [t('story.plotNote')] : [...new Set(why)];
  }
  return held.flatMap(({ team, nominee }) => {
    if (nominee === null) return team === null ? [] : [teamName(w, t, team)];
    const name = cardName(w, nominee);
    return [
      team === null ? t('story.named', { name }) : t('story.namedBy', { team: teamName(w, t, team), name }),
    ];
  });
}
