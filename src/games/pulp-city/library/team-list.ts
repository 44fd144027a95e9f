import { LANGUAGES } from '../../../i18n/language.ts';
import { translate, type Translator } from '../../../i18n/translate.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import {
  type DoubtfulLine,
  type ListNames,
  listNames,
  readList,
  writeList,
} from '../../../systems/pulp-city/teams/lists/read-list.ts';
import { leaderCardIds } from '../../../systems/pulp-city/view/setup/leader-picks.ts';
import { leaderCardName } from '../words/leader-names.ts';
import type { TeamDraft } from './draft.ts';
import { readLink, readTeam } from './team-file.ts';
import type { Library } from './use-library.ts';

/** What a text holds, and the lines of a list of which it is not sure what is meant. */
export interface ReadText {
  readonly draft: TeamDraft;
  readonly doubtful: readonly DoubtfulLine[];
}

const LINK = /#teams=([\w-]+)/;

/** Names in the language of the screen first: they are the ones that are written. */
const namesFor = (t: Translator, { cards }: Library): ListNames =>
  listNames(
    cards,
    leaderCardIds.map((id) => ({
      id,
      names: [t, ...LANGUAGES.map(translate)].map((speak) => leaderCardName(speak, id)),
    })),
  );

/** A Team as somebody has sent it: a link, the text of a file, or a list with one name a line. */
export async function readAnything(
  t: Translator,
  text: string,
  library: Library,
  edition: string,
): Promise<Result<ReadText, Refusal>> {
  const [, link] = LINK.exec(text) ?? [];
  if (link === undefined && !text.trimStart().startsWith('{')) {
    const { team, level, doubtful } = readList(text, namesFor(t, library));
    const levels = team.cards.reduce((sum, { profile }) => sum + supremeLevel(library, profile), 0);
    const name = team.name === '' ? t('team.new.name') : team.name;
    return ok({ draft: { edition, level: level ?? Math.max(1, levels), team: { ...team, name } }, doubtful });
  }
  const read = link === undefined ? readTeam(text) : await readLink(link);
  return read.ok ? ok({ draft: read.value, doubtful: [] }) : read;
}

function supremeLevel({ byId }: Library, card: string): number {
  const profile = byId[card];
  return profile?.kind === 'supreme' ? profile.level : 0;
}

/** The whole Team as people post it. */
export const teamList = (t: Translator, { team, level }: TeamDraft, library: Library): string =>
  writeList(team, level, namesFor(t, library), {
    level: t('team.list.level'),
    freelance: t('team.list.freelance'),
    leaderCards: t('team.list.leaderCards'),
  }).trimEnd();
