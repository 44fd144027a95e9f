import type { Refusal } from '../../../kernel/game-system.ts';
import { refusal } from '../../../kernel/game-system.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Library } from './use-library.ts';
import type { TeamDraft } from './draft.ts';

const FORMAT = 'pulp-city-team';

/** A Team as its file holds it. */
export const teamText = ({ edition, level, team }: TeamDraft): string =>
  JSON.stringify({ format: FORMAT, version: 1, edition, level, team }, null, 2);

export function readTeam(text: string): Result<TeamDraft, Refusal> {
  try {
    const { edition, level, team } = JSON.parse(text) as TeamDraft;
    return ok({ edition, level, team });
  } catch {
    return err(refusal('file.notJson', { line: 1, column: 1 }));
  }
}

/** As people post it: a name a line, with its Level. */
export function teamList(
  { team }: TeamDraft,
  {
    profiles,
  }: { readonly profiles: Readonly<Record<string, { readonly name: string; readonly level: number }>> },
): string {
  const lines = team.cards.map(({ profile, level }) => {
    const card = profiles[profile];
    return `${card?.name ?? profile} (${level ?? card?.level ?? 0})`;
  });
  return [team.name, ...lines].join('\n');
}

export async function teamLink(draft: TeamDraft): Promise<string> {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#teams=${encodeURIComponent(JSON.stringify(draft))}`;
}

export async function readLink(link: string): Promise<Result<TeamDraft, Refusal>> {
  return readTeam(decodeURIComponent(link));
}

export async function readAnything(text: string, _library: Library): Promise<Result<TeamDraft, Refusal>> {
  return readTeam(text);
}
