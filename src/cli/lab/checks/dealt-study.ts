import type { Study } from '../../../lab/study.ts';
import type { EditionId } from '../../../systems/pulp-city/editions/editions.ts';
import { dealt } from '../../library/deal.ts';
import { plotsOf, studyFor } from './studies.ts';

/** A pair of Encounters between two Teams dealt from the whole library; `at` takes the Plots of the edition in turn. */
export function dealtStudy(edition: EditionId, seed: number, at: number, bots: Study['bots']): Study {
  const { level, teams } = dealt(edition, seed, false);
  const plots = plotsOf(edition);
  return studyFor({
    edition,
    level,
    list: { name: 'Team A', cards: teams.a },
    against: { name: 'Team B', cards: teams.b },
    bots,
    games: 2,
    seed,
    plots: [plots[at % plots.length] ?? 'smackdown'],
  });
}
