import { freshId } from '../../../app/fresh-id.ts';
import type { KeptDocument } from '../../../app/documents.ts';
import { isTableText } from '../library/documents.ts';
import type { TeamDraft } from '../library/draft.ts';
import { readTeam, teamText } from '../library/team-file.ts';
import { type DocumentList, type Kept, useDocumentList } from '../library/use-document-list.ts';

/** A Team of this device. */
export interface KeptTeam extends Kept {
  /** null: its text cannot be read; it stays as it is. */
  readonly draft: TeamDraft | null;
}

/** A Team that can be read, and so be worked on. */
export type OpenTeam = KeptTeam & { readonly draft: TeamDraft };

export const keptTeam = ({ id, text, order }: KeptDocument): KeptTeam => {
  const read = readTeam(text);
  return { id, text, order, draft: read.ok ? read.value : null };
};

const isTeamText = (text: string): boolean => !isTableText(text);

export interface Teams extends DocumentList<KeptTeam> {
  /** Keeps a new Team. Where that fails it can be worked on all the same. */
  add(draft: TeamDraft): Promise<OpenTeam>;
}

/** The Teams of this device, as a list. */
export function useTeams(): Teams {
  const list = useDocumentList(isTeamText, keptTeam);
  return {
    ...list,
    async add(draft) {
      const text = teamText(draft);
      return { ...(await list.keep(freshId(), text)), text, draft };
    },
  };
}
