import type { CitizenOutlook } from '../../systems/pulp-city/view/citizens-view.ts';
import type { Say } from './plans/plan.ts';
import { teamName } from './words.ts';

/** What a Citizen would do by itself, in one line. */
export function citizenLine(say: Say, { model, leader, runs }: CitizenOutlook): string {
  const { w, t } = say;
  const name = say.name(model);
  if (leader !== null) return t('citizen.line.led', { name, team: teamName(w, leader) });
  if (runs.length === 0) return t('citizen.line.stays', { name });
  return t('citizen.line.runs', { name, edges: runs.map(({ edge }) => t(`setup.edge.${edge}`)) });
}
