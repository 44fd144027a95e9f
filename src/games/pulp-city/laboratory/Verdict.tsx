import { useT } from '../../../i18n/use-t.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { Answer, MatchUpAnswer } from '../../../lab/answer.ts';
import type { Difference } from '../../../lab/statistics/difference.ts';
import type { Study } from '../../../lab/study.ts';
import type { RunDoing } from '../../../app/study-run.ts';
import { IntervalBar } from './IntervalBar.tsx';
import { claimOf, claimSoFar, listName, percent, points, withSign } from './words.ts';

interface VerdictProps {
  readonly study: Study;
  readonly answer: Answer;
  readonly doing: RunDoing;
}

/** The answer in words, and its interval drawn. */
export function Verdict({ study, answer, doing }: VerdictProps) {
  const t = useT();
  const { swap } = answer;
  const [first] = answer.matchUps.filter(({ matchUp }) => matchUp.why === 'question');
  const main = answer.together ?? first;
  return (
    <section className="lab-verdict panel panel--loud" aria-label={t('laboratory.verdict')}>
      {swap !== null && <SwapWords study={study} swap={swap.together} whole={answer.whole} />}
      {main !== undefined && (
        <>
          <h2 className={swap === null ? 'lab-verdict__words' : 'lab-verdict__also'} aria-live="polite">
            {claimWords(study, main, t)}
          </h2>
          <div className="lab-verdict__figures">
            <p className="lab-verdict__score" aria-hidden>
              {main.games === 0 ? '?' : percent(main.score.score, t)}
              <small>%</small>
            </p>
            <IntervalBar {...main.score} verdict={shownVerdict(main)} large />
            <ul className="lab-verdict__facts">
              <li>
                {t('laboratory.verdict.record', {
                  wins: main.score.wins,
                  ties: main.score.ties,
                  losses: main.score.losses,
                })}
              </li>
              {main.games > 0 && (
                <li>
                  {t('laboratory.verdict.first', {
                    first: withSign(main.firstTurn.first.score, t),
                    second: withSign(main.firstTurn.second.score, t),
                  })}
                </li>
              )}
              {main.games > 0 && claimOf(main) !== 'above' && claimOf(main) !== 'below' && (
                <li>
                  {main.neededToTell === null
                    ? t('laboratory.verdict.level')
                    : t('laboratory.verdict.needed', { n: main.neededToTell })}
                </li>
              )}
            </ul>
          </div>
        </>
      )}
      {doing === 'playing' && answer.games === 0 && (
        <p className="lab-note">{t('laboratory.verdict.wait')}</p>
      )}
    </section>
  );
}

/** What is not yet claimed is drawn as nothing. */
const shownVerdict = (main: MatchUpAnswer): string => {
  const claim = claimOf(main);
  return claim === 'above' || claim === 'below' ? claim : 'cannotTell';
};

function claimWords(study: Study, main: MatchUpAnswer, t: Translator): string {
  const { score, low, high } = main.score;
  const several = main.matchUp.second === 'together';
  return t(several ? `laboratory.claims.${claimOf(main)}` : `laboratory.claim.${claimOf(main)}`, {
    list: listName(study, study.list, t),
    other: several ? '' : listName(study, main.matchUp.second, t),
    score: withSign(score, t),
    low: percent(low, t),
    high: withSign(high, t),
    n: main.games,
    of: main.wanted,
    until: study.until,
  });
}

interface SwapWordsProps {
  readonly study: Study;
  readonly swap: Difference;
  readonly whole: boolean;
}

function SwapWords({ study, swap, whole }: SwapWordsProps) {
  const t = useT();
  const { difference, low, high, pairs, verdict } = swap;
  const claim = pairs < 2 ? 'nothing' : whole ? verdict : claimSoFar(verdict);
  return (
    <h2 className="lab-verdict__words" aria-live="polite">
      {t(`laboratory.swapped.${claim}`, {
        list: listName(study, study.list, t),
        variant: listName(study, study.variant ?? '', t),
        difference: points(difference, t),
        low: points(low, t),
        high: points(high, t),
        n: pairs,
      })}
    </h2>
  );
}
