import type { Stay } from '../../../systems/pulp-city/model/citizens.ts';
import type { CitizenOutlook } from '../../../systems/pulp-city/view/table/citizens.ts';
import type { Say } from './say.ts';
import { teamName } from './names.ts';

function stayWords({ name }: Say, { why, by }: Stay) {
  if (by === null) return { kind: 'room', by: '' } as const;
  return { kind: why === 'nearer' ? why : 'blocked', by: name(by) } as const;
}

/** 'stays: Car in the way', beside its base. */
export function stayChip(say: Say, stay: Stay): string {
  const { kind, by } = stayWords(say, stay);
  return say.t(`citizen.stays.${kind}`, { by });
}

/** What a Citizen would do by itself, in one line. */
export function citizenLine(say: Say, { model, leader, runs, stays }: CitizenOutlook): string {
  const { w, t } = say;
  const name = say.name(model);
  if (leader !== null) return t('citizen.line.led', { name, team: teamName(w, t, leader) });
  if (stays !== null) {
    const { kind, by } = stayWords(say, stays);
    return t(`citizen.line.stays.${kind}`, { name, by });
  }
  return t('citizen.line.runs', { name, edges: runs.map(({ edge }) => t(`setup.edge.${edge}`)) });
}
