import { asLink, ofLink } from '../../../app/squeeze.ts';
import { valueIn } from '../../../app/transfer.ts';
import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import { err, type Result } from '../../../kernel/result.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import { readTeamFile, teamFile } from '../../../systems/pulp-city/teams/team-file.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import type { TeamDraft } from './draft.ts';
import type { Library } from './use-library.ts';

const EDITIONS: readonly string[] = EDITION_IDS;

/** A Team as it is kept. */
export const teamText = (draft: TeamDraft): string => JSON.stringify(teamFile(draft), null, 2);

/** A Team as it is sent: the player's own cards in it come along. */
export function sentText({ cards: _, ...draft }: TeamDraft, { files }: Pick<Library, 'files'>): string {
  const own = new Set(draft.team.cards.map(({ profile }) => profile));
  const cards = [...files].flatMap(([id, json]) => (own.has(id) ? [json] : []));
  return teamText(cards.length === 0 ? draft : { ...draft, cards });
}

/** A Team from outside, whole or not; or what is wrong with it first. */
export function readTeam(text: string): Result<TeamDraft, Refusal> {
  const value = valueIn(text);
  if (!value.ok) return value;
  const read = readTeamFile(value.value);
  if (!read.ok) return err(read.error[0] ?? refusal('teamFile.foreign'));
  const { edition, level, team, cards } = read.value;
  if (!EDITIONS.includes(edition)) return err(refusal('teamFile.form', { at: 'edition', given: edition }));
  const draft = { edition, level, team };
  return { ok: true, value: cards === undefined ? draft : { ...draft, cards } };
}

/** The cards alone, for paper: a name a line, with its Level. */
export const teamLines = (
  { team }: TeamDraft,
  { profiles }: { readonly profiles: Readonly<Record<string, CardProfile>> },
): string =>
  team.cards
    .map(({ profile, level }) => {
      const card = profiles[profile];
      return `${card?.name ?? profile} (${level ?? card?.level ?? 0})`;
    })
    .join('\n');

const LINK = '#teams=';

/** `page`: its address without what follows the #. */
export const teamLink = async (draft: TeamDraft, library: Library, page: string): Promise<string> =>
  `${page}${LINK}${await asLink(sentText(draft, library))}`;

/** What stands behind the name of the screen in a link. */
export async function readLink(link: string): Promise<Result<TeamDraft, Refusal>> {
  const text = await ofLink(link);
  return text.ok ? readTeam(text.value) : text;
}
