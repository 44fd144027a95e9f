import { bookOf } from '../../../i18n/translate.ts';
import { useEffect, useRef, useState } from 'react';
import '../../../i18n/later-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import type { SetupChoice } from '../../../systems/pulp-city/view/setup/setup.ts';
import type { TeamsScreenProps } from '../../../ui/shell/game-face.ts';
import { firstChoice } from '../setup/setup-draft.ts';
import { readTableLink } from '../tables/table-file.ts';
import { type OpenTable, useTables } from '../tables/use-tables.ts';
import { TableEditor } from './TableEditor.tsx';
import { TableShelf } from './TableShelf.tsx';

/** Tables of the player's own: all of them, or the one that is being built. */
export function TablesScreen({ onBack, onSetUp, link }: TeamsScreenProps<SetupChoice>) {
  const t = useT();
  const tables = useTables();
  const [open, setOpen] = useState<OpenTable | null>(null);
  const [fault, setFault] = useState<Refusal | null>(null);
  const { add } = tables;
  const make = (table: TableLayout): void => void add(table).then(setOpen);
  const taken = useRef<string | null>(null);
  useEffect(() => {
    // Read once: the address still says it after a step back.
    if (link === undefined || link === taken.current) return;
    taken.current = link;
    window.history.replaceState(null, '', '#tables');
    void readTableLink(link).then((read) => {
      if (read.ok) void add(read.value).then(setOpen);
      else setFault(read.error);
    });
  }, [link, add]);
  if (open !== null)
    return (
      <TableEditor
        key={open.id}
        open={open}
        forThisVisit={tables.forThisVisit}
        onBack={() => {
          setOpen(null);
          void tables.reload();
        }}
        onPlay={(id) => onSetUp({ ...firstChoice(bookOf(t.lang)), table: id })}
      />
    );
  return (
    <TableShelf
      tables={tables}
      fault={fault}
      onFault={setFault}
      onBack={onBack}
      onOpen={setOpen}
      onMake={make}
    />
  );
}
