import { type EditionId, EDITIONS, rulesetOf } from '../../systems/pulp-city/editions/editions.ts';
import type { AgendaId } from '../../systems/pulp-city/model/agendas.ts';
import type { ScoreSource } from '../../systems/pulp-city/model/objectives.ts';
import type { PlotId } from '../../systems/pulp-city/model/setup.ts';

/** An Encounter of which a recording is kept: one that ends with points from this source. */
export interface Wanted {
  /** '2013-quest-1', '2017-timeBomb-3-teams': the file is named so. */
  readonly name: string;
  readonly edition: EditionId;
  readonly plot: PlotId;
  readonly agenda: AgendaId | null;
  /** How many Teams. */
  readonly sides: number;
}

/** Each Plot is recorded so often for two Teams. */
const TIMES = 2;

/** What its points are told to come from. */
export const sourceOf = ({ agenda }: Wanted): ScoreSource => agenda ?? 'plot';

/** Is it about who is KO'ed? */
export const isFight = ({ agenda, edition }: Wanted): boolean =>
  agenda === 'revenge' ||
  (agenda !== null && rulesetOf(edition)?.agendas.all[agenda]?.category === 'supremes');

/** Every Plot, variant and Agenda of an edition; Plots for more Teams with three of them or four, in turn. */
function wantedIn(edition: EditionId): readonly Wanted[] {
  const rules = rulesetOf(edition);
  if (rules === null) throw new Error(`no edition ${edition}`);
  const plots = Object.values(rules.plots);
  const forTwo = plots.flatMap(({ id: plot }): Wanted[] =>
    Array.from({ length: TIMES }, (_, time) => ({
      name: `${edition}-${plot}-${time + 1}`,
      edition,
      plot,
      agenda: null,
      sides: 2,
    })),
  );
  const forMore = plots
    .filter(({ teams }) => teams.length > 1)
    .map(({ id: plot }, at): Wanted => {
      const sides = 3 + (at % 2);
      return { name: `${edition}-${plot}-${sides}-teams`, edition, plot, agenda: null, sides };
    });
  const agendas = Object.values(rules.agendas.all).map(
    ({ id: agenda }): Wanted => ({
      name: `${edition}-${agenda}`,
      edition,
      plot: 'smackdown',
      agenda,
      sides: 2,
    }),
  );
  return [...forTwo, ...forMore, ...agendas];
}

export const WANTED: readonly Wanted[] = EDITIONS.flatMap(wantedIn);
