import type { Figures, RollNotes } from '../../../../systems/pulp-city/view/actions/commit-odds.ts';
import type { Say } from '../../words/say.ts';
import { dealsIn, difference, noteLines, shortFigures, type ToldTo } from './figures.ts';

interface RollSumProps {
  readonly say: Say;
  readonly title: string;
  /** The roll with 0, 1, 2 Power Up dice and so on. */
  readonly steps: readonly Figures[];
  readonly now: Figures | undefined;
  readonly notes: RollNotes;
  readonly to: ToldTo;
}

/** What each further die changes, what is chosen now, and what the figures take for granted. */
export function RollSum({ say, title, steps, now, notes, to }: RollSumProps) {
  const { t } = say;
  const deals = dealsIn(steps);
  return (
    <>
      {steps.length > 1 && (
        <div className="dice-steps">
          <b className="label">{title}</b>
          <ol>
            {steps.slice(1).map((one, at) => (
              <li key={at}>
                <b aria-hidden="true">{at + 1}</b>
                <span>{difference(t, [steps[at] ?? one, one], deals, to)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
      <p className="dice-rows__sum">
        {now !== undefined && t('play.commit.now', { figures: shortFigures(t, now) })}
        {noteLines(say, notes).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </>
  );
}
