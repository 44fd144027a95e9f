import { playersOf } from '../../../kernel/ids.ts';
import { areAllied } from '../board/allies.ts';
import type { AgendaId, AgendaPick } from '../model/agendas.ts';
import type { Agenda, Ruleset, World } from '../model/encounter.ts';
import { type CardId, cardIdOf, type TeamId } from '../model/ids.ts';
import type { Alignment } from '../model/keywords.ts';
import { type Refusal, refusal } from '../model/refusals.ts';
import type { EncounterSetup } from '../model/setup.ts';
import { basesOf } from '../teams/basis.ts';
import { membersOf, supremesIn } from '../teams/members.ts';

/** What of a set-up the choice of Agendas asks. */
export type Sides = Pick<EncounterSetup, 'teams' | 'allied' | 'profiles' | 'level'>;

export const agendaOf = ({ agendas }: Pick<Ruleset, 'agendas'>, id: AgendaId): Agenda | null =>
  agendas.all[id] ?? null;

/** In the order of the book. */
export const agendasOf = ({ agendas }: Pick<Ruleset, 'agendas'>): readonly Agenda[] =>
  Object.values(agendas.all);

/** What the Team is: as its player has announced, or whatever its Supremes share. @rule PC-TEAM-03 */
function alignmentsOf({ teams, profiles }: Sides, rules: Ruleset, team: TeamId): readonly Alignment[] {
  const { builtOn } = teams[team];
  if (builtOn !== undefined && 'alignment' in builtOn) return [builtOn.alignment];
  return basesOf(supremesIn(membersOf(teams[team], profiles)), rules.recruiting).flatMap((basis) =>
    'alignment' in basis ? [basis.alignment] : [],
  );
}

/** Supremes that a Team may name for an Agenda. @rule PC-AGENDA-08 @rule PC-AGENDA-09 @rule PC-AGENDA-10 */
export function nomineesFor(setup: Sides, team: TeamId, { nominates }: Agenda): readonly CardId[] {
  const { teams, profiles } = setup;
  if (nominates === undefined) return [];
  const sides = playersOf(teams).filter((one) =>
    nominates.whose === 'own' ? one === team : !areAllied(setup, one, team),
  );
  return sides.flatMap((side) =>
    supremesIn(membersOf(teams[side], profiles))
      .filter(({ level }) => nominates.levels?.includes(level) !== false)
      .map(({ index }) => cardIdOf(side, index)),
  );
}

/** Why the Team cannot have the Agenda at all; null: it may. @rule PC-AGENDA-08 @rule PC-AGENDA-11 */
export function whyNotOpen(sides: Sides, rules: Ruleset, team: TeamId, id: AgendaId): Refusal | null {
  const agenda = agendaOf(rules, id);
  if (agenda === null) return refusal('agenda.otherEdition', { agenda: id });
  const { openTo, nominates } = agenda;
  if (openTo !== undefined && !alignmentsOf(sides, rules, team).includes(openTo))
    return refusal('agenda.notOpen', { agenda: id, team, alignment: openTo });
  if (nominates !== undefined && nomineesFor(sides, team, agenda).length === 0)
    return refusal('agenda.nobody', { agenda: id, team });
  return null;
}

export const agendasOpenTo = (sides: Sides, rules: Ruleset, team: TeamId): readonly AgendaId[] =>
  agendasOf(rules).flatMap(({ id }) => (whyNotOpen(sides, rules, team, id) === null ? [id] : []));

function whyNotNominee(
  sides: Sides,
  rules: Ruleset,
  team: TeamId,
  { agenda: id, nominee }: AgendaPick,
): Refusal | null {
  const agenda = agendaOf(rules, id);
  if (agenda === null) return refusal('agenda.otherEdition', { agenda: id });
  const named = agenda.nominates?.when === 'written';
  if (!named) return nominee === undefined ? null : refusal('agenda.namesNobody', { agenda: id });
  if (nominee === undefined) return refusal('agenda.names', { agenda: id });
  return nomineesFor(sides, team, agenda).includes(nominee)
    ? null
    : refusal('agenda.nominee', { agenda: id, card: nominee });
}

/** Why a Team cannot write these down; null: it may. @rule PC-AGENDA-01 @rule PC-AGENDA-11 */
export function whyNotPicks(
  sides: Sides,
  rules: Ruleset,
  team: TeamId,
  picks: readonly AgendaPick[],
): Refusal | null {
  const most = rules.agendas.most(sides.level);
  if (picks.length > most) return refusal('agenda.tooMany', { team, most, count: picks.length });
  const twice = picks.find(({ agenda }, at) => picks.findIndex((one) => one.agenda === agenda) !== at);
  if (twice !== undefined) return refusal('agenda.twice', { team, agenda: twice.agenda });
  for (const pick of picks) {
    const why = whyNotOpen(sides, rules, team, pick.agenda) ?? whyNotNominee(sides, rules, team, pick);
    if (why !== null) return why;
  }
  return null;
}

/** Why these cannot be the Agendas of all; null: they may. None, or one of each category. @rule PC-AGENDA-15 */
export function whyNotTogether(rules: Ruleset, ids: readonly AgendaId[]): Refusal | null {
  const found = ids.map((id) => agendaOf(rules, id));
  const foreign = ids.find((_, at) => found[at] === null);
  if (foreign !== undefined) return refusal('agenda.otherEdition', { agenda: foreign });
  const categories = found.map((one) => one?.category);
  const again = ids.find((_, at) => categories.indexOf(categories[at]) !== at);
  if (again !== undefined) return refusal('agenda.category', { agenda: again });
  const most = rules.agendas.most(0);
  return ids.length === 0 || ids.length === most
    ? null
    : refusal('agenda.three', { most, count: ids.length });
}

/** Those that may still be picked: of a category that has none yet. @rule PC-SETUP-05 */
export function agendasLeft(rules: Ruleset, picked: readonly AgendaId[]): readonly AgendaId[] {
  const taken = picked.map((id) => agendaOf(rules, id)?.category);
  return agendasOf(rules).flatMap(({ id, category }) => (taken.includes(category) ? [] : [id]));
}

/** Who picks the first, the second and the third Agenda for all. @rule PC-SETUP-05 */
export function pickersInTurn({ state }: Pick<World, 'state'>, terrain: TeamId): readonly TeamId[] {
  const tactical = state.deployment.tactical ?? terrain;
  return [tactical, terrain, tactical];
}
