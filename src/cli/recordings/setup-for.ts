import { byPlayer, PLAYERS } from '../../kernel/ids.ts';
import { stream } from '../../kernel/dice/generator.ts';
import { nomineesFor, whyNotOpen } from '../../systems/pulp-city/agendas/picks.ts';
import { rulesetOf } from '../../systems/pulp-city/editions/editions.ts';
import type { AgendaId, AgendaPick, AgendaWish } from '../../systems/pulp-city/model/agendas.ts';
import { NO_CITIZENS } from '../../systems/pulp-city/model/citizens.ts';
import type { Ruleset } from '../../systems/pulp-city/model/encounter.ts';
import {
  DEFAULT_SWITCHES,
  type EncounterSetup,
  type TeamSetup,
} from '../../systems/pulp-city/model/setup.ts';
import { clearedFor } from '../../systems/pulp-city/rules/objectives/room.ts';
import { tooSmallFor } from '../../systems/pulp-city/board/table-for-teams.ts';
import { LIBRARY } from '../../systems/pulp-city/tables/library/library.ts';
import { fieldedProfiles } from '../library/fielded.ts';
import { libraryOf } from '../library/cards.ts';
import { peopled } from '../random-setup.ts';
import { FACTIONS, factionTeam } from './faction-team.ts';
import { isFight, type Wanted } from './wanted.ts';
import { drawn, type Draw } from '../../kernel/draw.ts';

/** Low, so that an Encounter is soon over; more where somebody has to be KO'ed: many small ones against a few large. */
const LEVELS = [4, 5, 6];
const LEVELS_OF_FIGHTS = [8, 9];

/**
 * A set-up that may end as wanted, decided by its seed alone: each Faction in its turn, on a table of the library.
 * null: the Teams that it brings cannot have the Agenda.
 */
export function setupFor(wanted: Wanted, seed: number): EncounterSetup | null {
  const { edition, sides, agenda } = wanted;
  const rules = rulesetOf(edition);
  const plot = rules?.plots[wanted.plot];
  if (rules === null || plot === undefined) throw new Error(`no ${wanted.plot} in the edition of ${edition}`);
  const draw = stream(seed);
  const level = drawn(draw, isFight(wanted) ? LEVELS_OF_FIGHTS : LEVELS);
  const library = libraryOf(edition);
  const players = PLAYERS.slice(0, sides);
  const teams = players.map((_, at) => {
    const faction = FACTIONS[(seed * sides + at) % FACTIONS.length] ?? '';
    const question = { rules, level, profiles: library.profiles };
    const taste = !isFight(wanted) ? 'any' : at === 0 ? 'small' : 'large';
    return factionTeam(faction, library, question, draw, taste);
  });
  if (teams.some((team) => team === null)) return null;
  const known = teams as readonly TeamSetup[];
  const setup: EncounterSetup = {
    edition,
    revision: rules.revision,
    level,
    plot: plot.id,
    switches: DEFAULT_SWITCHES,
    citizens: NO_CITIZENS,
    table: clearedFor(
      plot,
      drawn(
        draw,
        LIBRARY.filter((table) => tooSmallFor(table, sides) === null),
      ),
    ),
    teams: byPlayer(players, (player) => known[PLAYERS.indexOf(player)] ?? { name: '', cards: [] }),
    profiles: fieldedProfiles(
      edition,
      level,
      known.map(({ cards }) => cards),
    ),
    seed,
    dice: 'digital',
  };
  if (agenda === null) return setup;
  const agendas = wishFor(agenda, setup, rules, draw);
  return agendas === null ? null : peopled({ ...setup, agendas }, 'always');
}

/** In the open with one of each other category, or in secret for every Team that may have it; null: none may. */
function wishFor(agenda: AgendaId, setup: EncounterSetup, rules: Ruleset, draw: Draw): AgendaWish | null {
  const wanted = rules.agendas.all[agenda];
  if (wanted === undefined) return null;
  if (rules.agendas.use === 'open') {
    const others = Object.values(rules.agendas.all).filter(({ category }) => category !== wanted.category);
    const categories = [...new Set(others.map(({ category }) => category))];
    const beside = categories.map(
      (category) =>
        drawn(
          draw,
          others.filter((other) => other.category === category),
        ).id,
    );
    return { open: [agenda, ...beside] };
  }
  const picks = PLAYERS.filter(
    (team) => setup.teams[team] !== undefined && whyNotOpen(setup, rules, team, agenda) === null,
  ).map((team): readonly [string, readonly AgendaPick[]] => {
    const named =
      wanted.nominates?.when === 'written' ? drawn(draw, nomineesFor(setup, team, wanted)) : undefined;
    return [team, [named === undefined ? { agenda } : { agenda, nominee: named }]];
  });
  return picks.length === 0 ? null : { secret: Object.fromEntries(picks) };
}
