import { packed, unpacked } from '../../../app/packed-text.ts';
import { valueIn } from '../../../app/transfer.ts';
import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { ALIGNMENTS } from '../../../systems/pulp-city/model/keywords.ts';
import type { TeamSetup } from '../../../systems/pulp-city/model/setup.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/setup.ts';
import type { Entry, TeamDraft } from './draft.ts';

const FORMAT = 'pulp-city-team';
const VERSION = 1;
const EDITIONS: readonly string[] = EDITION_IDS;
const MOST_CARDS = 40;
const MOST_LETTERS = 60;
const MOST_LEVEL = 99;

/** A Team as its file holds it. */
export const teamText = ({ edition, level, team }: TeamDraft): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, edition, level, team }, null, 2);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_LETTERS;
const isLevel = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_LEVEL;

/** A part of the file is not what it should be. */
class Unfit extends Error {
  readonly at: string;
  constructor(at: string) {
    super(at);
    this.at = at;
  }
}

function part<T>(value: unknown, at: string, is: (value: unknown) => value is T): T {
  if (!is(value)) throw new Unfit(at);
  return value;
}

function may<T, K extends string>(
  key: K,
  { [key]: value }: Fields,
  at: string,
  is: (value: unknown) => value is T,
): { readonly [key in K]?: T } {
  return value === undefined ? {} : ({ [key]: part(value, `${at}.${key}`, is) } as { [key in K]?: T });
}

const isTrue = (value: unknown): value is true => value === true;
const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST_CARDS && value.every(isWord);
const isAlignment = (value: unknown): value is (typeof ALIGNMENTS)[number] =>
  ALIGNMENTS.some((one) => one === value);

function readEntry(value: unknown, at: string): Entry {
  const fields = part(value, at, isFields);
  const counts = fields['countsAs'];
  return {
    profile: part(fields['profile'], `${at}.profile`, isWord),
    ...may('level', fields, at, isLevel),
    ...may('baseMm', fields, at, isLevel),
    ...may('form', fields, at, isWord),
    ...may('independent', fields, at, isTrue),
    ...may('honorary', fields, at, isWord),
    ...(counts === undefined ? {} : { countsAs: readCountsAs(part(counts, `${at}.countsAs`, isFields), at) }),
  };
}

const readCountsAs = ({ alignment, faction }: Fields, at: string) => ({
  alignment: part(alignment, `${at}.countsAs.alignment`, isAlignment),
  faction: part(faction, `${at}.countsAs.faction`, isWord),
});

function readBuiltOn(fields: Fields): Pick<TeamSetup, 'builtOn'> {
  const given = fields['builtOn'];
  if (given === undefined) return {};
  const { alignment, faction } = part(given, 'team.builtOn', isFields);
  return {
    builtOn:
      faction === undefined
        ? { alignment: part(alignment, 'team.builtOn.alignment', isAlignment) }
        : { faction: part(faction, 'team.builtOn.faction', isWord) },
  };
}

/** A Team from outside, whole or not; or the place where the file is none. */
export function readTeam(text: string): Result<TeamDraft, Refusal> {
  const read = valueIn(text);
  if (!read.ok) return read;
  try {
    const file = part(read.value, '', isFields);
    if (file['format'] !== FORMAT) return err(refusal('teamFile.format'));
    if (file['version'] !== VERSION) return err(refusal('teamFile.version', { given: `${file['version']}` }));
    const edition = part(file['edition'], 'edition', isWord);
    if (!EDITIONS.includes(edition)) throw new Unfit('edition');
    const team = part(file['team'], 'team', isFields);
    const cards = part(
      team['cards'],
      'team.cards',
      (value): value is readonly unknown[] => Array.isArray(value) && value.length <= MOST_CARDS,
    );
    return ok({
      edition,
      level: part(file['level'], 'level', isLevel),
      team: {
        name: part(team['name'], 'team.name', isWord),
        cards: cards.map((card, at) => readEntry(card, `team.cards.${at}`)),
        ...may('leaderCards', team, 'team', isWords),
        ...readBuiltOn(team),
      },
    });
  } catch (error) {
    if (error instanceof Unfit) return err(refusal('teamFile.form', { at: error.at }));
    throw error;
  }
}

/** The cards as people post them: a name a line, with its Level. */
export function teamLines(
  { team }: TeamDraft,
  {
    profiles,
  }: { readonly profiles: Readonly<Record<string, { readonly name: string; readonly level: number }>> },
): string {
  const lines = team.cards.map(({ profile, level }) => {
    const card = profiles[profile];
    return `${card?.name ?? profile} (${level ?? card?.level ?? 0})`;
  });
  return lines.join('\n');
}

/** The whole Team in such lines. */
export const teamList = (draft: TeamDraft, question: Parameters<typeof teamLines>[1]): string =>
  [draft.team.name, teamLines(draft, question)].join('\n');

const LINK = '#teams=';

/** `page`: its address without what follows the #. */
export const teamLink = async (draft: TeamDraft, page: string): Promise<string> =>
  `${page}${LINK}${await packed(teamText(draft))}`;

/** What stands behind the name of the screen in a link. */
export async function readLink(link: string): Promise<Result<TeamDraft, Refusal>> {
  const text = await unpacked(link);
  return text === null ? err(refusal('teamFile.link')) : readTeam(text);
}
