import { useT } from '../../../i18n/use-t.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { TeamVerdict } from '../../../systems/pulp-city/teams/check-team.ts';
import { figuresOf, type Hole, type ReachBand } from '../../../systems/pulp-city/teams/figures.ts';
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
  const { ap, supportAp, health, reach, traits, holes } = figuresOf(members);
  const tallest = Math.max(1, ...reach.map(({ models }) => models));
  return (
    <>
      <dl className="sums">
        <div>
          <dt>{t(supportAp > 0 ? 'team.sum.apSupport' : 'team.sum.ap')}</dt>
          <dd>{ap}</dd>
        </div>
        <div>
          <dt>{t('team.sum.health')}</dt>
          <dd>{health}</dd>
        </div>
        <div>
          <dt>{t('team.sum.minions')}</dt>
          <dd>{t('team.sum.minionsOf', { spent: minions.spent, points: minions.points })}</dd>
        </div>
      </dl>
      <section className="reach" aria-label={t('team.reach')}>
        <h3 className="label">{t('team.reach')}</h3>
        <ul>
          {reach.map((band) => {
            const where = reachWords(t, band);
            return (
              <li key={where}>
                <b aria-hidden>{band.models}</b>
                <i aria-hidden style={{ height: `${(band.models * 2.75) / tallest}rem` }} />
                <span aria-hidden>{where}</span>
                <span className="visually-hidden">{t('team.reach.spoken', { n: band.models, where })}</span>
              </li>
            );
          })}
        </ul>
      </section>
      <dl className="team-traits" aria-label={t('team.traits')}>
        {traits.map(({ trait, attacks, bestDefence }) => {
          return (
            <div key={trait} data-hole={holes.some((one) => 'trait' in one && one.trait === trait)}>
              <dt>
                <span aria-hidden>
                  {traitLetter(t, trait, edition)} {t(`trait.${trait}.short`)}
                </span>
                <span className="visually-hidden">{traitName(t, trait)}</span>
              </dt>
              <dd>
                <b aria-hidden>{bestDefence}</b>
                <span aria-hidden>×{attacks}</span>
                <span className="visually-hidden">
                  {t('team.traits.spoken', { x: bestDefence, n: attacks })}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
      {holes.length > 0 && (
        <ul className="holes" aria-label={t('team.holes')}>
          {holes.map((hole) => {
            const words = holeWords(t, hole);
            return <li key={words}>{words}</li>;
          })}
        </ul>
      )}
    </>
  );
}

function reachWords(t: Translator, { from, to }: ReachBand): string {
  if (to === 0) return t('team.reach.contact');
  return from > 10 ? t('team.reach.more', { from }) : t('team.reach.range', { from, to });
}

/** What the Team lacks. */
const holeWords = (t: Translator, hole: Hole): string =>
  t(`team.hole.${hole.hole}`, 'trait' in hole ? { trait: traitName(t, hole.trait) } : {});
