import { useCallback, useEffect, useMemo, useState } from 'react';
import { freshId } from '../../../app/fresh-id.ts';
import type { KeptDocument, NotKept, WhyMoved } from '../../../app/documents.ts';
import { useApp } from '../use-game.ts';
import type { TeamDraft } from '../library/draft.ts';
import { isTableText } from '../library/documents.ts';
import { readTeam, teamText } from '../library/team-file.ts';

/** A Team of this device. */
export interface KeptTeam {
  readonly id: string;
  /** null: its text cannot be read; it stays as it is. */
  readonly draft: TeamDraft | null;
  readonly text: string;
  /** null: it stands on no shelf yet. */
  readonly order: number | null;
}

/** A Team that can be read, and so be worked on. */
export type OpenTeam = KeptTeam & { readonly draft: TeamDraft };

export const keptTeam = ({ id, text, order }: KeptDocument): KeptTeam => {
  const read = readTeam(text);
  return { id, text, order, draft: read.ok ? read.value : null };
};

export type ShelfFault = NotKept | 'unread' | null;

export interface Teams {
  /** undefined: still being read. The one changed last first. */
  readonly teams: readonly KeptTeam[] | undefined;
  readonly fault: ShelfFault;
  /** They are gone with this page. */
  readonly forThisVisit: boolean;
  reload(): Promise<void>;
  /** Keeps a new Team. Where that fails it can be worked on all the same. */
  add(draft: TeamDraft): Promise<OpenTeam>;
  remove(team: KeptTeam): void;
  /** What was removed last on this screen. */
  readonly removed: KeptTeam | null;
  restore(): void;
}

/** The Teams of this device, as a list. */
export function useTeams(): Teams {
  const { documents } = useApp();
  const [stored, setStored] = useState<readonly KeptDocument[] | undefined>(undefined);
  const [fault, setFault] = useState<ShelfFault>(null);
  const [removed, setRemoved] = useState<KeptTeam | null>(null);
  const reload = useCallback(
    (): Promise<void> => documents.list().then(setStored, () => setFault('unread')),
    [documents],
  );
  useEffect(() => {
    void reload();
    return documents.onChange(() => void reload());
  }, [documents, reload]);
  const teams = useMemo(() => stored?.filter(({ text }) => !isTableText(text)).map(keptTeam), [stored]);
  const keep = async (wanted: string, text: string): Promise<{ id: string; order: number | null }> => {
    const kept = await documents.keep(wanted, text);
    setFault(typeof kept === 'string' ? kept : null);
    await reload();
    return typeof kept === 'string' ? { id: wanted, order: null } : kept;
  };
  return {
    teams,
    fault,
    forThisVisit: documents.kind === 'memory',
    reload,
    async add(draft) {
      const text = teamText(draft);
      return { ...(await keep(freshId(), text)), text, draft };
    },
    remove: (team) =>
      void documents.remove(team.id).then(
        () => {
          setRemoved(team);
          return reload();
        },
        () => setFault('refused'),
      ),
    removed,
    restore() {
      if (removed === null) return;
      setRemoved(null);
      void keep(removed.id, removed.text);
    },
  };
}

export interface Keeping {
  /** Under which it is kept now. */
  readonly id: string;
  readonly status: 'kept' | 'keeping' | NotKept;
  /** The Team stands under another id now, as it was changed or removed in another window. */
  readonly moved: WhyMoved | null;
  retry(): void;
}

/** Keeps the Team that is being built after every change; texts are written one after the other. */
export function useKeeping(team: KeptTeam, text: string): Keeping {
  const { documents } = useApp();
  const [id, setId] = useState(team.id);
  const [status, setStatus] = useState<Keeping['status']>('kept');
  const [moved, setMoved] = useState<WhyMoved | null>(null);
  const [writer] = useState(() => {
    if (team.order !== null) documents.adopt({ id: team.id, order: team.order });
    let current = team.id;
    let last: Promise<void> = Promise.resolve();
    let written = team.order === null ? '' : team.text;
    return (next: string): void => {
      if (next === written) return;
      written = next;
      setStatus('keeping');
      last = last.then(async () => {
        const kept = await documents.keep(current, next);
        if (typeof kept === 'string') {
          // It is not there: whatever comes next is written, be it the same.
          written = '';
          setStatus(kept);
          return;
        }
        current = kept.id;
        setId(kept.id);
        setStatus('kept');
        if (kept.moved !== null) setMoved(kept.moved);
      });
    };
  });
  useEffect(() => writer(text), [writer, text]);
  return { id, status, moved, retry: () => writer(text) };
}
