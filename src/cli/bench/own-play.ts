import { playOut } from '../../simulation/play.ts';
import { EDITIONS, type EditionId } from '../../systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../systems/pulp-city/index.ts';
import { starterSetup } from '../random-setup.ts';
import type { Subject } from './measure.ts';

/** Whole encounters of the starter teams by random legal answers, both editions in turn. */
export function ownPlay(): Subject<'encounters' | 'decisions'> {
  let seed = 0;
  const work = () => {
    seed += 1;
    const edition: EditionId = EDITIONS[seed % EDITIONS.length] ?? EDITIONS[0];
    const begun = pulpCity.begin(starterSetup(edition, seed));
    if (!begun.ok) throw new Error(`set-up refused: ${begun.error[0]?.code}`);
    const { decisions, failure } = playOut(pulpCity, begun.value, { seed });
    if (failure !== null) throw new Error(`seed ${seed}, edition of ${edition}: ${failure}`);
    return { encounters: 1, decisions };
  };
  return { name: 'Pulp City Tabletop, starter teams, random answers', work };
}
