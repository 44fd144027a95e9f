import { sealOf } from '../../../kernel/seal.ts';
import type { AgendaSheet, AgendaState } from '../model/agendas.ts';
import type { Ctx, World } from '../model/encounter.ts';
import type { TeamId } from '../model/ids.ts';
import type { EncounterSetup } from '../model/setup.ts';
import type { State } from '../model/state.ts';

/** What is sealed, line by line: every pick in the order written, then the salt. */
export const linesOfSheet = ({ picks, salt }: AgendaSheet): readonly string[] => [
  ...picks.map(({ agenda, nominee }) => `${agenda} ${nominee ?? '-'}`),
  salt,
];

export const sealOfSheet = (sheet: AgendaSheet): string => sealOf(linesOfSheet(sheet).join('\n'));

/** A Team has written its sheet and lays its seal on the table. @rule PC-AGENDA-02 */
export function writeSheet(ctx: Ctx, team: TeamId, { picks, salt }: AgendaSheet): void {
  ctx.emit({ type: 'agendasWritten', team, picks, salt, seal: sealOfSheet({ picks, salt }) });
}

/** At the end all sheets are laid open, and each has to bear its seal. @rule PC-AGENDA-02 */
export function openSheets(ctx: Ctx): void {
  for (const [team, sheet] of Object.entries(ctx.state.agendas?.sheets ?? {})) {
    if (sheet.written === null) continue;
    const { picks, salt } = sheet.written;
    const kept = sealOfSheet(sheet.written) === sheet.seal;
    ctx.emit({ type: 'agendasOpened', team: team as TeamId, picks, salt, kept });
  }
}

/** May the Team know of it? Its own, and what has been revealed. @rule PC-AGENDA-02 */
export const isSeenBy = ({ team, revealed }: AgendaState, viewer: TeamId): boolean =>
  revealed || team === viewer;

/** The Agendas that a Team knows of; null: what everybody knows. */
export const agendasSeenBy = ({ state }: World, viewer: TeamId | null): readonly AgendaState[] =>
  (state.agendas?.held ?? []).filter((one) => (viewer === null ? one.revealed : isSeenBy(one, viewer)));

/** Takes out of a state of one's own what others keep from a Team. @rule PC-AGENDA-02 */
export function hideAgendas(state: State, viewer: TeamId): void {
  const { agendas } = state;
  if (agendas === undefined) return;
  agendas.held = agendas.held.filter((one) => isSeenBy(one, viewer));
  for (const [team, sheet] of Object.entries(agendas.sheets))
    if (team !== viewer) agendas.sheets[team as TeamId] = { seal: sheet.seal, written: null };
}

/** A set-up without what the other Teams have settled in secret. */
export function withoutSecrets(setup: EncounterSetup, viewer: TeamId): EncounterSetup {
  const { agendas } = setup;
  if (typeof agendas !== 'object' || !('secret' in agendas)) return setup;
  const own = agendas.secret[viewer];
  return { ...setup, agendas: { secret: own === undefined ? {} : { [viewer]: own } } };
}
