import { readFileSync, statSync } from 'node:fs';
import { stream } from '../../kernel/dice/generator.ts';
import { readJson } from '../../storage/read-json.ts';
import { formsOnCard } from '../../systems/pulp-city/cards/forms.ts';
import { LEADER_CARDS } from '../../systems/pulp-city/cards/leader-cards.ts';
import { loadSavedCard } from '../../systems/pulp-city/cards/load.ts';
import { READY_TEAMS } from '../../systems/pulp-city/cards/teams.ts';
import { type EditionId, rulesetOf } from '../../systems/pulp-city/editions/editions.ts';
import type { CardProfile } from '../../systems/pulp-city/model/profile.ts';
import type { TeamSetup } from '../../systems/pulp-city/model/setup.ts';
import { plain } from '../../systems/pulp-city/teams/lists/names.ts';
import { listNames, readList } from '../../systems/pulp-city/teams/lists/read-list.ts';
import { randomTeam } from '../../systems/pulp-city/teams/random-team.ts';
import { readTeamFile } from '../../systems/pulp-city/teams/team-file.ts';
import { libraryOf } from '../library/cards.ts';
import { Failure } from '../program.ts';
import { sentence } from '../sentences.ts';
import { leaderCardNames, orFail } from './words.ts';

/** A list as it was named on the command line. */
export interface NamedTeam {
  readonly team: TeamSetup;
  /** Of the Encounter that it is built for. */
  readonly level: number;
  /** Cards that only its file has. */
  readonly cards: readonly CardProfile[];
}

const RANDOM_TEAM = /^random:(\d{1,2})$/;
const LEVELS = { least: 1, most: 24 };

/**
 * A Team by `random:LEVEL`, by the name of a ready-made one, by a file of the builder's, or by a list as people post it.
 * @throws Failure that says what it is not
 */
export function readTeam(wanted: string, edition: EditionId, seed: number): NamedTeam {
  const random = RANDOM_TEAM.exec(wanted);
  if (random !== null) return dealtTeam(Number(random[1]), edition, seed);
  const ready = READY_TEAMS.find(({ id, name }) =>
    [id, name.en, name.fr].some((one) => plain(one) === plain(wanted)),
  );
  if (ready !== undefined) {
    const cards = ready.cards.map(({ card, formLevel }) =>
      formLevel === undefined ? { profile: card } : { profile: card, level: formLevel },
    );
    return { team: { name: ready.name.en, cards }, level: ready.level, cards: [] };
  }
  const text = textOf(wanted);
  return text.trimStart().startsWith('{') ? fromFile(wanted, text, edition) : fromList(wanted, text, edition);
}

function dealtTeam(level: number, edition: EditionId, seed: number): NamedTeam {
  if (level < LEVELS.least || level > LEVELS.most)
    throw new Failure(`'random:${level}' is no Level: ${LEVELS.least} to ${LEVELS.most}.`);
  const rules = rulesetOf(edition);
  if (rules === null) throw new Error(`no edition ${edition}`);
  const { supremes, minions, profiles } = libraryOf(edition);
  const team = randomTeam({ rules, level, profiles }, [...supremes, ...minions], stream(seed));
  if (team === null) throw new Failure(`No legal Team of Level ${level} was found.`);
  return { team: { ...team, name: `Random ${level}` }, level, cards: [] };
}

function textOf(path: string): string {
  const ready = READY_TEAMS.map(({ name }) => name.en).join(', ');
  try {
    if (!statSync(path).isFile()) throw new Failure(`'${path}' is a folder, not a Team.`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR' && code !== 'ENAMETOOLONG')
      throw new Failure(`'${path}' cannot be read (${code ?? String(error)}).`);
    throw new Failure(`'${path}' is no file, no ready-made Team (${ready}) and no random:LEVEL.`);
  }
}

function jsonOf(path: string, text: string): unknown {
  const json = readJson(text);
  if (!json.ok) throw new Failure(`'${path}': ${sentence(json.error)}`);
  return json.value;
}

function fromFile(path: string, text: string, edition: EditionId): NamedTeam {
  const { team, level, cards = [] } = orFail(readTeamFile(jsonOf(path, text)));
  const rules = rulesetOf(edition);
  if (rules === null) throw new Error(`no edition ${edition}`);
  const own = cards.flatMap((card) => {
    const loaded = loadSavedCard(card, rules);
    if (!loaded.ok) throw new Failure(`'${path}': a card in it is refused (${loaded.error[0]?.path ?? ''}).`);
    return [loaded.value, ...formsOnCard(loaded.value)];
  });
  return { team, level, cards: own };
}

function fromList(path: string, text: string, edition: EditionId): NamedTeam {
  const { supremes, minions } = libraryOf(edition);
  const names = listNames(
    [...supremes, ...minions],
    LEADER_CARDS.map(({ id }) => ({ id, names: leaderCardNames(id) })),
  );
  const { team, level, doubtful } = readList(text, names);
  const [unsure] = doubtful;
  if (unsure !== undefined) {
    const near = unsure.near.length === 0 ? '' : ` Is it ${unsure.near.join(' or ')}?`;
    throw new Failure(`'${path}', line ${unsure.line}: there is no card '${unsure.text}'.${near}`);
  }
  if (team.cards.length === 0) throw new Failure(`'${path}' names no card.`);
  const levels = team.cards.reduce((sum, { profile }) => {
    const card = supremes.find(({ id }) => id === profile);
    return sum + (card?.level ?? 0);
  }, 0);
  const named = team.name === '' ? { ...team, name: path.split(/[\\/]/).at(-1) ?? path } : team;
  return { team: named, level: level ?? levels, cards: [] };
}
