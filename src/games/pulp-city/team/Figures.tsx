import { useT } from '../../../i18n/use-t.ts';
import type { Translator } from '../../../i18n/translate.ts';
import { TRAITS } from '../../../systems/pulp-city/model/keywords.ts';
import type { TeamVerdict } from '../../../systems/pulp-city/teams/check-team.ts';
import {
  REACHES,
  type TeamFigures,
  teamFigures,
} from '../../../systems/pulp-city/view/setup/team-figures.ts';
import { traitLetter, traitName } from '../words/names.ts';
import './figures.css';

interface FiguresProps {
  readonly verdict: TeamVerdict;
  readonly edition: string;
}

/** What the Team adds up to: AP, Health, how far it strikes, what it attacks and defends with, and what is missing. */
export function Figures({ verdict, edition }: FiguresProps) {
  const t = useT();
  const { members, minions } = verdict;
  const figures = teamFigures(members);
  const holes = holeWords(t, figures);
  return (
    <>
      <dl className="sums">
        <div>
          <dt>{t(figures.supports > 0 ? 'team.sum.apSupport' : 'team.sum.ap')}</dt>
          <dd>{figures.ap}</dd>
        </div>
        <div>
          <dt>{t('team.sum.health')}</dt>
          <dd>{figures.health}</dd>
        </div>
        <div>
          <dt>{t('team.sum.minions')}</dt>
          <dd>{t('team.sum.minionsOf', { spent: minions.spent, points: minions.points })}</dd>
        </div>
      </dl>
      <section className="reach" aria-label={t('team.reach')}>
        <h3 className="label">{t('team.reach')}</h3>
        <ul>
          {figures.reach.map((n, at) => {
            const where = reachWords(t, at);
            return (
              <li key={where}>
                <b aria-hidden>{n}</b>
                <i aria-hidden style={{ height: `${(n * 2.75) / Math.max(1, ...figures.reach)}rem` }} />
                <span aria-hidden>{where}</span>
                <span className="visually-hidden">{t('team.reach.spoken', { n, where })}</span>
              </li>
            );
          })}
        </ul>
      </section>
      <dl className="team-traits" aria-label={t('team.traits')}>
        {TRAITS.map((trait) => {
          const { attackers, best, defenders } = figures.traits[trait];
          return (
            <div key={trait} data-hole={defenders === 0}>
              <dt>
                <span aria-hidden>
                  {traitLetter(t, trait, edition)} {t(`trait.${trait}.short`)}
                </span>
                <span className="visually-hidden">{traitName(t, trait)}</span>
              </dt>
              <dd>
                <b aria-hidden>{best}</b>
                <span aria-hidden>×{attackers}</span>
                <span className="visually-hidden">{t('team.traits.spoken', { x: best, n: attackers })}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      {holes.length > 0 && (
        <ul className="holes">
          {holes.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function reachWords(t: Translator, at: number): string {
  const to = REACHES[at];
  const from = (REACHES[at - 1] ?? 0) + 1;
  if (to === 0) return t('team.reach.contact');
  return to === null || to === undefined
    ? t('team.reach.more', { from })
    : t('team.reach.range', { from, to });
}

/** What the Team lacks. */
function holeWords(t: Translator, { traits, reach }: TeamFigures): readonly string[] {
  const undefended = TRAITS.filter((trait) => traits[trait].defenders === 0);
  const unused = TRAITS.filter((trait) => trait !== 'G' && traits[trait].attackers === 0);
  const short = REACHES.findLast((_, at) => (reach[at] ?? 0) > 0);
  return [
    ...(undefended.length > 0
      ? [t('team.hole.defend', { traits: undefended.map((trait) => traitName(t, trait)) })]
      : []),
    ...(unused.length > 0
      ? [t('team.hole.attack', { traits: unused.map((trait) => traitName(t, trait)) })]
      : []),
    ...(short === null || short === undefined ? [] : [t('team.hole.reach', { x: short })]),
  ];
}
