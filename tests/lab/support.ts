/** A laboratory for Pulp City, and small studies of ready-made Teams. */
import { libraryOf } from '../../src/cli/library/cards.ts';
import { allShards, merge, type Done } from '../../src/lab/shards.ts';
import { laboratory, RANDOM, usualBots } from '../../src/lab/laboratory.ts';
import { type Study, STUDY_FORMAT, STUDY_VERSION } from '../../src/lab/study.ts';
import { READY_TEAMS } from '../../src/systems/pulp-city/cards/teams.ts';
import type { EditionId } from '../../src/systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../src/systems/pulp-city/index.ts';
import { pulpCityLab, rulesVersion } from '../../src/systems/pulp-city/lab/lab.ts';
import { fieldFor } from '../../src/systems/pulp-city/lab/make-field.ts';
import type { TeamSetup } from '../../src/systems/pulp-city/model/setup.ts';

export const lab = laboratory(pulpCityLab, usualBots(pulpCity));

export function readyTeam(id: string): TeamSetup {
  const team = READY_TEAMS.find((one) => one.id === id);
  if (team === undefined) throw new Error(`no Team ${id}`);
  return { name: team.name.en, cards: team.cards.map(({ card }) => ({ profile: card })) };
}

export const LISTS = { a: readyTeam('starter-wraiths'), b: readyTeam('starter-fallout') };

/** The starter Teams, at random. */
export function starterStudy(
  change: Partial<Study> = {},
  lists: Readonly<Record<string, TeamSetup>> = LISTS,
  edition: EditionId = '2017',
): Study {
  const { profiles } = libraryOf(edition);
  return {
    format: STUDY_FORMAT,
    version: STUDY_VERSION,
    game: pulpCity.id,
    rules: rulesVersion(edition) ?? 0,
    list: 'a',
    against: ['b'],
    games: 8,
    mirror: 0,
    until: 'all',
    seed: 1,
    bots: { list: RANDOM, against: RANDOM },
    factors: { plot: ['smackdown'], table: ['crossroads'] },
    field: fieldFor({ edition, level: 6, lists, cards: profiles, tables: [], agendas: false }),
    ...change,
  };
}

/** Everything that a study asks for. */
export const played = (study: Study): Done =>
  merge(allShards(study).map((shard) => lab.runShard(study, shard)));
