import '../../i18n/later-texts.ts';
import { translate, translateOptional } from '../../i18n/translate.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { EDITIONS, rulesetOf } from '../../systems/pulp-city/editions/editions.ts';
import type { TeamSetup } from '../../systems/pulp-city/model/setup.ts';
import { checkTeam, type TeamVerdict } from '../../systems/pulp-city/teams/check-team.ts';
import { libraryOf } from '../library/cards.ts';
import { isFields } from '../../kernel/plain.ts';

type Fields = Readonly<Record<string, unknown>>;

export const isTeamFile = (json: unknown): boolean =>
  isFields(json) && (json['format'] === 'pulp-city-team' || ('team' in json && !('bar' in json)));

/** What is missing of the form of a Team's file; null: nothing. */
function unfit({ edition, level, team }: Fields): string | null {
  if (!(EDITIONS as readonly unknown[]).includes(edition)) return `'edition' is ${EDITIONS.join(' or ')}.`;
  if (!Number.isInteger(level)) return "'level' is the Level of the Encounter, a whole number.";
  if (!isFields(team) || !Array.isArray(team['cards'])) return "'team' has a list 'cards'.";
  const at = team['cards'].findIndex((card) => !isFields(card) || typeof card['profile'] !== 'string');
  return at < 0 ? null : `team.cards.${at}: 'profile' is the id of a card.`;
}

/** The verdict of the rules of recruiting on a Team's file. */
export function teamFindings(path: string, json: unknown): Result<string, readonly string[]> {
  if (!isFields(json)) return err([`${path}: this is no file of a Team.`]);
  const wrong = unfit(json);
  if (wrong !== null) return err([`${path}: ${wrong}`]);
  const edition = EDITIONS[(EDITIONS as readonly unknown[]).indexOf(json['edition'])] ?? EDITIONS[0];
  const rules = rulesetOf(edition);
  if (rules === null) throw new Error(`no edition ${edition}`);
  const team = json['team'] as TeamSetup;
  const { profiles } = libraryOf(edition);
  const unknown = team.cards.filter(({ profile }) => profiles[profile] === undefined);
  if (unknown.length > 0) return err(unknown.map(({ profile }) => `${path}: there is no card '${profile}'.`));
  const verdict = checkTeam(team, { rules, level: Number(json['level']), profiles });
  if (verdict.faults.length > 0) return err(verdict.faults.map((fault) => `${path}: ${faultWords(fault)}`));
  return ok(`a legal Team of Level ${verdict.levels}, edition of ${edition}`);
}

const faultWords = ({ code, params }: TeamVerdict['faults'][number]): string =>
  translateOptional('en', `refusal.${code}`, params) ?? translate('en')('fault.unknown', { code });
