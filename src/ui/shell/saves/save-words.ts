import { formatDate } from '../../../i18n/dates.ts';
import { useT } from '../../../i18n/use-t.ts';
import { type SaveEntry, useApp } from '../app.ts';

/** A save as lists show it, in the words of its own game. */
export function useSaveWords(save: SaveEntry): { readonly title: string; readonly line: string } {
  const t = useT();
  const { face, faces } = useApp();
  const own = faces.find(({ system }) => system.id === save.system) ?? face;
  const about = {
    game: own.name(t.lang),
    edition: own.editionName(save.edition, t.lang),
    n: save.head,
    round: save.round ?? 0,
    when: formatDate(save.saved, t.lang),
  };
  return {
    title: own.saveTitle(save.title, t.lang),
    line: t(faces.length === 1 ? 'saves.line' : 'saves.lineOf', about),
  };
}
