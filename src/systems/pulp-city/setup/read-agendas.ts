import * as v from 'valibot';
import { somePlayers } from '../../../kernel/players-form.ts';
import { whyNotPicks, whyNotTogether } from '../agendas/picks.ts';
import { AGENDA_IDS, type AgendaWish } from '../model/agendas.ts';
import type { Ruleset } from '../model/encounter.ts';
import type { TeamId } from '../model/ids.ts';
import { type Refusal, refusal } from '../model/refusals.ts';
import type { EncounterSetup } from '../model/setup.ts';

const agenda = v.picklist(AGENDA_IDS);
const picks = v.array(v.object({ agenda, nominee: v.exactOptional(v.string()) }));

/** In secret, Team by Team, or in the open for all. */
export const AGENDA_WISH = v.union([
  v.literal('asked'),
  v.object({ open: v.array(agenda) }),
  v.object({ secret: somePlayers(picks) }),
]);

interface Given extends Pick<EncounterSetup, 'teams' | 'level'> {
  readonly agendas?: AgendaWish | undefined;
  readonly situation?: unknown;
}

/** What is wrong with the Agendas of a set-up, each fault by its name. @rule PC-AGENDA-01 @rule PC-AGENDA-11 @rule PC-AGENDA-15 */
export function agendaFaults(
  { agendas, teams, level, situation }: Given,
  profiles: EncounterSetup['profiles'],
  rules: Ruleset,
): readonly Refusal[] {
  if (agendas === undefined) return [];
  if (situation !== undefined) return [refusal('setup.agendasMidway')];
  if (agendas === 'asked') return [];
  if ('open' in agendas) {
    if (rules.agendas.use === 'secret') return [refusal('setup.agendas', { edition: rules.id })];
    const why = whyNotTogether(rules, agendas.open);
    return why === null ? [] : [why];
  }
  if (rules.agendas.use === 'open') return [refusal('setup.agendas', { edition: rules.id })];
  const sides = { teams, level, profiles };
  return Object.entries(agendas.secret).flatMap(
    ([team, written]) => whyNotPicks(sides, rules, team as TeamId, written) ?? [],
  );
}
